// Coupons as the admin lists them: created in batches, reserved by a checkout, used or given back.
import { and, desc, eq, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountOf, domainEvents } from '../../events/schema/events'
import { projection, type ViewsDb } from '../engine/projection'
import { insertNew, selectWhere, updateWhere } from '../engine/statements'

const coupons = sqliteTable(
  'coupons',
  {
    code: text().primaryKey(),
    percent: integer().notNull(),
    until: integer().notNull(),
    state: text().$type<'free' | 'held' | 'used'>().notNull(),
    /** An admin took it back; it may still be held, or have been used before. */
    voided: integer({ mode: 'boolean' }).notNull(),
    /** The account whose checkout reserved or used it; null again once that account is erased. */
    account: text(),
    position: integer().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('coupons_by_position').on(table.position), index('coupons_by_account').on(table.account)],
)

export type CouponRow = typeof coupons.$inferSelect

const at = sql.placeholder
const hasCode = eq(coupons.code, at('code'))

const create = insertNew(coupons, ['code', 'percent', 'until', 'position', 'createdAt'], {
  state: 'free',
  voided: false,
})
const setVoid = updateWhere(coupons, hasCode, { voided: true })
const take = updateWhere(coupons, hasCode, ['state', 'account'])
const release = updateWhere(coupons, and(hasCode, eq(coupons.account, at('account'))), {
  state: 'free',
  account: null,
})
/** A coupon reserved by an erased account names nobody any more; a used one stays used. */
const forget = updateWhere(coupons, ['account'], { account: null })

export const couponProjection = projection(domainEvents, {
  name: 'coupon',
  version: 2,
  tables: [coupons],
  on: {
    CouponsCreated: (event, db) => {
      const { percent, until } = event.data
      const { position, at: createdAt } = event.meta
      for (const code of event.data.codes) create(db).run({ code, percent, until, position, createdAt })
    },
    CouponsVoided: (event, db) => {
      for (const code of event.data.codes) setVoid(db).run({ code })
    },
    CouponHeld: (event, db) => {
      const account = accountOf(event.meta.stream)
      take(db).run({ code: event.data.code, state: 'held', account })
    },
    CouponUsed: (event, db) => {
      const account = accountOf(event.meta.stream)
      take(db).run({ code: event.data.code, state: 'used', account })
    },
    CouponReleased: (event, db) => {
      const account = accountOf(event.meta.stream)
      release(db).run({ code: event.data.code, account })
    },
    AccountErased: (event, db) => {
      const account = accountOf(event.meta.stream)
      forget(db).run({ account })
    },
  },
})

const ofBatch = selectWhere(coupons, eq(coupons.position, at('position')), { order: [coupons.code] })
const byCode = selectWhere(coupons, hasCode)

export const couponByCode = (db: ViewsDb, code: string): CouponRow | undefined => byCode(db).get({ code })

/** All coupons of the batch that one was made in. */
export const couponsOfBatch = (db: ViewsDb, { position }: CouponRow): CouponRow[] => ofBatch(db).all({ position })

/** Most coupons that the API lists; older ones remain valid. */
export const couponsListed = 500

const newest = selectWhere(coupons, undefined, { order: [desc(coupons.position), coupons.code], limit: 'limit' })

export const newestCoupons = (db: ViewsDb, limit: number): CouponRow[] => newest(db).all({ limit })
