// A correction of how a file was read comes into the draft that was begun from it, without a word of its person being lost.
import type { Correction } from '../../../analysis/resume/reading/corrections/correction'
import { carried } from '../../../domain/drafts/carry'
import { ownHead } from '../../../projections/analyses/history'
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

/** Where the draft had all corrections `before`, it gets those that hold now, or is left as it is and says so on its page. */
export const carryCorrections = async (
  core: Core,
  ctx: RequestContext,
  analysis: string,
  before: readonly Correction[],
): Promise<void> => {
  if (draftNamed(core, ctx, null)?.analysis !== analysis) return
  const base = await partsOfFile(core, ctx, analysis, { corrections: before })
  if ('status' in base) return
  const read = await partsOfFile(core, ctx, analysis)
  if ('status' in read) return
  const row = draftNamed(core, ctx, null)
  if (row?.analysis !== analysis) return
  const content = carried(base.content, read.content, row.content)
  if (content) await changeDraft(core, ctx, row.id, { base: row.version, content, cause: 'corrected' })
}
