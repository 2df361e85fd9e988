// The history on a tool's page: earlier results, and the comparison of two.
import type { Tool } from '../../../events/schema/vocabulary'
import type { Language } from '../../../i18n'
import type { AnalysisRow } from '../../../projections/analyses/analysis'
import { historyMax, latestHead, ownHead } from '../../../projections/analyses/history'
import { earlierThan, type HistoryData, type Part } from '../../../texts/history/view'
import { reportOfferOf } from '../../../texts/report/offer'
import { reportFor } from '../../billing/allowance'
import type { Core } from '../../core/core'
import { fewMax, hasFullHistory, namedHistory } from '../../history/history-data'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'

type ToolHistory = {
  readonly tool: Tool
  /** The address of the tool's page. */
  readonly path: string
  /** A result's measured parts with their short names, for comparing two results. */
  readonly parts: (row: AnalysisRow, language: Language) => readonly Part[]
  /** The text that was read; null where a result does not keep it. */
  readonly textIn: (row: AnalysisRow) => string | null
}

/** The result that a page shows: the person's own in `?analise=<id>`, else the latest; 'missing' for another id. */
export const shownAnalysis = (core: Core, ctx: RequestContext, tool: Tool): AnalysisRow | 'missing' | undefined => {
  const { account } = personOf(ctx)
  const id = ctx.url.searchParams.get('analise')
  const { db } = core.views
  const head = id === null ? latestHead(db, account, tool) : ownHead(db, account, tool, id)
  if (head) return core.results.withResult(head)
  return id === null ? undefined : 'missing'
}

/** The history beside a result; `before` is the comparable score before it, or that of `?com=<id>`. */
export const historyOf = (
  core: Core,
  ctx: RequestContext,
  { tool, path, parts, textIn }: ToolHistory,
  selected: AnalysisRow | undefined,
): { readonly history: HistoryData; readonly before: number | null } => {
  const { db } = core.views
  const { account } = personOf(ctx)
  const most = hasFullHistory(core, ctx) ? historyMax : fewMax
  const entries = namedHistory(core, account, tool, most)
  const earlier = earlierThan(entries, selected?.id)
  const chosen = ctx.url.searchParams.get('com')
  const newer = entries.find(({ id }) => id === selected?.id)
  const older = earlier.find(({ id }) => id === chosen) ?? earlier[0]
  const head = older && ownHead(db, account, tool, older.id)
  const olderRow = head && core.results.withResult(head)
  const pair =
    selected && newer && older && olderRow
      ? {
          older,
          newer,
          before: parts(olderRow, ctx.language),
          after: parts(selected, ctx.language),
          sameText: textIn(selected) !== null && textIn(selected) === textIn(olderRow),
        }
      : null
  return {
    history: {
      path,
      entries,
      shown: selected?.id ?? null,
      pair,
      report: reportFor(core, account, ctx.now),
      reportOffer: reportOfferOf(core.catalogue, ctx.language),
      now: ctx.now,
    },
    before: earlier[0]?.range ? null : (earlier[0]?.score ?? null),
  }
}
