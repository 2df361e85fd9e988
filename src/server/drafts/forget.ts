// Erasing drafts: the keys of their streams go, and with them every version there ever was. The log alone says which there are.

import { draftStream, draftStreams } from '../../events/schema/drafts/drafts'
import { reviewEnding } from '../../events/schema/drafts/reviews'
import type { Core } from '../core/core'
import { attemptStep } from '../runtime/attempt-step'

/** Streams asked for at a time. */
const page = 100

/** The streams of all drafts that an account ever had, and those of their readers. */
export const draftStreamsOf = ({ events }: Pick<Core, 'events'>, account: string): string[] => {
  const all: string[] = []
  for (;;) {
    const streams = events.streams(draftStreams(account), all.at(-1) ?? '', page)
    all.push(...streams)
    if (streams.length < page) return all
  }
}

/** Destroys the keys of all drafts of an account. Doing it again does nothing new. */
export const forgetDrafts = async (core: Pick<Core, 'events'>, account: string): Promise<void> => {
  for (const stream of draftStreamsOf(core, account)) await core.events.forget(stream)
}

export const forgetDraft = ({ events }: Pick<Core, 'events'>, account: string, draft: string): Promise<void> =>
  forgetBoth(events, draftStream(account, draft))

/** A draft's stream and that of its readers. */
const forgetBoth = async (events: Core['events'], stream: string): Promise<void> => {
  await events.forget(stream)
  await events.forget(`${stream}${reviewEnding}`)
}

/** Events read in one go. */
const pageSize = 1_000

/** Finishes earlier deletions that a crash interrupted; returns how many failed again. */
export const finishDraftErasures = async ({ events }: Pick<Core, 'events'>): Promise<number> => {
  const until = events.position()
  let failed = 0
  for (let after = 0; ; ) {
    const erased = events.readOfTypes(['DraftErased'], after, until, pageSize)
    for (const { stream } of erased)
      if (stream.startsWith('draft/') && !(await attemptStep('draft', () => forgetBoth(events, stream)))) failed++
    if (erased.length < pageSize) return failed
    after = erased.at(-1)?.position ?? until
  }
}
