// Stores what language models added to analyses, which requests are still open, and which models a person allows.
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ModelChoice, ModelEngine, ModelFailure, ModelSubject } from '../../events/schema/vocabulary'
import type { Json } from '../../events/store/log'
import { accountProjection } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { insertNew, insertOrUpdate, selectWhere, updateWhere } from '../engine/statements'

const modelParts = sqliteTable(
  'model_parts',
  {
    analysis: text().primaryKey(),
    account: text().notNull(),
    tool: text().$type<ModelSubject>().notNull(),
    state: text().$type<'asked' | 'answered' | 'gave-up'>().notNull(),
    reason: text().$type<ModelFailure>(),
    askedAt: integer('asked_at').notNull(),
    endedAt: integer('ended_at'),
    correlation: text().notNull(),
    engine: text().$type<ModelEngine>(),
    model: text(),
    host: text(),
    prompt: text(),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    ms: integer(),
    dropped: integer(),
    withheld: integer(),
    reused: integer({ mode: 'boolean' }),
    /** Digest of the question; null once the account's key is destroyed. */
    key: text(),
    answer: text({ mode: 'json' }).$type<{ readonly [key: string]: Json }>(),
  },
  (table) => [
    index('model_parts_by_account').on(table.account, table.askedAt),
    index('model_parts_by_time').on(table.askedAt),
    index('model_parts_by_state').on(table.state, table.askedAt),
  ],
)

type ModelPartRow = typeof modelParts.$inferSelect

const modelChoicesTable = sqliteTable('model_choices', {
  account: text().primaryKey(),
  choice: text().$type<ModelChoice>().notNull(),
})

const at = sql.placeholder

const ask = insertNew(modelParts, ['analysis', 'account', 'tool', 'correlation'], {
  state: 'asked',
  askedAt: at('time'),
})
const answer = updateWhere(
  modelParts,
  ['analysis'],
  [
    'engine',
    'model',
    'host',
    'prompt',
    'tokensIn',
    'tokensOut',
    'ms',
    'dropped',
    'withheld',
    'reused',
    'key',
    'answer',
  ],
  { state: 'answered', endedAt: sql`${at('time')}` },
)
const giveUp = updateWhere(modelParts, ['analysis'], ['reason'], { state: 'gave-up', endedAt: sql`${at('time')}` })
const choose = insertOrUpdate(modelChoicesTable, ['account'], ['choice'])

export const modelProjection = accountProjection({
  name: 'model',
  version: 1,
  owned: [modelParts, modelChoicesTable],
  on: {
    ModelChoiceMade: ({ data }, db, account) => choose(db).run({ account, choice: data.choice }),
    ModelAsked: ({ data, meta }, db, account) =>
      ask(db).run({ account, time: meta.at, correlation: meta.correlation, ...data }),
    ModelGaveUp: ({ data, meta }, db) =>
      giveUp(db).run({ time: meta.at, analysis: data.analysis, reason: data.reason }),
    ModelAnswered: ({ data: { tool: _, reused, ...data }, personal, meta }, db) =>
      answer(db).run({
        ...data,
        reused: reused ? 1 : 0,
        time: meta.at,
        key: personal?.key ?? null,
        answer: personal && JSON.stringify(personal.answer),
      }),
  },
})

const byAnalysis = selectWhere(modelParts, ['analysis'])

/** What a model added, or is being asked to add, to an analysis; undefined where none was asked. */
export const modelPart = (db: ViewsDb, analysis: string): ModelPartRow | undefined => byAnalysis(db).get({ analysis })

/** Most requests recovered at once after a restart; the queue is far shorter. */
const openMax = 200

const open = selectWhere(modelParts, eq(modelParts.state, 'asked'), { order: modelParts.askedAt, limit: openMax })

/** Open requests, oldest first, at most 200. */
export const openModelParts = (db: ViewsDb): ModelPartRow[] => open(db).all()

/** A capped one was never sent to a model. */
const counted = or(isNull(modelParts.reason), ne(modelParts.reason, 'capped'))

const ofAccount = selectWhere(
  modelParts,
  and(eq(modelParts.account, at('account')), gt(modelParts.askedAt, at('since')), counted),
  { columns: { count: sql<number>`count(*)` } },
)
const ofAll = selectWhere(modelParts, and(gt(modelParts.askedAt, at('since')), counted), {
  columns: { count: sql<number>`count(*)` },
})

/** Requests after a time in ms, of one account and of all. */
export const askedSince = (db: ViewsDb, account: string, since: number) => ({
  account: ofAccount(db).get({ account, since })?.count ?? 0,
  server: ofAll(db).get({ since })?.count ?? 0,
})

const answeredBefore = selectWhere(
  modelParts,
  and(eq(modelParts.account, at('account')), eq(modelParts.key, at('key')), eq(modelParts.state, 'answered')),
  { order: desc(modelParts.askedAt), limit: 1 },
)

/** The same person's answer to the identical question, if there is one, so that it is not asked twice. */
export const sameAnswer = (db: ViewsDb, account: string, key: string): ModelPartRow | undefined =>
  answeredBefore(db).get({ account, key })

const choiceFor = selectWhere(modelChoicesTable, ['account'])

/** Which models may read the person's texts; any until they restrict it. */
export const modelChoiceOf = (db: ViewsDb, account: string): ModelChoice =>
  choiceFor(db).get({ account })?.choice ?? 'any'
