import { Elysia } from 'elysia'
import { LIMITS } from '../../analysis/documents/limits'
import { sniff } from '../../analysis/documents/sniff'
import { regionHeader } from '../../api/regions'
import type { ResumeRecordJson } from '../../api/resume'
import { type AnalysisRow, analysisById, latestAnalysis } from '../../projections/analyses/analysis'
import type { Core } from '../core'
import { resumeMax } from '../http/request/policies'
import { leaveToast } from '../http/request/read-request'
import type { Visit } from '../http/request/request-context'
import { personOf, visitContext } from '../http/request/route-context'
import { json, problem, seeOther } from '../http/response/responses'
import { modelJson } from '../models/model-json'
import { partOf } from '../models/part'
import { resumeJson } from './json/resume'
import { optimisedFile } from './optimised-download'
import { reportFile } from './report-download'
import { resumeResultOf } from './results'
import { resumePage } from './resume-page'
import { fieldOf, fileFrom, fileRefusal, type Refused, refusedJson, statusOf, submit } from './submit'

const analyse = async (core: Core, visit: Visit, body: unknown): Promise<Refused | { readonly analysis: string }> => {
  const sent = await fileFrom(visit, 'resume', fieldOf(body, 'resume'), resumeMax)
  if (!('bytes' in sent)) return sent
  // What can be told from the first look costs neither a unit nor an event.
  const kind = sniff(sent.bytes, LIMITS)
  if (kind.type === null) return fileRefusal(visit, 'resume', kind.refusal, statusOf(kind.refusal))
  return submit(core, visit, { tool: 'resume', ...sent })
}

/** The record of an analysis in the API's own words; null for one that has no result. */
const rowJson = (core: Core, visit: Visit, row: AnalysisRow | undefined): ResumeRecordJson | null => {
  const result = resumeResultOf(row)
  return row && result
    ? {
        id: row.id,
        nome_arquivo: row.file,
        criado_em: new Date(row.endedAt ?? row.requestedAt).toISOString(),
        analise_json: resumeJson(result, visit.language, row.id),
        texto_modelo: modelJson(partOf(core, row.id)),
      }
    : null
}

export const resumeRoutes = (core: Core) =>
  new Elysia({ name: 'resume' })
    .use(visitContext)
    .get('/curriculo/relatorio.pdf', ({ visit }) => reportFile(core, visit, 'resume'))
    .get('/curriculo', ({ visit, request }) => resumePage(core, visit, request.headers.get(regionHeader)))
    .post('/curriculo', async ({ visit, body, request }) => {
      const answer = await analyse(core, visit, body)
      if ('analysis' in answer) return seeOther('/curriculo#resultado', [leaveToast(core, 'analysed')])
      return resumePage(core, visit, request.headers.get(regionHeader), answer.body.message, { status: answer.status })
    })
    .get('/curriculo/otimizado.docx', ({ visit }) => optimisedFile(core, visit, 'docx'))
    .get('/curriculo/otimizado.pdf', ({ visit }) => optimisedFile(core, visit, 'pdf'))
    .post('/api/resume/analyze', async ({ visit, body }) => {
      const answer = await analyse(core, visit, body)
      if (!('analysis' in answer)) return refusedJson(answer)
      const told = rowJson(core, visit, analysisById(core.views.db, answer.analysis))
      return told ? json(told) : json(problem(visit, 'internal'), 500)
    })
    .get('/api/resume/latest', ({ visit }) => {
      const told = rowJson(core, visit, latestAnalysis(core.views.db, personOf(visit).account, 'resume'))
      return told ? json(told) : json(problem(visit, 'none-yet'), 404)
    })
