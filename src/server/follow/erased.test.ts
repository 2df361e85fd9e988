import { expect, test } from 'bun:test'
import { createErased } from './erased'

const keysOf = (streams: readonly string[]) =>
  streams.map((stream) => ({ stream, wrapped: null, createdAt: 1, destroyedAt: 2 }))

test('lists what was destroyed since; who missed more than is remembered asks for the whole list', () => {
  const erased = createErased(keysOf, 10)
  const first = erased.since('')
  expect(first).toMatchObject({ all: true, keys: [] })
  erased.add('account/1')
  erased.add('account/2')
  const next = erased.since(first.cursor)
  expect(next).toMatchObject({ all: false, keys: [{ stream: 'account/1' }, { stream: 'account/2' }] })
  expect(erased.since(next.cursor)).toMatchObject({ all: false, keys: [] })
  for (let n = 0; n < 4; n++) erased.add(`draft/${n}`)
  expect(erased.since(next.cursor).keys).toHaveLength(4)
  for (let n = 0; n < 100; n++) erased.add(`account/${n}`)
  expect(erased.since(next.cursor)).toMatchObject({ all: true, keys: [] })
})

test('what another process numbered, or nobody, is asked for from the start', () => {
  const erased = createErased(keysOf)
  const other = createErased(keysOf)
  erased.add('account/1')
  for (const cursor of [other.since('').cursor, erased.since('').cursor.replace(/\d+$/, '7'), 'x', ':', '1:-1'])
    expect(erased.since(cursor).all).toBe(true)
})
