// Model usage per day, for the operator: requests, tokens, time, and how much was dropped.
import { between, sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ModelUse } from '../../domain/analyses/model-cost'
import { dayOf } from '../../domain/day'
import { type DomainEvent, domainEvents } from '../../events/schema/events'
import type { ModelEngine } from '../../events/schema/vocabulary'
import { projection, statement, type ViewsDb } from '../engine/projection'
import { selectWhere } from '../engine/statements'

/** Requests per model and day, without any account: an erasure leaves them correct. */
const modelUses = sqliteTable(
  'model_uses',
  {
    /** As domain/day.ts counts them, like the other statistics. */
    day: integer().notNull(),
    engine: text().$type<ModelEngine>().notNull(),
    model: text().notNull(),
    asked: integer().notNull(),
    answered: integer().notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    dropped: integer().notNull(),
    ms: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.engine, table.model] })],
)

const at = sql.placeholder

const count = statement((db) =>
  db
    .insert(modelUses)
    .values({
      day: at('day'),
      engine: at('engine'),
      model: at('model'),
      asked: 1,
      answered: at('answered'),
      tokensIn: at('tokensIn'),
      tokensOut: at('tokensOut'),
      dropped: at('dropped'),
      ms: at('ms'),
    })
    .onConflictDoUpdate({
      target: [modelUses.day, modelUses.engine, modelUses.model],
      set: {
        asked: sql`asked + 1`,
        answered: sql`answered + ${at('answered')}`,
        tokensIn: sql`tokens_in + ${at('tokensIn')}`,
        tokensOut: sql`tokens_out + ${at('tokensOut')}`,
        dropped: sql`dropped + ${at('dropped')}`,
        ms: sql`ms + ${at('ms')}`,
      },
    })
    .prepare(),
)

const countTried = (
  db: ViewsDb,
  day: number,
  tried: Extract<DomainEvent, { type: 'ModelGaveUp' }>['data']['tried'],
): void => {
  for (const { engine, model, tokensIn, tokensOut } of tried)
    count(db).run({ day, engine, model, answered: 0, tokensIn, tokensOut, dropped: 0, ms: 0 })
}

export const modelUseProjection = projection(domainEvents, {
  name: 'model-use',
  version: 2,
  tables: [modelUses],
  on: {
    ModelAnswered: ({ data, meta }, db) => {
      const day = dayOf(meta.at)
      countTried(db, day, data.tried)
      if (data.reused) return
      const { engine, model, tokensIn, tokensOut, dropped, ms } = data
      count(db).run({ day, engine, model, answered: 1, tokensIn, tokensOut, dropped, ms })
    },
    ModelGaveUp: ({ data, meta }, db) => countTried(db, dayOf(meta.at), data.tried),
  },
})

/** Requests to each model from one day to another, both included, and including those of accounts erased meanwhile. */
export const modelUse = (db: ViewsDb, from: number, to: number): ModelUse[] => used(db).all({ from, to })

/** Most rows (day and model) in one file: a year of some thirty models. */
const dailyMax = 10_000

const daily = selectWhere(modelUses, between(modelUses.day, at('from'), at('to')), {
  order: [modelUses.day, modelUses.engine, modelUses.model],
  limit: dailyMax,
})

/** The same by day, only for days with requests; the first 10 000 rows. */
export const modelUsePerDay = (db: ViewsDb, from: number, to: number): (ModelUse & { readonly day: number })[] =>
  daily(db).all({ from, to })

const used = statement((db) =>
  db
    .select({
      engine: modelUses.engine,
      model: modelUses.model,
      asked: sql<number>`sum(${modelUses.asked})`,
      answered: sql<number>`sum(${modelUses.answered})`,
      tokensIn: sql<number>`sum(${modelUses.tokensIn})`,
      tokensOut: sql<number>`sum(${modelUses.tokensOut})`,
      dropped: sql<number>`sum(${modelUses.dropped})`,
      ms: sql<number>`sum(${modelUses.ms})`,
    })
    .from(modelUses)
    .where(between(modelUses.day, at('from'), at('to')))
    .groupBy(modelUses.engine, modelUses.model)
    .orderBy(modelUses.engine, modelUses.model)
    .prepare(),
)
