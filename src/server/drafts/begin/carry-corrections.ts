// A correction of how a file was read comes into the draft that was begun from it, without a word of its person being lost.
import type { Correction } from '../../../analysis/resume/reading/corrections/correction'
import { carried } from '../../../domain/drafts/carry'
import { latestHead, ownHead } from '../../../projections/analyses/history'
import type { DraftRow } from '../../../projections/drafts/draft'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { changeDraft, draftNamed } from '../drafts'
import { partsOfFile } from './start'

/** Whether the reading of a draft's file was corrected after the draft took its text from it. */
export const lacksCorrections = (core: Core, { account, analysis, takenAt }: DraftRow): boolean => {
  const row = analysis === null ? undefined : ownHead(core.views.db, account, 'resume', analysis)
  return (row?.correctedAt ?? 0) > takenAt
}

/** Whether the draft that opens from an analysis is without the corrections of its reading, or of another file. */
export const isWithoutCorrections = (core: Core, ctx: RequestContext, analysis: string): boolean => {
  const row = draftNamed(core, ctx, null)
  return row !== undefined && (row.analysis !== analysis || lacksCorrections(core, row))
}

/**
 * Where the draft had all corrections `before`, it gets those that hold now, or is left as it is and says so on its page. A
 * draft whose person analysed a newer file since is left too: who corrects an earlier result does not ask for another draft.
 */
export const carryCorrections = async (
  core: Core,
  ctx: RequestContext,
  analysis: string,
  before: readonly Correction[],
): Promise<void> => {
  const row = draftNamed(core, ctx, null)
  if (row?.analysis !== analysis || latestHead(core.views.db, row.account, 'resume')?.id !== analysis) return
  const base = await partsOfFile(core, ctx, analysis, { corrections: before })
  if ('status' in base) return
  const read = await partsOfFile(core, ctx, analysis)
  if ('status' in read) return
  const current = draftNamed(core, ctx, null)
  if (current?.analysis !== analysis) return
  const content = carried(base.content, read.content, current.content)
  if (content) await changeDraft(core, ctx, current.id, { base: current.version, content, cause: 'corrected' })
}
