import { expect, test } from 'bun:test'
import { MEMO_LIMITS, memo } from './memo'

test('gives what the function gives, makes it once while it is remembered, and remembers a bounded number', () => {
  let made = 0
  const upper = memo((text: string) => {
    made += 1
    return text.toUpperCase()
  })
  for (let round = 0; round < 3; round++)
    for (const text of ['a', 'ção', '']) expect(upper(text)).toBe(text.toUpperCase())
  expect(made).toBe(3)
  for (let at = 0; at < MEMO_LIMITS.texts * 2; at++) expect(upper(`t${at}`)).toBe(`T${at}`)
  made = 0
  expect([upper('a'), made]).toEqual(['A', 1])
  const long = 'x'.repeat(MEMO_LIMITS.longest + 1)
  expect([upper(long), upper(long), made]).toEqual([long.toUpperCase(), long.toUpperCase(), 3])
})
