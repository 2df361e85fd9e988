import { Elysia } from 'elysia'
import { MAX_ADVERT, MIN_ADVERT } from '../../analysis/job/limits'
import type { JobRecordJson } from '../../api/job'
import { regionHeader, resultRegion } from '../../api/regions'
import { JobPage, JobResult, type StoredJob } from '../../pages/job/job'
import { type AnalysisRow, analysisById, latestAnalysis } from '../../projections/analyses/analysis'
import { partsOf } from '../../texts/job/view'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { personOf, visitContext } from '../http/request/route-context'
import { fieldOf } from '../http/request/schemas'
import { leaveToast } from '../http/response/cookies'
import type { Answer } from '../http/response/page'
import { type Refused, refusedJson } from '../http/response/refusals'
import { type FieldError, fieldsProblem, json, problem, seeOther } from '../http/response/responses'
import { modelJson } from '../models/model-json'
import { partOf } from '../models/model-part'
import { openKept } from '../storage/uploads'
import { advertName } from './advert-name'
import { jobBytes, jobOrder } from './job-input'
import { jobJson } from './json/job'
import { reportFile } from './report-download'
import { jobResultOf } from './results'
import { submit } from './submit'
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
const jobPage = (
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

/** Line ends as one sign: a form sends two for each, a call one, and both are the same text. */
const textOf = (body: unknown): string => {
  const sent = fieldOf(body, 'description')
  return typeof sent === 'string' ? sent.replace(/\r\n?/g, '\n').trim() : ''
}

const wrong = (text: string): FieldError | null => {
  if (text === '') return 'descriptionRequired'
  if (text.length < MIN_ADVERT) return 'descriptionShort'
  return text.length > MAX_ADVERT ? 'descriptionLong' : null
}

const invalid = (visit: Visit, field: FieldError): Refused => {
  const told = fieldsProblem(visit, { description: field })
  const body = field === 'descriptionShort' ? { ...told, message: problem(visit, 'description-short').message } : told
  return { status: 422, body }
}

const analyse = async (core: Core, visit: Visit, body: unknown): Promise<Refused | { readonly analysis: string }> => {
  const description = textOf(body)
  const field = wrong(description)
  if (field) return invalid(visit, field)
  const resume = latestAnalysis(core.views.db, personOf(visit).account, 'resume')
  if (!resume) return { status: 409, body: problem(visit, 'resume-missing') }
  const year = new Date(visit.now).getUTCFullYear()
  const bytes = jobBytes({ description, resume: resume.id, year })
  return submit(core, visit, { tool: 'job', file: advertName(description), bytes })
}

/** The record of an analysis in the API's own words; null for one that has no result. */
const rowJson = (core: Core, visit: Visit, row: AnalysisRow | undefined): JobRecordJson | null => {
  const result = jobResultOf(row)
  return row && result
    ? {
        id: row.id,
        criado_em: new Date(row.endedAt ?? row.requestedAt).toISOString(),
        resultados_json: jobJson(result, visit.language),
        texto_modelo: modelJson(partOf(core, row.id)),
      }
    : null
}

export const jobRoutes = (core: Core) =>
  new Elysia({ name: 'job' })
    .use(visitContext)
    .get('/scanner-vagas/relatorio.pdf', ({ visit }) => reportFile(core, visit, 'job'))
    .get('/scanner-vagas', ({ visit, request }) => jobPage(core, visit, request.headers.get(regionHeader)))
    .post('/scanner-vagas', async ({ visit, body, request }) => {
      const answer = await analyse(core, visit, body)
      if ('analysis' in answer) return seeOther('/scanner-vagas#resultado', [leaveToast(core, 'analysed')])
      const tried = { error: answer.body.fields?.description ?? answer.body.message, description: textOf(body) }
      return jobPage(core, visit, request.headers.get(regionHeader), tried, { status: answer.status })
    })
    .post('/api/job/analyze', async ({ visit, body }) => {
      const answer = await analyse(core, visit, body)
      if (!('analysis' in answer)) return refusedJson(answer)
      const told = rowJson(core, visit, analysisById(core.views.db, answer.analysis))
      return told ? json(told) : json(problem(visit, 'internal'), 500)
    })
    .get('/api/job/latest', ({ visit }) => {
      const told = rowJson(core, visit, latestAnalysis(core.views.db, personOf(visit).account, 'job'))
      return told ? json(told) : json(problem(visit, 'none-yet'), 404)
    })
