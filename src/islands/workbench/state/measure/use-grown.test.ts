// A draft of one page that becomes two is noticed, and no other.
import { expect, test } from 'bun:test'
import { hasGrown } from './use-grown'

const pages = (simple: number, compact = 1, classic = 1) => ({ simple, compact, classic })

test('from one page to more, in the layout that is chosen', () => {
  expect(hasGrown(pages(1), pages(2), 'simple')).toBe(true)
  expect(hasGrown(pages(1), pages(2), 'compact')).toBe(false)
})

test('nothing is noticed of what had more before, stayed one page, or is not known', () => {
  const others = [
    [pages(2), pages(3)],
    [pages(1), pages(1)],
    [pages(0), pages(2)],
    [null, pages(2)],
    [pages(1), null],
  ] as const
  for (const [first, now] of others) expect(hasGrown(first, now, 'simple')).toBe(false)
})
