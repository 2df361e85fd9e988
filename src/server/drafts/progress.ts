// Compares a draft with the result it was made from, for the ticks of what is solved on that result's page.
import type { DraftInput } from '../../analysis/job/draft-match'
import type { Judgement } from '../../analysis/resume/result'
import { doneGains } from '../../analysis/resume/scoring/promise/promised'
import { monthAt } from '../../domain/day'
import type { DraftProgress } from '../../pages/results/tips'
import { changedDraftOf } from '../../projections/drafts/draft'
import type { Core } from '../core/core'
import { jsonBytes } from './json-bytes'

/** The tips of the file that are done in the draft; null for a draft that is no résumé yet. */
const progressOf = (before: Judgement, now: Judgement): DraftProgress | null => {
  if (now.score === null) return null
  return { score: now.score, done: [...doneGains(before.checks, now.checks).keys()] }
}

/** How far the draft of an analysis has come; null without a changed one, 'busy' when no reader could measure it. */
export const draftProgress = async (
  core: Core,
  account: string,
  analysis: string,
  before: Judgement,
): Promise<DraftProgress | null | 'busy'> => {
  const draft = changedDraftOf(core.views.db, account, analysis)
  if (!draft) return null
  // A version never changes, so nothing has to be dropped of it but by number.
  const key = `${draft.id}@${draft.version} ${JSON.stringify(before.corrections ?? null)}`
  const cached = core.caches.draftProgress.get(key)
  if (cached !== undefined) return cached
  const input: DraftInput = { parts: draft.content.parts, now: monthAt(core.clock()), advert: null, gains: false }
  const answer = await core.reader.run('draftMeasure', jsonBytes(input), { account })
  if (!answer.ok) return 'busy'
  const progress = progressOf(before, answer.value.result)
  core.caches.draftProgress.set(key, progress)
  return progress
}
