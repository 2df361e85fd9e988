// The events of a stream from its start, without all of them in memory: a stream may hold hundreds of megabytes.
import type { RecordedEvent } from '../../../events/store/log'
import type { Core } from '../../core/core'

/** Events read at a time. */
const slice = 100

export function* eventsOf({ events }: Pick<Core, 'events'>, stream: string): Generator<RecordedEvent> {
  for (let after = 0; ; after += slice) {
    const found = events.read(stream, after, slice)
    yield* found
    if (found.length < slice) return
  }
}
