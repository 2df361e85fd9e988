// Finds what a draft measured as it began: "since the beginning" and the ticks are reckoned from it. They are not
// reckoned from the file it came from, because what moving its words here gained or cost is nothing that the person
// did.
import type { DraftInput } from '../../../analysis/job/draft-match'
import { isThin } from '../../../analysis/resume/draft/questions'
import type { Judgement } from '../../../analysis/resume/result'
import { monthAt } from '../../../domain/day'
import { type DraftRow, draftById } from '../../../projections/drafts/draft'
import type { Core } from '../../core/core'
import { contentAt } from '../content-at'
import { jsonBytes } from '../json-bytes'

/** Null where it began as no résumé yet, and when no reader could measure it now. */
export const beginningOf = async (
  core: Core,
  { id, account, begun, version, content }: DraftRow,
  until?: number,
): Promise<Judgement | null> => {
  const { beginnings } = core.caches
  // A version never changes, nor does the rubric of a process.
  const key = `${id}@${begun}`
  const before = beginnings.get(key)
  if (before !== undefined) return before
  const began = begun === version ? content : await contentAt(core, account, id, begun)
  if (!began) return null
  const { parts } = began
  const input: DraftInput = { parts, now: monthAt(core.clock()), advert: null, gains: false }
  const answer = await core.reader.run('draftMeasure', jsonBytes(input), { account, until })
  if (!answer.ok) return null
  // The words of a draft erased meanwhile must not come back with its measure.
  if (!draftById(core.views.db, account, id)) return null
  const { result } = answer.value
  const measured = isThin(result) ? null : result
  beginnings.set(key, { owner: account, bytes: JSON.stringify(measured).length, value: measured })
  return measured
}
