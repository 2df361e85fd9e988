import { expect, test } from 'bun:test'
import { createRoom } from './room'

const room = () => createRoom({ account: 20, network: 50, all: 100 })
const owner = (account: string | null, network: string) => ({ account, network })

test('an account, a network and all together hold so much and no more, until they leave', () => {
  const { open } = room()
  const ana = open(owner('ana', 'a'))
  expect(ana.grow(15)).toBe(true)
  expect(ana.grow(5)).toBe(true)
  expect(open(owner('ana', 'b')).grow(1)).toBe(false)
  expect(open(owner('bia', 'a')).grow(20)).toBe(true)
  expect(open(owner('caio', 'a')).grow(11)).toBe(false)
  expect(open(owner('caio', 'a')).grow(10)).toBe(true)
  expect(open(owner(null, 'b')).grow(50)).toBe(true)
  expect(open(owner(null, 'c')).grow(1)).toBe(false)
  ana.leave()
  expect(open(owner('ana', 'c')).grow(20)).toBe(true)
})

test('leaving twice gives back once, and what is refused takes nothing', () => {
  const { open } = room()
  const ana = open(owner('ana', 'a'))
  ana.grow(20)
  expect(open(owner('bia', 'a')).grow(20)).toBe(true)
  ana.leave()
  ana.leave()
  expect(ana.grow(1)).toBe(false)
  expect(open(owner(null, 'a')).grow(31)).toBe(false)
  expect(open(owner(null, 'a')).grow(30)).toBe(true)
})

test('the oldest that gives way makes room for another, and nobody else has to', () => {
  const { open } = room()
  const ended: string[] = []
  const held = (name: string, network: string, gives: boolean) => {
    const place = open(owner(null, network), () => {
      if (gives) ended.push(name)
      return gives
    })
    expect(place.grow(50)).toBe(true)
  }
  held('stays', 'a', false)
  held('first', 'b', true)
  expect(open(owner(null, 'c')).grow(50)).toBe(true)
  expect(ended).toEqual(['first'])
  expect(open(owner(null, 'd')).grow(1)).toBe(false)
})

test('only who shares the room that is short gives way', () => {
  const { open } = room()
  const asked: string[] = []
  for (const network of ['a', 'b']) {
    const place = open(owner(null, network), () => {
      asked.push(network)
      return true
    })
    expect(place.grow(45)).toBe(true)
  }
  expect(open(owner(null, 'b')).grow(10)).toBe(true)
  expect(asked).toEqual(['b'])
})
