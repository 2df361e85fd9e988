// Routes of the tool that compares a job advert with the résumé.
import { MAX_ADVERT, MIN_ADVERT } from '../../analysis/job/limits'
import { regionHeader } from '../../api/regions'
import { comparedDraft, comparedField, type JobRecordJson, thinAdvert } from '../../api/tools/job'
import { monthAt } from '../../domain/day'
import { JobContent } from '../../pages/job/content'
import { ResultRegion } from '../../pages/job/result'
import { type AnalysisRow, analysisById, latestAnalysis } from '../../projections/analyses/analysis'
import { partsOf, type StoredJob } from '../../texts/job/view'
import type { Core } from '../core/core'
import { draftNamed } from '../drafts/drafts'
import { advertBody } from '../http/request/body/call-bodies'
import { fieldOf } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { leaveToast } from '../http/response/cookies'
import type { PageAnswer } from '../http/response/page'
import type { Refused } from '../http/response/refusals'
import { type FieldError, fieldsProblem, problem, seeOther } from '../http/response/responses'
import { modelJson } from '../models/model-json'
import { modelPartOf } from '../models/model-part'
import { readUpload } from '../storage/uploads'
import { advertName } from './advert-name'
import { reportFile } from './downloads/report-download'
import { jobJson } from './json/job'
import { jobResultOf } from './results/results'
import { type JobInput, jobInputBytes, readJobInput } from './run/job-input'
import { waiterOf } from './run/queue-place'
import { submit } from './run/submit'
import { type ToolRules, toolAnswer } from './tool-page'
import { type Analysed, analysisRoutes } from './tool-routes'

const tool: ToolRules<StoredJob> = { tool: 'job', path: '/scanner-vagas', resultOf: jobResultOf, parts: partsOf }

/** What the last try sent and why it failed. */
type RefusedAdvert = {
  readonly error: string
  readonly code: string
  readonly description: string
  /** What a thin advert lacks. */
  readonly lacks: readonly string[]
}

/** The advert in the field: the one just sent, otherwise the one whose result is shown. */
const advertOf = async (
  core: Core,
  account: string,
  row: AnalysisRow | undefined,
  tried: RefusedAdvert | undefined,
) => {
  if (tried) return tried.description.slice(0, MAX_ADVERT)
  const upload = row ? await readUpload(core, account, row.id) : null
  return upload ? (readJobInput(upload)?.description ?? '') : ''
}

/** A request for the region receives only the region. */
const jobPage = (
  core: Core,
  ctx: RequestContext,
  region: string | null,
  tried?: RefusedAdvert,
  answer: PageAnswer = {},
): Promise<Response> =>
  toolAnswer(core, ctx, tool, { region, answer }, async ({ account, row, latest, ...data }) => {
    const { db } = core.views
    // The form itself then says what to paste.
    const thin = tried?.code === thinAdvert ? tried.lacks : null
    const resume = latestAnalysis(db, account, 'resume')
    const compared = latest ? analysisById(db, latest.resultProps.result.resume) : undefined
    const props = {
      ...data.shared,
      latest: latest && { ...latest.resultProps, resume: compared?.file ?? '' },
      pending: data.open ? { at: data.open.requestedAt } : null,
      resume: resume
        ? {
            file: resume.file,
            at: resume.endedAt ?? resume.requestedAt,
            newer: compared !== undefined && compared.id !== resume.id,
          }
        : null,
      draft: draftNamed(core, ctx, null) !== undefined,
      error: thin ? undefined : tried?.error,
      description: await advertOf(core, account, row, tried),
      thin,
    }
    return { region: () => <ResultRegion {...props} />, content: () => <JobContent {...props} /> }
  })

/** Normalises line ends: a form sends CRLF and an API call LF, and both are the same text. */
const textOf = (body: unknown): string => {
  const sent = fieldOf(body, 'description')
  return typeof sent === 'string' ? sent.replace(/\r\n?/g, '\n').trim() : ''
}

const wrong = (text: string): FieldError | null => {
  if (text === '') return 'descriptionRequired'
  if (text.length < MIN_ADVERT) return 'descriptionShort'
  return text.length > MAX_ADVERT ? 'descriptionLong' : null
}

const invalid = (ctx: RequestContext, field: FieldError): Refused => {
  const resultJson = fieldsProblem(ctx, { description: field })
  const body =
    field === 'descriptionShort' ? { ...resultJson, message: problem(ctx, 'description-short').message } : resultJson
  return { status: 422, body }
}

/** What the person chose to compare: the draft as it is now, or the latest résumé. Null where there is none. */
const comparedIn = (core: Core, ctx: RequestContext, body: unknown): Pick<JobInput, 'resume' | 'draft'> | null => {
  if (fieldOf(body, comparedField) === comparedDraft) {
    const draft = draftNamed(core, ctx, null)
    return draft ? { resume: '', draft: { id: draft.id, version: draft.version } } : null
  }
  const resume = latestAnalysis(core.views.db, personOf(ctx).account, 'resume')
  return resume ? { resume: resume.id } : null
}

/** What a thin advert lacks; nothing where the reader is too busy to say. */
const lacksIn = async (core: Core, ctx: RequestContext, description: string): Promise<readonly string[]> => {
  const bytes = new TextEncoder().encode(description)
  const answer = await core.reader.run('advertLacks', bytes, waiterOf(core, personOf(ctx).account, 'job'))
  return answer.ok ? answer.value : []
}

const receiveAdvert = async (core: Core, ctx: RequestContext, body: unknown): Promise<Analysed> => {
  const description = textOf(body)
  const field = wrong(description)
  if (field) return invalid(ctx, field)
  const compared = comparedIn(core, ctx, body)
  if (!compared) return { status: 409, body: problem(ctx, 'resume-missing') }
  const bytes = jobInputBytes({ description, ...compared, ...monthAt(ctx.now) })
  const answer = await submit(core, ctx, { tool: 'job', file: advertName(description), bytes })
  if ('analysis' in answer || answer.body.code !== thinAdvert) return answer
  return { ...answer, body: { ...answer.body, lacks: await lacksIn(core, ctx, description) } }
}

/** The analysis record with the API's field names; null without a result. */
const recordOf = (core: Core, ctx: RequestContext, row: AnalysisRow | undefined): JobRecordJson | null => {
  const result = jobResultOf(row)
  return row && result
    ? {
        id: row.id,
        criado_em: new Date(row.endedAt ?? row.requestedAt).toISOString(),
        resultados_json: jobJson(result, ctx.language),
        texto_modelo: modelJson(modelPartOf(core, row.id)),
      }
    : null
}

export const jobRoutes = (core: Core) =>
  analysisRoutes(core, { tool: 'job', receive: receiveAdvert, recordOf, hooks: advertBody })
    .get('/scanner-vagas/relatorio.pdf', ({ ctx }) => reportFile(core, ctx, 'job'))
    .get('/scanner-vagas', ({ ctx, request }) => jobPage(core, ctx, request.headers.get(regionHeader)))
    .post('/scanner-vagas', async ({ ctx, body, request }) => {
      const answer = await receiveAdvert(core, ctx, body)
      if ('analysis' in answer) return seeOther('/scanner-vagas#resultado', [leaveToast(core, 'analysed')])
      const { code, message, fields, lacks = [] } = answer.body
      const tried = { error: fields?.description ?? message, code, description: textOf(body), lacks }
      return jobPage(core, ctx, request.headers.get(regionHeader), tried, { status: answer.status })
    })
