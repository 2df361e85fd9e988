// vanilla-extract under Bun: one plugin evaluates `*.css.ts` in place (development, tests, server), the other replaces
// each by the plain values it exports (browser bundle, executable). The official integration's evaluation does not run
// on Bun; see docs/decisions/0003 for the measurements.
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

const folders = [/^src\/ui\//, /^src\/islands\//]

/** Orders sheets by their paths, those of the cascade first, so that more specific ones win. */
export const inCascade = (cascade: readonly string[]) => {
  const place = (path: string): number => {
    const position = cascade.indexOf(path)
    if (position >= 0) return position
    const folder = folders.findIndex((pattern) => pattern.test(path))
    return cascade.length + (folder < 0 ? folders.length : folder)
  }
  return (a: string, b: string): number => place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0)
}

/** Every sheet evaluated so far, as one stylesheet; in order of evaluation, or in a deterministic order. */
export const stylesheet = (cascade?: readonly string[]): string => {
  const evaluated = [...sheets]
  const order = inCascade(cascade ?? [])
  return transformCss({
    localClassNames: [...classNames],
    composedClassLists: compositions,
    cssObjs: (cascade ? evaluated.sort(([a], [b]) => order(a, b)) : evaluated).flatMap(([, sheet]) => sheet.css),
  }).join('\n')
}

const filter = /\.css\.ts$/

/** Evaluates `*.css.ts` in place: importing one returns its class names and registers its rules. */
export const vanillaRuntime: BunPlugin = {
  name: 'vanilla-extract (runtime)',
  setup: (build) =>
    void build.onLoad({ filter }, async ({ path }) => ({
      loader: 'ts',
      contents: [
        `import { setFileScope, endFileScope } from '@vanilla-extract/css/fileScope'`,
        `setFileScope(${JSON.stringify(relative(process.cwd(), path))}, 'app')`,
        // Read by Bun's own loader: --watch and --hot follow the files it opens.
        (await import(`${path}?`, { with: { type: 'text' } })).default,
        `endFileScope()`,
      ].join('\n'),
    })),
}

/** Replaces `*.css.ts` by the plain values it exports, so that the bundle does not contain vanilla-extract. */
export const vanillaBundle: BunPlugin = {
  name: 'vanilla-extract (bundle)',
  setup: (build) =>
    void build.onLoad({ filter }, async ({ path }) => ({
      loader: 'js',
      contents: serializeVanillaModule([], await import(path), null),
    })),
}
