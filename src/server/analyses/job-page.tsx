import { MAX_ADVERT } from '../../analysis/job/limits'
import { resultRegion } from '../../api/regions'
import { JobPage, JobResult, type StoredJob } from '../../pages/job/job'
import { type AnalysisRow, analysisById, latestAnalysis } from '../../projections/analyses/analysis'
import { partsOf } from '../../texts/job/view'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import type { Answer } from '../http/response/page'
import { openKept } from '../storage/uploads'
import { jobOrder } from './measure/job'
import { jobResultOf } from './results'
import { type ToolPage, toolAnswer } from './tool-page'

const tool: ToolPage<StoredJob> = { tool: 'job', path: '/scanner-vagas', resultOf: jobResultOf, parts: partsOf }

/** What the last try sent and why it failed. */
type Tried = { readonly error: string; readonly description: string }

/** The advert in the field: the one just sent, else the one whose result is shown. */
const advertOf = async (core: Core, account: string, row: AnalysisRow | undefined, tried: Tried | undefined) => {
  if (tried) return tried.description.slice(0, MAX_ADVERT)
  const kept = row ? await openKept(core, account, row.id) : null
  return kept ? (jobOrder(kept)?.description ?? '') : ''
}

/** A request for the region alone gets just that. */
export const jobPage = (
  core: Core,
  visit: Visit,
  region: string | null,
  tried?: Tried,
  answer: Answer = {},
): Promise<Response> =>
  toolAnswer(core, visit, tool, { region, result: resultRegion, answer }, ({ account, row, latest, ...seen }) => {
    const { db } = core.views
    const resume = latestAnalysis(db, account, 'resume')
    const compared = latest ? analysisById(db, latest.common.result.resume) : undefined
    const props = {
      ...seen.around,
      latest: latest && { ...latest.common, resume: compared?.file ?? '' },
      pending: seen.open ? { at: seen.open.requestedAt } : null,
      resume: resume
        ? {
            file: resume.file,
            at: resume.endedAt ?? resume.requestedAt,
            newer: compared !== undefined && compared.id !== resume.id,
          }
        : null,
      error: tried?.error,
    }
    return {
      region: () => <JobResult {...props} />,
      page: async () => <JobPage {...props} {...seen.alone} description={await advertOf(core, account, row, tried)} />,
    }
  })
