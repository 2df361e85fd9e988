import { Elysia } from 'elysia'
import { LIMITS } from '../../analysis/linkedin/limits'
import type { LinkedinResult as Measured } from '../../analysis/linkedin/result'
import type { LinkedinErrors, LinkedinRecordJson, LinkedinValues } from '../../api/linkedin'
import { regionHeader, resultRegion } from '../../api/regions'
import { type LinkedinDraft, linkedin } from '../../domain/analyses/linkedin'
import { accountStream } from '../../events/schema/account'
import { LinkedinPage, LinkedinResult } from '../../pages/linkedin/linkedin'
import { type AnalysisRow, analysisById, latestAnalysis } from '../../projections/analyses/analysis'
import { type LinkedinDraftRow, linkedinDraft } from '../../projections/analyses/linkedin'
import { partsOf } from '../../texts/linkedin/view'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { personOf, visitContext } from '../http/request/route-context'
import { fieldOf } from '../http/request/schemas'
import { leaveToast } from '../http/response/cookies'
import type { Answer } from '../http/response/page'
import { type Refused, refusedJson } from '../http/response/refusals'
import { type FieldError, fieldsProblem, json, problem, seeOther, throttledProblem } from '../http/response/responses'
import { modelJson } from '../models/model-json'
import { partOf } from '../models/model-part'
import { draftBucket } from '../runtime/throttle'
import { linkedinJson } from './json/linkedin'
import { reportFile } from './report-download'
import { linkedinResultOf } from './results'
import { submit } from './submit'
import { type ToolPage, toolAnswer } from './tool-page'

const tool: ToolPage<Measured> = { tool: 'linkedin', path: '/linkedin', resultOf: linkedinResultOf, parts: partsOf }

/** True when the texts were saved after those that the analysis measured. A request saves its own texts first. */
const changedSince = (draft: LinkedinDraftRow | undefined, row: AnalysisRow): boolean =>
  draft !== undefined && draft.savedAt > row.requestedAt

const nothing: LinkedinValues = { headline: '', about: '', experience: '' }

/** What a refused plain form comes back with. */
type Sent = { readonly values?: LinkedinValues; readonly errors?: LinkedinErrors; readonly error?: string }

const linkedinPage = (
  core: Core,
  visit: Visit,
  region: string | null,
  sent: Sent = {},
  answer: Answer = {},
): Promise<Response> =>
  toolAnswer(core, visit, tool, { region, result: resultRegion, answer }, ({ account, latest, ...seen }) => {
    const { db } = core.views
    const draft = linkedinDraft(db, account)
    const saved = draft ? { headline: draft.headline, about: draft.about, experience: draft.experience } : null
    const isLatest = latest !== null && latest.row.id === latestAnalysis(db, account, 'linkedin')?.id
    const props = {
      ...seen.around,
      latest: latest && {
        ...latest.common,
        changed: isLatest && changedSince(draft, latest.row),
        earlier: !isLatest,
      },
      saved,
      pending: seen.open?.requestedAt ?? null,
      error: sent.error,
    }
    const form = { ...seen.alone, values: sent.values ?? saved ?? nothing, errors: sent.errors ?? {} }
    return { region: () => <LinkedinResult {...props} />, page: () => <LinkedinPage {...props} {...form} /> }
  })

/** A field as it is kept: line ends as one sign, as the browser counts them, and nothing that is no text. */
const textOf = (body: unknown, name: keyof LinkedinDraft): string => {
  const value = fieldOf(body, name)
  if (typeof value !== 'string') return ''
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}

const draftFrom = (body: unknown): LinkedinDraft => ({
  headline: textOf(body, 'headline'),
  about: textOf(body, 'about'),
  experience: textOf(body, 'experience'),
})

type Wrong = Record<string, FieldError>

const tooLong = ({ headline, about, experience }: LinkedinDraft): Wrong => ({
  ...(headline.length > LIMITS.headline && { headline: 'headlineLong' }),
  ...(about.length > LIMITS.about && { about: 'aboutLong' }),
  ...(experience.length > LIMITS.experience && { experience: 'experienceLong' }),
})

const said = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Experience is optional but recommended; the other two must say something. */
const missing = ({ headline, about }: LinkedinDraft): Wrong => ({
  ...(!said(headline) && { headline: 'headlineRequired' }),
  ...(!said(about) && { about: 'aboutRequired' }),
})

const invalid = (visit: Visit, wrong: Wrong): Refused => ({ status: 422, body: fieldsProblem(visit, wrong) })

/** Keeps the texts; null when they are kept. */
const save = async (core: Core, visit: Visit, draft: LinkedinDraft): Promise<Refused | null> => {
  const { account } = personOf(visit)
  const wrong = tooLong(draft)
  if (Object.keys(wrong).length > 0) return invalid(visit, wrong)
  const key = `draft ${account}`
  const waitMs = core.throttle.wait(key, draftBucket, visit.now)
  if (waitMs > 0) return { status: 429, body: throttledProblem(visit, waitMs), retryAfterS: Math.ceil(waitMs / 1000) }
  core.throttle.take(key, draftBucket, visit.now)
  const context = { at: visit.now, actor: account, correlation: visit.correlation, causation: null }
  const saved = await core.handle(linkedin, accountStream(account), { kind: 'save-draft', draft }, context)
  if (saved.ok) return null
  return saved.code === 'account-missing'
    ? { status: 401, body: problem(visit, 'account-missing') }
    : { status: 503, body: problem(visit, 'busy'), retryAfterS: 2 }
}

/** The texts are kept before they are measured, so that a refusal or a failure loses nothing of them. */
const analyse = async (
  core: Core,
  visit: Visit,
  draft: LinkedinDraft,
): Promise<Refused | { readonly analysis: string }> => {
  const wrong = { ...missing(draft), ...tooLong(draft) }
  if (Object.keys(wrong).length > 0) return invalid(visit, wrong)
  const refused = await save(core, visit, draft)
  if (refused) return refused
  const { headline, about, experience } = draft
  const bytes = new TextEncoder().encode(JSON.stringify({ headline, about, experience }))
  return submit(core, visit, { tool: 'linkedin', file: 'LinkedIn', bytes })
}

/** What is saved and what was measured, in the API's own words; null when there is neither. */
const recordJson = (core: Core, visit: Visit, row: AnalysisRow | undefined): LinkedinRecordJson | null => {
  const draft = linkedinDraft(core.views.db, personOf(visit).account)
  const result = linkedinResultOf(row)
  if (!draft && !(row && result)) return null
  return {
    id: row?.id ?? null,
    criado_em: row ? new Date(row.endedAt ?? row.requestedAt).toISOString() : null,
    dados_json: draft ? { headline: draft.headline, about: draft.about, experience: draft.experience } : null,
    /** True when the saved texts are newer than the analysis. */
    dados_alterados: row ? changedSince(draft, row) : false,
    analise_json: result ? linkedinJson(result, visit.language) : null,
    texto_modelo: modelJson(partOf(core, row?.id)),
  }
}

const formAnswer = async (core: Core, visit: Visit, body: unknown, region: string | null): Promise<Response> => {
  const draft = draftFrom(body)
  const saving = fieldOf(body, 'acao') === 'rascunho'
  const answer = saving ? await save(core, visit, draft) : await analyse(core, visit, draft)
  if (answer === null) return seeOther('/linkedin', [leaveToast(core, 'draft')])
  if ('analysis' in answer) return seeOther('/linkedin#resultado', [leaveToast(core, 'analysed')])
  const { message, fields } = answer.body
  const sent = fields ? { values: draft, errors: fields } : { values: draft, error: message }
  return linkedinPage(core, visit, region, sent, { status: answer.status })
}

export const linkedinRoutes = (core: Core) =>
  new Elysia({ name: 'linkedin' })
    .use(visitContext)
    .get('/linkedin/relatorio.pdf', ({ visit }) => reportFile(core, visit, 'linkedin'))
    .get('/linkedin', ({ visit, request }) => linkedinPage(core, visit, request.headers.get(regionHeader)))
    .post('/linkedin', ({ visit, body, request }) => formAnswer(core, visit, body, request.headers.get(regionHeader)))
    .post('/api/linkedin/analyze', async ({ visit, body }) => {
      const answer = await analyse(core, visit, draftFrom(body))
      if (!('analysis' in answer)) return refusedJson(answer)
      const row = analysisById(core.views.db, answer.analysis)
      return linkedinResultOf(row) ? json(recordJson(core, visit, row)) : json(problem(visit, 'internal'), 500)
    })
    .post('/api/linkedin/draft', async ({ visit, body }) => {
      const refused = await save(core, visit, draftFrom(body))
      if (refused) return refusedJson(refused)
      return json({ dados_json: draftFrom(body) })
    })
    .get('/api/linkedin/latest', ({ visit }) => {
      const told = recordJson(core, visit, latestAnalysis(core.views.db, personOf(visit).account, 'linkedin'))
      return told ? json(told) : json(problem(visit, 'none-yet'), 404)
    })
