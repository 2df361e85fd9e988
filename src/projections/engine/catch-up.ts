// Applies events to a views file: all that are missing at the start, and each commit as it comes.
import { setImmediate } from 'node:timers/promises'
import type { EventLog, RecordedEvent } from '../../events/store/log'
import type { ViewsFile } from './views-file'

/** Events folded between two turns of the event loop while catching up: a few milliseconds of work. */
const batchEvents = 500
/** Most slices that one commit may catch up after earlier failures: bounds how long a request can wait. */
const slicesPerCommit = 20

/** What read models are folded from; a log as it was at a position is one too (cli/log-until.ts). */
export type FoldedLog = Pick<EventLog, 'position' | 'kinds' | 'readAll' | 'onCommit'>

/** Applies all events, letting the event loop turn between slices. Returns in the tick in which it has caught up. */
export async function catchUp(
  file: ViewsFile,
  log: FoldedLog,
  {
    stopped = () => false,
    onProgress,
  }: { stopped?: () => boolean; onProgress?: ((position: number, head: number) => void) | undefined },
): Promise<void> {
  while (!stopped()) {
    const events = log.readAll(file.last().position, batchEvents)
    if (events.length === 0) return
    file.commit(events)
    onProgress?.(file.last().position, log.position())
    await setImmediate()
  }
}

/** Applies a commit and, if the views are behind because an earlier one failed, what came before it. */
export function follow(file: ViewsFile, log: FoldedLog, events: readonly RecordedEvent[]): void {
  if (events[0]?.position === file.last().position + 1) {
    file.commit(events)
    return
  }
  for (let slices = 0; slices < slicesPerCommit; slices += 1) {
    const missed = log.readAll(file.last().position, batchEvents)
    if (missed.length === 0) return
    file.commit(missed)
  }
}
