import type { ResumeResult as Measured } from '../../analysis/resume/result'
import { ResumePage, ResumeResult, resumeRegion } from '../../pages/resume'
import { type AnalysisRow, latestAnalysis, openAnalysis, rankedScores } from '../../projections/analysis'
import { allowanceRow } from '../../projections/quota'
import { personOf } from '../context'
import type { Core } from '../core'
import { toastOf } from '../toasts'
import type { Visit } from '../visit'
import { type Answer, contextOf, html } from './html'

/** A stored result, as the analyser made it; null once the person's data is erased. */
export const resultOf = (row: AnalysisRow | undefined): Measured | null => (row?.result ?? null) as Measured | null

/** `error` is why the last try failed; a request for the region alone gets just that. */
export const resumePage = (
  core: Core,
  visit: Visit,
  region: string | null,
  error?: string,
  answer: Answer = {},
): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(visit)
  const row = latestAnalysis(db, account, 'resume')
  const result = resultOf(row)
  const open = openAnalysis(db, account, 'resume')
  const before = rankedScores(db, account).find(({ tool, rank }) => tool === 'resume' && rank === 2)?.score ?? null
  const left = allowanceRow(db, account)?.allowance.perTool.resume ?? 0
  const props = {
    page: contextOf(core, visit),
    latest: row && result ? { file: row.file, at: row.endedAt ?? row.requestedAt, result, before } : null,
    pending: open ? { file: open.file, at: open.requestedAt } : null,
    error,
    now: visit.now,
  }
  return region === resumeRegion
    ? html(core, visit, <ResumeResult {...props} />, answer, resumeRegion)
    : html(
        core,
        visit,
        <ResumePage {...props} toast={toastOf(core, visit)} left={left === -1 ? 'unlimited' : left} />,
        answer,
      )
}
