// Where each account stands: the folded facts from which its plan follows at any time, and when to look at it again.
import { and, eq, lte, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  evolveStanding,
  noStanding,
  runningSubscriptions,
  type Standing,
  type Subscription,
} from '../../domain/billing/entitlement'
import { dueAt } from '../../domain/billing/entitlement-events'
import { accountEvents } from '../../events/schema/account'
import type { GatewayName } from '../../events/schema/vocabulary'
import { projection, statement, type ViewsDb } from '../engine/projection'

export const standings = sqliteTable(
  'standings',
  {
    account: text().primaryKey(),
    standing: text({ mode: 'json' }).$type<Standing>().notNull(),
    /** When time alone makes something true that the account must be told (ms); null for never. */
    due: integer(),
    /** When the first running subscription's period is over: its provider then has news, if none came by itself. */
    ask: integer(),
  },
  (table) => [index('standings_due').on(table.due), index('standings_ask').on(table.ask)],
)

/** Subscriptions that an erased account left running: they are to be cancelled at the provider. */
export const cancellations = sqliteTable('cancellations', {
  subscription: text().primaryKey(),
  account: text().notNull(),
  gateway: text().$type<GatewayName>().notNull(),
  value: text({ mode: 'json' }).$type<Subscription>().notNull(),
})

const at = sql.placeholder
const mine = eq(standings.account, at('account'))
const byAccount = statement((db) => db.select({ standing: standings.standing }).from(standings).where(mine).prepare())
const keep = statement((db) =>
  db
    .insert(standings)
    .values({ account: at('account'), standing: sql`${at('standing')}`, due: at('due'), ask: at('ask') })
    .onConflictDoUpdate({
      target: standings.account,
      set: { standing: sql`excluded.standing`, due: sql`excluded.due`, ask: sql`excluded.ask` },
    })
    .prepare(),
)
const remove = statement((db) => db.delete(standings).where(mine).prepare())

const owe = statement((db) =>
  db
    .insert(cancellations)
    .values({
      subscription: at('subscription'),
      account: at('account'),
      gateway: at('gateway'),
      value: sql`${at('value')}`,
    })
    .onConflictDoNothing()
    .prepare(),
)
const settle = statement((db) =>
  db
    .delete(cancellations)
    .where(eq(cancellations.subscription, at('subscription')))
    .prepare(),
)

/** Statuses of which a provider may have something new to say once the period is over. */
const askAt = (standing: Standing): number | null => {
  const ends = runningSubscriptions(standing).map(({ periodEnd }) => periodEnd)
  return ends.length > 0 ? Math.min(...ends) : null
}

export const standingProjection = projection(accountEvents, {
  name: 'standing',
  version: 2,
  cost: 3,
  tables: [standings, cancellations],
  handles: [
    'AccountRegistered',
    'PlanAssigned',
    'PassOpened',
    'PaymentRefunded',
    'PaymentDisputed',
    'SubscriptionChanged',
    'PlanOpened',
    'PlanEnded',
    'PlanEnding',
    'QuotaRenewed',
    'AccountErased',
  ],
  apply: (event, db) => {
    const account = event.meta.stream.slice('account/'.length)
    const before = byAccount(db).get({ account })?.standing
    if (event.type === 'AccountErased') {
      remove(db).run({ account })
      for (const left of runningSubscriptions(before ?? noStanding))
        owe(db).run({ ...left, account, value: JSON.stringify(left) })
      return
    }
    if (!before && event.type === 'SubscriptionChanged') {
      settle(db).run({ subscription: event.data.subscription })
      return
    }
    const standing = evolveStanding(before ?? noStanding, event)
    keep(db).run({
      account,
      standing: JSON.stringify(standing),
      due: dueAt(standing, event.meta.at),
      ask: askAt(standing),
    })
  },
})

/** The facts an account's plan follows from; those of nobody for an account that is not there. */
export const standingOf = (db: ViewsDb, account: string): Standing =>
  byAccount(db).get({ account })?.standing ?? noStanding

const dueBy = statement((db) =>
  db
    .select({ account: standings.account })
    .from(standings)
    .where(lte(standings.due, at('now')))
    .orderBy(standings.due)
    .limit(at('limit'))
    .prepare(),
)

/** Accounts to be told something by now, those that wait longest first. */
export const dueAccounts = (db: ViewsDb, now: number, limit: number): string[] =>
  dueBy(db)
    .all({ now, limit })
    .map(({ account }) => account)

const askBy = statement((db) =>
  db
    .select({ account: standings.account, standing: standings.standing })
    .from(standings)
    .where(and(lte(standings.ask, at('now'))))
    .orderBy(standings.ask)
    .limit(at('limit'))
    .prepare(),
)

/** Running subscriptions whose period is over. */
export const overdueSubscriptions = (
  db: ViewsDb,
  now: number,
  limit: number,
): { readonly account: string; readonly subscription: string; readonly gateway: string }[] =>
  askBy(db)
    .all({ now, limit })
    .flatMap(({ account, standing }) =>
      runningSubscriptions(standing)
        .filter(({ periodEnd }) => periodEnd <= now)
        .map(({ subscription, gateway }) => ({ account, subscription, gateway })),
    )

const owed = statement((db) =>
  db
    .select({ account: cancellations.account, subscription: cancellations.value })
    .from(cancellations)
    .where(eq(cancellations.gateway, at('gateway')))
    .limit(at('limit'))
    .prepare(),
)

/** Subscriptions of erased accounts that still run at a provider. */
export const owedCancellations = (db: ViewsDb, gateway: GatewayName, limit: number) => owed(db).all({ gateway, limit })
