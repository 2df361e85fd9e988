// Finds the words of a draft before a version's change: with them the page takes back changes from before it was loaded.
import type { DraftEarlierJson } from '../../api/tools/draft'
import { type DraftContent, differenceOf, emptyContent } from '../../domain/drafts/content'
import { draftStream } from '../../events/schema/drafts/drafts'
import { domainEvents } from '../../events/schema/events'
import type { DraftRow } from '../../projections/drafts/draft'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { busy, type Refused } from '../http/response/refusals'
import { contentsBetween } from './content-at'
import { lookRefusal, refusedWith } from './drafts'

/** Events looked through for a version's last change of words; what lies further back is found in the history. */
const eventsMax = 50
type Recorded = ReturnType<typeof domainEvents.history>[number]
const ofWords: ReadonlySet<string> = new Set(['DraftChanged', 'DraftReplaced', 'DraftVersionFollowed'])

/**
 * The version that `version` goes back to by one step. A step taken back, or done again, that was saved is no change: it stands where the
 * same words stood before. Null where nothing was changed among these events; `contentOf` knows the versions from `from` on.
 */
const stepBelow = (
  events: readonly Recorded[],
  contentOf: (version: number) => DraftContent,
  { from, version }: { readonly from: number; readonly version: number },
): number | null => {
  let at = version
  for (const event of events.toReversed()) {
    const change = event.meta.version
    if (change > at || !ofWords.has(event.type)) continue
    const isUndone = event.type === 'DraftChanged' && event.data.cause === 'undone'
    const same = isUndone ? lastSame(contentOf, { from, before: change }) : null
    if (same === null) return change - 1
    at = same
  }
  return null
}

/** The last version before `before` that says the same as it; null where none does. */
const lastSame = (
  contentOf: (version: number) => DraftContent,
  { from, before }: { readonly from: number; readonly before: number },
): number | null => {
  for (let version = before - 1; version >= from; version--)
    if (differenceOf(contentOf(version), contentOf(before)) === null) return version
  return null
}

/** Refused as missing where nothing was changed before it, or not within `eventsMax` events. */
export const earlierThan = async (
  core: Core,
  ctx: RequestContext,
  { id, account, version: latest }: DraftRow,
  version: number,
): Promise<DraftEarlierJson | Refused> => {
  const from = Math.max(1, version - eventsMax)
  if (version > latest || version <= from) return refusedWith(ctx, 'draft-missing')
  const often = lookRefusal(core, ctx)
  if (often) return often
  const contents = await contentsBetween(core, account, id, { from, to: version })
  if (!contents) return busy(ctx)
  const events = domainEvents.history(core.events.read(draftStream(account, id), from, version - from))
  const before = stepBelow(events, (at) => contents[at - from] ?? emptyContent, { from, version })
  return before === null
    ? refusedWith(ctx, 'draft-missing')
    : { version: before, content: contents[before - from] ?? emptyContent }
}
