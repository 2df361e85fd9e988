// The content of a draft in any version of its stream. An old version may take two hundred events to rebuild, each at most as large as its
// whole text. Therefore one is rebuilt at a time, in slices between which others are answered, accounts in turn.
import { setImmediate } from 'node:timers/promises'
import { type DraftContent, emptyContent, wholeEvery } from '../../domain/drafts/content'
import { draft } from '../../domain/drafts/draft'
import { accountEvents } from '../../events/schema/accounts/account'
import { draftStream } from '../../events/schema/drafts/drafts'
import type { Core } from '../core/core'

/** Events read at once: at their largest some milliseconds. */
const batchEvents = 10

/** The content of a draft in a version of its stream; nothing for version 0. Null when too many ask at this time. */
export const contentAt = async (
  core: Pick<Core, 'events' | 'pastDrafts'>,
  account: string,
  id: string,
  version: number,
): Promise<DraftContent | null> => {
  if (version < 1) return emptyContent
  const content = await core.pastDrafts(account, async () => {
    const stream = draftStream(account, id)
    let state = draft.initial
    // Version 1 is the beginning, so change n is version n + 1: the last whole one at or before this version.
    for (let read = Math.floor((version - 1) / wholeEvery) * wholeEvery; read < version; read += batchEvents) {
      const recorded = core.events.read(stream, read, Math.min(batchEvents, version - read))
      state = accountEvents.history(recorded).reduce(draft.evolve, state)
      await setImmediate()
    }
    return state.content
  })
  return content === 'busy' ? null : content
}
