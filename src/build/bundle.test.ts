import { expect, test } from 'bun:test'
import { bundle } from './bundle'
import { isText, mediaType } from './media'
import { bySpecificity } from './vanilla'

test('sheets stand in an order of their own: tokens, base, ui, islands, pages', () => {
  const wanted = [
    'src/ui/tokens.css.ts',
    'src/ui/base.css.ts',
    'src/ui/layout.css.ts',
    'src/ui/button.css.ts',
    'src/ui/card.css.ts',
    'src/islands/upload.css.ts',
    'src/pages/landing.css.ts',
  ]
  expect(wanted.toReversed().sort(bySpecificity)).toEqual(wanted)
})

test('an ending without a media type is refused', () => {
  expect(mediaType('/fonts/a.woff2')).toBe('font/woff2')
  expect(() => mediaType('/a.exe')).toThrow('/a.exe')
})

test('compression is for text', () => {
  expect(['/a.js', '/a.css', '/a.svg', '/a.webmanifest'].map(mediaType).every(isText)).toBe(true)
  expect(['/a.woff2', '/a.png', '/a.docx'].map(mediaType).some(isText)).toBe(false)
})

test('the stylesheet begins with view transitions and names fonts by their hashed address only', async () => {
  const { files, style, addresses } = await bundle({ minify: true })
  const css = new TextDecoder().decode(files.find(({ path }) => path === style)?.bytes)
  expect(css).toStartWith('@view-transition{navigation:auto}')
  for (const plain of addresses.keys()) expect(css).not.toContain(plain)
})

test('two builds of the same sources have the same names', async () => {
  const [one, other] = [await bundle({ minify: true }), await bundle({ minify: true })]
  expect(one.files.map(({ path }) => path)).toEqual(other.files.map(({ path }) => path))
})
