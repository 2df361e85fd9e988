// What each account has used of each allowance it ever had, event by event; a model test holds it to domain/quota.ts.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PlanLimits } from '../billing/catalogue'
import type { Cycle } from '../billing/cycle'
import { type Allowance, allowanceOf, noneUsed, type Unit, unitAt, unitOf } from '../domain/quota'
import { entitlement } from '../domain/standing'
import { accountEvents } from '../events/account'
import type { Plan, Tool } from '../events/vocabulary'
import { projection, statement, type ViewsDb } from './projection'
import { standingOf } from './standing'

const unitColumns = {
  plan: text().$type<Plan>().notNull(),
  source: text().notNull(),
  cycle: integer().notNull(),
}

export const usedUnits = sqliteTable(
  'used_units',
  {
    account: text().notNull(),
    ...unitColumns,
    photo: integer().notNull(),
    linkedin: integer().notNull(),
    resume: integer().notNull(),
    job: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.source, table.plan, table.cycle] })],
)

/** Analyses under way and what they were taken from, so that a failure gives back what was taken and no more. */
export const reservations = sqliteTable(
  'reservations',
  { account: text().notNull(), analysis: text().notNull(), tool: text().$type<Tool>().notNull(), ...unitColumns },
  (table) => [primaryKey({ columns: [table.account, table.analysis] })],
)

const at = sql.placeholder
const ofUnit = and(
  eq(usedUnits.account, at('account')),
  eq(usedUnits.source, at('source')),
  eq(usedUnits.plan, at('plan')),
  eq(usedUnits.cycle, at('cycle')),
)
const held = and(eq(reservations.account, at('account')), eq(reservations.analysis, at('analysis')))

const open = statement((db) =>
  db
    .insert(usedUnits)
    .values({ account: at('account'), source: at('source'), plan: at('plan'), cycle: at('cycle'), ...noneUsed })
    .onConflictDoNothing()
    .prepare(),
)
const reserve = statement((db) =>
  db
    .insert(reservations)
    .values({
      account: at('account'),
      analysis: at('analysis'),
      tool: at('tool'),
      source: at('source'),
      plan: at('plan'),
      cycle: at('cycle'),
    })
    .onConflictDoNothing()
    .prepare(),
)
/** One prepared statement for each tool's counter, changed by an amount. */
const byTool = (amount: SQL) =>
  statement((db) => {
    const of = (tool: Tool) =>
      db
        .update(usedUnits)
        .set({ [tool]: sql`${usedUnits[tool]} + ${amount}` })
        .where(ofUnit)
        .prepare()
    return { photo: of('photo'), linkedin: of('linkedin'), resume: of('resume'), job: of('job') }
  })
const spend = byTool(sql`1`)
const giveBack = byTool(sql`-1`)
const settle = statement((db) => db.delete(reservations).where(held).returning().prepare())

const closing = [usedUnits, reservations].map((table) =>
  statement((db) =>
    db
      .delete(table)
      .where(eq(table.account, at('account')))
      .prepare(),
  ),
)

export const quotaProjection = projection(accountEvents, {
  name: 'quota',
  version: 3,
  tables: [usedUnits, reservations],
  handles: ['AnalysisRequested', 'AnalysisCompleted', 'AnalysisFailed', 'AccountErased'],
  apply: (event, db) => {
    const account = event.meta.stream.slice('account/'.length)
    switch (event.type) {
      case 'AnalysisRequested': {
        const { analysis, tool } = event.data
        const unit = event.data.unit ?? unitOf(standingOf(db, account), null)
        open(db).run({ account, ...unit })
        reserve(db).run({ account, analysis, tool, ...unit })
        spend(db)[tool].run({ account, ...unit })
        return
      }
      case 'AnalysisFailed': {
        const { analysis } = event.data
        const taken = settle(db).get({ account, analysis })
        if (taken) giveBack(db)[taken.tool].run(taken)
        return
      }
      case 'AnalysisCompleted':
        settle(db).run({ account, analysis: event.data.analysis })
        return
      case 'AccountErased':
        for (const close of closing) close(db).run({ account })
    }
  },
})

const usedOf = statement((db) => db.select().from(usedUnits).where(ofUnit).prepare())

/** What an account may do at a time: its plan, the cycle of that plan (none for free), what is left. */
export type AllowanceRow = {
  readonly plan: Plan
  readonly unit: Unit
  readonly cycle: Cycle | null
  readonly allowance: Allowance
}

/** The allowance of an account as its pages show it at a time (ms); undefined for an account that is not there. */
export const allowanceRow = (
  db: ViewsDb,
  account: string,
  now: number,
  limits: PlanLimits,
): AllowanceRow | undefined => {
  const standing = standingOf(db, account)
  if (!standing.registered) return undefined
  const { plan, cycle } = entitlement(standing, now)
  const unit = unitAt(standing, now)
  return { plan, unit, cycle, allowance: allowanceOf(limits[plan], usedOf(db).get({ account, ...unit }) ?? noneUsed) }
}
