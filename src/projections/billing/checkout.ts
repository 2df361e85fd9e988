// Checkouts that have not ended, so that a lost webhook leaves neither a checkout open nor a coupon reserved.
import { eq, lte, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { GatewayName } from '../../events/schema/vocabulary'
import { minuteMs } from '../../time/units'
import { accountProjection } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from '../engine/statements'

const openCheckouts = sqliteTable(
  'open_checkouts',
  {
    checkout: text().primaryKey(),
    account: text().notNull(),
    gateway: text().$type<GatewayName>().notNull(),
    /** Null until the provider has a page for it. */
    reference: text(),
    /** When it was ordered, and when to ask the provider about it (ms). */
    since: integer().notNull(),
    ask: integer().notNull(),
  },
  (table) => [index('open_checkouts_ask').on(table.ask), index('open_checkouts_account').on(table.account)],
)

/** A checkout whose page never appeared is checked again after this time. */
const unseenMs = 15 * minuteMs
const at = sql.placeholder
const byCheckout = eq(openCheckouts.checkout, at('checkout'))

const start = insertNew(openCheckouts, ['checkout', 'account', 'gateway', 'since', 'ask'])
const open = updateWhere(openCheckouts, byCheckout, ['reference', 'ask'])
const end = deleteWhere(openCheckouts, byCheckout)

export const checkoutProjection = accountProjection({
  name: 'checkout',
  version: 1,
  owned: [openCheckouts],
  on: {
    CheckoutStarted: ({ data, meta: { at: since } }, db, account) =>
      start(db).run({ checkout: data.checkout, account, gateway: data.gateway, since, ask: since + unseenMs }),
    CheckoutOpened: (event, db) => {
      const { checkout, reference, expires } = event.data
      open(db).run({ checkout, reference, ask: expires })
    },
    CheckoutEnded: (event, db) => end(db).run({ checkout: event.data.checkout }),
  },
})

const due = selectWhere(openCheckouts, lte(openCheckouts.ask, at('now')), { order: openCheckouts.ask, limit: 'limit' })

/** Checkouts past the time at which they should have ended, oldest first. */
export const overdueCheckouts = (db: ViewsDb, now: number, limit: number) => due(db).all({ now, limit })
