import { Elysia } from 'elysia'
import { MAX_ADVERT, MIN_ADVERT } from '../../analysis/job/limits'
import type { JobRecordJson } from '../../api/job'
import { regionHeader } from '../../api/regions'
import { type AnalysisRow, analysisById, latestAnalysis } from '../../projections/analyses/analysis'
import type { Core } from '../core'
import { leaveToast } from '../http/request/read-request'
import type { Visit } from '../http/request/request-context'
import { personOf, visitContext } from '../http/request/route-context'
import { type FieldError, fieldsProblem, json, problem, seeOther } from '../http/response/responses'
import { modelJson } from '../models/model-json'
import { partOf } from '../models/part'
import { advertName } from './advert-name'
import { jobPage } from './job-page'
import { jobJson } from './json/job'
import { jobBytes } from './measure/job'
import { reportFile } from './report-download'
import { jobResultOf } from './results'
import { fieldOf, type Refused, refusedJson, submit } from './submit'

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
