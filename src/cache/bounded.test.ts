// Given a bounded cache, when more is added than it holds, then what was used recently stays.
import { expect, test } from 'bun:test'
import { recent, sizedCache } from './bounded'

test('holds at most its limit, and always the newest half', () => {
  const cache = recent<number, string>(10)
  for (let key = 0; key < 1_000; key += 1) cache.set(key, `${key}`)
  const held = Array.from({ length: 1_000 }, (_, key) => key).filter((key) => cache.get(key) !== undefined)
  expect(held.length).toBeLessThanOrEqual(10)
  for (const key of [995, 996, 997, 998, 999]) expect(held).toContain(key)
})

test('retains what is used, however much is added', () => {
  const cache = recent<string, number>(10)
  cache.set('used', 1)
  for (let n = 0; n < 100; n += 1) {
    cache.set(`${n}`, n)
    expect(cache.get('used')).toBe(1)
  }
  expect(cache.get('0')).toBeUndefined()
})

test('forgets what is deleted, and returns the latest value of a key', () => {
  const cache = recent<string, number>(4)
  for (const key of ['a', 'b', 'c']) cache.set(key, 1)
  cache.set('c', 2)
  for (const key of ['a', 'c']) cache.delete(key)
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 1, undefined])
  cache.set('b', 3)
  expect(cache.get('b')).toBe(3)
})

const entry = (owner: string, bytes = 10) => ({ owner, bytes, value: `of ${owner}` })

test('holds at most its bytes, and drops first what was not used for longest', () => {
  const cache = sizedCache<string>(30)
  for (const id of ['a', 'b', 'c']) cache.set(id, entry('x'))
  expect(cache.get('a')).toBe('of x')
  cache.set('d', entry('x'))
  expect([...'abcd'].map((id) => cache.get(id) !== undefined)).toEqual([true, false, true, true])
  expect(cache.bytes).toBe(30)
  cache.set('large', entry('x', 31))
  expect([cache.get('large'), cache.bytes]).toEqual([undefined, 0])
})

test('counts an entry once that is set again', () => {
  const cache = sizedCache<string>(30)
  for (let n = 0; n < 5; n++) cache.set('a', entry('x'))
  expect(cache.bytes).toBe(10)
})

test('forgets all of one owner and nothing of another', () => {
  const cache = sizedCache<string>(100)
  for (const owner of ['x', 'y']) for (const id of ['1', '2']) cache.set(`${owner}${id}`, entry(owner))
  cache.forget('x')
  expect(['x1', 'x2', 'y1', 'y2'].map((id) => cache.get(id))).toEqual([undefined, undefined, 'of y', 'of y'])
  expect(cache.bytes).toBe(20)
  cache.clear()
  expect([cache.get('y1'), cache.bytes]).toEqual([undefined, 0])
})

test('one owner pushes out their own oldest, and nobody else’s', () => {
  const cache = sizedCache<string>(100, 30)
  cache.set('mine', entry('y'))
  for (const id of ['a', 'b', 'c', 'd', 'e']) cache.set(id, entry('x'))
  expect(['a', 'b', 'c', 'd', 'e', 'mine'].map((id) => cache.get(id) !== undefined)).toEqual([
    ...[false, false, true, true, true],
    true,
  ])
  // One that is larger than the bound of its owner is alone.
  cache.set('large', entry('x', 60))
  expect(['c', 'd', 'e', 'large', 'mine'].map((id) => cache.get(id) !== undefined)).toEqual([
    ...[false, false, false],
    ...[true, true],
  ])
  expect(cache.bytes).toBe(70)
})
