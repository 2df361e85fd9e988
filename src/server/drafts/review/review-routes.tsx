// Routes for sharing a draft by a link and for the comments of its readers.
import { translator } from '../../../i18n'
import { formats } from '../../../i18n/format'
import { LinksPage } from '../../../pages/workbench/review/links'
import { ReadingOver, ReadingPage } from '../../../pages/workbench/review/reading'
import type { DraftRow } from '../../../projections/drafts/draft'
import { commentsOf, sharesOf } from '../../../projections/drafts/reviews'
import type { Core } from '../../core/core'
import { formBody, formText } from '../../http/request/body/schemas'
import type { RequestContext } from '../../http/request/request-context'
import { siteUrl } from '../../http/request/route-context'
import { routesOf } from '../../http/request/routes-of'
import { html, notFoundPage, type PageAnswer, refusalPage } from '../../http/response/page'
import { pageContext } from '../../http/response/page-context'
import type { Refused } from '../../http/response/refusals'
import { seeOther } from '../../http/response/responses'
import { draftNamed } from '../drafts'
import { placeOf } from '../vacancy-copies/vacancy-copy-views'
import {
  commentsOfShare,
  daysIn,
  makeShare,
  type OpenedShare,
  openShare,
  revokeShare,
  settleComment,
  usualDays,
  writeComment,
} from './shares'

const reading = '/leitura'
const links = '/curriculo/oficina/links'

/** Never cached, in no index, and its address goes to no other site (the referrer policy of all pages). */
const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' } as const

type NewLink = { readonly url: string; readonly until: string }

const linksPage = (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  made: NewLink | null,
  error: string | null,
  status = 200,
) => {
  const { date } = formats(ctx.language)
  const comments = commentsOf(core.views.db, row.account, row.id)
  const shares = sharesOf(core.views.db, row.account, row.id).map(({ id, label, until, revoked }) => ({
    id,
    label,
    open: !revoked && until > ctx.now,
    until: date(until, ctx.now),
    comments: comments.filter(({ share }) => share === id).length,
  }))
  const props = { draft: row.id, back: placeOf(row), shares, made, error, usualDays }
  return html(core, ctx, <LinksPage page={pageContext(core, ctx)} {...props} />, { status })
}

const linkAnswer = async (core: Core, ctx: RequestContext, body: Record<string, unknown>): Promise<Response> => {
  const row = draftNamed(core, ctx, formText(body, 'rascunho'))
  if (!row) return notFoundPage(core, ctx)
  const back = `${links}?rascunho=${row.id}`
  const failed = ({ body: { message }, status }: Refused) => linksPage(core, ctx, row, null, message, status)
  switch (formText(body, 'acao')) {
    case 'criar': {
      const request = { label: formText(body, 'para'), days: daysIn(formText(body, 'dias')) }
      const share = await makeShare(core, ctx, row, request)
      if ('status' in share) return failed(share)
      const until = formats(ctx.language).date(share.until, ctx.now)
      return linksPage(core, ctx, row, { url: `${siteUrl(core, ctx)}${reading}?c=${share.token}`, until }, null)
    }
    case 'encerrar': {
      const refused = await revokeShare(core, ctx, row, formText(body, 'link'))
      return refused ? failed(refused) : seeOther(back)
    }
    default:
      return notFoundPage(core, ctx)
  }
}

const states = { feito: 'done', abrir: 'open', tirar: 'removed' } as const

const commentAnswer = async (core: Core, ctx: RequestContext, body: Record<string, unknown>): Promise<Response> => {
  const row = draftNamed(core, ctx, formText(body, 'rascunho'))
  const state = Object.entries(states).find(([name]) => name === formText(body, 'acao'))?.[1]
  if (!row || !state) return notFoundPage(core, ctx)
  const refused = await settleComment(core, ctx, row, formText(body, 'comentario'), state)
  const back = placeOf(row)
  return refused ? refusalPage(core, ctx, refused) : seeOther(`${back}#comentarios`)
}

type RefusedComment = { readonly author: string; readonly text: string; readonly error: string }

const over = (core: Core, ctx: RequestContext) =>
  html(core, ctx, <ReadingOver page={pageContext(core, ctx)} />, { status: 410, headers: unlisted })

const readingPage = (
  core: Core,
  ctx: RequestContext,
  token: string,
  opened: OpenedShare,
  place: string,
  tried: RefusedComment | null,
  answer: PageAnswer = {},
) => {
  const { draft, share } = opened
  const t = translator(ctx.language)
  const comments = commentsOfShare(core, opened).map(({ id, part, line, author, text, state, at }) => ({
    id,
    place: [part, line].filter(Boolean).join('.'),
    author,
    text,
    done: state === 'done',
    when: formats(ctx.language).when(at, ctx.now),
  }))
  const props = {
    token,
    parts: draft.content.parts,
    place,
    comments,
    sent: ctx.url.searchParams.get('feito') !== null,
    until: t('workbench.review.until', { date: formats(ctx.language).date(share.until, ctx.now) }),
    tried,
  }
  const headers = { ...answer.headers, ...unlisted }
  return html(core, ctx, <ReadingPage page={pageContext(core, ctx)} {...props} />, { ...answer, headers })
}

const placeForm = /^[a-z0-9]{1,24}(?:\.[a-z0-9]{1,24})?$/
const placeFrom = (text: string): string => (placeForm.test(text) ? text : '')

const read = (core: Core, ctx: RequestContext) => {
  const token = ctx.url.searchParams.get('c') ?? ''
  const opened = openShare(core, ctx, token)
  if (!opened) return over(core, ctx)
  return readingPage(core, ctx, token, opened, placeFrom(ctx.url.searchParams.get('em') ?? ''), null)
}

const write = async (core: Core, ctx: RequestContext, body: unknown): Promise<Response> => {
  const fieldText = (name: string) => formText(body, name)
  const token = fieldText('c')
  const opened = openShare(core, ctx, token)
  if (!opened) return over(core, ctx)
  const [place, author, text] = [placeFrom(fieldText('em')), fieldText('nome'), fieldText('texto')]
  const refused = await writeComment(core, ctx, opened, { place, author, text })
  if (!refused) return seeOther(`${reading}?c=${token}&feito=1#enviado`)
  if (refused.status === 410) return over(core, ctx)
  const tried = { author, text, error: refused.body.message }
  return readingPage(core, ctx, token, opened, place, tried, { status: refused.status })
}

/** Links for a mentor or a relative: the person's own list, and the page that a link opens for somebody without an account. */
export const draftReviewRoutes = (core: Core) =>
  routesOf('draft-review')
    .get(links, ({ ctx }) => {
      const row = draftNamed(core, ctx, ctx.url.searchParams.get('rascunho'))
      return row ? linksPage(core, ctx, row, null, null) : notFoundPage(core, ctx)
    })
    .post(links, ({ ctx, body }) => linkAnswer(core, ctx, body), { body: formBody })
    .post('/curriculo/oficina/comentarios', ({ ctx, body }) => commentAnswer(core, ctx, body), { body: formBody })
    .get(reading, ({ ctx }) => read(core, ctx))
    .post(reading, ({ ctx, body }) => write(core, ctx, body), { body: formBody })
