// Counts what each account has used of each allowance, event by event.
import { and, eq, sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PlanLimits } from '../../billing/catalogue'
import type { Cycle } from '../../billing/cycle'
import { entitlementAt } from '../../domain/billing/entitlement'
import { limitsAt } from '../../domain/billing/sold'
import {
  type Allowance,
  type AllowanceId,
  allowanceIdAt,
  allowanceIdOf,
  allowanceOf,
  noneUsed,
} from '../../domain/quota/quota'
import type { Plan, Tool } from '../../events/schema/vocabulary'
import { accountProjection } from '../account-projection'
import { entitlementsOf } from '../billing/entitlement'
import { quick, statement, type ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, insertOrUpdate, selectWhere } from '../engine/statements'

const unitColumns = {
  plan: text().$type<Plan>().notNull(),
  source: text().notNull(),
  cycle: integer().notNull(),
}

const usedUnits = sqliteTable(
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

/** Analyses under way with the allowance they used, so that a failure gives back exactly that. */
export const reservations = sqliteTable(
  'reservations',
  { account: text().notNull(), analysis: text().notNull(), tool: text().$type<Tool>().notNull(), ...unitColumns },
  (table) => [primaryKey({ columns: [table.account, table.analysis] })],
)

/** Given plans, for analyses requested before allowances had names, because verify folds this projection by itself. */
const givenPlans = sqliteTable('given_plans', { account: text().primaryKey(), plan: text().$type<Plan>().notNull() })

const at = sql.placeholder
const ofUnit = and(
  eq(usedUnits.account, at('account')),
  eq(usedUnits.source, at('source')),
  eq(usedUnits.plan, at('plan')),
  eq(usedUnits.cycle, at('cycle')),
)
const thisReservation = and(eq(reservations.account, at('account')), eq(reservations.analysis, at('analysis')))

const reserve = insertNew(reservations, ['account', 'analysis', 'tool', 'source', 'plan', 'cycle'])
/** One prepared statement for each tool's counter. */
const byTool = <Made>(of: (db: ViewsDb, tool: Tool) => Made) =>
  statement((db) => ({
    photo: of(db, 'photo'),
    linkedin: of(db, 'linkedin'),
    resume: of(db, 'resume'),
    job: of(db, 'job'),
  }))
/** The first use of an allowance inserts its row. */
const spend = byTool((db, tool) =>
  quick(
    db,
    db
      .insert(usedUnits)
      .values({
        account: at('account'),
        source: at('source'),
        plan: at('plan'),
        cycle: at('cycle'),
        ...noneUsed,
        [tool]: 1,
      })
      .onConflictDoUpdate({
        target: [usedUnits.account, usedUnits.source, usedUnits.plan, usedUnits.cycle],
        set: { [tool]: sql`${usedUnits[tool]} + 1` },
      })
      .prepare(),
  ),
)
const giveBack = byTool((db, tool) =>
  quick(
    db,
    db
      .update(usedUnits)
      .set({ [tool]: sql`${usedUnits[tool]} - 1` })
      .where(ofUnit)
      .prepare(),
  ),
)
// Not one statement with RETURNING, for which SQLite makes a table at each call (decision 0103).
const reservation = selectWhere(reservations, thisReservation)
const settle = deleteWhere(reservations, thisReservation)

const givenPlan = selectWhere(givenPlans, ['account'], { columns: ['plan'] })
const give = insertOrUpdate(givenPlans, ['account'], ['plan'])
const takeBack = deleteWhere(givenPlans, ['account'])

export const quotaProjection = accountProjection({
  name: 'quota',
  version: 4,
  cost: 1.6,
  owned: [usedUnits, reservations, givenPlans],
  on: {
    PlanAssigned: (event, db, account) => {
      if (event.data.plan === 'free') takeBack(db).run({ account })
      else give(db).run({ account, plan: event.data.plan })
    },
    AnalysisRequested: (event, db, account) => {
      const { analysis, tool } = event.data
      const unit = event.data.unit ?? allowanceIdOf(givenPlan(db).get({ account })?.plan, null)
      reserve(db).run({ account, analysis, tool, ...unit })
      spend(db)[tool].run({ account, ...unit })
    },
    AnalysisFailed: (event, db, account) => {
      const { analysis } = event.data
      const reserved = reservation(db).get({ account, analysis })
      if (!reserved) return
      settle(db).run({ account, analysis })
      giveBack(db)[reserved.tool].run(reserved)
    },
    AnalysisCompleted: (event, db, account) => settle(db).run({ account, analysis: event.data.analysis }),
  },
})

const usedOf = selectWhere(usedUnits, ofUnit)

/** What an account may do at a time: its plan, that plan's cycle (none for free), and what is left. */
export type AllowanceRow = {
  readonly plan: Plan
  readonly unit: AllowanceId
  readonly cycle: Cycle | null
  readonly allowance: Allowance
}

/** The allowance of an account as its pages show it at a time (ms); undefined for an unknown account. */
export const allowanceRow = (
  db: ViewsDb,
  account: string,
  now: number,
  limits: PlanLimits,
): AllowanceRow | undefined => {
  const entitlements = entitlementsOf(db, account)
  if (!entitlements.registered) return undefined
  const { plan, cycle } = entitlementAt(entitlements, now)
  const unit = allowanceIdAt(entitlements, now)
  const used = usedOf(db).get({ account, ...unit }) ?? noneUsed
  return { plan, unit, cycle, allowance: allowanceOf(limitsAt(entitlements, now, limits), used) }
}
