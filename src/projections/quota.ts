// What each account has left, kept in step event by event; a model test holds it to domain/quota.ts.
import { and, eq, sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { isOpenable, limits, type Openable } from '../billing/catalogue'
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

const add = (tool: Tool, units: 1 | -1) => ({ [tool]: sql`${quotas[tool]} + ${units}` })

export const quotaProjection = projection(accountEvents, {
  name: 'quota',
  version: 1,
  tables: [quotas, reservations],
  handles: ['AccountRegistered', 'PlanAssigned', 'AnalysisRequested', 'AnalysisCompleted', 'AnalysisFailed'],
  apply: (event, db) => {
    const account = event.meta.stream.slice('account/'.length)
    const mine = eq(quotas.account, account)
    switch (event.type) {
      case 'AccountRegistered':
        db.insert(quotas)
          .values({ account, plan: 'free', photo: 0, linkedin: 0, resume: 0, job: 0 })
          .onConflictDoNothing()
          .run()
        return
      case 'PlanAssigned':
        if (isOpenable(event.data.plan)) db.update(quotas).set({ plan: event.data.plan }).where(mine).run()
        return
      case 'AnalysisRequested': {
        const { analysis, tool } = event.data
        const row = db.select({ plan: quotas.plan }).from(quotas).where(mine).get()
        const counted = row !== undefined && limits[row.plan].total !== null
        db.insert(reservations).values({ account, analysis, tool, counted }).onConflictDoNothing().run()
        if (counted) db.update(quotas).set(add(tool, 1)).where(mine).run()
        return
      }
      default: {
        const held = db
          .delete(reservations)
          .where(and(eq(reservations.account, account), eq(reservations.analysis, event.data.analysis)))
          .returning()
          .get()
        if (event.type === 'AnalysisFailed' && held?.counted)
          db.update(quotas).set(add(held.tool, -1)).where(mine).run()
      }
    }
  },
})

const byAccount = statement((db) =>
  db
    .select()
    .from(quotas)
    .where(eq(quotas.account, sql.placeholder('account')))
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
