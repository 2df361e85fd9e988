// Every analysis with its state and result: the latest per tool, scores, activities, what a crash interrupted.
import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Failure, Tool } from '../../events/schema/vocabulary'
import type { Json } from '../../events/store/log'
import { accountProjection } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { insertNew, selectWhere, updateWhere } from '../engine/statements'
import { reservations } from './quota'

export const analyses = sqliteTable(
  'analyses',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    tool: text().$type<Tool>().notNull(),
    state: text().$type<'requested' | 'completed' | 'failed'>().notNull(),
    reason: text().$type<Failure>(),
    score: integer(),
    /** Version of the rubric that measured the score. */
    rubric: integer(),
    /** Position of the event that requested it: the order of analyses, which never changes. */
    position: integer().notNull(),
    requestedAt: integer('requested_at').notNull(),
    endedAt: integer('ended_at'),
    /** Position in the log of its last correction; null where its reading was never corrected. */
    correctedAt: integer('corrected_at'),
    /** How many changes of its corrections there were. */
    reading: integer().notNull(),
    /** When the result was measured that holds, in ms: as it was asked for, or last corrected. */
    measuredAt: integer('measured_at').notNull(),
    correlation: text().notNull(),
    /** Name of the uploaded file; empty once the account's key is destroyed. */
    file: text().notNull(),
    result: text({ mode: 'json' }).$type<{ readonly [key: string]: Json }>(),
  },
  (table) => [index('analyses_by_account').on(table.account, table.position)],
)

export type AnalysisRow = typeof analyses.$inferSelect
/** An analysis without its result, which is most of what a row holds. */
export type AnalysisHead = Omit<AnalysisRow, 'result'>

const at = sql.placeholder

const ask = insertNew(analyses, ['id', 'account', 'tool', 'position', 'requestedAt', 'correlation', 'file'], {
  state: 'requested',
  reading: 0,
  measuredAt: sql`${at('requestedAt')}`,
})
const ended = { endedAt: sql`${at('endedAt')}` }
const complete = updateWhere(analyses, ['id'], ['score', 'rubric', 'result'], { ...ended, state: 'completed' })
/** A corrected result. Its optimised files are made again: older events do not say so, but their results had such files. */
const correct = updateWhere(analyses, ['id', 'account'], ['score', 'rubric', 'correctedAt'], {
  result: sql`case when ${analyses.result} -> '$.optimised' is null then ${at('result')}
        else json_set(${at('result')}, '$.optimised', 'pending') end`,
  reading: sql`${analyses.reading} + 1`,
  measuredAt: sql`${at('measuredAt')}`,
})
/** The stored result with the outcome for its optimised files; without `optimised` where there are none. An outcome of another reading is none. */
const ofReading = and(eq(analyses.id, at('id')), isNotNull(analyses.result), eq(analyses.reading, at('reading')))
const check = updateWhere(analyses, ofReading, {
  result: sql`case when ${at('facts')} is null then json_remove(${analyses.result}, '$.optimised')
        else json_set(${analyses.result}, '$.optimised', json(${at('facts')})) end`,
})
const fail = updateWhere(analyses, ['id'], ['reason'], { ...ended, state: 'failed' })

export const analysisProjection = accountProjection({
  name: 'analysis',
  version: 6,
  cost: 3,
  owned: [analyses],
  on: {
    AnalysisRequested: ({ data, personal, meta }, db, account) => {
      const { analysis: id, tool } = data
      const { position, at: time, correlation } = meta
      ask(db).run({ id, account, tool, position, requestedAt: time, correlation, file: personal?.file ?? '' })
    },
    AnalysisCompleted: ({ data, personal, meta }, db) => {
      const { analysis: id, score, rubric } = data
      complete(db).run({ id, endedAt: meta.at, score, rubric, result: personal && JSON.stringify(personal.result) })
    },
    AnalysisFailed: ({ data, meta }, db) => fail(db).run({ id: data.analysis, endedAt: meta.at, reason: data.reason }),
    OptimisedResumeChecked: ({ data, personal }, db) => {
      const facts = personal?.facts ?? null
      check(db).run({ id: data.analysis, reading: data.reading, facts: facts && JSON.stringify(facts) })
    },
    ResumeCorrected: ({ data, personal, meta }, db, account) => {
      const { analysis: id, score, rubric } = data
      const result = personal && JSON.stringify(personal.result)
      correct(db).run({ id, account, score, rubric, correctedAt: meta.position, measuredAt: meta.at, result })
    },
  },
})

/** A person's completed analyses, by the placeholder `account`. */
export const ownCompleted = and(eq(analyses.account, at('account')), eq(analyses.state, 'completed'))

const latest = selectWhere(analyses, and(ownCompleted, eq(analyses.tool, at('tool'))), {
  order: desc(analyses.position),
  limit: 1,
})

/** The person's newest completed analysis of a tool. */
export const latestAnalysis = (db: ViewsDb, account: string, tool: Tool): AnalysisRow | undefined =>
  latest(db).get({ account, tool })

const latestId = selectWhere(analyses, and(ownCompleted, eq(analyses.tool, at('tool'))), {
  columns: ['id'],
  order: desc(analyses.position),
  limit: 1,
})

/** Its id; null without one. */
export const latestAnalysisId = (db: ViewsDb, account: string, tool: Tool): string | null =>
  latestId(db).get({ account, tool })?.id ?? null

const textOfResult = selectWhere(analyses, ['id'], { columns: { result: sql<string | null>`${analyses.result}` } })

/** An analysis's result as the JSON it is stored as. */
export const resultText = (db: ViewsDb, id: string): string | null => textOfResult(db).get({ id })?.result ?? null

const byId = selectWhere(analyses, ['id'])

export const analysisById = (db: ViewsDb, id: string): AnalysisRow | undefined => byId(db).get({ id })

const idsOf = selectWhere(analyses, ['account'], { columns: ['id'], order: analyses.position })

/** All analyses the person ever requested, oldest first. */
export const analysisIds = (db: ViewsDb, account: string): string[] =>
  idsOf(db)
    .all({ account })
    .map(({ id }) => id)

/** The person's newest analysis of a tool that has not ended yet. */
export const openAnalysis = (db: ViewsDb, account: string, tool: Tool): AnalysisRow | undefined =>
  openOf(db).get({ account, tool })

const openOf = selectWhere(
  analyses,
  and(eq(analyses.account, at('account')), eq(analyses.state, 'requested'), eq(analyses.tool, at('tool'))),
  { order: desc(analyses.position), limit: 1 },
)

/** Most interrupted analyses recovered at once; the reader's queue is far shorter. */
const openMax = 1000

/** Requested analyses that have not ended, oldest first. */
export const openAnalyses = (db: ViewsDb): AnalysisRow[] =>
  db
    .select(getTableColumns(analyses))
    .from(reservations)
    .innerJoin(analyses, eq(analyses.id, reservations.analysis))
    .orderBy(analyses.position)
    .limit(openMax)
    .all()
