// Routes of interview practice.
import { modelRegion, regionHeader } from '../../api/regions'
import { interviewLimits } from '../../domain/interview/interview'
import { FurtherRegion } from '../../pages/interview/further'
import { QuestionPage } from '../../pages/interview/question'
import {
  type AnswerRow,
  type InterviewRow,
  interviewAnswersOf,
  interviewsOf,
  ownInterview,
} from '../../projections/interview/interview'
import { measureRows, questionView } from '../../texts/interview/view'
import type { Core } from '../core/core'
import { practiceAnswerBody, practiceBody } from '../http/request/body/call-bodies'
import { fieldOf, formBody, formText } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { neverCache } from '../http/response/never-cache'
import { html, notFoundPage, type PageAnswer } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { refusedJson } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { allowMicrophone } from '../http/response/security-headers'
import { modelPartOf, noticeOf } from '../models/model-part'
import { advertRef, answerQuestion, type GivenAnswer, mayPractise, startPractice } from './interview'
import { measureJson, practiceJson } from './interview-json'
import { startPage } from './start-page'
import { measureIn, practiceIn } from './stored'

/** What a model asks further about the answers to a question, or is about to. */
const furtherOf = (core: Core, ctx: RequestContext, answers: readonly AnswerRow[], question: number) => {
  const follow = triesOf(answers, question).find((one) => one.follow)?.follow
  const part = modelPartOf(core, follow ?? undefined)
  // Its progress exists only in memory.
  if (part?.state === 'asked') neverCache(ctx)
  return part
}

/** What was sent and could not be taken. */
type RefusedAnswer = { readonly text: string; readonly error: string }

const triesOf = (answers: readonly AnswerRow[], question: number) =>
  answers.filter((answer) => answer.question === question)

const questionPage = (
  core: Core,
  ctx: RequestContext,
  row: InterviewRow,
  question: number,
  { tried, region = null, answer = {} }: { tried?: RefusedAnswer; region?: string | null; answer?: PageAnswer } = {},
): Promise<Response> => {
  const practice = practiceIn(row)
  const currentQuestion = practice?.questions[question]
  if (!practice || !currentQuestion) return notFoundPage(core, ctx)
  const { language } = ctx
  const answers = interviewAnswersOf(core.views.db, row.account, row.id)
  const tries = triesOf(answers, question)
  const lastTries = tries.slice(-2)
  const measures = lastTries.map(measureIn).filter((one) => one !== null)
  const props = {
    interview: row.id,
    spoken: row.language,
    question,
    view: questionView(currentQuestion, row.language, language),
    titles: practice.questions.map((one, at) => ({
      title: questionView(one, row.language, language).title,
      done: triesOf(answers, at).length > 0,
    })),
    tries: lastTries.map(({ attempt, text }) => ({ attempt, text })),
    rows: measureRows(currentQuestion.kind, measures, language),
    attempt: (tries.at(-1)?.attempt ?? 0) + 1,
    allowed: mayPractise(core, ctx),
    full: tries.length >= interviewLimits.attempts,
    tried,
    further: furtherOf(core, ctx, answers, question),
    notice: noticeOf(core, row.account, 'interview'),
  }
  if (region === modelRegion)
    return html(core, ctx, <FurtherRegion {...props} language={language} />, answer, modelRegion)
  return html(core, ctx, <QuestionPage page={pageContext(core, ctx)} {...props} />, {
    ...answer,
    headers: { ...allowMicrophone, ...answer.headers },
  })
}

const page = (core: Core, ctx: RequestContext, region: string | null): Promise<Response> => {
  const id = ctx.url.searchParams.get('treino')
  if (id === null) return startPage(core, ctx)
  const row = ownInterview(core.views.db, personOf(ctx).account, id)
  const number = Number(ctx.url.searchParams.get('pergunta') ?? '1')
  return row && Number.isInteger(number)
    ? questionPage(core, ctx, row, number - 1, { region })
    : notFoundPage(core, ctx)
}

const secondsFrom = (text: string): number | null => {
  const seconds = Number(text)
  return text === '' || !Number.isFinite(seconds) ? null : seconds
}

const pathOf = (interview: string, question: number) => `/entrevista?treino=${interview}&pergunta=${question + 1}`

/** A plain form's answer. What was typed stays on the page when it is not taken. */
const submitAnswer = async (core: Core, ctx: RequestContext, given: GivenAnswer): Promise<Response> => {
  const answer = await answerQuestion(core, ctx, given)
  if ('measure' in answer) return seeOther(`${pathOf(given.interview, given.question)}#medida`)
  const row = ownInterview(core.views.db, personOf(ctx).account, given.interview)
  if (!row) return notFoundPage(core, ctx)
  const error = answer.body.fields?.texto ?? answer.body.message
  return questionPage(core, ctx, row, given.question, {
    tried: { text: given.text, error },
    answer: { status: answer.status },
  })
}

export const interviewRoutes = (core: Core) =>
  routesOf('interview')
    .get('/entrevista', ({ ctx, request }) =>
      core.pages.answer(ctx, request.headers, () => page(core, ctx, request.headers.get(regionHeader))),
    )
    .post(
      '/entrevista',
      async ({ ctx, body }) => {
        if (formText(body, 'acao') === 'responder')
          return submitAnswer(core, ctx, {
            interview: formText(body, 'treino'),
            question: Number(formText(body, 'pergunta')) - 1,
            text: formText(body, 'texto'),
            seconds: secondsFrom(formText(body, 'segundos')),
            spoken: formText(body, 'falada') === '1',
          })
        const answer = await startPractice(core, ctx, advertRef(formText(body, 'vaga')))
        if ('interview' in answer) return seeOther(pathOf(answer.interview, 0))
        return startPage(core, ctx, answer.body.message, { status: answer.status })
      },
      { body: formBody },
    )
    .post(
      '/api/interview/start',
      async ({ ctx, body }) => {
        const requested = fieldOf(body, 'vaga')
        const answer = await startPractice(core, ctx, typeof requested === 'string' ? advertRef(requested) : null)
        if (!('interview' in answer)) return refusedJson(answer)
        const row = ownInterview(core.views.db, personOf(ctx).account, answer.interview)
        return row ? json(practiceJson(core, row, ctx.language), 201) : json(problem(ctx, 'internal'), 500)
      },
      practiceBody,
    )
    .post(
      '/api/interview/answer',
      async ({ ctx, body }) => {
        const text = (name: string) => formText(body, name)
        const [number, seconds] = [fieldOf(body, 'pergunta'), fieldOf(body, 'segundos')]
        const answer = await answerQuestion(core, ctx, {
          interview: text('treino'),
          question: typeof number === 'number' ? number - 1 : -1,
          text: text('texto'),
          seconds: typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : null,
          spoken: fieldOf(body, 'falada') === true,
        })
        return 'measure' in answer ? json({ medida: measureJson(answer.measure) }) : refusedJson(answer)
      },
      practiceAnswerBody,
    )
    .get('/api/interview/latest', ({ ctx }) => {
      const [row] = interviewsOf(core.views.db, personOf(ctx).account, 1)
      return row ? json(practiceJson(core, row, ctx.language)) : json(problem(ctx, 'none-yet'), 404)
    })
