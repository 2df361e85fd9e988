// Routes of the pages of saved vacancies.
import { vacancyLimits } from '../../domain/vacancies/vacancies'
import { VacanciesPage } from '../../pages/vacancies/vacancies'
import { VacancyPage } from '../../pages/vacancies/vacancy'
import { latestAnalysis } from '../../projections/analyses/analysis'
import { historyOfTool } from '../../projections/analyses/history'
import { ownVacancy, vacanciesOf } from '../../projections/vacancies/vacancies'
import { mailWanted } from '../../projections/week/week'
import { todayOf } from '../../texts/vacancies/view'
import type { Core } from '../core/core'
import { formBody, formText } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { html, notFoundPage, type PageAnswer } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import type { Refused } from '../http/response/refusals'
import { seeOther } from '../http/response/responses'
import { mayPractise } from '../interview/interview'
import { chooseMail } from '../week/mail-choice'
import { compareVacancies } from './compare'
import { scannedAdvert } from './saved-adverts'
import {
  type Change,
  changeVacancy,
  isAdvanced,
  type NewVacancy,
  openMax,
  removeVacancy,
  saveScanned,
  saveVacancy,
} from './vacancies'
import { vacanciesData, vacancyOf } from './vacancies-data'

type RefusedVacancy = { readonly error: string; readonly typed: NewVacancy | null }

/** The title of the scanner's latest advert where it is not among the saved ones; null else. */
const scannedTitle = async (core: Core, account: string): Promise<string | null> => {
  const scanned = await scannedAdvert(core, account)
  if (!scanned) return null
  const saved = vacanciesOf(core.views.db, account, vacancyLimits.stored)
  return saved.some(({ advert }) => advert === scanned.advert) ? null : scanned.title
}

const boardPage = async (
  core: Core,
  ctx: RequestContext,
  tried?: RefusedVacancy,
  answer: PageAnswer = {},
): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(ctx)
  const data = vacanciesData(core, account)
  const canPractise = mayPractise(core, ctx)
  const open = data.vacancies.filter(({ state }) => state !== 'closed').length
  const props = {
    ...data,
    now: ctx.now,
    today: todayOf(data.vacancies, ctx.language, ctx.now, canPractise),
    canPractise,
    canSave: open < openMax(core, ctx),
    advanced: isAdvanced(core, ctx),
    hasResume: latestAnalysis(db, account, 'resume') !== undefined,
    scanned: await scannedTitle(core, account),
    typed: tried?.typed ?? null,
    error: tried?.error ?? null,
    mailed: core.config.smtp ? mailWanted(db, account, 'reminders') : null,
  }
  return html(core, ctx, <VacanciesPage page={pageContext(core, ctx)} {...props} />, answer)
}

/** Résumés that can be named as the version sent. */
const versions = 20

const onePage = (
  core: Core,
  ctx: RequestContext,
  id: string,
  error: string | null = null,
  answer: PageAnswer = {},
): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(ctx)
  const row = ownVacancy(db, account, id)
  if (!row) return notFoundPage(core, ctx)
  const props = {
    now: ctx.now,
    vacancy: vacancyOf(core, row),
    advert: row.advert,
    resumes: historyOfTool(db, account, 'resume', versions),
    advanced: isAdvanced(core, ctx),
    canPractise: mayPractise(core, ctx),
    error,
  }
  return html(core, ctx, <VacancyPage page={pageContext(core, ctx)} {...props} />, answer)
}

const page = (core: Core, ctx: RequestContext): Promise<Response> => {
  const id = ctx.url.searchParams.get('vaga')
  return id === null ? boardPage(core, ctx) : onePage(core, ctx, id)
}

const errorOf = ({ body }: Refused): string => Object.values(body.fields ?? {})[0] ?? body.message

type Form = Record<string, unknown>

const save = async (core: Core, ctx: RequestContext, body: Form): Promise<Response> => {
  const typed = {
    title: formText(body, 'titulo'),
    employer: formText(body, 'empresa'),
    advert: formText(body, 'anuncio'),
  }
  const answer = await saveVacancy(core, ctx, typed)
  return 'vacancy' in answer
    ? seeOther('/vagas')
    : boardPage(core, ctx, { error: errorOf(answer), typed }, { status: answer.status })
}

/** A change of the state alone leaves all else as it is. */
const changeFrom = (core: Core, ctx: RequestContext, body: Form): Change | null => {
  const vacancy = formText(body, 'vaga')
  const row = ownVacancy(core.views.db, personOf(ctx).account, vacancy)
  if (!row) return null
  const state = formText(body, 'estado')
  if (formText(body, 'acao') === 'mover')
    return {
      vacancy,
      state,
      sentOn: row.sentOn ?? '',
      resume: row.resume ?? '',
      reminder: row.reminder ?? '',
      notes: row.notes,
    }
  return {
    vacancy,
    state,
    sentOn: formText(body, 'enviada_em'),
    resume: formText(body, 'curriculo'),
    reminder: formText(body, 'lembrete'),
    notes: formText(body, 'notas'),
  }
}

const change = async (core: Core, ctx: RequestContext, body: Form): Promise<Response> => {
  const change = changeFrom(core, ctx, body)
  if (!change) return notFoundPage(core, ctx)
  const refused = await changeVacancy(core, ctx, change)
  if (refused) return onePage(core, ctx, change.vacancy, errorOf(refused), { status: refused.status })
  return seeOther(formText(body, 'acao') === 'mover' ? '/vagas' : `/vagas?vaga=${change.vacancy}`)
}

/** The ids of ticked boxes, as many as may be compared. */
const chosenIn = (body: Form): string[] =>
  Object.keys(body)
    .flatMap((name) => (name.startsWith('v_') ? [name.slice(2)] : []))
    .slice(0, vacancyLimits.compared)

const submitForm = async (core: Core, ctx: RequestContext, body: Form): Promise<Response> => {
  const answerTo = (refused: Refused | object | null, to: string): Promise<Response> | Response =>
    refused && 'status' in refused && 'body' in refused
      ? boardPage(
          core,
          ctx,
          { error: errorOf(refused as Refused), typed: null },
          { status: (refused as Refused).status },
        )
      : seeOther(to)
  switch (formText(body, 'acao')) {
    case 'guardar-scanner':
      return answerTo(await saveScanned(core, ctx), '/vagas')
    case 'atualizar':
    case 'mover':
      return change(core, ctx, body)
    case 'comparar':
      return answerTo(await compareVacancies(core, ctx, chosenIn(body)), '/vagas#pedem')
    case 'remover':
      return answerTo(await removeVacancy(core, ctx, formText(body, 'vaga')), '/vagas')
    case 'avisos':
      return answerTo(await chooseMail(core, ctx, 'reminders', formText(body, 'querer') === '1'), '/vagas#lembretes')
    default:
      return save(core, ctx, body)
  }
}

export const vacanciesRoutes = (core: Core) =>
  routesOf('vacancies')
    .get('/vagas', ({ ctx, request }) => core.pages.answer(ctx, request.headers, () => page(core, ctx)))
    .post('/vagas', ({ ctx, body }) => submitForm(core, ctx, body), { body: formBody })
