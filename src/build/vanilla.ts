// vanilla-extract under Bun: one plugin evaluates `*.css.ts` in place (development, tests, server), the other
// replaces each by the plain values it exports (browser bundle, executable). The official integration's evaluation
// does not run on Bun; docs/decisions/0003 says what was measured.
import { relative } from 'node:path'
import { setAdapter } from '@vanilla-extract/css/adapter'
import { transformCss } from '@vanilla-extract/css/transformCss'
import { serializeVanillaModule } from '@vanilla-extract/integration'
import type { BunPlugin } from 'bun'

type Adapter = Parameters<typeof setAdapter>[0]
type Sheet = { css: Parameters<Adapter['appendCss']>[0][] }

const sheets = new Map<string, Sheet>()
const classNames = new Set<string>()
const compositions: Parameters<Adapter['registerComposition']>[0][] = []

setAdapter({
  appendCss: (css, { filePath }) => void sheets.get(filePath)?.css.push(css),
  registerClassName: (name) => void classNames.add(name),
  registerComposition: (composition) => void compositions.push(composition),
  markCompositionUsed: () => {},
  onBeginFileScope: ({ filePath }) => void sheets.set(filePath, { css: [] }),
  onEndFileScope: () => {},
  getIdentOption: () => (process.env.NODE_ENV === 'production' ? 'short' : 'debug'),
})

const ranks = [/\/tokens\.css\.ts$/, /\/(base|reset|global|layout)\.css\.ts$/, /^src\/ui\//, /^src\/islands\//]

/** Where a sheet stands in the stylesheet: what is more particular comes later, so that it wins. */
const rank = (path: string): number => {
  const at = ranks.findIndex((pattern) => pattern.test(path))
  return at < 0 ? ranks.length : at
}

/** Negative when the first sheet comes before the second: tokens, base and layout, ui, islands, pages; each by name. */
export const bySpecificity = (a: string, b: string): number => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)

/** Every sheet evaluated so far, as one stylesheet, in an order that does not depend on who imported what first. */
export const stylesheet = (): string =>
  transformCss({
    localClassNames: [...classNames],
    composedClassLists: compositions,
    cssObjs: [...sheets].sort(([a], [b]) => bySpecificity(a, b)).flatMap(([, sheet]) => sheet.css),
  }).join('\n')

const filter = /\.css\.ts$/

/** Evaluate `*.css.ts` in place: importing one yields its class names and registers its rules. */
export const vanillaRuntime: BunPlugin = {
  name: 'vanilla-extract (runtime)',
  setup: (build) =>
    void build.onLoad({ filter }, async ({ path }) => ({
      loader: 'ts',
      contents: [
        `import { setFileScope, endFileScope } from '@vanilla-extract/css/fileScope'`,
        `setFileScope(${JSON.stringify(relative(process.cwd(), path))}, 'app')`,
        // Read by Bun's own loader: a file it opens is one --watch and --hot follow.
        (await import(`${path}?`, { with: { type: 'text' } })).default,
        `endFileScope()`,
      ].join('\n'),
    })),
}

/** Replace `*.css.ts` by the plain values it exports, so that no vanilla-extract travels in the bundle. */
export const vanillaBundle: BunPlugin = {
  name: 'vanilla-extract (bundle)',
  setup: (build) =>
    void build.onLoad({ filter }, async ({ path }) => ({
      loader: 'js',
      contents: serializeVanillaModule([], await import(path), null),
    })),
}
