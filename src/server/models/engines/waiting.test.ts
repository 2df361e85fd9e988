// The two bounds of waiting: the lane to an engine, and the rest of one that fails.
import { describe, expect, test } from 'bun:test'
import { breakerLimits, createBreaker } from './circuit-breaker'
import { createLane } from './request-queue'

const never = new AbortController().signal

describe('a lane', () => {
  test('lets so many at a time, in order, and tells the others how many are ahead', async () => {
    const lane = createLane(1)
    const gates = Array.from({ length: 3 }, () => Promise.withResolvers<number>())
    const told: number[] = []
    const runs = gates.map(({ promise }, at) =>
      lane.enter(() => promise, never, at === 2 ? (n) => told.push(n) : undefined),
    )
    await Bun.sleep(0)
    expect(lane.size()).toBe(3)
    expect(told).toEqual([2])
    for (const [at, gate] of gates.entries()) gate.resolve(at)
    expect(await Promise.all(runs)).toEqual([0, 1, 2])
    expect(told.at(-1)).toBe(1)
    expect(lane.size()).toBe(0)
  })

  test('turns away whoever would wait behind too many', async () => {
    const lane = createLane(1, 2)
    const gate = Promise.withResolvers<number>()
    const inside = [1, 2, 3].map(() => lane.enter(() => gate.promise, never))
    expect(await lane.enter(async () => 9, never)).toBeNull()
    gate.resolve(1)
    expect(await Promise.all(inside)).toEqual([1, 1, 1])
  })

  test('a wait ends with its signal, and work that throws leaves its place', async () => {
    const lane = createLane(1)
    const gate = Promise.withResolvers<void>()
    const first = lane.enter(() => gate.promise, never)
    const patience = new AbortController()
    const second = lane.enter(async () => 2, patience.signal)
    patience.abort()
    expect(await second).toBeNull()
    gate.reject(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    expect(await lane.enter(async () => 3, never)).toBe(3)
  })
})

describe('a breaker', () => {
  test('rests after failures in a row, then lets one through', () => {
    const breaker = createBreaker()
    for (let at = 0; at < breakerLimits.failures; at++) {
      expect(breaker.open(at)).toBe(true)
      breaker.tell(false, at)
    }
    const rested = breakerLimits.failures - 1 + breakerLimits.restMs
    expect(breaker.open(rested - 1)).toBe(false)
    expect(breaker.open(rested)).toBe(true)
    expect(breaker.open(rested + 1)).toBe(false)
    breaker.tell(true, rested + 2)
    expect(breaker.open(rested + 3)).toBe(true)
  })

  test('forgets failures when something works', () => {
    const breaker = createBreaker()
    for (const worked of [false, false, true, false, false]) breaker.tell(worked, 0)
    expect(breaker.open(0)).toBe(true)
  })
})
