// The tables behind the figures of the admin panel.
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Kind, Part } from '../../domain/statistics'
import type { GatewayName } from '../../events/schema/vocabulary'

export const statDays = sqliteTable(
  'stat_days',
  {
    day: integer().notNull(),
    kind: text().$type<Kind>().notNull(),
    part: text().$type<Part>().notNull(),
    value: integer().notNull(),
  },
  // In this order a sum over all days is a sequential read, without sorting (decision 0094).
  (table) => [primaryKey({ columns: [table.kind, table.part, table.day] })],
)

/** What must be remembered of each account so that nothing is counted twice. */
export const statPeople = sqliteTable('stat_people', {
  account: text().primaryKey(),
  /** The last day on which it was counted among `people`. */
  seen: integer().notNull(),
  active: integer({ mode: 'boolean' }).notNull(),
  asked: integer({ mode: 'boolean' }).notNull(),
  payer: integer({ mode: 'boolean' }).notNull(),
  /** On a given plan. */
  assigned: integer({ mode: 'boolean' }).notNull(),
  /** On a bought plan, as announced to the account. */
  bought: integer({ mode: 'boolean' }).notNull(),
})

/** Analyses under way and when they were requested, in ms; their duration is counted from there. */
export const statAsked = sqliteTable(
  'stat_asked',
  { account: text().notNull(), analysis: text().notNull(), at: integer().notNull() },
  (table) => [primaryKey({ columns: [table.account, table.analysis] })],
)

/** The state of each payment, so that refunds are counted by their increase. Names no account. */
export const statPayments = sqliteTable('stat_payments', {
  payment: text().primaryKey(),
  gateway: text().$type<GatewayName>().notNull(),
  amount: integer().notNull(),
  refunded: integer().notNull(),
})
