// The content of a draft in any version of its stream. An old version may take two hundred events to rebuild, each at most as large as its
// whole text. Therefore one is rebuilt at a time, in slices between which others are answered, accounts in turn.
import { setImmediate } from 'node:timers/promises'
import { type DraftContent, emptyContent, wholeEvery } from '../../domain/drafts/content'
import { draft } from '../../domain/drafts/draft'
import { draftStream } from '../../events/schema/drafts/drafts'
import { domainEvents } from '../../events/schema/events'
import type { Core } from '../core/core'

/** Events read at once: at their largest some milliseconds. */
const batchEvents = 10

/** A draft's contents in the versions `from` (1 or more) to `to` of its stream; null when too many ask at this time. */
export const contentsBetween = async (
  core: Pick<Core, 'events' | 'pastDrafts'>,
  account: string,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<DraftContent[] | null> => {
  const contents = await core.pastDrafts(account, async () => {
    const stream = draftStream(account, id)
    const wanted: DraftContent[] = []
    let state = draft.initial
    // Version 1 is the beginning, so change n is version n + 1: the last whole one at or before the first version.
    for (let read = Math.floor((from - 1) / wholeEvery) * wholeEvery; read < to; read += batchEvents) {
      const recorded = core.events.read(stream, read, Math.min(batchEvents, to - read))
      for (const event of domainEvents.history(recorded)) {
        state = draft.evolve(state, event)
        if (event.meta.version >= from) wanted.push(state.content)
      }
      await setImmediate()
    }
    return wanted
  })
  return contents === 'busy' ? null : contents
}

/** The content of a draft in a version of its stream; nothing for version 0. Null when too many ask at this time. */
export const contentAt = async (
  core: Pick<Core, 'events' | 'pastDrafts'>,
  account: string,
  id: string,
  version: number,
): Promise<DraftContent | null> => {
  if (version < 1) return emptyContent
  const contents = await contentsBetween(core, account, id, { from: version, to: version })
  return contents && (contents[0] ?? emptyContent)
}
