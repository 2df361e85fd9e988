// The product's own page as a tree, and that tree as components of others: so peers always serve what we serve today.

export type Element = {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (Element | string)[]
}
export type Page = { readonly root: Element; readonly texts: readonly string[] }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')

const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi
const attribute = /([\w:-]+)(?:="([^"]*)")?/g
const voids = new Set(['meta', 'link', 'input', 'br', 'hr', 'img'])

/** React's own HTML, which is well-formed; scripts are left out. Each text becomes a number of `texts`. */
export function parse(html: string): Page {
  const texts: string[] = []
  const root = { tag: '#root', attributes: new Map(), children: [] as (Element | string)[] }
  const open = [root]
  const add = (child: Element | string) => open.at(-1)?.children.push(child)
  for (const [, close, tag, attributes = '', closed, text] of html.matchAll(token)) {
    if (close) open.pop()
    else if (text !== undefined) add(`${texts.push(decode(text)) - 1}`)
    else if (tag) {
      const pairs = [...attributes.matchAll(attribute)].map(
        ([, name = '', value = '']) => [name, decode(value)] as const,
      )
      const element = { tag, attributes: new Map(pairs), children: [] as (Element | string)[] }
      add(element)
      if (!closed && !voids.has(tag)) open.push(element)
    }
  }
  const [top] = root.children.filter((child) => typeof child !== 'string')
  if (!top || open.length !== 1) throw new Error('the page is not well-formed')
  return { root: withoutScripts(top), texts }
}

const withoutScripts = (element: Element): Element => ({
  ...element,
  children: element.children
    .filter((child) => typeof child === 'string' || (child.tag !== 'script' && child.tag !== 'x-hydrate'))
    .map((child) => (typeof child === 'string' ? child : withoutScripts(child))),
})

/** Parts that are components of their own, as they are with us. */
const parts = new Set(['header', 'nav', 'section', 'aside', 'footer', 'svg', 'details', 'form', 'ul', 'ol', 'progress'])

export type Component = {
  readonly name: string
  /** Whether it is hydrated in the browser. */
  readonly island: boolean
  readonly body: string
  /** Names of the components its body mentions. */
  readonly uses: readonly string[]
}

/** How a peer writes an attribute, a text and a component. */
export type Dialect = {
  attribute(name: string, value: string): string
  component(name: string, island: boolean): string
}

/** The components of a page, those that others use first; the last one is the page itself. */
export function components({ root }: Page, dialect: Dialect): Component[] {
  const made: Component[] = []
  const define = (element: Element, island: boolean, name?: string): string => {
    const uses: string[] = []
    const body = write(element, uses, island, true)
    const own = name ?? `Part${made.length}`
    made.push({ name: own, island, body, uses: [...new Set(uses)] })
    return own
  }
  /** What an island draws stays in it: it is drawn in the browser as well. */
  const write = (element: Element | string, uses: string[], inIsland: boolean, top = false): string => {
    if (typeof element === 'string') return `{t[${element}]}`
    const island = element.tag === 'x-island'
    if (!top && (island || (!inIsland && parts.has(element.tag)))) {
      const name = define(island ? { ...element, tag: 'div' } : element, island)
      uses.push(name)
      return dialect.component(name, island)
    }
    const attributes = [...element.attributes].map(([name, value]) => ` ${dialect.attribute(name, value)}`).join('')
    if (voids.has(element.tag)) return `<${element.tag}${attributes} />`
    const children = element.children.map((child) => write(child, uses, inIsland)).join('')
    return `<${element.tag}${attributes}>${children}</${element.tag}>`
  }
  define(root, false, 'Page')
  return made
}
