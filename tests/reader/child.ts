import { type ReaderTaskTable, readerTasks } from '../../src/analysis/reader-tasks'
import { runReader } from '../../src/server/reader/process'

const retained: Uint8Array[] = []

/** The product's tasks, and some that behave as a hostile document would like to. */
export const testJobs = {
  ...readerTasks,
  hang: async () => {
    for (;;);
  },
  hog: async () => {
    const held: Uint8Array[] = []
    for (;;) {
      held.push(new Uint8Array(16 * 1024 * 1024).fill(1))
      await Bun.sleep(1)
    }
  },
  /** Leaves 150 MB behind, as an opened picture does for a while. */
  leave: async () => {
    retained.push(new Uint8Array(150 * 1024 * 1024).fill(1))
    await Bun.sleep(300)
  },
  /** Keeps the process busy for as many ms as the first byte says tens. */
  work: async (bytes: Uint8Array) => {
    const until = performance.now() + 10 * (bytes[0] ?? 0)
    while (performance.now() < until);
  },
  die: async () => process.exit(3),
  fail: async () => {
    throw new Error('the text of a document')
  },
  environment: async () => ({ names: Object.keys(process.env), folder: process.cwd() }),
} satisfies ReaderTaskTable

export type TestJobs = typeof testJobs

if (import.meta.main) runReader(testJobs)
