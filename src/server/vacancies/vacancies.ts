// Saves, changes, compares and removes the vacancies that a person follows.
import { prefixWithin } from '../../analysis/bounded'
import { MAX_ADVERT, MIN_ADVERT } from '../../analysis/job/limits'
import type { JobResult } from '../../analysis/job/result'
import { dayFrom } from '../../domain/day'
import { type VacancyCommand, vacancies, vacancyLimits } from '../../domain/vacancies/vacancies'
import { accountStream } from '../../events/schema/events'
import { type VacancyState, vacancyStates } from '../../events/schema/vocabulary'
import { analysisById, latestAnalysisId } from '../../projections/analyses/analysis'
import { ownAnalysis } from '../../projections/analyses/history'
import type { VacancyRow } from '../../projections/vacancies/vacancies'
import type { Compared } from '../../texts/vacancies/asks'
import { jobResultOf } from '../analyses/results/results'
import { readJobInput } from '../analyses/run/job-input'
import { planIncludes } from '../billing/allowance'
import type { Core } from '../core/core'
import { line, paragraphs } from '../http/request/body/typed-text'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { fieldsRefused, type Refused, throttleChange, throttleVolume, unhandled } from '../http/response/refusals'
import { type FieldError, problem } from '../http/response/responses'
import { resultJson } from '../runtime/result-json'
import { readUpload } from '../storage/uploads'

/** Whether the person's plan follows many vacancies and compares ten at once. */
export const isAdvanced = (core: Core, ctx: RequestContext): boolean =>
  planIncludes(core, personOf(ctx).account, ctx.now, 'analises_avancadas')

/** How many that are not closed the plan lets them follow. */
export const openMax = (core: Core, ctx: RequestContext): number =>
  isAdvanced(core, ctx) ? vacancyLimits.open : vacancyLimits.openBasic

/** What a comparison stored about a vacancy; null before there is one. */
export const comparedIn = (row: Pick<VacancyRow, 'result'>): Compared | null => row.result as Compared | null

const keywordsMax = 100
/** What an advert asks for; where it asks for nothing, the words of its tasks. */
const requests = (keywords: JobResult['keywords']): JobResult['keywords'] => {
  const besides = keywords.filter(({ need }) => need !== 'duty')
  return besides.some(({ kind }) => kind === 'hard') ? besides : keywords
}

export const slim = ({ range, keywords }: JobResult): Compared => ({
  range,
  keywords: requests(keywords)
    .slice(0, keywordsMax)
    .map(({ id, text, kind, bucket, how, evidence }) => ({
      id,
      text,
      kind,
      bucket: bucket !== 'missing' && how === 'implied' ? 'close' : bucket,
      line: evidence?.line ?? null,
    })),
})

export const decide = async (core: Core, ctx: RequestContext, command: VacancyCommand): Promise<Refused | null> => {
  const outcome = await core.handle(vacancies, accountStream(personOf(ctx).account), command, eventMetadata(ctx))
  if (outcome.ok) return null
  const { code } = outcome
  if (code === 'vacancy-missing') return { status: 404, body: problem(ctx, code) }
  if (code === 'vacancies-open') {
    const which = isAdvanced(core, ctx) ? 'vacancies-open' : 'vacancies-plan'
    return { status: 409, body: problem(ctx, which) }
  }
  return code === 'vacancies-stored' ? { status: 409, body: problem(ctx, code) } : unhandled(ctx, code)
}

/** One line, at most as long as a name may be. */
const short = (text: string): string => prefixWithin(line(text), vacancyLimits.name)

/** What an advert without a title is called. */
export const firstLine = (advert: string): string =>
  prefixWithin(line(advert.split('\n').find((one) => line(one) !== '') ?? ''), 80)

export type NewVacancy = { readonly title: string; readonly employer: string; readonly advert: string }

/** Saves an advert and answers with its id. */
export const saveVacancy = async (
  core: Core,
  ctx: RequestContext,
  given: NewVacancy,
): Promise<Refused | { readonly vacancy: string }> => {
  const advert = paragraphs(given.advert)
  const wrong: FieldError | null =
    advert.length < MIN_ADVERT ? 'descriptionShort' : advert.length > MAX_ADVERT ? 'descriptionLong' : null
  if (wrong) return fieldsRefused(ctx, { anuncio: wrong })
  const refusal = throttleChange(core, ctx) ?? throttleVolume(core, ctx, Buffer.byteLength(advert))
  if (refusal) return refusal
  const vacancy = Bun.randomUUIDv7()
  const refused = await decide(core, ctx, {
    kind: 'save',
    vacancy,
    title: short(given.title) || firstLine(advert),
    employer: short(given.employer),
    advert,
    open: openMax(core, ctx),
  })
  return refused ?? { vacancy }
}

/** An advert that the scanner compared, the newest by default; null where there is none, it is somebody else's, or its file cannot be read any more. */
export const scannedAdvert = async (core: Core, account: string, scan: string | null) => {
  const { db } = core.views
  const id = scan ?? latestAnalysisId(db, account, 'job')
  if (id === null || !ownAnalysis(db, account, 'job', id)) return null
  const result = jobResultOf(analysisById(db, id))
  const upload = result ? await readUpload(core, account, id) : null
  const input = upload && readJobInput(upload)
  return input && result ? { id, input, result } : null
}

/** Saves an advert of the scanner, the latest by default, with the comparison it already has: no other analysis is used. */
export const saveScanned = async (
  core: Core,
  ctx: RequestContext,
  scan: string | null = null,
): Promise<Refused | { readonly vacancy: string }> => {
  const scanned = await scannedAdvert(core, personOf(ctx).account, scan)
  if (!scanned) return { status: 404, body: problem(ctx, 'none-yet') }
  const { result } = scanned
  const { description: advert, resume, draft } = scanned.input
  const saved = await saveVacancy(core, ctx, { title: result.title ?? '', employer: '', advert })
  if (!('vacancy' in saved)) return saved
  const { rubric, score } = result
  const compared = {
    kind: 'compared',
    vacancy: saved.vacancy,
    resume: draft ? null : resume,
    draft: draft?.id ?? null,
    rubric,
    score,
    result: resultJson(slim(result)),
  } as const
  return (await decide(core, ctx, compared)) ?? saved
}

export type Change = {
  readonly vacancy: string
  readonly state: string
  readonly sentOn: string
  readonly resume: string
  readonly reminder: string
  readonly notes: string
}

const isState = (text: string): text is VacancyState => vacancyStates.some((state) => state === text)
const dayOrNull = (text: string): string | null | 'wrong' =>
  text === '' ? null : dayFrom(text) === null ? 'wrong' : text

/** Changes a vacancy as a whole; a value that makes no sense is an error of its field. */
export const changeVacancy = async (core: Core, ctx: RequestContext, given: Change): Promise<Refused | null> => {
  const { account } = personOf(ctx)
  const [sentOn, reminder] = [dayOrNull(given.sentOn), dayOrNull(given.reminder)]
  const fields: Record<string, FieldError> = {
    ...(isState(given.state) ? {} : { estado: 'settingInvalid' as const }),
    ...(sentOn === 'wrong' ? { enviada_em: 'dayInvalid' as const } : {}),
    ...(reminder === 'wrong' ? { lembrete: 'dayInvalid' as const } : {}),
  }
  if (Object.keys(fields).length > 0 || !isState(given.state) || sentOn === 'wrong' || reminder === 'wrong')
    return fieldsRefused(ctx, fields)
  const isOwn = given.resume !== '' && ownAnalysis(core.views.db, account, 'resume', given.resume) !== undefined
  const refusal = throttleChange(core, ctx)
  if (refusal) return refusal
  return decide(core, ctx, {
    kind: 'update',
    vacancy: given.vacancy,
    state: given.state,
    sentOn,
    resume: isOwn ? given.resume : null,
    reminder,
    notes: prefixWithin(paragraphs(given.notes), vacancyLimits.notes),
    open: openMax(core, ctx),
  })
}

export const removeVacancy = (core: Core, ctx: RequestContext, vacancy: string): Promise<Refused | null> =>
  decide(core, ctx, { kind: 'remove', vacancy })
