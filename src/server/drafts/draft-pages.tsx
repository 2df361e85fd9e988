// The workbench's pages: the draft, what to begin one from, its history.

import type { DraftContent } from '../../domain/drafts/content'
import { draftStream } from '../../events/schema/drafts/drafts'
import { domainEvents } from '../../events/schema/events'
import { translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { languages } from '../../i18n/locale'
import { type Change, DraftHistoryPage } from '../../pages/workbench/history'
import type { LeftProps } from '../../pages/workbench/left-out'
import { OfflinePage } from '../../pages/workbench/offline'
import { StartPage } from '../../pages/workbench/start'
import { WorkbenchPage } from '../../pages/workbench/workbench'
import { ownAnalysis } from '../../projections/analyses/history'
import { type DraftRow, draftById } from '../../projections/drafts/draft'
import { changeText } from '../../texts/workbench/history'
import { solvedText } from '../../texts/workbench/solved'
import { measureView, scoredOf } from '../../texts/workbench/view'
import { shownAnalysis } from '../analyses/results/history'
import { resumeResultOf } from '../analyses/results/results'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { html, notFoundPage, type PageAnswer } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { script, style } from '../http/response/static-files'
import { beginningOf } from './begin/beginning'
import { lacksCorrections } from './begin/carry-corrections'
import { joinedIn } from './joined-places'
import { leftTextsOf } from './left-out'
import { measureDraft, measureOf, pagesOf } from './measure'
import { placeOfQuote, targetFrom, withTarget } from './target'
import { unsureIn } from './unsure'
import { advertBeside, type ComparedAdvert } from './vacancy-copies/compared-advert'
import { ownComments, placeBeside, placeOf, vacancyCopiesProps } from './vacancy-copies/vacancy-copy-views'
import { wordingBy } from './wording'

const waitsForScore = 'medida'

/** The same place, whose page waits for its score: who pressed a button for it wants nothing else. */
export const withScore = (place: string): string => `${place}${place.includes('?') ? '&' : '?'}${waitsForScore}=espera`

/** When a page goes without what readers add, asked before each of them; undefined for one that waits for all. */
type Until = () => number | undefined
const untilOf = (core: Core, ctx: RequestContext): Until => {
  const begun = performance.now()
  return () => (ctx.url.searchParams.has(waitsForScore) ? undefined : begun + core.reader.pageWait())
}

/** Changes the history lists. */
const historyMax = 100

/** What a refused form comes back with: its own content, unchanged, and why. */
type RefusedForm = { readonly content: DraftContent; readonly base: number; readonly error: string }

export const workbenchPage = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  sent: RefusedForm | null = null,
  answer: PageAnswer = {},
): Promise<Response> => {
  const t = translator(ctx.language)
  const content = sent?.content ?? row.content
  const beside = await advertBeside(core, ctx, row)
  const until = untilOf(core, ctx)
  const measuring = await measureOf(core, ctx, row, content, beside, { gains: true, until: until() })
  const began = await beginningOf(core, row, until())
  const view = measuring && measureView(measuring, content, began, ctx.language)
  const measure = view && { ...view, pages: await pagesOf(core, ctx, row, content, { until: until() }) }
  const time = formats(ctx.language).time(row.changedAt)
  return html(
    core,
    ctx,
    <WorkbenchPage
      page={pageContext(core, ctx)}
      account={row.account}
      draft={row.id}
      version={sent?.base ?? row.version}
      content={content}
      measure={measure}
      before={began?.score ?? null}
      began={scoredOf(began, ctx.language)}
      file={fileOf(core, row)?.score ?? null}
      fileIsUnsure={resumeResultOf(fileOf(core, row))?.least !== undefined}
      left={await leftProps(core, ctx, row, until)}
      target={targetFrom(ctx)}
      joined={joinedIn(ctx.url)}
      vacancyBefore={await mainScore(core, ctx, row, beside, until)}
      query={row.of === null ? '' : `rascunho=${row.id}`}
      besideQuery={beside && row.of === null ? beside.query : ''}
      vacancyCopies={vacancyCopiesProps(core, ctx, row, beside, measure)}
      models={wordingBy(core, ctx)}
      layout={row.layout}
      comments={ownComments(core, ctx, row)}
      saved={t('workbench.form.saved', { time })}
      error={sent?.error}
      other={otherFile(core, ctx, row)}
      unsure={await unsureIn(core, ctx, row, resumeResultOf(fileOf(core, row)))}
      solved={solvedHere(core, ctx, row)}
    />,
    answer,
  )
}

/** How much of a vacancy copy's advert the main draft shows, 0 to 100; null for the main draft itself. */
const mainScore = async (
  core: Core,
  ctx: RequestContext,
  { of, account }: DraftRow,
  beside: ComparedAdvert | null,
  until: Until,
) => {
  const main = of === null ? undefined : draftById(core.views.db, account, of)
  if (!main || !beside?.compared) return null
  return (
    (await measureDraft(core, ctx, main, main.content, beside, { gains: false, until: until() }))?.vacancy?.score ??
    null
  )
}

/** What did not come from the file, with its words while the draft is as it came, or when asked for. */
const leftProps = async (core: Core, ctx: RequestContext, row: DraftRow, until: Until): Promise<LeftProps | null> => {
  if (row.left.length === 0) return null
  const isWanted = ctx.url.searchParams.has('nao_veio')
  const isShown = isWanted || row.version === row.begun
  const texts = isShown ? await leftTextsOf(core, ctx, row, isWanted ? undefined : until()) : null
  return { draft: row.id, kinds: row.left, texts, isOpen: isShown }
}

/** The analysis whose file the draft was made from. */
const fileOf = (core: Core, { account, analysis }: DraftRow) =>
  analysis === null ? undefined : ownAnalysis(core.views.db, account, 'resume', analysis)

/** The message about a finding that led here where the draft has nothing of it, which its measure shows. */
const solvedHere = (core: Core, ctx: RequestContext, row: DraftRow) => {
  const target = targetFrom(ctx)
  return target && solvedText(target.check, resumeResultOf(fileOf(core, row)), ctx.language)
}

/** The file somebody came from, where the draft is of another one, or was begun before the file's reading was corrected. */
const otherFile = (core: Core, ctx: RequestContext, draft: DraftRow) => {
  const { account, analysis } = draft
  const isOld = lacksCorrections(core, draft)
  const wantedId = ctx.url.searchParams.get('outro') ?? (isOld ? analysis : null)
  const row =
    wantedId === null || (wantedId === analysis && !isOld)
      ? undefined
      : ownAnalysis(core.views.db, account, 'resume', wantedId)
  return row ? { analysis: row.id, file: row.file, isOwn: row.id === analysis } : null
}

/** The address at which a new or existing draft opens: next to the form's advert, at its question and quoted line. */
export const targetIn = (ctx: RequestContext, row: DraftRow | null, quote = ''): string => {
  const place = placeBeside(ctx, { id: '', of: null })
  const target = targetFrom(ctx)
  if (target === null) return place
  return withTarget(place, row && quote !== '' ? { ...target, at: placeOfQuote(row.content, quote) } : target)
}

export const startPage = (core: Core, ctx: RequestContext, error?: string, status = 200): Promise<Response> => {
  const row = shownAnalysis(core, ctx, 'resume')
  const from = row && row !== 'missing' ? { analysis: row.id, file: row.file } : null
  const props = { page: pageContext(core, ctx), from, target: targetIn(ctx, null), error }
  return html(core, ctx, <StartPage {...props} />, { status })
}

/** For the service worker, in the language of the page that has it fetched: nobody's page, so that it may be held. */
export const offlinePage = (core: Core, ctx: RequestContext): Promise<Response> => {
  const language = languages.find((one) => one === ctx.url.searchParams.get('idioma')) ?? ctx.language
  return html(
    core,
    { ...ctx, language },
    <OfflinePage {...{ appName: core.config.appName, language, style, script }} />,
  )
}

export const draftHistoryPage = (core: Core, ctx: RequestContext, row: DraftRow | undefined): Promise<Response> => {
  if (!row) return notFoundPage(core, ctx)
  const { account } = personOf(ctx)
  const from = Math.max(0, row.version - historyMax)
  const events = domainEvents.history(core.events.read(draftStream(account, row.id), from))
  const { when } = formats(ctx.language)
  const changes = events.map(
    (event): Change => ({
      version: event.meta.version,
      when: when(event.meta.at, ctx.now),
      text: changeText(event, ctx.language),
    }),
  )
  const cut = from > 0 ? historyMax : null
  const props = { page: pageContext(core, ctx), draft: row.id, back: placeOf(row), changes: changes.toReversed(), cut }
  return html(core, ctx, <DraftHistoryPage {...props} />)
}
