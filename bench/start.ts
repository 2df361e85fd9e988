// From the start of the process to its first answer, in turn with bare Bun + React.
import { startServer } from '../tests/helpers/server'
import { fullPerson } from './http'
import type { Measure } from './log'
import { barePage } from './peers/bare'

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const timed = async (start: () => Promise<{ stop(): Promise<unknown> }>): Promise<number> => {
  const began = performance.now()
  const server = await start()
  const took = performance.now() - began
  await server.stop()
  return took
}

/** Ours begins with an empty data folder. */
export async function benchStart(runs = 9): Promise<Measure[]> {
  const model = await startServer({ verified: false })
  const bare = await barePage(model, await fullPerson(model), '/painel').finally(() => model.stop())
  const ours: number[] = []
  const others: number[] = []
  try {
    for (let run = 0; run < runs; run++) {
      ours.push(await timed(() => startServer({ pollMs: 1, verified: false })))
      others.push(await timed(() => bare.start()))
    }
  } finally {
    bare.remove()
  }
  return [
    { name: `start to first answer, empty folder, median of ${runs}`, value: median(ours), unit: 'ms' },
    { name: 'the same of bare Bun + React', value: median(others), unit: 'ms' },
    { name: 'start, times bare Bun + React', value: median(ours) / median(others), unit: '×' },
  ]
}
