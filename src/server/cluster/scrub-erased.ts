// Empties the write-ahead log of this node's read models when an erasure arrives that another node carried out.
import { erasures } from '../../events/schema/events'
import type { Core } from '../core/core'
import { scrubViews } from '../runtime/scrub-views'

/** Once for each batch that holds one, after the read models have deleted its rows. */
export const scrubErased = (core: Pick<Core, 'events' | 'views'>): void =>
  core.events.onCommit('effects', (events) => {
    if (events.some(({ type }) => erasures.has(type))) setImmediate(() => void scrubViews(core))
  })
