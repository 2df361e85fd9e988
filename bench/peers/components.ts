// The page as React's components, and as Astro's.
import { type Component, components, type Dialect, type Page } from './html'

const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  tabindex: 'tabIndex',
  crossorigin: 'crossOrigin',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  readonly: 'readOnly',
  enctype: 'encType',
}
const named = (name: string) =>
  renamed[name.toLowerCase()] ??
  (/^(aria|data)-/.test(name) ? name : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase()))
/** Attributes that are there or not. */
const flags = new Set(['hidden', 'disabled', 'open', 'required', 'checked', 'novalidate'])

export const jsx: Dialect = {
  attribute: (name, value) => (flags.has(name) ? `${named(name)}={true}` : `${named(name)}={${JSON.stringify(value)}}`),
  component: (name) => `<${name} t={t} />`,
}

const source = ({ name, body }: Component) => `export function ${name}({ t }) { return ${body} }`

/** The components of the page in one module, those that are hydrated in another. */
export const jsxModules = (page: Page): { readonly page: string; readonly islands: string } => {
  const all = components(page, jsx)
  const names = all.filter(({ island }) => island).map(({ name }) => name)
  const module = (islands: boolean) =>
    all
      .filter(({ island }) => island === islands)
      .map(source)
      .join('\n')
  return { islands: module(true), page: `import { ${names.join(', ')} } from './islands.jsx'\n${module(false)}\n` }
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const astro: Dialect = {
  attribute: (name, value) => (value === '' && flags.has(name) ? name : `${name}="${escaped(value)}"`),
  component: (name, island) => `<${name} t={t}${island ? ' client:load' : ''} />`,
}

/** One file for each component of the page, by its name; islands are React's. */
export const astroFiles = (page: Page): ReadonlyMap<string, string> => {
  const all = components(page, astro)
  const islands = new Set(all.filter(({ island }) => island).map(({ name }) => name))
  const imports = ({ uses }: Component, root: string) =>
    uses.map(
      (name) =>
        `import ${islands.has(name) ? `{ ${name} }` : name} from '${root}${islands.has(name) ? 'islands.jsx' : `${name}.astro`}'\n`,
    )
  return new Map(
    all
      .filter(({ island }) => !island)
      .map((one) =>
        one.name === 'Page'
          ? [
              'pages/index.astro',
              `---\n${imports(one, '../components/').join('')}import { read } from '../data.mjs'\nconst { t } = read(Astro.cookies.get('peer')?.value ?? 's1')\n---\n<!doctype html>${one.body}`,
            ]
          : [
              `components/${one.name}.astro`,
              `---\n${imports(one, './').join('')}const { t } = Astro.props\n---\n${one.body}`,
            ],
      ),
  )
}
