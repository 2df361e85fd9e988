// Given a bounded cache, when more is added than it holds, then what was used recently stays.
import { expect, test } from 'bun:test'
import { recent } from './recent'

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
