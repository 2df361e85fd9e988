// Routes of the LinkedIn tool.
import type { LinkedinResult as Measured } from '../../analysis/linkedin/result'
import { regionHeader } from '../../api/regions'
import type { LinkedinErrors, LinkedinMeasureJson, LinkedinRecordJson, LinkedinValues } from '../../api/tools/linkedin'
import { type LinkedinDraft, linkedin } from '../../domain/analyses/linkedin'
import { accountStream } from '../../events/schema/events'
import { LinkedinContent } from '../../pages/linkedin/content'
import { ResultRegion } from '../../pages/linkedin/result'
import { type AnalysisRow, analysisById, latestAnalysis } from '../../projections/analyses/analysis'
import { type LinkedinDraftRow, linkedinDraft } from '../../projections/analyses/linkedin'
import { partsOf } from '../../texts/linkedin/view'
import type { Core } from '../core/core'
import { linkedinBody } from '../http/request/body/call-bodies'
import { fieldOf } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import type { PageAnswer } from '../http/response/page'
import {
  fieldsRefused,
  type Refused,
  refusedJson,
  throttled,
  throttleVolume,
  unhandled,
} from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { modelJson } from '../models/model-json'
import { modelPartOf } from '../models/model-part'
import { linkedinDraftBucket } from '../security/buckets'
import { reportFile } from './downloads/report-download'
import { linkedinJson } from './json/linkedin'
import { measureOf, previewLinkedin } from './linkedin-preview'
import { draftFrom, missing, nothing, tooLong } from './linkedin-texts'
import { linkedinResultOf } from './results/results'
import { submit } from './run/submit'
import { type ToolRules, toolAnswer } from './tool-page'
import type { Analysed } from './tool-routes'

const tool: ToolRules<Measured> = { tool: 'linkedin', path: '/linkedin', resultOf: linkedinResultOf, parts: partsOf }

/** True when the texts were saved after those that were analysed. A request saves its own texts first. */
const changedSince = (draft: LinkedinDraftRow | undefined, row: AnalysisRow): boolean =>
  draft !== undefined && draft.savedAt > row.requestedAt

/** What a refused plain form shows again. */
type RefusedForm = {
  readonly values?: LinkedinValues
  readonly errors?: LinkedinErrors
  readonly error?: string
  readonly measure?: LinkedinMeasureJson
}

const linkedinPage = (
  core: Core,
  ctx: RequestContext,
  region: string | null,
  sent: RefusedForm = {},
  answer: PageAnswer = {},
): Promise<Response> =>
  toolAnswer(core, ctx, tool, { region, answer }, ({ account, latest, ...data }) => {
    const { db } = core.views
    const draft = linkedinDraft(db, account)
    const saved = draft ? { headline: draft.headline, about: draft.about, experience: draft.experience } : null
    const isLatest = latest !== null && latest.row.id === latestAnalysis(db, account, 'linkedin')?.id
    const props = {
      ...data.shared,
      latest: latest && {
        ...latest.resultProps,
        changed: isLatest && changedSince(draft, latest.row),
        earlier: !isLatest,
      },
      saved,
      pending: data.open ? { at: data.open.requestedAt } : null,
      error: sent.error,
    }
    const region = {
      ...props,
      values: sent.values ?? saved ?? nothing,
      errors: sent.errors ?? {},
      measure: sent.measure ?? knownMeasure(latest?.row, ctx),
      before: latest?.row.score ?? null,
      wasMeasured: sent.measure !== undefined,
    }
    return { region: () => <ResultRegion {...region} />, content: () => <LinkedinContent {...region} /> }
  })

/** What the latest analysis measured, until something is typed. */
const knownMeasure = (row: AnalysisRow | undefined, ctx: RequestContext): LinkedinMeasureJson | null => {
  const result = linkedinResultOf(row)
  return result && measureOf(result, ctx.language)
}

/** Saves the texts; null on success. */
const save = async (core: Core, ctx: RequestContext, draft: LinkedinDraft): Promise<Refused | null> => {
  const { account } = personOf(ctx)
  const wrong = tooLong(draft)
  if (Object.keys(wrong).length > 0) return fieldsRefused(ctx, wrong)
  const refusal =
    throttled(core, ctx, `draft ${account}`, linkedinDraftBucket) ??
    throttleVolume(core, ctx, Buffer.byteLength(JSON.stringify(draft)))
  if (refusal) return refusal
  const saved = await core.handle(linkedin, accountStream(account), { kind: 'save-draft', draft }, eventMetadata(ctx))
  if (saved.ok) return null
  return saved.code === 'account-missing'
    ? { status: 401, body: problem(ctx, 'account-missing') }
    : unhandled(ctx, saved.code)
}

/** The texts are saved before they are measured, so that a refusal or failure loses nothing. */
const receiveProfile = async (core: Core, ctx: RequestContext, draft: LinkedinDraft): Promise<Analysed> => {
  const wrong = { ...missing(draft), ...tooLong(draft) }
  if (Object.keys(wrong).length > 0) return fieldsRefused(ctx, wrong)
  const refused = await save(core, ctx, draft)
  if (refused) return refused
  const { headline, about, experience } = draft
  const bytes = new TextEncoder().encode(JSON.stringify({ headline, about, experience }))
  return submit(core, ctx, { tool: 'linkedin', file: 'LinkedIn', bytes })
}

/** The saved texts and their analysis with the API's field names; null when there is neither. */
const recordJson = (core: Core, ctx: RequestContext, row: AnalysisRow | undefined): LinkedinRecordJson | null => {
  const draft = linkedinDraft(core.views.db, personOf(ctx).account)
  const result = linkedinResultOf(row)
  if (!draft && !(row && result)) return null
  return {
    id: row?.id ?? null,
    criado_em: row ? new Date(row.endedAt ?? row.requestedAt).toISOString() : null,
    dados_json: draft ? { headline: draft.headline, about: draft.about, experience: draft.experience } : null,
    /** True when the saved texts are newer than the analysis. */
    dados_alterados: row ? changedSince(draft, row) : false,
    analise_json: result ? linkedinJson(result, ctx.language) : null,
    texto_modelo: modelJson(modelPartOf(core, row?.id)),
  }
}

/** Texts beyond their length are not measured. */
const measureOwn = async (core: Core, ctx: RequestContext, draft: LinkedinDraft) => {
  const wrong = tooLong(draft)
  return Object.keys(wrong).length > 0 ? fieldsRefused(ctx, wrong) : previewLinkedin(core, ctx, draft)
}

const formAnswer = async (core: Core, ctx: RequestContext, body: unknown, region: string | null): Promise<Response> => {
  const draft = draftFrom(body)
  if (fieldOf(body, 'acao') === 'medir') {
    const measure = await measureOwn(core, ctx, draft)
    if ('score' in measure) return linkedinPage(core, ctx, region, { values: draft, measure })
    return linkedinPage(core, ctx, region, { values: draft, error: measure.body.message }, { status: measure.status })
  }
  const saving = fieldOf(body, 'acao') === 'rascunho'
  const answer = saving ? await save(core, ctx, draft) : await receiveProfile(core, ctx, draft)
  if (answer === null) return seeOther('/linkedin', [leaveToast(core, 'draft')])
  if ('analysis' in answer) return seeOther('/linkedin#resultado', [leaveToast(core, 'analysed')])
  const { message, fields } = answer.body
  const sent = fields ? { values: draft, errors: fields } : { values: draft, error: message }
  return linkedinPage(core, ctx, region, sent, { status: answer.status })
}

export const linkedinRoutes = (core: Core) =>
  routesOf('linkedin')
    .get('/linkedin/relatorio.pdf', ({ ctx }) => reportFile(core, ctx, 'linkedin'))
    .get('/linkedin', ({ ctx, request }) =>
      core.pages.answer(ctx, request.headers, () => linkedinPage(core, ctx, request.headers.get(regionHeader))),
    )
    .post('/linkedin', ({ ctx, body, request }) => formAnswer(core, ctx, body, request.headers.get(regionHeader)))
    .post(
      '/api/linkedin/analyze',
      async ({ ctx, body }) => {
        const answer = await receiveProfile(core, ctx, draftFrom(body))
        if (!('analysis' in answer)) return refusedJson(answer)
        const row = analysisById(core.views.db, answer.analysis)
        return linkedinResultOf(row) ? json(recordJson(core, ctx, row)) : json(problem(ctx, 'internal'), 500)
      },
      linkedinBody,
    )
    .post(
      '/api/linkedin/draft',
      async ({ ctx, body }) => {
        const refused = await save(core, ctx, draftFrom(body))
        if (refused) return refusedJson(refused)
        return json({ dados_json: draftFrom(body) })
      },
      linkedinBody,
    )
    .post(
      '/api/linkedin/measure',
      async ({ ctx, body }) => {
        const measure = await measureOwn(core, ctx, draftFrom(body))
        return 'score' in measure ? json(measure) : refusedJson(measure)
      },
      linkedinBody,
    )
    .get('/api/linkedin/latest', ({ ctx }) => {
      const resultJson = recordJson(core, ctx, latestAnalysis(core.views.db, personOf(ctx).account, 'linkedin'))
      return resultJson ? json(resultJson) : json(problem(ctx, 'none-yet'), 404)
    })
