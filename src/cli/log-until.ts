// A log as it was at an earlier position, to fold read models of that time from.
import type { LogReader } from '../events/store/log'
import type { FoldedLog } from '../projections/engine/catch-up'

/** A view of the log for `openViews` that ends at a position and never grows. */
export const logUntil = (log: LogReader, position: number): FoldedLog => ({
  position: () => Math.min(position, log.position()),
  kinds: (after, until) => log.kinds(after, Math.min(until, position)),
  readAll: (after, limit) => log.readAll(after, limit).filter((event) => event.position <= position),
  onCommit: () => {},
})
