// Every analysis with its state and result: the latest per tool, scores, recent activities, and what a crash left open.
import { and, desc, eq, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Tool } from '../events/vocabulary'
import type { Failure } from '../events/vocabulary'
import type { Json } from '../events/log'
import { projection, type Views } from './projection'

export const analyses = sqliteTable(
  'analyses',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    tool: text().$type<Tool>().notNull(),
    state: text().$type<'requested' | 'completed' | 'failed'>().notNull(),
    reason: text().$type<Failure>(),
    score: integer(),
    /** Position of the event that ended it; orders analyses of one millisecond. */
    position: integer().notNull(),
    requestedAt: integer('requested_at').notNull(),
    endedAt: integer('ended_at'),
    correlation: text().notNull(),
    /** Name of the uploaded file; empty once the account's key is destroyed. */
    file: text().notNull(),
    result: text({ mode: 'json' }).$type<{ readonly [key: string]: Json }>(),
  },
  (table) => [index('analyses_by_account').on(table.account, table.state, table.position), index('analyses_by_state').on(table.state)],
)

export type AnalysisRow = typeof analyses.$inferSelect

export const analysisProjection = projection({
  name: 'analysis',
  version: 1,
  tables: [analyses],
  handles: ['AnalysisRequested', 'AnalysisCompleted', 'AnalysisFailed'],
  apply: (event, db) => {
    const { analysis, tool } = event.data
    if (event.type === 'AnalysisRequested') {
      db.insert(analyses)
        .values({
          id: analysis,
          account: event.meta.stream.slice('account/'.length),
          tool,
          state: 'requested',
          position: event.meta.position,
          requestedAt: event.meta.at,
          correlation: event.meta.correlation,
          file: event.personal?.file ?? '',
        })
        .onConflictDoNothing()
        .run()
      return
    }
    const ended = { position: event.meta.position, endedAt: event.meta.at }
    const set =
      event.type === 'AnalysisCompleted'
        ? ({ ...ended, state: 'completed', score: event.data.score, result: event.personal?.result ?? null } as const)
        : ({ ...ended, state: 'failed', reason: event.data.reason } as const)
    db.update(analyses).set(set).where(eq(analyses.id, analysis)).run()
  },
})

/** The person's completed analyses of a tool, newest first; 1 to 50. */
export const latestAnalyses = (db: Views, account: string, tool: Tool, limit: number): AnalysisRow[] =>
  db
    .select()
    .from(analyses)
    .where(and(eq(analyses.account, account), eq(analyses.state, 'completed'), eq(analyses.tool, tool)))
    .orderBy(desc(analyses.position))
    .limit(limit)
    .all()

/** The person's completed analyses of all tools without their results, newest first. */
export const recentAnalyses = (db: Views, account: string, limit: number) =>
  db
    .select({ id: analyses.id, tool: analyses.tool, score: analyses.score, endedAt: analyses.endedAt })
    .from(analyses)
    .where(and(eq(analyses.account, account), eq(analyses.state, 'completed')))
    .orderBy(desc(analyses.position))
    .limit(limit)
    .all()

export const analysisById = (db: Views, id: string): AnalysisRow | undefined =>
  db.select().from(analyses).where(eq(analyses.id, id)).get()

/** At most so many interrupted analyses are made good in one go; the reader's queue is far shorter. */
const openMax = 1000

/** Analyses asked for that have not ended, oldest first. */
export const openAnalyses = (db: Views): AnalysisRow[] =>
  db.select().from(analyses).where(eq(analyses.state, 'requested')).orderBy(analyses.position).limit(openMax).all()

/** Latest and previous score of each tool that has one. */
export const scoresOf = (db: Views, account: string): { readonly tool: Tool; readonly score: number; readonly at: number; readonly rank: number }[] =>
  db.all(sql`
    SELECT tool, score, ended_at AS at, rank FROM (
      SELECT tool, score, ended_at, row_number() OVER (PARTITION BY tool ORDER BY position DESC) AS rank
      FROM ${analyses} WHERE account = ${account} AND state = 'completed'
    ) WHERE rank <= 2`)
