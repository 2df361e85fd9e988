// The content of a draft in any version of its stream.
import { fold } from '../../domain/decider'
import { type DraftContent, emptyContent, wholeEvery } from '../../domain/drafts/content'
import { draft } from '../../domain/drafts/draft'
import { accountEvents } from '../../events/schema/accounts/account'
import { draftStream } from '../../events/schema/drafts/drafts'
import type { Core } from '../core'

/** The content of a draft in a version of its stream; nothing for version 0. */
export const contentAt = (core: Core, account: string, id: string, version: number): DraftContent => {
  // Version 1 is the beginning, so change n is version n + 1: the last whole one at or before this version.
  const whole = Math.floor((version - 1) / wholeEvery) * wholeEvery
  const recorded = core.events
    .read(draftStream(account, id), whole, wholeEvery + 1)
    .filter((event) => event.version <= version)
  return recorded.length === 0 ? emptyContent : fold(draft, accountEvents.history(recorded)).content
}
