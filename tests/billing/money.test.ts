// Money is whole cents. What could make a fraction of one is not there to be used.
import { expect, test } from 'bun:test'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { readCatalogue } from '../../src/billing/catalogue-file'
import { annually, discounted, perMonth, prorated } from '../../src/billing/price'

const root = resolve(import.meta.dir, '../..')
const scan = (pattern: string) => [...new Bun.Glob(pattern).scanSync(root)].filter((path) => !path.endsWith('.test.ts'))
const files = [
  ...scan('src/billing/**/*.ts'),
  // The calls name prices in reais beside the cents: that is where the one division is.
  ...scan('src/server/billing/**/*.ts').filter((path) => path !== 'src/server/billing/plans-json.ts'),
  ...scan('src/domain/billing/**/*.ts'),
]

/** Code alone: what stands in comments, texts and patterns makes no sums. */
const code = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/import[^\n]*\n/g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replace(/`(?:[^`\\]|\\.)*`/g, '``')
    .replace(/([(,=]\s*)\/(?:[^/\\\n]|\\.)+\/[a-z]*/g, '$1')

const fractions: readonly (readonly [string, RegExp])[] = [
  ['a number with a point', /\b\d[\d_]*\.\d/],
  ['an exponent', /\b\d[\d_]*e-?\d/i],
  ['a function of fractions', /\b(parseFloat|toFixed|toPrecision|Math\.(random|sqrt|pow|fround|round|cbrt|log|exp))\b/],
  ['a division that is not rounded down at once', /(?<!Math\.floor\([^\n]*)\s\/\s/],
]

test('no float in billing', async () => {
  expect(files.length).toBeGreaterThan(15)
  const found: string[] = []
  for (const file of files) {
    const lines = code(await Bun.file(join(root, file)).text()).split('\n')
    for (const [index, line] of lines.entries())
      for (const [what, pattern] of fractions) if (pattern.test(line)) found.push(`${file}:${index + 1} ${what}`)
  }
  expect(found).toEqual([])
})

test('the test would see one', () => {
  const seen = (line: string) => fractions.some(([, pattern]) => pattern.test(code(line)))
  for (const line of ['price * 0.8', 'total / 12', 'sum.toFixed(2)', 'Math.round(x)', 'const rate = 8e-1'])
    expect([line, seen(line)]).toEqual([line, true])
  for (const line of ['Math.floor(cents / 12)', '// 0.8 of it', "'R$ 29.90'", 'price * 96'])
    expect([line, seen(line)]).toEqual([line, false])
})

test('every sum of any price is whole, and a discount never takes or leaves more than it says', () => {
  const price = fc.integer({ min: 20, max: 2_000_000 }).map((fives) => fives * 5)
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 100 }), fc.nat(1000), (monthly, percent, days) => {
      const year = annually(monthly)
      expect(year * 10).toBe(monthly * 96)
      const first = discounted(year, percent)
      expect(Number.isInteger(first) && first >= 0 && first <= year).toBe(true)
      expect(Math.abs(first * 100 - year * (100 - percent))).toBeLessThanOrEqual(50)
      expect(Number.isInteger(perMonth(year))).toBe(true)
      const left = prorated(year, days, 1000)
      expect(Number.isInteger(left) && left >= 0 && left <= year).toBe(true)
    }),
    { numRuns: 2000, seed: 20261121 },
  )
})

test('a catalogue cannot name a price whose year would not be whole cents', () => {
  expect(readCatalogue('{"basico":{"price":2990}}').ok).toBe(true)
  expect(readCatalogue('{"basico":{"price":2991}}').ok).toBe(false)
  expect(readCatalogue('{"basico":{"price":29.9}}').ok).toBe(false)
})
