// One yardstick for both languages: a page and its translation line by line score alike, from a careless page to an excellent one.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'

/** "=== p01 pt", then the page; the people are invented. */
const source = await Bun.file(new URL('../../../../tests/fixtures/resume/two-languages.txt', import.meta.url)).text()
const pages = new Map(
  source
    .split(/^=== /m)
    .slice(1)
    .map((page) => {
      const [title = '', ...lines] = page.split('\n')
      return [title.trim(), lines.join('\n').trim()] as const
    }),
)
const ids = [...new Set([...pages.keys()].map((title) => title.split(' ')[0]!))]
const scoreOf = (id: string, language: string): number =>
  analyseResume(document(pages.get(`${id} ${language}`) ?? '')).score ?? Number.NaN

/** Points by which a translation may differ: 5 of the checks, which are worth up to 1.14 each. */
const ALIKE = 6

test('the pages reach from careless to excellent', () => {
  expect(ids.length).toBeGreaterThanOrEqual(20)
  const scores = ids.map((id) => scoreOf(id, 'pt'))
  expect(Math.min(...scores)).toBeLessThan(20)
  expect(Math.max(...scores)).toBeGreaterThan(90)
})

describe('given a page and its translation line by line', () => {
  test.each(ids)('%s: they differ by at most 6 points', (id) => {
    const [portuguese, english] = [scoreOf(id, 'pt'), scoreOf(id, 'en')]
    expect(Math.abs(portuguese - english)).toBeLessThanOrEqual(ALIKE)
  })
})
