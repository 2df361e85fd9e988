// A tool's earlier results, newest first, and one of them by its id.
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Tool } from '../../events/schema/vocabulary'
import type { ViewsDb } from '../engine/projection'
import { selectWhere } from '../engine/statements'
import { type AnalysisHead, type AnalysisRow, analyses, analysisById, ownCompleted } from './analysis'

/** Most results listed; older ones stay in the log. */
export const historyMax = 50

const at = sql.placeholder

/** The range of a score as JSON, where a comparison with a thin advert has one instead of a figure; else null. */
const scoreRange = sql<
  string | null
>`case when ${analyses.tool} = 'job' then json_extract(${analyses.result}, '$.range') end`

/** A score's range, each end 0 to 100. */
export type ScoreRange = { readonly from: number; readonly to: number }

/** A comparison's advert: its name, words and language. */
const advertKey = sql<
  string | null
>`case when ${analyses.tool} = 'job' then ${analyses.file} || json_extract(${analyses.result}, '$.words', '$.language') end`

/** What `scoreRange` selected; null where a score has no range. */
export const rangeIn = (json: string | null): ScoreRange | null =>
  json === null ? null : (JSON.parse(json) as ScoreRange)

const ofTool = selectWhere(
  analyses,
  and(eq(analyses.account, at('account')), eq(analyses.tool, at('tool')), eq(analyses.state, 'completed')),
  {
    columns: {
      id: analyses.id,
      score: analyses.score,
      range: scoreRange,
      advert: advertKey,
      rubric: analyses.rubric,
      file: analyses.file,
      requestedAt: analyses.requestedAt,
      endedAt: analyses.endedAt,
    },
    order: desc(analyses.position),
    limit: 'limit',
  },
)

/** `at` in ms; `score` 0 to 100; `file` is empty for an analysis without a file, or after an erasure. */
export type Past = {
  readonly id: string
  readonly at: number
  readonly score: number
  /** Shown instead of the score where an advert was thin. */
  readonly range: ScoreRange | null
  readonly advert: string | null
  readonly rubric: number
  readonly file: string
}

/** The person's completed analyses of a tool, newest first, at most `limit`. */
export const historyOfTool = (db: ViewsDb, account: string, tool: Tool, limit = historyMax): Past[] =>
  ofTool(db)
    .all({ account, tool, limit })
    .map(({ id, score, range, advert, rubric, file, requestedAt, endedAt }) => ({
      id,
      at: endedAt ?? requestedAt,
      score: score ?? 0,
      range: rangeIn(range),
      advert,
      rubric: rubric ?? 0,
      file,
    }))

/** A completed analysis of a tool by its id, if it is the person's own. */
export const ownAnalysis = (db: ViewsDb, account: string, tool: Tool, id: string): AnalysisRow | undefined => {
  const row = analysisById(db, id)
  return row && row.account === account && row.tool === tool && row.state === 'completed' ? row : undefined
}

const { result: _result, ...headColumns } = getTableColumns(analyses)

const latestHeadOf = selectWhere(analyses, and(ownCompleted, eq(analyses.tool, at('tool'))), {
  columns: headColumns,
  order: desc(analyses.position),
  limit: 1,
})

/** The person's newest completed analysis of a tool, without its result. */
export const latestHead = (db: ViewsDb, account: string, tool: Tool): AnalysisHead | undefined =>
  latestHeadOf(db).get({ account, tool })

const headOf = selectWhere(analyses, and(ownCompleted, eq(analyses.tool, at('tool')), eq(analyses.id, at('id'))), {
  columns: headColumns,
})

/** A completed analysis of a tool by its id, if it is the person's own, without its result. */
export const ownHead = (db: ViewsDb, account: string, tool: Tool, id: string): AnalysisHead | undefined =>
  headOf(db).get({ account, tool, id })

const recent = selectWhere(analyses, ownCompleted, {
  columns: {
    id: analyses.id,
    tool: analyses.tool,
    score: analyses.score,
    range: scoreRange,
    endedAt: analyses.endedAt,
  },
  order: desc(analyses.position),
  limit: 'limit',
})

/** The person's completed analyses of all tools without their results, newest first. */
export const recentAnalyses = (db: ViewsDb, account: string, limit: number) => recent(db).all({ account, limit })
