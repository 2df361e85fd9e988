// What the server loads before its first answer, read from the sources: a feature that is imported at the start costs every
// start its time and every server its memory, whether or not anybody uses it.
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dir, '../..')
/** The command that runs when none is given, and what runs before it. */
const entries = ['src/main.ts', 'src/cli/index.ts', 'src/cli/commands/serve.ts']

const loaders = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }

/** The modules that a source imports as it is loaded; types and what a function imports later are left out. */
const importsOf = (path: string, text: string): string[] =>
  loaders[path.endsWith('x') ? 'tsx' : 'ts']
    .scanImports(text)
    .flatMap(({ kind, path: from }) => (kind === 'import-statement' ? [from] : []))

/** What the build puts other modules in the place of: class names for sheets, embedded files for the bundler. */
const replaced = (path: string) => path.endsWith('.css.ts') || path === 'src/build/embedded.ts'

/**
 * All sources that are loaded with the entries, by path, with the size of their code in bytes, comments and types left out;
 * and the packages they import.
 */
const loadedAtStart = () => {
  const bytes = new Map<string, number>()
  const packages = new Set<string>()
  const follow = (path: string): void => {
    if (bytes.has(path) || replaced(path) || !/\.tsx?$/.test(path)) return
    const text = readFileSync(join(root, path), 'utf8')
    bytes.set(path, loaders[path.endsWith('x') ? 'tsx' : 'ts'].transformSync(text).length)
    for (const from of importsOf(path, text)) {
      if (from.startsWith('.')) follow(relative(root, Bun.resolveSync(from, join(root, dirname(path)))))
      else if (from.startsWith('#')) follow('src/islands/island.tsx')
      else if (!/^(?:node|bun)(?::|$)/.test(from))
        packages.add(
          from
            .split('/')
            .slice(0, from[0] === '@' ? 2 : 1)
            .join('/'),
        )
    }
  }
  for (const entry of entries) follow(entry)
  return { bytes, packages }
}

const { bytes, packages } = loadedAtStart()

test('the start loads these packages and no other', () => {
  expect([...packages].sort()).toEqual(['@preact/signals-react', 'drizzle-orm', 'react', 'react-dom', 'zod'])
})

test('the start loads no text, nothing that reads or measures a file, and no feature’s routes', () => {
  const unused =
    /^src\/(?:i18n\/(?:pt-BR|en-US)|analysis\/.*\/(?:checks|reading|skills|spelling|documents))\/|-routes\.tsx?$/
  expect([...bytes.keys()].filter((path) => unused.test(path))).toEqual([])
})

test('the start loads no more sources than it needs', () => {
  const total = [...bytes.values()].reduce((sum, one) => sum + one, 0)
  const heaviest = [...bytes].sort(([, a], [, b]) => b - a).slice(0, 10)
  // Before something is loaded here in addition, it should be clear why it cannot wait for the request that needs it.
  expect(total < 650_000 ? [] : [total, ...heaviest]).toEqual([])
  expect(bytes.size).toBeLessThan(340)
})
