// What each model has been asked, day by day, for the operator: tokens, time, and how much of it was dropped.
import { gte, sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountEvents } from '../events/account'
import type { ModelEngine } from '../events/vocabulary'
import { projection, statement, type ViewsDb } from './projection'

/** What was asked of each model on each day (UTC), without a word of who asked: erasing an account leaves it right. */
export const modelUses = sqliteTable(
  'model_uses',
  {
    day: text().notNull(),
    engine: text().$type<ModelEngine>().notNull(),
    model: text().notNull(),
    answers: integer().notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    dropped: integer().notNull(),
    ms: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.engine, table.model] })],
)

export type ModelUse = Omit<typeof modelUses.$inferSelect, 'day'>

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const at = sql.placeholder

const count = statement((db) =>
  db
    .insert(modelUses)
    .values({
      day: at('day'),
      engine: at('engine'),
      model: at('model'),
      answers: 1,
      tokensIn: at('tokensIn'),
      tokensOut: at('tokensOut'),
      dropped: at('dropped'),
      ms: at('ms'),
    })
    .onConflictDoUpdate({
      target: [modelUses.day, modelUses.engine, modelUses.model],
      set: {
        answers: sql`answers + 1`,
        tokensIn: sql`tokens_in + ${at('tokensIn')}`,
        tokensOut: sql`tokens_out + ${at('tokensOut')}`,
        dropped: sql`dropped + ${at('dropped')}`,
        ms: sql`ms + ${at('ms')}`,
      },
    })
    .prepare(),
)

export const modelUseProjection = projection(accountEvents, {
  name: 'model-use',
  version: 1,
  tables: [modelUses],
  handles: ['ModelAnswered'],
  apply: (event, db) => {
    const { engine, model, tokensIn, tokensOut, dropped, ms, reused } = event.data
    if (!reused) count(db).run({ day: dayOf(event.meta.at), engine, model, tokensIn, tokensOut, dropped, ms })
  },
})

/** `from` in ms; every answer since then, those of accounts erased meanwhile included. */
export const modelUse = (db: ViewsDb, from: number): ModelUse[] => usedSince(db).all({ day: dayOf(from) })

const usedSince = statement((db) =>
  db
    .select({
      engine: modelUses.engine,
      model: modelUses.model,
      answers: sql<number>`sum(${modelUses.answers})`,
      tokensIn: sql<number>`sum(${modelUses.tokensIn})`,
      tokensOut: sql<number>`sum(${modelUses.tokensOut})`,
      dropped: sql<number>`sum(${modelUses.dropped})`,
      ms: sql<number>`sum(${modelUses.ms})`,
    })
    .from(modelUses)
    .where(gte(modelUses.day, at('day')))
    .groupBy(modelUses.engine, modelUses.model)
    .orderBy(modelUses.engine, modelUses.model)
    .prepare(),
)
