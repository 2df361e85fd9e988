// Begins a person's interview practice on their latest résumé, and takes their answers.

import { measureAnswer } from '../../analysis/interview'
import { MAX_ANSWER, MIN_WORDS } from '../../analysis/interview/limits'
import type { AnswerMeasure } from '../../analysis/interview/result'
import { packJob } from '../../analysis/job/reader-input'
import { countWords } from '../../analysis/resume/reading/text'
import { monthAt } from '../../domain/day'
import { interview } from '../../domain/interview/interview'
import { accountStream } from '../../events/schema/events'
import { analysisById, latestAnalysis } from '../../projections/analyses/analysis'
import { ownAnalysis } from '../../projections/analyses/history'
import { ownInterview } from '../../projections/interview/interview'
import { ownVacancy } from '../../projections/vacancies/vacancies'
import { correctionsOf, resumeResultOf } from '../analyses/results/results'
import { readJobInput } from '../analyses/run/job-input'
import { waiterOf } from '../analyses/run/queue-place'
import { planIncludes } from '../billing/allowance'
import type { Core } from '../core/core'
import { paragraphs } from '../http/request/body/typed-text'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { busy, fieldsRefused, type Refused, throttled, unhandled } from '../http/response/refusals'
import { problem } from '../http/response/responses'
import { resultJson } from '../runtime/result-json'
import { answerBucket, practiceBucket } from '../security/buckets'
import { readUpload } from '../storage/uploads'
import { askFurther, followUpFor } from './follow-up'

/** The advert questions are taken from: that of a scanner's analysis or of a saved vacancy. */
type AdvertRef = { readonly from: 'job' | 'vacancy'; readonly id: string }

export const mayPractise = (core: Core, ctx: RequestContext): boolean =>
  planIncludes(core, personOf(ctx).account, ctx.now, 'simulacao_entrevista')

/** `job:<id>` or `vacancy:<id>`, as forms and calls name an advert; null for anything else. */
export const advertRef = (text: string): AdvertRef | null => {
  const [, from, id = ''] = /^(job|vacancy):([0-9a-f-]{36})$/.exec(text) ?? []
  return from === 'job' || from === 'vacancy' ? { from, id } : null
}

/** The advert's text; null where it is not the person's own. */
const advertText = async (core: Core, account: string, { from, id }: AdvertRef): Promise<string | null> => {
  if (from === 'vacancy') return ownVacancy(core.views.db, account, id)?.advert ?? null
  if (!ownAnalysis(core.views.db, account, 'job', id)) return null
  const upload = await readUpload(core, account, id)
  return upload ? (readJobInput(upload)?.description ?? null) : null
}

/** Begins a practice and answers with its id. */
export const startPractice = async (
  core: Core,
  ctx: RequestContext,
  advert: AdvertRef | null,
): Promise<Refused | { readonly interview: string }> => {
  const { account } = personOf(ctx)
  if (!mayPractise(core, ctx)) return { status: 403, body: problem(ctx, 'interview-plan') }
  const resume = latestAnalysis(core.views.db, account, 'resume')
  const file = resume ? await readUpload(core, account, resume.id) : null
  if (!resume || !file) return { status: 409, body: problem(ctx, 'interview-resume') }
  const refusal = throttled(core, ctx, `practice ${account}`, practiceBucket)
  if (refusal) return refusal
  const description = advert ? await advertText(core, account, advert) : ''
  if (description === null) return { status: 404, body: problem(ctx, 'not-found') }
  const packet = packJob({ description, corrections: correctionsOf(resume), ...monthAt(ctx.now) }, file)
  const answer = await core.reader.run('practice', packet, waiterOf(core, account, 'resume'))
  if (!answer.ok || !answer.value.ok) return busy(ctx)
  const { practice } = answer.value
  const id = Bun.randomUUIDv7()
  const started = await core.handle(
    interview,
    accountStream(account),
    {
      kind: 'start',
      interview: id,
      resume: resume.id,
      advert,
      rubric: practice.rubric,
      language: practice.language,
      questions: practice.questions.length,
      practice: resultJson(practice),
    },
    eventMetadata(ctx),
  )
  return started.ok ? { interview: id } : unhandled(ctx, started.code)
}

export type GivenAnswer = {
  readonly interview: string
  readonly question: number
  readonly text: string
  /** Null where no clock ran. */
  readonly seconds: number | null
  readonly spoken: boolean
}

const secondsMax = 3_600

/** Stores an answer with what it shows, and answers with the latter. */
export const answerQuestion = async (
  core: Core,
  ctx: RequestContext,
  given: GivenAnswer,
): Promise<Refused | { readonly measure: AnswerMeasure }> => {
  const { account } = personOf(ctx)
  if (!mayPractise(core, ctx)) return { status: 403, body: problem(ctx, 'interview-plan') }
  const row = ownInterview(core.views.db, account, given.interview)
  if (!row) return { status: 404, body: problem(ctx, 'interview-missing') }
  const text = paragraphs(given.text)
  if (text.length > MAX_ANSWER) return fieldsRefused(ctx, { texto: 'answerLong' })
  if (countWords(text) < MIN_WORDS) return fieldsRefused(ctx, { texto: 'answerShort' })
  const refusal = throttled(core, ctx, `practice answer ${account}`, answerBucket)
  if (refusal) return refusal
  const seconds = given.seconds === null ? null : Math.min(secondsMax, Math.max(0, Math.round(given.seconds)))
  const resume = resumeResultOf(analysisById(core.views.db, row.resume))
  const measure = measureAnswer({ text, seconds, language: row.language, lines: resume?.robot.lines ?? [] })
  const { interview: id, question, spoken } = given
  const follow = followUpFor(core, row, question)
  const stored = await core.handle(
    interview,
    accountStream(account),
    {
      kind: 'answer',
      interview: id,
      question,
      spoken,
      seconds,
      words: measure.words,
      follow,
      text,
      measure: resultJson(measure),
    },
    eventMetadata(ctx),
  )
  if (stored.ok) {
    if (follow !== null) await askFurther(core, account, follow, eventMetadata(ctx))
    return { measure }
  }
  const { code } = stored
  if (code === 'interview-missing') return { status: 404, body: problem(ctx, code) }
  if (code === 'interview-tries') return { status: 409, body: problem(ctx, code) }
  return unhandled(ctx, code)
}
