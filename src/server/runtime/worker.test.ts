import { afterEach, describe, expect, test } from 'bun:test'
import { printed } from '../../../tests/helpers/printed'
import { startEvery, startOnDemand, type Worker } from './worker'

const open: Worker[] = []
const started = <One extends Worker>(worker: One): One => {
  open.push(worker)
  return worker
}
afterEach(async () => {
  for (const worker of open.splice(0)) await worker.stop()
})

const until = async (isSo: () => boolean) => {
  const end = performance.now() + 5_000
  while (!isSo()) {
    if (performance.now() > end) throw new Error('it did not happen')
    await Bun.sleep(1)
  }
}
const logged = async (work: () => Promise<void>): Promise<string[]> => {
  const { problems } = await printed(work)
  return problems.map((line) => {
    const { time, ...rest } = JSON.parse(line)
    expect(time).toMatch(/^\d{4}-/)
    return JSON.stringify(rest)
  })
}

describe('a periodic worker', () => {
  test('rounds never overlap, and stop waits for the one under way', async () => {
    let running = 0
    let most = 0
    let rounds = 0
    const worker = startEvery({
      name: 'test',
      everyMs: 2,
      run: async () => {
        running += 1
        most = Math.max(most, running)
        await Bun.sleep(10)
        running -= 1
        rounds += 1
      },
    })
    await until(() => rounds >= 2)
    await worker.stop()
    const then = rounds
    expect([running, most]).toEqual([0, 1])
    await Bun.sleep(15)
    expect(rounds).toBe(then)
  })

  test('a failed round is logged by its kind and the next one follows', async () => {
    let rounds = 0
    const lines = await logged(async () => {
      started(
        startEvery({
          name: 'test',
          everyMs: 2,
          run: async () => {
            rounds += 1
            if (rounds === 1) throw new TypeError('ana@exemplo.com')
          },
        }),
      )
      await until(() => rounds >= 2)
    })
    expect(lines).toEqual(['{"level":"error","msg":"worker.failed","worker":"test","error":"TypeError"}'])
  })

  test('the first round waits as long as configured, and a running one sees the stop', async () => {
    const seen: boolean[] = []
    const late = startEvery({ name: 'test', everyMs: 60_000, firstMs: 60_000, run: async () => seen.push(true) })
    await late.stop()
    expect(seen).toEqual([])
    const worker = startEvery({
      name: 'test',
      everyMs: 60_000,
      run: async (stopped) => {
        while (!stopped()) await Bun.sleep(1)
        seen.push(stopped())
      },
    })
    await worker.stop()
    expect(seen).toEqual([true])
  })
})

describe('a worker run on demand', () => {
  const waits = { gatherMs: 2, firstMs: 4, mostMs: 8 }

  test('what comes during a round is handled by one more', async () => {
    let rounds = 0
    const gate = Promise.withResolvers<void>()
    const worker = started(
      startOnDemand({
        name: 'test',
        waits,
        run: async () => {
          rounds += 1
          if (rounds === 1) await gate.promise
          return true
        },
      }),
    )
    await until(() => rounds === 1)
    for (let n = 0; n < 5; n += 1) worker.wake()
    gate.resolve()
    await until(() => rounds === 2)
    await Bun.sleep(20)
    expect(rounds).toBe(2)
  })

  test('a failed round is tried again after a growing wait, which a wake-up does not shorten', async () => {
    let rounds = 0
    const lines = await logged(async () => {
      const worker = started(
        startOnDemand({
          name: 'test',
          waits,
          run: async () => {
            rounds += 1
            if (rounds === 2) throw new RangeError('')
            return rounds > 2
          },
        }),
      )
      await until(() => rounds === 1)
      worker.wake()
      await until(() => rounds === 3)
    })
    expect(lines).toEqual([
      '{"level":"warn","msg":"worker.waiting","worker":"test","failures":1}',
      '{"level":"error","msg":"worker.failed","worker":"test","error":"RangeError"}',
      '{"level":"warn","msg":"worker.waiting","worker":"test","failures":2}',
    ])
  })
})
