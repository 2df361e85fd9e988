// Parsed results, so that pages that show all tools parse each only once. Bounded; cleared with the account.
import { sizedCache } from '../../../cache/bounded'
import type { RatedTool } from '../../../domain/quota/tool-use'
import { accountOf } from '../../../events/schema/events'
import type { EventLog, Json } from '../../../events/store/log'
import { type AnalysisHead, type AnalysisRow, resultText } from '../../../projections/analyses/analysis'
import { type RankedAnalysis, rankedScores } from '../../../projections/analyses/ranked-scores'
import type { ViewsDb } from '../../../projections/engine/projection'

/** Bound of all results together, as JSON bytes. As objects they take a few times as much. */
const resultCacheBytes = 8 * 1024 * 1024

type ParsedResult = { readonly [key: string]: Json }
type LatestResults = { readonly [tool in RatedTool]: ParsedResult | null }
export type ResultCache = {
  /** The latest result of each of a person's tools, by their `ranked` scores; null without one. */
  latest(account: string, ranked?: readonly RankedAnalysis[]): LatestResults
  withResult(head: AnalysisHead): AnalysisRow
  readonly bytes: number
}

type Options = {
  readonly events: Pick<EventLog, 'onCommit'>
  readonly views: { readonly db: ViewsDb }
  readonly maxBytes?: number
}

export const createResultCache = ({ events, views, maxBytes = resultCacheBytes }: Options): ResultCache => {
  const parsed = sizedCache<ParsedResult | null>(maxBytes)
  events.onCommit('effects', (batch) => {
    // A result changes when its optimised files have been checked, and when the person corrects how it was read.
    for (const { type, stream } of batch)
      if (type === 'AccountErased' || type === 'OptimisedResumeChecked' || type === 'ResumeCorrected')
        parsed.forget(accountOf(stream) ?? '')
  })
  let from = views.db
  const resultOf = (account: string, id: string): ParsedResult | null => {
    const cached = parsed.get(id)
    if (cached !== undefined) return cached
    const text = resultText(views.db, id)
    const value = text === null ? null : (JSON.parse(text) as ParsedResult)
    parsed.set(id, { owner: account, bytes: text?.length ?? 0, value })
    return value
  }
  /** Read models that were built again may say something else. */
  const checkViews = () => {
    if (from !== views.db) parsed.clear()
    from = views.db
  }
  return {
    withResult(head) {
      checkViews()
      return { ...head, result: resultOf(head.account, head.id) }
    },
    latest(account, ranked = rankedScores(views.db, account)) {
      checkViews()
      const newest = ranked.filter(({ rank }) => rank === 1)
      const latest = (tool: RatedTool) => {
        const row = newest.find((one) => one.tool === tool)
        return row ? resultOf(account, row.id) : null
      }
      return { resume: latest('resume'), linkedin: latest('linkedin'), photo: latest('photo') }
    },
    get bytes() {
      return parsed.bytes
    },
  }
}
