// Routes of the workbench: writing, measuring and restoring a draft, and vacancy copies.
import type { DraftRow } from '../../projections/drafts/draft'
import type { Core } from '../core/core'
import {
  draftBody,
  draftEarlierQuery,
  draftMeasureBody,
  draftQuery,
  draftWordingBody,
  wordingQuery,
} from '../http/request/body/call-bodies'
import { fieldOf } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { routesOf } from '../http/request/routes-of'
import { notFoundPage, refusalPage } from '../http/response/page'
import type { Refused } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { hasSameWords, replaceWithFile, start } from './begin/start'
import { earlier, measure, save, wording } from './calls'
import { draftDownload } from './draft-files'
import { draftHistoryPage, offlinePage, startPage, targetIn, withScore, workbenchPage } from './draft-pages'
import { changeDraft, draftNamed, draftOfRequest, eraseDraft, isRefused, restoreDraft } from './drafts'
import { afterButton, contentFromForm, text, versionIn } from './form'
import { withJoined } from './joined-places'
import { takeIn } from './left-out'
import { questionAnswer, questionsPage, questionsPath } from './questions'
import { followMain, layOut, markSent, startVacancyCopy } from './vacancy-copies/vacancy-copies'
import { placeBeside, placeOf } from './vacancy-copies/vacancy-copy-views'
import { wordingOf } from './wording'

const home = '/curriculo/oficina'

/** From the workbench or a vacancy's page: a vacancy copy for the advert that `para` names. */
const vacancyCopyAnswer = async (core: Core, ctx: RequestContext, body: unknown): Promise<Response> => {
  const named = new URLSearchParams(text(fieldOf(body, 'para')))
  const copy = await startVacancyCopy(core, ctx, { vacancy: named.get('vaga'), scan: named.get('anuncio') })
  return isRefused(copy) ? refusalPage(core, ctx, copy) : seeOther(placeOf(copy))
}

/** The page's script asks for the layout alone; a plain form has the text with it, which is saved first. */
const layoutAnswer = async (core: Core, ctx: RequestContext, row: DraftRow, body: unknown, layout: string) => {
  const base = versionIn(fieldOf(body, 'base'))
  const saved = base
    ? await changeDraft(core, ctx, row.id, { base, content: contentFromForm(body), cause: 'typed' })
    : row
  const refused = isRefused(saved) ? saved : await layOut(core, ctx, row, layout)
  return refused ? refusalPage(core, ctx, refused) : seeOther(placeBeside(ctx, row))
}

/** A button of a form about one draft; `what` stands behind the colon of its name. */
type FormAction = (core: Core, ctx: RequestContext, row: DraftRow, body: unknown, what: string) => Promise<Response>

/** Where to go once it is done, or why it was not. */
const answered = async (
  core: Core,
  ctx: RequestContext,
  outcome: DraftRow | Refused | null,
  place: string,
): Promise<Response> => (outcome && isRefused(outcome) ? refusalPage(core, ctx, outcome) : seeOther(place))

const formActions: Readonly<Record<string, FormAction>> = {
  apagar: async (core, ctx, row, body) =>
    fieldOf(body, 'confirmo') === 'sim'
      ? answered(core, ctx, await eraseDraft(core, ctx, row.id), home)
      : seeOther(home),
  trocar: async (core, ctx, row, body) =>
    answered(core, ctx, await replaceWithFile(core, ctx, row, text(fieldOf(body, 'analise'))), home),
  voltar: async (core, ctx, row, _body, version) =>
    answered(core, ctx, await restoreDraft(core, ctx, row.id, versionIn(version)), placeOf(row)),
  trazer: async (core, ctx, row, _body, place) =>
    answered(core, ctx, await takeIn(core, ctx, row, place), `${home}?rascunho=${row.id}&nao_veio=ver#nao-veio`),
  modelo: layoutAnswer,
  seguir: async (core, ctx, row) => answered(core, ctx, await followMain(core, ctx, row), placeOf(row)),
  enviada: async (core, ctx, row) => answered(core, ctx, await markSent(core, ctx, row), placeOf(row)),
}

/** Begins a draft, or goes to the one that is there. */
const beginAnswer = async (core: Core, ctx: RequestContext, body: unknown): Promise<Response> => {
  const from = text(fieldOf(body, 'de'))
  const analysis = text(fieldOf(body, 'analise')) || null
  const started = await start(core, ctx, from, { analysis, file: fieldOf(body, 'arquivo') })
  const place = (row: DraftRow) => targetIn(ctx, row, text(fieldOf(body, 'trecho')))
  if (!isRefused(started)) return seeOther(started.origin === 'questions' ? questionsPath : place(started))
  const current = draftNamed(core, ctx, null)
  // Two clicks, or another window: the draft that is there is what was wanted; of another file, the page asks which.
  if (started.status === 409 && current) {
    if (analysis === null || analysis === current.analysis) return seeOther(place(current))
    const isSame = await hasSameWords(core, ctx, current, analysis)
    if (typeof isSame !== 'boolean') return refusalPage(core, ctx, isSame)
    return seeOther(isSame ? place(current) : `${home}?outro=${encodeURIComponent(analysis)}`)
  }
  return startPage(core, ctx, started.body.message, started.status)
}

/** A plain form: begin, save and measure, one line or part more or less, back to a version, delete. */
const formAnswer = async (core: Core, ctx: RequestContext, body: unknown): Promise<Response> => {
  const action = text(fieldOf(body, 'acao'))
  if (action === 'comecar') return beginAnswer(core, ctx, body)
  if (action === 'versao') return vacancyCopyAnswer(core, ctx, body)
  const row = draftNamed(core, ctx, text(fieldOf(body, 'rascunho')))
  if (!row) return notFoundPage(core, ctx)
  const [name = '', ...rest] = action.split(':')
  const act = Object.hasOwn(formActions, name) ? formActions[name] : undefined
  if (act) return act(core, ctx, row, body, rest.join(':'))
  const base = versionIn(fieldOf(body, 'base'))
  const content = afterButton(contentFromForm(body), action, fieldOf(body, 'novo'))
  const saved = await changeDraft(core, ctx, row.id, { base, content, cause: 'typed' })
  if (!isRefused(saved)) {
    const place = withJoined(placeBeside(ctx, row), saved.joined)
    return seeOther(action === 'medir' ? withScore(place) : place)
  }
  return workbenchPage(core, ctx, row, { content, base, error: saved.body.message }, { status: saved.status })
}

const wordingAnswer = (core: Core, ctx: RequestContext): Response => {
  const wording = wordingOf(core, ctx, ctx.url.searchParams.get('id'))
  return wording ? json(wording) : json(problem(ctx, 'draft-missing'), 404)
}

export const draftRoutes = (core: Core) =>
  routesOf('drafts')
    .get(home, ({ ctx }) => {
      const row = draftOfRequest(core, ctx)
      return row ? workbenchPage(core, ctx, row) : startPage(core, ctx)
    })
    .post(home, ({ ctx, body }) => formAnswer(core, ctx, body))
    .get(questionsPath, ({ ctx }) => questionsPage(core, ctx, draftOfRequest(core, ctx)))
    .post(questionsPath, ({ ctx, body }) => questionAnswer(core, ctx, body))
    .get(`${home}/sem-internet`, ({ ctx }) => offlinePage(core, ctx))
    .get(`${home}/historico`, ({ ctx }) => draftHistoryPage(core, ctx, draftOfRequest(core, ctx)))
    .get(`${home}/curriculo.docx`, ({ ctx }) => draftDownload(core, ctx, draftOfRequest(core, ctx), 'docx'))
    .get(`${home}/curriculo.pdf`, ({ ctx }) => draftDownload(core, ctx, draftOfRequest(core, ctx), 'pdf'))
    .get(`${home}/curriculo.json`, ({ ctx }) => draftDownload(core, ctx, draftOfRequest(core, ctx), 'json'))
    .post('/api/draft/save', ({ ctx, body }) => save(core, ctx, body), { ...draftBody, query: draftQuery })
    .post('/api/draft/measure', ({ ctx, body }) => measure(core, ctx, body), { ...draftMeasureBody, query: draftQuery })
    .get('/api/draft/earlier', ({ ctx }) => earlier(core, ctx), { query: draftEarlierQuery })
    .post('/api/draft/wording', ({ ctx, body }) => wording(core, ctx, body), { ...draftWordingBody, query: draftQuery })
    .get('/api/draft/wording', ({ ctx }) => wordingAnswer(core, ctx), { query: wordingQuery })
