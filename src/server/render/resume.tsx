import type { ResumeResult as Measured } from '../../analysis/resume/result'
import { ResumePage, ResumeResult, resumeRegion } from '../../pages/resume'
import { partsOf } from '../../pages/resume/view'
import { type AnalysisRow, openAnalysis } from '../../projections/analysis'
import { personOf } from '../context'
import type { Core } from '../core'
import { historyOf, shownAnalysis, type ToolHistory } from '../history'
import { allowanceNow } from '../quota'
import { toastOf } from '../toasts'
import type { Visit } from '../visit'
import { type Answer, contextOf, html } from './html'
import { notFoundPage } from './state'

/** A stored result, as the analyser made it; null once the person's data is erased. */
export const resultOf = (row: AnalysisRow | undefined): Measured | null => (row?.result ?? null) as Measured | null

const resumeHistory: ToolHistory = {
  tool: 'resume',
  path: '/curriculo',
  parts: (row, language) => {
    const result = resultOf(row)
    return result ? partsOf(result, language) : []
  },
}

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
  const row = shownAnalysis(core, visit, 'resume')
  if (row === 'missing') return notFoundPage(core, visit)
  const result = resultOf(row)
  const open = openAnalysis(db, account, 'resume')
  const { history, before } = historyOf(core, visit, resumeHistory, row)
  const left = allowanceNow(core, account, visit.now)?.allowance.perTool.resume ?? 0
  const props = {
    page: contextOf(core, visit),
    latest: row && result ? { id: row.id, file: row.file, at: row.endedAt ?? row.requestedAt, result, before } : null,
    pending: open ? { file: open.file, at: open.requestedAt } : null,
    error,
    history,
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
