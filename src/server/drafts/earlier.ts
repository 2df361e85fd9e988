// Finds the words of a draft before a version's change: with them the page takes back changes from before it was loaded.
import type { DraftEarlierJson } from '../../api/tools/draft'
import { accountEvents } from '../../events/schema/accounts/account'
import { draftStream } from '../../events/schema/drafts/drafts'
import type { DraftRow } from '../../projections/drafts/draft'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { busy, type Refused } from '../http/response/refusals'
import { contentAt } from './content-at'
import { lookedTooOften, refusedWith } from './drafts'

/** Events looked through for a version's last change of words; what lies further back is found in the history. */
const eventsMax = 50
const ofWords: ReadonlySet<string> = new Set(['DraftChanged', 'DraftReplaced', 'DraftVersionFollowed'])

/** Refused as missing where nothing was changed before it, or not within `eventsMax` events. */
export const earlierThan = async (
  core: Core,
  ctx: RequestContext,
  { id, account, version: latest }: DraftRow,
  version: number,
): Promise<DraftEarlierJson | Refused> => {
  const from = Math.max(1, version - eventsMax)
  if (version > latest || version <= from) return refusedWith(ctx, 'draft-missing')
  const often = lookedTooOften(core, ctx)
  if (often) return often
  const events = accountEvents.history(core.events.read(draftStream(account, id), from, version - from))
  const change = events.findLast(({ type }) => ofWords.has(type))
  if (!change) return refusedWith(ctx, 'draft-missing')
  const before = change.meta.version - 1
  const content = await contentAt(core, account, id, before)
  return content ? { version: before, content } : busy(ctx)
}
