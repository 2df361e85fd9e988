// What each account has left, kept in step event by event; a model test holds it to domain/quota.ts.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { isOpenable, limits, type Openable, openable } from '../billing/catalogue'
import { type Allowance, allowanceOf } from '../domain/quota'
import { accountEvents } from '../events/account'
import type { Tool } from '../events/vocabulary'
import { projection, statement, type ViewsDb } from './projection'

export const quotas = sqliteTable('quotas', {
  account: text().primaryKey(),
  plan: text().$type<Openable>().notNull(),
  photo: integer().notNull(),
  linkedin: integer().notNull(),
  resume: integer().notNull(),
  job: integer().notNull(),
})

/** Analyses under way and whether they were counted, so that a failure gives back what was taken and no more. */
export const reservations = sqliteTable(
  'reservations',
  {
    account: text().notNull(),
    analysis: text().notNull(),
    tool: text().$type<Tool>().notNull(),
    counted: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.analysis] })],
)

const at = sql.placeholder
const mine = eq(quotas.account, at('account'))
const held = and(eq(reservations.account, at('account')), eq(reservations.analysis, at('analysis')))

const open = statement((db) =>
  db
    .insert(quotas)
    .values({ account: at('account'), plan: 'free', photo: 0, linkedin: 0, resume: 0, job: 0 })
    .onConflictDoNothing()
    .prepare(),
)
const assign = statement((db) =>
  db
    .update(quotas)
    .set({ plan: sql`${at('plan')}` })
    .where(mine)
    .prepare(),
)
/** 1 where the account's plan counts its analyses, else 0: decided where the row lies, so that nothing is read first. */
const counts = inArray(
  quotas.plan,
  openable.filter((plan) => limits[plan].total !== null),
)
const reserve = statement((db) =>
  db
    .insert(reservations)
    .select(
      db
        .select({
          account: quotas.account,
          analysis: sql`${at('analysis')}`.as('analysis'),
          tool: sql`${at('tool')}`.as('tool'),
          counted: sql`${counts}`.as('counted'),
        })
        .from(quotas)
        .where(mine),
    )
    .onConflictDoNothing()
    .prepare(),
)
/** One prepared statement for each tool's counter, changed by an amount. */
const byTool = (amount: SQL) =>
  statement((db) => {
    const of = (tool: Tool) =>
      db
        .update(quotas)
        .set({ [tool]: sql`${quotas[tool]} + ${amount}` })
        .where(mine)
        .prepare()
    return { photo: of('photo'), linkedin: of('linkedin'), resume: of('resume'), job: of('job') }
  })
const spend = byTool(sql`(${counts})`)
const giveBack = byTool(sql`-coalesce((select ${reservations.counted} from ${reservations} where ${held}), 0)`)
const settle = statement((db) => db.delete(reservations).where(held).prepare())

const close = statement((db) => db.delete(quotas).where(mine).prepare())
const closeHeld = statement((db) =>
  db
    .delete(reservations)
    .where(eq(reservations.account, at('account')))
    .prepare(),
)

export const quotaProjection = projection(accountEvents, {
  name: 'quota',
  version: 2,
  tables: [quotas, reservations],
  handles: [
    'AccountRegistered',
    'PlanAssigned',
    'AnalysisRequested',
    'AnalysisCompleted',
    'AnalysisFailed',
    'AccountErased',
  ],
  apply: (event, db) => {
    const account = event.meta.stream.slice('account/'.length)
    switch (event.type) {
      case 'AccountRegistered':
        open(db).run({ account })
        return
      case 'PlanAssigned':
        if (isOpenable(event.data.plan)) assign(db).run({ account, plan: event.data.plan })
        return
      case 'AnalysisRequested': {
        const { analysis, tool } = event.data
        reserve(db).run({ account, analysis, tool })
        spend(db)[tool].run({ account })
        return
      }
      case 'AnalysisFailed': {
        const { analysis, tool } = event.data
        giveBack(db)[tool].run({ account, analysis })
        settle(db).run({ account, analysis })
        return
      }
      case 'AnalysisCompleted':
        settle(db).run({ account, analysis: event.data.analysis })
        return
      case 'AccountErased':
        close(db).run({ account })
        closeHeld(db).run({ account })
    }
  },
})

const byAccount = statement((db) =>
  db
    .select()
    .from(quotas)
    .where(eq(quotas.account, at('account')))
    .prepare(),
)

/** The allowance of an account as its pages show it. */
export const allowanceRow = (
  db: ViewsDb,
  account: string,
): { readonly plan: Openable; readonly allowance: Allowance } | undefined => {
  const row = byAccount(db).get({ account })
  return row && { plan: row.plan, allowance: allowanceOf(row.plan, row) }
}
