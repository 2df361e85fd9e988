// Payments that may have to be given back and that nobody has handled yet. Payments outlast an account: after an
// erasure the row stays without naming it, and only the log knows the account.
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountOf, domainEvents } from '../../events/schema/events'
import type { RefundCause } from '../../events/schema/vocabulary'
import { projection, type ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from '../engine/statements'

const refunds = sqliteTable('refunds', {
  subscription: text().primaryKey(),
  /** Id of the event, which knows the stream. */
  position: integer().notNull(),
  /** When it was found (ms). */
  at: integer().notNull(),
  /** Null once the account is erased. */
  account: text(),
  cause: text().$type<RefundCause>().notNull(),
})

type RefundRow = typeof refunds.$inferSelect

const upsert = insertNew(refunds, ['subscription', 'position', 'at', 'account', 'cause'])
const settle = deleteWhere(refunds, ['subscription'])
const forget = updateWhere(refunds, ['account'], { account: null })

export const refundProjection = projection(domainEvents, {
  name: 'refund',
  version: 1,
  tables: [refunds],
  on: {
    RefundOwed: ({ data, meta }, db) => {
      const account = accountOf(meta.stream)
      if (account === null) return
      const { subscription, cause } = data
      const whose = cause === 'outlived' ? null : account
      upsert(db).run({ subscription, position: meta.position, at: meta.at, account: whose, cause })
    },
    RefundSettled: ({ data }, db) => settle(db).run({ subscription: data.subscription }),
    AccountErased: ({ meta }, db) => forget(db).run({ account: accountOf(meta.stream) }),
  },
})

/** Most rows shown to an admin: there are hardly ever any, and handled ones disappear. */
const refundsShown = 100

const all = selectWhere(refunds, undefined, { order: refunds.position, limit: refundsShown })
const byId = selectWhere(refunds, ['subscription'])

/** Unhandled refunds due, oldest first. */
export const refundsDue = (db: ViewsDb): RefundRow[] => all(db).all()

export const refundOf = (db: ViewsDb, subscription: string): RefundRow | undefined => byId(db).get({ subscription })
