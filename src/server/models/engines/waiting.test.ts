// The two bounds of waiting: an engine's queue, and its circuit breaker.
import { describe, expect, test } from 'bun:test'
import { breakerLimits, createBreaker } from './circuit-breaker'
import { createModels } from './engines'
import { createEngineQueue } from './request-queue'

const never = new AbortController().signal

describe('a request queue', () => {
  test('runs a bounded number at a time, in order, and reports the others’ places', async () => {
    const queue = createEngineQueue(1)
    const gates = Array.from({ length: 3 }, () => Promise.withResolvers<number>())
    const positions: number[] = []
    const runs = gates.map(({ promise }, at) =>
      queue.enter(() => promise, never, at === 2 ? (n) => positions.push(n) : undefined),
    )
    await Bun.sleep(0)
    expect(queue.size()).toBe(3)
    expect(positions).toEqual([2])
    for (const [at, gate] of gates.entries()) gate.resolve(at)
    expect(await Promise.all(runs)).toEqual([0, 1, 2])
    expect(positions.at(-1)).toBe(1)
    expect(queue.size()).toBe(0)
  })

  test('lets a local model answer one at a time, and a hosted one four', async () => {
    const local = { kind: 'ollama', url: 'http://127.0.0.1:1', key: null, model: 'm', vision: null } as const
    const hosted = { kind: 'openai', url: 'https://models.example/v1', key: 'k', model: 'm', vision: null } as const
    const { texts } = await createModels({ engines: [local, hosted], seconds: 5, prices: new Map() }, () => 0)
    const atOnce = texts.map(async ({ queue }) => {
      let begun = 0
      const gate = Promise.withResolvers<void>()
      const work = () => {
        begun++
        return gate.promise
      }
      const all = Array.from({ length: 6 }, () => queue.enter(work, never))
      await Bun.sleep(0)
      const first = begun
      gate.resolve()
      await Promise.all(all)
      return first
    })
    expect(await Promise.all(atOnce)).toEqual([1, 4])
  })

  test('refuses more than may wait', async () => {
    const queue = createEngineQueue(1, 2)
    const gate = Promise.withResolvers<number>()
    const inside = [1, 2, 3].map(() => queue.enter(() => gate.promise, never))
    expect(await queue.enter(async () => 9, never)).toBeNull()
    gate.resolve(1)
    expect(await Promise.all(inside)).toEqual([1, 1, 1])
  })

  test('a wait ends with its signal, and work that throws frees its place', async () => {
    const queue = createEngineQueue(1)
    const gate = Promise.withResolvers<void>()
    const first = queue.enter(() => gate.promise, never)
    const patience = new AbortController()
    const second = queue.enter(async () => 2, patience.signal)
    patience.abort()
    expect(await second).toBeNull()
    gate.reject(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    expect(await queue.enter(async () => 3, never)).toBe(3)
  })
})

describe('a circuit breaker', () => {
  test('opens after failures in a row, then lets one request through', () => {
    const breaker = createBreaker()
    for (let at = 0; at < breakerLimits.failures; at++) {
      expect(breaker.open(at)).toBe(true)
      breaker.record(false, at)
    }
    const rested = breakerLimits.failures - 1 + breakerLimits.restMs
    expect(breaker.open(rested - 1)).toBe(false)
    expect(breaker.open(rested)).toBe(true)
    expect(breaker.open(rested + 1)).toBe(false)
    breaker.record(true, rested + 2)
    expect(breaker.open(rested + 3)).toBe(true)
  })

  test('forgets failures after a success', () => {
    const breaker = createBreaker()
    for (const worked of [false, false, true, false, false]) breaker.record(worked, 0)
    expect(breaker.open(0)).toBe(true)
  })
})
