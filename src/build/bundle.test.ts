import { expect, test } from 'bun:test'
import { Glob } from 'bun'
import { islands } from '../islands/registry'
import { atRules } from '../ui/base/at-rules'
import { bundle, cascade } from './bundle'
import { isText, mediaType } from './media'
import { inCascade } from './vanilla'

test('sheets follow the cascade’s order, then the others: ui, islands, pages', () => {
  const wanted = [
    'src/ui/base/tokens.css.ts',
    'src/ui/card/card.css.ts',
    'src/ui/button/button.css.ts',
    'src/ui/added.css.ts',
    'src/ui/later.css.ts',
    'src/islands/upload.css.ts',
    'src/pages/landing.css.ts',
  ]
  expect(wanted.toReversed().sort(inCascade(wanted.slice(0, 3)))).toEqual(wanted)
})

test('the cascade is that of src/ui/sheets.ts and includes every shared sheet', async () => {
  const named = await cascade()
  expect(named[0]).toBe('src/ui/base/tokens.css.ts')
  expect(named.toSorted()).toEqual([...new Glob('src/ui/**/*.css.ts').scanSync()].sort())
})

test('an extension without a media type is refused', () => {
  expect(mediaType('/fonts/a.woff2')).toBe('font/woff2')
  expect(() => mediaType('/a.exe')).toThrow('/a.exe')
})

test('only text is compressed', () => {
  expect(['/a.js', '/a.css', '/a.svg', '/a.webmanifest'].map(mediaType).every(isText)).toBe(true)
  expect(['/a.woff2', '/a.png', '/a.docx'].map(mediaType).some(isText)).toBe(false)
})

test('the stylesheet begins with the print rules and names fonts only by their hashed addresses', async () => {
  const { files, style, addresses } = await bundle({ minify: true })
  const css = new TextDecoder().decode(files.find(({ path }) => path === style)?.bytes)
  expect(css).toStartWith(atRules)
  expect(css.indexOf('prefers-reduced-motion')).toBeGreaterThan(0)
  for (const plain of addresses.keys()) expect(css).not.toContain(plain)
})

test('the script of every page brings no React along: one import too many did, unseen', async () => {
  const { files, script } = await bundle({ minify: true })
  const text = new TextDecoder().decode(files.find(({ path }) => path === script)?.bytes)
  expect(text).toContain('x-hydrate')
  expect(text).not.toContain('react.')
})

test('islands share one file of scripts: a page fetches the entry, React, that file and one for each of its islands', async () => {
  const { files, script, shared } = await bundle({ minify: true })
  const scripts = files.filter(({ path }) => path.startsWith('/assets/') && path.endsWith('.js'))
  const textOf = (path: string) => new TextDecoder().decode(scripts.find((one) => one.path === path)?.bytes)
  const asked = [...textOf(script).matchAll(/import\("\.(\/[\w-]+\.js)"\)/g)].map(([, name]) => `/assets${name}`)
  // React, the theme's state and, in development, the page's reload beside the islands.
  expect(asked.length).toBe(Object.keys(islands).length + 3)
  const others = scripts.map(({ path }) => path).filter((path) => path !== script && !asked.includes(path))
  // The other is for passkeys, fetched when somebody uses one.
  expect(others.length).toBe(2)
  expect(others).toContain(shared)
  expect(Bun.gzipSync(textOf(script)).byteLength).toBeLessThan(6_000)
  // With the texts of React's development build; tests/long/journeys/speed.journey.test.ts weighs what is served.
  expect(Bun.gzipSync(textOf(shared)).byteLength).toBeLessThan(28_000)
})

test('two builds of the same sources have the same names', async () => {
  const [one, other] = [await bundle({ minify: true }), await bundle({ minify: true })]
  expect(one.files.map(({ path }) => path)).toEqual(other.files.map(({ path }) => path))
})
