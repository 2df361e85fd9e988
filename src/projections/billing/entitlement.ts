// Stores the folded facts that decide each account's plan at any time, and when to check it again.
import { and, eq, lte, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  type Entitlements,
  evolveEntitlements,
  noEntitlements,
  runningSubscriptions,
  type Subscription,
} from '../../domain/billing/entitlement'
import { dueAt } from '../../domain/billing/entitlement-events'
import type { Meta } from '../../events/schema/catalog'
import type { DomainEvent } from '../../events/schema/events'
import type { GatewayName } from '../../events/schema/vocabulary'
import { accountProjection, onEach } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, insertOrUpdate, selectWhere } from '../engine/statements'

const entitlementRows = sqliteTable(
  'entitlements',
  {
    account: text().primaryKey(),
    entitlements: text({ mode: 'json' }).$type<Entitlements>().notNull(),
    /** When time alone makes an entitlement event due (ms); null for never. */
    due: integer(),
    /** When the first running subscription's period is over: then the provider has a change. */
    ask: integer(),
  },
  (table) => [index('entitlements_due').on(table.due), index('entitlements_ask').on(table.ask)],
)

/** Subscriptions that an erased account left running and that must be cancelled at the provider. */
const cancellations = sqliteTable('cancellations', {
  subscription: text().primaryKey(),
  account: text().notNull(),
  gateway: text().$type<GatewayName>().notNull(),
  value: text({ mode: 'json' }).$type<Subscription>().notNull(),
})

const at = sql.placeholder
const mine = eq(entitlementRows.account, at('account'))
const byAccount = selectWhere(entitlementRows, mine, { columns: ['entitlements'] })
const upsert = insertOrUpdate(entitlementRows, ['account'], ['due', 'ask'], {
  entitlements: sql`${at('entitlements')}`,
})

const owe = insertNew(cancellations, ['subscription', 'account', 'gateway'], { value: sql`${at('value')}` })
const settle = deleteWhere(cancellations, ['subscription'])

/** Statuses that may change at the provider once the period is over. */
const askAt = (entitlements: Entitlements): number | null => {
  const ends = runningSubscriptions(entitlements).map(({ periodEnd }) => periodEnd)
  return ends.length > 0 ? Math.min(...ends) : null
}

const put = (
  db: ViewsDb,
  account: string,
  event: DomainEvent & { readonly meta: Meta },
  before: Entitlements,
): void => {
  const entitlements = evolveEntitlements(before, event)
  upsert(db).run({
    account,
    entitlements: JSON.stringify(entitlements),
    due: dueAt(entitlements, event.meta.at),
    ask: askAt(entitlements),
  })
}

export const entitlementProjection = accountProjection({
  name: 'entitlement',
  version: 5,
  cost: 3,
  owned: [entitlementRows],
  tables: [entitlementRows, cancellations],
  on: {
    ...onEach(
      [
        'AccountRegistered',
        'PlanAssigned',
        'PassOpened',
        'PlanSold',
        'PaymentReceived',
        'PaymentRefunded',
        'PaymentDisputed',
        'PlanOpened',
        'PlanEnded',
        'PlanEnding',
        'QuotaRenewed',
      ],
      (event, db, account) => put(db, account, event, byAccount(db).get({ account })?.entitlements ?? noEntitlements),
    ),
    SubscriptionChanged: (event, db, account) => {
      const before = byAccount(db).get({ account })?.entitlements
      if (before) put(db, account, event, before)
      else settle(db).run({ subscription: event.data.subscription })
    },
    AccountErased: (_event, db, account) => {
      const before = byAccount(db).get({ account })?.entitlements
      for (const left of runningSubscriptions(before ?? noEntitlements))
        owe(db).run({ ...left, account, value: JSON.stringify(left) })
    },
  },
})

/** The facts that decide an account's plan; empty ones for an unknown account. */
export const entitlementsOf = (db: ViewsDb, account: string): Entitlements =>
  byAccount(db).get({ account })?.entitlements ?? noEntitlements

const dueBy = selectWhere(entitlementRows, lte(entitlementRows.due, at('now')), {
  columns: ['account'],
  order: entitlementRows.due,
  limit: 'limit',
})

/** Accounts with an entitlement event due by now, longest overdue first. */
export const dueAccounts = (db: ViewsDb, now: number, limit: number): string[] =>
  dueBy(db)
    .all({ now, limit })
    .map(({ account }) => account)

const askBy = selectWhere(entitlementRows, and(lte(entitlementRows.ask, at('now'))), {
  columns: ['account', 'entitlements'],
  order: entitlementRows.ask,
  limit: 'limit',
})

/** Running subscriptions whose period is over. */
export const overdueSubscriptions = (
  db: ViewsDb,
  now: number,
  limit: number,
): { readonly account: string; readonly subscription: string; readonly gateway: string }[] =>
  askBy(db)
    .all({ now, limit })
    .flatMap(({ account, entitlements }) =>
      runningSubscriptions(entitlements)
        .filter(({ periodEnd }) => periodEnd <= now)
        .map(({ subscription, gateway }) => ({ account, subscription, gateway })),
    )

const pendingCancellations = selectWhere(cancellations, ['gateway'], {
  columns: { account: cancellations.account, subscription: cancellations.value },
  limit: 'limit',
})

/** Subscriptions of erased accounts that still run at a provider. */
export const cancellationsDue = (db: ViewsDb, gateway: GatewayName, limit: number) =>
  pendingCancellations(db).all({ gateway, limit })
