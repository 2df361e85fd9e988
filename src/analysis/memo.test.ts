import { expect, test } from 'bun:test'
import { MEMO_LIMITS, memo, memoOfList, memoOfObject } from './memo'

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

test('gives what it made of a list of the very same items, and of no other list', () => {
  let made = 0
  const joined = memoOfList((items: readonly { readonly text: string }[]) => {
    made += 1
    return items.map(({ text }) => text).join(' ')
  })
  const [a, b] = [{ text: 'a' }, { text: 'b' }]
  const list = [a, b]
  expect([joined(list), joined([a, b]), made]).toEqual(['a b', 'a b', 1])
  expect([joined([a]), joined([b, a]), joined([a, { text: 'b' }]), made]).toEqual(['a', 'b a', 'a b', 4])
  list.push(a)
  expect([joined(list), joined([]), joined([])]).toEqual(['a b a', '', ''])
})

test('gives what it made of an object, and of no other that says the same', () => {
  let made = 0
  const isEmpty = memoOfObject(({ text }: { readonly text: string }) => {
    made += 1
    return text === ''
  })
  const [a, b] = [{ text: '' }, { text: '' }]
  expect([isEmpty(a), isEmpty(a), isEmpty(b), isEmpty({ text: 'x' }), made]).toEqual([true, true, true, false, 3])
})
