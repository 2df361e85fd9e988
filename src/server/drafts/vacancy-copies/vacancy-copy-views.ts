// Prepares what the workbench shows of the vacancy copies of a draft and of the advert beside the open one.
import { translator } from '../../../i18n'
import { formats } from '../../../i18n/format'
import type { OwnComment } from '../../../pages/workbench/review/comments'
import type { BesideView, VacancyCopiesProps, VacancyCopyView } from '../../../pages/workbench/vacancy'
import { latestAnalysis } from '../../../projections/analyses/analysis'
import { type DraftRow, draftById, draftsOf } from '../../../projections/drafts/draft'
import { commentsOf } from '../../../projections/drafts/reviews'
import { jobResultOf } from '../../analyses/results/results'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { savedAdverts } from '../../vacancies/saved-adverts'
import { isAdvanced } from '../../vacancies/vacancies'
import type { ComparedAdvert } from './compared-advert'
import { changedMain, ownLines } from './vacancy-copies'

const home = '/curriculo/oficina'
/** Saved vacancies offered to be opened beside a draft. */
const offered = 12

/** Where a draft is opened: a vacancy copy by its id. */
export const placeOf = ({ id, of }: Pick<DraftRow, 'id' | 'of'>): string =>
  of === null ? home : `${home}?rascunho=${id}`

/** The same, with the advert that was open beside the main draft. */
export const placeBeside = (ctx: RequestContext, row: Pick<DraftRow, 'id' | 'of'>): string => {
  const open = ['vaga', 'anuncio'].map((name) => [name, ctx.url.searchParams.get(name) ?? ''] as const)
  const named = open.find(([, id]) => /^[0-9a-f-]{36}$/.test(id))
  return row.of === null && named ? `${home}?${named[0]}=${named[1]}` : placeOf(row)
}

/** How much of a vacancy copy differs from the main draft, in words; null for the main draft itself, and where that is gone. */
export const ownText = (
  core: Core,
  { language }: RequestContext,
  { of, account, content }: DraftRow,
): string | null => {
  const main = of === null ? undefined : draftById(core.views.db, account, of)
  if (!main) return null
  const t = translator(language)
  const count = ownLines(content, main.content)
  return count === 0 ? t('workbench.vacancy.ownNone') : t('workbench.vacancy.own', { count })
}

const vacancyCopyView = (core: Core, ctx: RequestContext, row: DraftRow): VacancyCopyView | null => {
  if (row.of === null) return null
  const sent =
    row.sentOn === null || row.sentVersion === null
      ? null
      : { date: formats(ctx.language).date(Date.parse(`${row.sentOn}T12:00:00Z`), ctx.now), version: row.sentVersion }
  return { own: ownText(core, ctx, row) ?? '', changed: changedMain(core, row) !== null, sent }
}

/** The adverts that can be opened: the scanner's latest, and on a plan that compares them the saved ones. */
const advertsFor = (core: Core, ctx: RequestContext, account: string) => {
  const scanned = latestAnalysis(core.views.db, account, 'job')
  const result = jobResultOf(scanned)
  const latest = scanned && result ? [{ query: `anuncio=${scanned.id}`, title: result.title ?? '' }] : []
  const saved = isAdvanced(core, ctx) ? savedAdverts(core, account).slice(0, offered) : []
  return [...latest, ...saved.map(({ id, title }) => ({ query: `vaga=${id}`, title }))]
}

/** What readers wrote about a draft, each with the place of its line or part while that is there. */
export const ownComments = (core: Core, ctx: RequestContext, { account, id, content }: DraftRow): OwnComment[] => {
  const places = new Set(
    content.parts.flatMap((part) => [`parte-${part.id}`, ...part.lines.map((line) => `linha-${part.id}-${line.id}`)]),
  )
  const hrefOf = (part: string | null, line: string | null) => {
    const anchor = line === null ? `parte-${part}` : `linha-${part}-${line}`
    return places.has(anchor) ? `#${anchor}` : null
  }
  return commentsOf(core.views.db, account, id).map(({ id: comment, part, line, author, text, quote, state, at }) => ({
    id: comment,
    author,
    text,
    quote,
    href: hrefOf(part, line),
    done: state === 'done',
    when: formats(ctx.language).when(at, ctx.now),
  }))
}

/** `measure`: null while no reader has compared, which says nothing of the advert. */
export const vacancyCopiesProps = (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  beside: ComparedAdvert | null,
  measure: { readonly vacancy: unknown } | null,
): VacancyCopiesProps => {
  const t = translator(ctx.language)
  const rows = draftsOf(core.views.db, row.account)
  const tabs = rows
    .toSorted((a, b) => Number(a.of !== null) - Number(b.of !== null))
    .map((one) => ({
      id: one.id,
      label: one.of === null ? t('workbench.vacancy.main') : one.name || t('workbench.vacancy.nameless'),
      href: placeOf(one),
    }))
  const isThin = beside?.compared && measure !== null && measure.vacancy === null
  const view: BesideView | null = beside && { ...beside, enough: !isThin }
  return {
    draft: row.id,
    tabs,
    beside: view,
    copy: vacancyCopyView(core, ctx, row),
    adverts: beside ? [] : advertsFor(core, ctx, row.account),
    advanced: isAdvanced(core, ctx),
  }
}
