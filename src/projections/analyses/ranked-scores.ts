// The last two scores of each tool, for what compares them.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Ranked } from '../../domain/analyses/score'
import { tools } from '../../events/schema/vocabulary'
import { statement, type ViewsDb } from '../engine/projection'
import { analyses, ownCompleted } from './analysis'

const at = sql.placeholder

const latestTwo = statement((db) =>
  db
    .select({ score: analyses.score, at: analyses.endedAt })
    .from(analyses)
    .where(and(ownCompleted, eq(analyses.tool, at('tool'))))
    .orderBy(desc(analyses.position))
    .limit(2)
    .prepare(),
)

/** Latest (rank 1) and previous (rank 2) score of each tool that has one. */
export const rankedScores = (db: ViewsDb, account: string): Ranked[] =>
  tools.flatMap((tool) =>
    latestTwo(db)
      .all({ account, tool })
      .map(({ score, at }, index) => ({ tool, score: score ?? 0, at: at ?? 0, rank: index + 1 })),
  )
