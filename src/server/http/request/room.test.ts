import { expect, test } from 'bun:test'
import { createRoom } from './room'

const room = () => createRoom({ account: 20, network: 50, all: 100 })
const owner = (account: string | null, network: string) => ({ account, network })

test('an account, a network and all together hold so much and no more, until they leave', () => {
  const { enter } = room()
  const leave = enter(owner('ana', 'a'), 20)
  expect(enter(owner('ana', 'b'), 1)).toBeNull()
  expect(enter(owner('bia', 'a'), 20)).not.toBeNull()
  expect(enter(owner('caio', 'a'), 11)).toBeNull()
  expect(enter(owner('caio', 'a'), 10)).not.toBeNull()
  expect(enter(owner(null, 'b'), 50)).not.toBeNull()
  expect(enter(owner(null, 'c'), 1)).toBeNull()
  leave?.()
  expect(enter(owner('ana', 'c'), 20)).not.toBeNull()
})

test('leaving twice gives back once, and what is refused takes nothing', () => {
  const { enter } = room()
  const leave = enter(owner('ana', 'a'), 20)
  const other = enter(owner('bia', 'a'), 20)
  leave?.()
  leave?.()
  expect(enter(owner(null, 'a'), 31)).toBeNull()
  expect(enter(owner(null, 'a'), 30)).not.toBeNull()
  expect(other).not.toBeNull()
})
