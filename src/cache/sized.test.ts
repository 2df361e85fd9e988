// Given a cache with a bound of bytes, when more is added than it may hold, then what was not used for longest goes.
import { expect, test } from 'bun:test'
import { sizedCache } from './sized'

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
