// The last two scores of each tool, for what compares them.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Ranked } from '../../domain/analyses/score'
import { type Tool, tools } from '../../events/schema/vocabulary'
import type { ViewsDb } from '../engine/projection'
import { selectWhere } from '../engine/statements'
import { analyses, ownCompleted } from './analysis'

/** Newest analyses read at once: among them are the last two of every tool of nearly everybody. */
export const readAtOnce = 16

const at = sql.placeholder
const columns = { id: analyses.id, tool: analyses.tool, score: analyses.score, at: analyses.endedAt }

const newest = selectWhere(analyses, ownCompleted, { columns, order: desc(analyses.position), limit: 'limit' })

const latestTwo = selectWhere(analyses, and(ownCompleted, eq(analyses.tool, at('tool'))), {
  columns,
  order: desc(analyses.position),
  limit: 2,
})

/** With the analysis that has the score. */
export type RankedAnalysis = Ranked & { readonly id: string; readonly tool: Tool }

/** Latest (rank 1) and previous (rank 2) score of each tool that has one. */
export const rankedScores = (db: ViewsDb, account: string): RankedAnalysis[] => {
  const rows = newest(db).all({ account, limit: readAtOnce })
  return tools.flatMap((tool) => {
    const toolRows = rows.filter((row) => row.tool === tool).slice(0, 2)
    const latest = toolRows.length === 2 || rows.length < readAtOnce ? toolRows : latestTwo(db).all({ account, tool })
    return latest.map(({ id, score, at }, index) => ({ id, tool, score: score ?? 0, at: at ?? 0, rank: index + 1 }))
  })
}
