// The whole stylesheet, as the build makes it.
import { expect, test } from 'bun:test'
import { basename } from 'node:path'
import { Glob } from 'bun'
import './sheets'
import { stylesheet } from '../build/vanilla'
import { ramp, vars } from './base/tokens.css'

const css = stylesheet()

test('tokens keep the names of the design', () => {
  expect(vars.bg).toBe('var(--bg)')
  expect(vars.ink2).toBe('var(--ink-2)')
  expect(vars.onDeep2).toBe('var(--on-deep-2)')
  expect(vars.s4).toBe('var(--s4)')
  expect(vars.rSm).toBe('var(--r-sm)')
  expect(vars.shadow2).toBe('var(--shadow-2)')
  expect(ramp.areia50).toBe('var(--areia-50)')
})

test('every custom property that a rule reads is set somewhere, or has a fallback', () => {
  const set = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map((match) => match[1]))
  const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1])
  expect(read.length).toBeGreaterThan(300)
  expect(read.filter((name) => !set.has(name))).toEqual([])
})

test('both themes can be forced, and reduced motion stops every time token', () => {
  expect(css).toMatch(/:root\.light \{\s*color-scheme: light;/)
  expect(css).toMatch(/:root\.dark \{\s*color-scheme: dark;/)
  expect(css).toMatch(
    /prefers-reduced-motion: reduce\) \{\s*:root \{\s*--fast: 0ms;\s*--base: 0ms;\s*--slow: 0ms;\s*--leap: 0ms;/,
  )
})

test('the fonts named are the fonts shipped', async () => {
  const files = [...css.matchAll(/url\((\/[^)]+)\)/g)].map((match) => match[1])
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const file of files) expect(await Bun.file(`static${file}`).exists()).toBe(true)
})

test('sheets names every sheet below it, so that none is missing in the cascade', async () => {
  const listed = await Bun.file('src/ui/sheets.ts').text()
  for (const file of new Glob('**/*.css.ts').scanSync('src/ui'))
    expect(listed).toContain(`'./${file.replace('.ts', '')}'`)
})

test('a sheet of a page or an island changes fields and buttons only inside a part of its own', async () => {
  const leaks: string[] = []
  for (const file of new Glob('{pages,islands}/**/*.css.ts').scanSync('src')) {
    const source = await Bun.file(`src/${file}`).text()
    const imported = new Set(
      [...source.matchAll(/import \{([^}]*)\}/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
    )
    for (const [, selector = ''] of source.matchAll(/globalStyle\(\s*[`'](.*?)[`']/g)) {
      const own = [...selector.matchAll(/\$\{(\w+)/g)].some(([, name = '']) => !imported.has(name))
      if (!own && /^(?:textarea|input|select|button)\b/.test(selector)) leaks.push(`${file}: ${selector}`)
    }
  }
  expect(leaks).toEqual([])
})

test('no ramp colour is named outside the tokens, the deep panel and what is drawn on it', async () => {
  const allowed = new Set(['tokens.css.ts', 'card.css.ts', 'avatar.css.ts', 'field.css.ts', 'leap.css.ts'])
  for (const file of new Glob('**/*.css.ts').scanSync('src/ui')) {
    if (allowed.has(basename(file))) continue
    expect(`${file}: ${/\bramp\.\w+/.exec(await Bun.file(`src/ui/${file}`).text())?.[0]}`).toBe(`${file}: undefined`)
  }
})
