// A tool's earlier results, newest first, and one of them by its id.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Tool } from '../../events/schema/vocabulary'
import { statement, type ViewsDb } from '../engine/projection'
import { type AnalysisRow, analyses, analysisById } from './analysis'

/** Results listed at most; older ones stay in the log. */
export const historyMax = 50

const at = sql.placeholder

const ofTool = statement((db) =>
  db
    .select({
      id: analyses.id,
      score: analyses.score,
      rubric: analyses.rubric,
      file: analyses.file,
      requestedAt: analyses.requestedAt,
      endedAt: analyses.endedAt,
    })
    .from(analyses)
    .where(and(eq(analyses.account, at('account')), eq(analyses.tool, at('tool')), eq(analyses.state, 'completed')))
    .orderBy(desc(analyses.position))
    .limit(at('limit'))
    .prepare(),
)

/** `at` in ms; `score` 0 to 100; `file` is empty for what was not a file, or is no longer readable. */
export type Past = {
  readonly id: string
  readonly at: number
  readonly score: number
  readonly rubric: number
  readonly file: string
}

/** The person's completed analyses of a tool, newest first, at most `limit`. */
export const historyOfTool = (db: ViewsDb, account: string, tool: Tool, limit = historyMax): Past[] =>
  ofTool(db)
    .all({ account, tool, limit })
    .map(({ id, score, rubric, file, requestedAt, endedAt }) => ({
      id,
      at: endedAt ?? requestedAt,
      score: score ?? 0,
      rubric: rubric ?? 0,
      file,
    }))

/** A completed analysis of a tool by its id, if it is the person's own. */
export const ownAnalysis = (db: ViewsDb, account: string, tool: Tool, id: string): AnalysisRow | undefined => {
  const row = analysisById(db, id)
  return row && row.account === account && row.tool === tool && row.state === 'completed' ? row : undefined
}
