// A draft's measure and files, made in a reader's process: the request's thread stays free while fifty people type.
import type { DraftInput } from '../../analysis/job/draft-match'
import type { DraftMeasured } from '../../analysis/reader-tasks'
import type { DraftPages } from '../../analysis/resume/draft/files'
import type { DraftMeasureJson } from '../../api/tools/draft'
import type { SizedCache } from '../../cache/bounded'
import { monthAt } from '../../domain/day'
import type { DraftContent } from '../../domain/drafts/content'
import { type DraftRow, draftById } from '../../projections/drafts/draft'
import { measureView } from '../../texts/workbench/view'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import type { ReaderOutcome, Work } from '../reader/protocol'
import { beginningOf } from './begin/beginning'
import { jsonBytes } from './json-bytes'
import type { ComparedAdvert } from './vacancy-copies/compared-advert'

type MeasureAsked = {
  readonly gains: boolean
  /** As a reader's task has it: null from then on. */
  readonly until?: number | undefined
  /** The window that asks, and when: of its measures that wait only the latest is made. Measures of none of these all are. */
  readonly latestOf?: Work['latestOf']
}

/** What the same bytes of the draft gave before; otherwise what `run` gives, remembered for a page that is loaded again. */
const remember = async <Value>(
  core: Core,
  { id, account }: DraftRow,
  cache: SizedCache<Value>,
  bytes: Uint8Array,
  run: () => Promise<ReaderOutcome<Value>>,
): Promise<Value | null> => {
  const key = `${id} ${Bun.hash(bytes)}`
  const before = cache.get(key)
  if (before !== undefined) return before
  const answer = await run()
  if (!answer.ok) return null
  const { value } = answer
  // The words of a draft erased meanwhile must not come back with its measure.
  if (draftById(core.views.db, account, id))
    cache.set(key, { owner: account, bytes: JSON.stringify(value).length, value })
  return value
}

/** Measures a content, beside an advert if there is one, `gains`: with what each answer would add; null when no reader was free. */
export const measureOf = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  content: DraftContent,
  beside: ComparedAdvert | null,
  asked: MeasureAsked,
): Promise<DraftMeasured | null> => {
  const { gains, latestOf, until } = asked
  const advert = beside?.compared ? beside.advert : null
  const vacancyAdvert = beside?.advert ?? null
  const input: DraftInput = { parts: content.parts, now: monthAt(ctx.now), advert, shown: vacancyAdvert, gains }
  const bytes = jsonBytes(input)
  // Gains, and the pages below, come after the scores of all who type, for ten seconds at most.
  const work = {
    account: personOf(ctx).account,
    latestOf,
    until,
    priority: gains && latestOf ? 'background' : 'person',
  } as const
  const run = () => core.reader.run('draftMeasure', bytes, work)
  if (gains) return remember(core, row, core.caches.draftMeasures, bytes, run)
  const answer = await run()
  return answer.ok ? answer.value : null
}

/** How many pages the PDF has in each layout, counted apart from the measure; null where no reader could count them. */
export const pagesOf = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  { parts }: Pick<DraftContent, 'parts'>,
  { latestOf, until }: Pick<Work, 'latestOf' | 'until'>,
): Promise<DraftPages | null> => {
  const bytes = jsonBytes({ parts })
  const work = {
    account: personOf(ctx).account,
    latestOf,
    until,
    priority: latestOf ? 'background' : 'person',
  } as const
  return remember(core, row, core.caches.draftPages, bytes, () => core.reader.run('draftPages', bytes, work))
}

/** The same in words. */
export const measureDraft = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  content: DraftContent,
  beside: ComparedAdvert | null,
  asked: MeasureAsked,
): Promise<DraftMeasureJson | null> => {
  const measure = await measureOf(core, ctx, row, content, beside, asked)
  return measure && measureView(measure, content, await beginningOf(core, row, asked.until), ctx.language)
}
