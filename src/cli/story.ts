// Everything that belongs to what an id names: requests that mention it, their causes and, of a purchase, what followed.
import { purchaseTypes } from '../domain/billing/causes'
import type { LogReader, RecordedEvent } from '../events/store/log'

/** Shortest id, in characters: a shorter text would be found everywhere. */
const shortestId = 8
/** Events of a purchase read at a time. */
const batchEvents = 1_000

const purchases: ReadonlySet<string> = new Set(['CheckoutStarted', ...purchaseTypes])

const requestsOf = (log: LogReader, id: string): RecordedEvent[] =>
  id.length < shortestId ? [] : log.correlationsOf(id).flatMap((one) => log.readCorrelation(one))

/** The events in order; none where no event carries the id. Reads the log as often as the story has requests. */
export const storyOf = (log: LogReader, id: string): RecordedEvent[] => {
  const byEventId = new Map<string, RecordedEvent>()
  const add = (events: readonly RecordedEvent[]) => {
    for (const event of events) byEventId.set(event.id, event)
  }
  const direct = log.readCorrelation(id)
  add(direct.length > 0 ? direct : requestsOf(log, id))
  // Each round adds what the events so far followed from; a cause is older than its effect, so it ends.
  const askedIds = new Set<string>()
  for (;;) {
    const [missing] = [...byEventId.values()].flatMap(({ causation }) =>
      causation !== null && !byEventId.has(causation) && !askedIds.has(causation) ? [causation] : [],
    )
    if (missing === undefined) break
    askedIds.add(missing)
    add(requestsOf(log, missing))
  }
  const first = Math.min(
    ...[...byEventId.values()].filter(({ type }) => purchases.has(type)).map(({ position }) => position),
  )
  const end = log.position()
  for (let after = first - 1; Number.isFinite(first) && after < end; ) {
    const events = log.readOfTypes(purchaseTypes, after, end, batchEvents)
    // One by one: an effect's own effects are in the same batch.
    for (const event of events)
      if (event.causation !== null && byEventId.has(event.causation)) byEventId.set(event.id, event)
    after = events.length < batchEvents ? end : (events.at(-1)?.position ?? end)
  }
  return [...byEventId.values()].toSorted((one, other) => one.position - other.position)
}
