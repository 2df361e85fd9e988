// Every analysis with its state and result: the latest per tool, scores, recent activities, and what a crash left open.
import { and, desc, eq, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Ranked } from '../domain/score'
import { accountEvents } from '../events/account'
import type { Json } from '../events/log'
import { type Failure, type Tool, tools } from '../events/vocabulary'
import { projection, statement, type ViewsDb } from './projection'

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
  (table) => [
    index('analyses_by_account').on(table.account, table.state, table.position),
    index('analyses_by_state').on(table.state),
  ],
)

export type AnalysisRow = typeof analyses.$inferSelect

export const analysisProjection = projection(accountEvents, {
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

const mine = and(eq(analyses.account, sql.placeholder('account')), eq(analyses.state, 'completed'))

const latest = statement((db) =>
  db
    .select()
    .from(analyses)
    .where(and(mine, eq(analyses.tool, sql.placeholder('tool'))))
    .orderBy(desc(analyses.position))
    .limit(1)
    .prepare(),
)

/** The person's newest completed analysis of a tool. */
export const latestAnalysis = (db: ViewsDb, account: string, tool: Tool): AnalysisRow | undefined =>
  latest(db).get({ account, tool })

const recent = statement((db) =>
  db
    .select({ id: analyses.id, tool: analyses.tool, score: analyses.score, endedAt: analyses.endedAt })
    .from(analyses)
    .where(mine)
    .orderBy(desc(analyses.position))
    .limit(sql.placeholder('limit'))
    .prepare(),
)

/** The person's completed analyses of all tools without their results, newest first. */
export const recentAnalyses = (db: ViewsDb, account: string, limit: number) => recent(db).all({ account, limit })

const byId = statement((db) =>
  db
    .select()
    .from(analyses)
    .where(eq(analyses.id, sql.placeholder('id')))
    .prepare(),
)

export const analysisById = (db: ViewsDb, id: string): AnalysisRow | undefined => byId(db).get({ id })

/** The person's newest analysis of a tool that has not ended yet. */
export const openAnalysis = (db: ViewsDb, account: string, tool: Tool): AnalysisRow | undefined =>
  openOf(db).get({ account, tool })

const openOf = statement((db) =>
  db
    .select()
    .from(analyses)
    .where(
      and(
        eq(analyses.account, sql.placeholder('account')),
        eq(analyses.state, 'requested'),
        eq(analyses.tool, sql.placeholder('tool')),
      ),
    )
    .orderBy(desc(analyses.position))
    .limit(1)
    .prepare(),
)

/** At most so many interrupted analyses are made good in one go; the reader's queue is far shorter. */
const openMax = 1000

/** Analyses asked for that have not ended, oldest first. */
export const openAnalyses = (db: ViewsDb): AnalysisRow[] =>
  db.select().from(analyses).where(eq(analyses.state, 'requested')).orderBy(analyses.position).limit(openMax).all()

const latestTwo = statement((db) =>
  db
    .select({ score: analyses.score, at: analyses.endedAt })
    .from(analyses)
    .where(and(mine, eq(analyses.tool, sql.placeholder('tool'))))
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
