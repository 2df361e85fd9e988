import { MAX_ADVERT } from '../../analysis/job/limits'
import { JobPage, JobResult, jobRegion, type StoredJob } from '../../pages/job'
import { partsOf } from '../../pages/job/view'
import { type AnalysisRow, analysisById, latestAnalysis, openAnalysis } from '../../projections/analysis'
import { personOf } from '../context'
import type { Core } from '../core'
import { openKept } from '../files'
import { historyOf, shownAnalysis, type ToolHistory } from '../history'
import { allowanceNow } from '../quota'
import { toastOf } from '../toasts'
import { jobOrder } from '../tools/job'
import type { Visit } from '../visit'
import { type Answer, contextOf, html } from './html'
import { notFoundPage } from './state'

/** A stored result, as the analyser made it; null once the person's data is erased. */
export const jobResultOf = (row: AnalysisRow | undefined): StoredJob | null => (row?.result ?? null) as StoredJob | null

const jobHistory: ToolHistory = {
  tool: 'job',
  path: '/scanner-vagas',
  parts: (row, language) => {
    const result = jobResultOf(row)
    return result ? partsOf(result, language) : []
  },
}

/** `tried` is what the last try sent and why it failed; a request for the region alone gets just that. */
export const jobPage = async (
  core: Core,
  visit: Visit,
  region: string | null,
  tried?: { readonly error: string; readonly description: string },
  answer: Answer = {},
): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(visit)
  const row = shownAnalysis(core, visit, 'job')
  if (row === 'missing') return notFoundPage(core, visit)
  const result = jobResultOf(row)
  const resume = latestAnalysis(db, account, 'resume')
  const open = openAnalysis(db, account, 'job')
  const { history, before } = historyOf(core, visit, jobHistory, row)
  const compared = result ? analysisById(db, result.resume) : undefined
  const props = {
    page: contextOf(core, visit),
    latest: row && result ? { at: row.endedAt ?? row.requestedAt, result, before, resume: compared?.file ?? '' } : null,
    pending: open ? { at: open.requestedAt } : null,
    resume: resume
      ? {
          file: resume.file,
          at: resume.endedAt ?? resume.requestedAt,
          newer: compared !== undefined && compared.id !== resume.id,
        }
      : null,
    error: tried?.error,
    history,
    now: visit.now,
  }
  if (region === jobRegion) return html(core, visit, <JobResult {...props} />, answer, jobRegion)
  const left = allowanceNow(core, account, visit.now)?.allowance.perTool.job ?? 0
  const kept = row && tried === undefined ? await openKept(core, account, row.id) : null
  const description = tried?.description.slice(0, MAX_ADVERT) ?? (kept ? (jobOrder(kept)?.description ?? '') : '')
  return html(
    core,
    visit,
    <JobPage {...props} toast={toastOf(core, visit)} left={left} description={description} />,
    answer,
  )
}
