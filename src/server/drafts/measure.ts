// A draft's measure and files, made in a reader's process: the request's thread stays free while fifty people type.
import type { DraftMeasure } from '../../analysis/resume/draft/measure'
import type { DraftPart } from '../../analysis/resume/draft/parts'
import type { ResumeResult } from '../../analysis/resume/result'
import type { DraftMeasureJson } from '../../api/draft'
import type { DraftContent } from '../../domain/drafts/content'
import { analysisById } from '../../projections/analyses/analysis'
import type { DraftRow } from '../../projections/drafts/draft'
import { measureView } from '../../texts/workbench/view'
import { resumeResultOf } from '../analyses/results'
import type { Core } from '../core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'

export const packed = (parts: readonly DraftPart[]): Uint8Array => new TextEncoder().encode(JSON.stringify(parts))

/** The result of the file a draft was made from, while there is one. */
export const originOf = (
  core: Core,
  { account, analysis }: Pick<DraftRow, 'account' | 'analysis'>,
): ResumeResult | null => {
  const row = analysis === null ? undefined : analysisById(core.views.db, analysis)
  return row?.account === account ? resumeResultOf(row) : null
}

/** Null when no reader could take it now: what was typed is not touched by that. */
export const measured = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  content: DraftContent,
): Promise<DraftMeasureJson | null> => {
  const answer = await core.reader.run('draftMeasure', packed(content.parts), { account: personOf(ctx).account })
  if (!answer.ok) return null
  const measure: DraftMeasure = answer.value
  return measureView(measure, content, originOf(core, row), ctx.language)
}
