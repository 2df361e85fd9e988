// The limits of the readers: how many there are, what each may use, and how much may wait for them.
import { availableParallelism } from 'node:os'
import { minuteMs } from '../../time/units'
import { memoryHere } from '../runtime/memory'
import type { ReaderLimits } from './protocol'

const megabyte = 1024 * 1024

/** Memory of the machine, in bytes, that is reserved for one reader: what it may use, and space for the server. */
const memoryOfOne = 1024 * megabyte
/** More readers than this are of no use to one writing process. */
const most = 16

/** One reader for each core, fewer where memory is short, at least one. */
export const readersFor = (cores: number, memory: number): number =>
  Math.max(1, Math.min(most, cores, Math.floor(memory / memoryOfOne)))

/** Measured with Bun 1.4.5, compiled: 95 MB after one résumé, 140 MB after eight (docs/decisions/0022, 0190). */
export const readerLimits: ReaderLimits = {
  readers: readersFor(availableParallelism(), memoryHere()),
  taskMs: 10_000,
  // Short texts, small pictures, and files nobody waits for: faster than a document, or less urgent.
  taskMsByJob: { draftMeasure: 2_000, linkedin: 3_000, linkedinBrief: 3_000, avatar: 5_000, optimisedFacts: 5_000 },
  start: 15_000,
  memory: 700 * megabyte,
  idle: minuteMs,
  // Below the usual request timeout of proxies (60 s), within which a photo waits twice.
  wait: 20_000,
  backgroundWait: 120_000,
  // Short compared with loading a page. On an idle machine a measure takes 25 ms. Where readers are busy the page is sent at once and
  // fetches its score later.
  pageWait: { free: 500, crowded: 50 },
  queue: {
    tasks: 512,
    bytes: 384 * megabyte,
    tasksOfOne: 48,
    bytesOfOne: 96 * megabyte,
    heavyMs: 2_000,
    windowMs: minuteMs,
    agedMs: 10_000,
    // Uploads of many people come in waves; between two of them readers are free for some milliseconds.
    restMs: 500,
  },
}
