// The text of a pasted web page: blocks become lines, items of lists bullets, headings and bold lines are marked; what a page has around
// an advert goes, known by its elements and by lines that are nothing but links.

/** Elements that hold no text of a page. */
const hidden = 'script, style, noscript, svg, iframe, template'
/** Elements around it. */
const around = 'nav, footer, aside, button, select, script, style, noscript, svg, iframe, dialog, template'
/** Names that authors of pages give to such parts. */
const named = [
  'menu',
  'breadcrumb',
  'navbar',
  'sidebar',
  'share',
  'social',
  'related',
  'cookie',
  'footer',
  'newsletter',
]
  .flatMap((name) => [`[class*="${name}" i]`, `[id*="${name}" i]`])
  .join(', ')
/** The share of a page's words below which what is left of it is no advert: a name may stand at the element that holds all. */
const LEAST = 1 / 3
/** Fewest words of a main part that is taken alone. */
const MAIN = 60

export const isHtml = (text: string): boolean =>
  /<(?:\/?(?:p|div|br|li|ul|ol|h[1-6]|span|strong|b|table|td|section|body|main))\b/i.test(text)

/** Signs that no text has. */
const [LINK, LINK_END, MAIN_START, MAIN_END] = ['\uE000', '\uE001', '\uE002', '\uE003']
/** The page without the elements of a selector, its links and its main part marked. */
const marked = (html: string, selector: string): string =>
  new HTMLRewriter()
    .on('a', {
      element: (link) => {
        link.prepend(LINK)
        link.append(LINK_END)
      },
    })
    .on('main', {
      element: (main) => {
        main.prepend(MAIN_START)
        main.append(MAIN_END)
      },
    })
    .on(selector, { element: (one) => void one.remove() })
    .transform(html)

const countOf = (html: string): number => html.replace(/<[^<>]*>/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0

/** The main part where it says enough, else all. */
const mainOf = (html: string): string => {
  const [from, to] = [html.indexOf(MAIN_START), html.lastIndexOf(MAIN_END)]
  const main = html.slice(from + 1, to)
  return from >= 0 && countOf(main) >= MAIN ? main : html
}

/** The page without what is around its text, as far as enough of it is left. */
const withoutAround = (html: string): string => {
  const all = marked(html, hidden)
  const pages = [`${hidden}, ${around}, ${named}`, `${hidden}, ${around}`].map((some) => mainOf(marked(html, some)))
  return pages.find((page) => countOf(page) >= countOf(all) * LEAST) ?? all
}

const beside = `[^\\p{L}${LINK}${LINK_END}]*`
const onlyLinks = new RegExp(`^${beside}(?:${LINK}[^${LINK}${LINK_END}]*${LINK_END}${beside})+$`, 'u')
/** Most words of a line above the heading of a page that is no text. */
const SHORT = 6
const isShort = (line: string): boolean => line.split(/\s+/).length <= SHORT && !/[.!?:]$/.test(line.trim())

const isOne = (line: string): boolean => line.indexOf(LINK) === line.lastIndexOf(LINK)
/** The lines without those of links, but for the first one that is one, and without what stands above the page's own heading. */
const withoutLinks = (lines: readonly string[]): string[] => {
  const first = lines.findIndex((line) => /\p{L}/u.test(line))
  const heading = lines.findIndex((line) => line.startsWith('# '))
  const above = heading > 0 && lines.slice(0, heading).every(isShort) ? heading : 0
  return lines
    .filter(
      (line, at) => at >= above && ((at === first && isOne(line)) || line.startsWith('#') || !onlyLinks.test(line)),
    )
    .map((line) => line.replaceAll(LINK, '').replaceAll(LINK_END, ''))
}

/** The text of pasted HTML, a line for each block. */
export const fromHtml = (html: string): string =>
  withoutLinks(
    withoutAround(html)
      .replaceAll(MAIN_START, '')
      .replaceAll(MAIN_END, '')
      .replace(/\s+/g, ' ')
      .replace(/<!--.*?(?:-->|$)/g, ' ')
      .replace(/<li\b[^<>]*>/gi, '\n- ')
      .replace(/<h([1-6])\b[^<>]*>/gi, (_, level: string) => `\n${'#'.repeat(Number(level))} `)
      .replace(/<(?:strong|b)\b[^<>]*>|<\/(?:strong|b)>/gi, '**')
      .replace(/<\/?(?:p|div|br|ul|ol|h[1-6]|table|tr|section|article|body|header|main)\b[^<>]*>/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, ' ')
      .split('\n'),
  ).join('\n')
