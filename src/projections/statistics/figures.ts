// Reads the statistics: totals up to a day, and a window of days. See statistics.ts for what is counted.

import { and, between, eq, lt, type SQL, sql } from 'drizzle-orm'
import { eachTool } from '../../domain/quota/quota'
import { type Day, type Figures, type Kind, preparations, type Totals, within } from '../../domain/statistics'
import { type Failure, type GatewayName, gateways, type Tool } from '../../events/schema/vocabulary'
import { statement, type ViewsDb } from '../engine/projection'
import { selectWhere } from '../engine/statements'
import { statDays } from './statistics-tables'

type Sum = { readonly kind: Kind; readonly part: string; readonly value: number }

const at = sql.placeholder
const value = sql<number>`sum(${statDays.value})`.as('value')
const summed = statement((db) =>
  db
    .select({ kind: statDays.kind, part: statDays.part, value })
    .from(statDays)
    .where(between(statDays.day, at('from'), at('to')))
    .groupBy(statDays.kind, statDays.part)
    .prepare(),
)

const figuresFrom = (rows: readonly Sum[]): Figures => {
  const figureOf = (kind: Kind, part = '') => rows.find((row) => row.kind === kind && row.part === part)?.value ?? 0
  const rowsOf = (kind: Kind, tool: Tool) =>
    rows.filter((row) => row.kind === kind && (row.part === tool || row.part.startsWith(`${tool}/`)))
  const total = (found: readonly Sum[]) => found.reduce((sum, row) => sum + row.value, 0)
  const reasons: Partial<Record<Failure, number>> = {}
  for (const { part, value } of rows.filter(({ kind }) => kind === 'failed')) {
    const reason = part.slice(part.indexOf('/') + 1) as Failure
    reasons[reason] = (reasons[reason] ?? 0) + value
  }
  const took = (tool: Tool) => {
    const steps = new Map(rowsOf('done', tool).map(({ part, value }) => [Number(part.split('/')[1]), value]))
    return { half: within(steps, 0.5), most: within(steps, 0.95) }
  }
  const net = (gateway: GatewayName) => figureOf('revenue', gateway) - figureOf('refunded', gateway)
  return {
    registered: figureOf('registered'),
    erased: figureOf('erased'),
    inactive: figureOf('inactive'),
    people: figureOf('people'),
    monthly: figureOf('monthly'),
    paid: figureOf('paid'),
    asked: eachTool((tool) => figureOf('asked', tool)),
    done: eachTool((tool) => total(rowsOf('done', tool))),
    failed: eachTool((tool) => total(rowsOf('failed', tool))),
    reasons,
    took: { photo: took('photo'), linkedin: took('linkedin'), resume: took('resume'), job: took('job') },
    firstAnalyses: figureOf('first-analysis'),
    firstPayments: figureOf('first-payment'),
    payments: gateways.reduce((sum, gateway) => sum + figureOf('payments', gateway), 0),
    revenue: net('stripe'),
    testRevenue: net('test'),
    coupons: {
      held: figureOf('coupon', 'held'),
      used: figureOf('coupon', 'used'),
      released: figureOf('coupon', 'released'),
    },
    prepared: Object.fromEntries(preparations.map((part) => [part, figureOf('prepared', part)])) as Figures['prepared'],
  }
}

/** Counts from one day to another, both included. */
export const figuresOf = (db: ViewsDb, from: number, to: number): Figures => figuresFrom(summed(db).all({ from, to }))

/** Totals at the end of a day. */
export const totalsAt = (db: ViewsDb, day: number): Totals => {
  const all = figuresOf(db, 0, day)
  const accounts = all.registered - all.erased
  return { ...all, accounts, canSignIn: accounts - all.inactive }
}

const perDay = statement((db) => {
  const sum = (which: SQL, name: string, amount: SQL = sql`${statDays.value}`) =>
    sql<number>`sum(case when ${which} then ${amount} else 0 end)`.as(name)
  const kind = (one: Kind) => sql`${statDays.kind} = ${one}`
  const real = sql`${statDays.part} = 'stripe' and ${statDays.kind} in ('revenue', 'refunded')`
  return db
    .select({
      day: statDays.day,
      registered: sum(kind('registered'), 'registered'),
      people: sum(kind('people'), 'people'),
      monthly: sum(kind('monthly'), 'monthly'),
      asked: sum(kind('asked'), 'asked'),
      done: sum(kind('done'), 'done'),
      failed: sum(kind('failed'), 'failed'),
      revenue: sum(real, 'revenue', sql`iif(${kind('refunded')}, -${statDays.value}, ${statDays.value})`),
      coupons: sum(sql`${kind('coupon')} and ${statDays.part} = 'used'`, 'coupons'),
    })
    .from(statDays)
    .where(between(statDays.day, at('from'), at('to')))
    .groupBy(statDays.day)
    .orderBy(statDays.day)
    .prepare()
})

const monthlyKind: Kind = 'monthly'
const monthlyBefore = selectWhere(statDays, and(eq(statDays.kind, monthlyKind), lt(statDays.day, at('from'))), {
  columns: { value: sql<number>`coalesce(sum(${statDays.value}), 0)` },
})

/** Every day from one to another, both included, days without events as zeros. The caller bounds how many. */
export const daysOf = (db: ViewsDb, from: number, to: number): Day[] => {
  const byDay = new Map(
    perDay(db)
      .all({ from, to })
      .map((row) => [row.day, row]),
  )
  const none = { registered: 0, people: 0, monthly: 0, asked: 0, done: 0, failed: 0, revenue: 0, coupons: 0 }
  // A day's row has the change of `monthly`, not its value.
  let monthly = monthlyBefore(db).get({ from })?.value ?? 0
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const day = byDay.get(from + index) ?? { day: from + index, ...none }
    monthly += day.monthly
    return { ...day, monthly }
  })
}
