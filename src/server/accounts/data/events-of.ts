// The events of a stream from its start, without all of them in memory: a stream may hold hundreds of megabytes.
import type { RecordedEvent } from '../../../events/store/log'
import type { Core } from '../../core/core'

/** Events read at a time. */
const batchEvents = 100

export function* eventsOf({ events }: Pick<Core, 'events'>, stream: string): Generator<RecordedEvent> {
  for (let after = 0; ; after += batchEvents) {
    const batch = events.read(stream, after, batchEvents)
    yield* batch
    if (batch.length < batchEvents) return
  }
}
