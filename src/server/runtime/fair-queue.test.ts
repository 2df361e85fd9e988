import { describe, expect, test } from 'bun:test'
import { createFairQueue } from './fair-queue'

const limits = { concurrency: 1, waiting: 6, perOwner: 4, reserved: 3 }

/** A queue whose jobs end on demand; `done` is the order in which they ran. */
const held = (over: Partial<typeof limits> = {}) => {
  const queue = createFairQueue({ ...limits, ...over })
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const ask = (owner: string) =>
    queue(owner, async () => {
      await gate.promise
      done.push(owner)
      return owner
    })
  return { ask, done, open: gate.resolve }
}

describe('a fair queue', () => {
  test('takes owners in turn, however many jobs one of them has waiting', async () => {
    const { ask, done, open } = held()
    const all = [ask('a'), ask('a'), ask('a'), ask('b'), ask('c')]
    open()
    await Promise.all(all)
    expect(done).toEqual(['a', 'a', 'b', 'c', 'a'])
  })

  test('bounds the places of one owner, running and waiting', async () => {
    const { ask, open } = held()
    const all = Array.from({ length: 6 }, () => ask('a'))
    open()
    expect(await Promise.all(all)).toEqual(['a', 'a', 'a', 'a', 'busy', 'busy'])
  })

  test('reserves places for owners without a job', async () => {
    const { ask, open } = held()
    const many = ['a', 'a', 'a', 'a', 'b', 'b'].map(ask)
    const others = ['c', 'd', 'e'].map(ask)
    open()
    // One runs, three wait; the second of b's would take a reserved place, and the sixth waiting is the last.
    expect(await Promise.all(many)).toEqual(['a', 'a', 'a', 'a', 'b', 'busy'])
    expect(await Promise.all(others)).toEqual(['c', 'd', 'busy'])
  })

  test('continues after a job that fails, and empties again', async () => {
    const queue = createFairQueue(limits)
    const failing = queue('a', () => Promise.reject(new Error('no')))
    const after = queue('a', async () => 'fine')
    expect(failing).rejects.toThrow('no')
    expect(await after).toBe('fine')
    const again = Array.from({ length: 4 }, () => queue('a', async () => 'x'))
    expect(await Promise.all(again)).toEqual(['x', 'x', 'x', 'x'])
  })
})
