import { Elysia } from 'elysia'
import { LIMITS } from '../../analysis/documents/limits'
import { sniff } from '../../analysis/documents/sniff'
import type { ResumeResult } from '../../analysis/resume/result'
import type { Failure } from '../../events/vocabulary'
import { resumeJson } from '../../pages/resume/json'
import { type AnalysisRow, analysisById, latestAnalysis } from '../../projections/analysis'
import { analyse, type Outcome } from '../analysis'
import { type FileError, fileProblem, json, type Problem, problem, seeOther, throttledProblem } from '../answer'
import { personOf, visitContext } from '../context'
import type { Core } from '../core'
import { resumeMax } from '../policies'
import { resultOf, resumePage } from '../render'
import { analyseBucket } from '../throttle'
import type { Visit } from '../visit'
import { leaveToast } from '../visits'

type Refused = { readonly status: number; readonly body: Problem; readonly retryAfterS?: number }

/** What was wrong with the file is the sender's to mend (4xx); busy and internal are ours (5xx). */
const statusOf = (failure: Failure): number => {
  if (failure === 'too-large') return 413
  if (failure === 'unknown-type' || failure === 'old-word') return 415
  if (failure === 'busy') return 503
  return failure === 'internal' || failure === 'interrupted' ? 500 : 422
}

const fileRefusal = (visit: Visit, code: FileError, status: number): Refused => ({
  status,
  body: fileProblem(visit, code),
})

/**
 * File names are shown back and never used as paths: without control and direction signs, kept to what a list can show.
 * A part with an empty name arrives in Bun as a File without one.
 */
const fileName = (name: string | undefined): string =>
  (name ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .slice(-120) || 'curriculo'

const refusedOutcome = (visit: Visit, outcome: Exclude<Outcome, { ok: true }>): Refused => {
  if ('failed' in outcome) return fileRefusal(visit, outcome.failed, statusOf(outcome.failed))
  if (outcome.code === 'busy') return { status: 503, body: problem(visit, 'busy'), retryAfterS: 2 }
  return { status: outcome.code === 'account-missing' ? 401 : 403, body: problem(visit, outcome.code) }
}

/** From a form's field to an analysis, or to what the person is told instead. */
const submit = async (core: Core, visit: Visit, field: unknown): Promise<Refused | { readonly analysis: string }> => {
  const person = personOf(visit)
  const key = `analyse ${person.account}`
  const waitMs = core.throttle.wait(key, analyseBucket, visit.now)
  if (waitMs > 0) return { status: 429, body: throttledProblem(visit, waitMs), retryAfterS: Math.ceil(waitMs / 1000) }
  core.throttle.take(key, analyseBucket, visit.now)

  if (!(field instanceof File) || (field.size === 0 && !field.name)) return fileRefusal(visit, 'missing', 422)
  if (field.size > resumeMax) return fileRefusal(visit, 'too-large', 413)
  const bytes = new Uint8Array(await field.arrayBuffer())
  // What can be told from the first look costs neither a unit nor an event.
  const kind = sniff(bytes, LIMITS)
  if (kind.type === null) return fileRefusal(visit, kind.refusal, statusOf(kind.refusal))

  const context = { at: visit.now, actor: person.account, correlation: visit.correlation, causation: null }
  const outcome = await analyse(
    core,
    { account: person.account, tool: 'resume', file: fileName(field.name), bytes },
    context,
  )
  return outcome.ok ? { analysis: outcome.analysis } : refusedOutcome(visit, outcome)
}

/** The record of an analysis in the API's own words. */
const rowJson = (visit: Visit, row: AnalysisRow, result: ResumeResult) => ({
  id: row.id,
  nome_arquivo: row.file,
  criado_em: new Date(row.endedAt ?? row.requestedAt).toISOString(),
  analise_json: resumeJson(result, visit.language),
})

const refusedJson = ({ status, body, retryAfterS }: Refused) =>
  json(body, status, retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) })

const fieldOf = (body: unknown): unknown =>
  body && typeof body === 'object' && 'resume' in body ? body.resume : undefined

export const resumeRoutes = (core: Core) =>
  new Elysia({ name: 'resume' })
    .use(visitContext)
    .get('/curriculo', ({ visit, request }) => resumePage(core, visit, request.headers.get('x-region')))
    .post('/curriculo', async ({ visit, body, request }) => {
      const answer = await submit(core, visit, fieldOf(body))
      if ('analysis' in answer) return seeOther('/curriculo#resultado', [leaveToast(core, 'analysed')])
      return resumePage(core, visit, request.headers.get('x-region'), answer.body.message, { status: answer.status })
    })
    .post('/api/resume/analyze', async ({ visit, body }) => {
      const answer = await submit(core, visit, fieldOf(body))
      if (!('analysis' in answer)) return refusedJson(answer)
      const row = analysisById(core.views.db, answer.analysis)
      const result = resultOf(row)
      return row && result ? json(rowJson(visit, row, result)) : json(problem(visit, 'internal'), 500)
    })
    .get('/api/resume/latest', ({ visit }) => {
      const row = latestAnalysis(core.views.db, personOf(visit).account, 'resume')
      const result = resultOf(row)
      return row && result ? json(rowJson(visit, row, result)) : json(problem(visit, 'none-yet'), 404)
    })
