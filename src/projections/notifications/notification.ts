// The notifications in the bell and on /notificacoes, as they were raised, read and cleared.
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Notification, type NotificationContent, notificationsMax } from '../../domain/notifications/content'
import { contentOf, type RaisedEvent } from '../../domain/notifications/raise'
import type { Meta } from '../../events/schema/catalog'
import { accountProjection } from '../account-projection'
import { statement, type ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from '../engine/statements'

export const notifications = sqliteTable(
  'notices',
  {
    /** Id of the event it reports. */
    id: text().primaryKey(),
    account: text().notNull(),
    /** Where it was raised in the log; for one of an older release, where the event it reports stands. */
    position: integer().notNull(),
    at: integer().notNull(),
    content: text({ mode: 'json' }).$type<NotificationContent>().notNull(),
    read: integer({ mode: 'boolean' }).notNull(),
    /** True when no mail is due: it was mailed, or the person has read it. */
    mailed: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('notices_by_account').on(table.account, table.position, table.read),
    index('notices_by_mailed').on(table.mailed, table.position),
  ],
)

/** The number of unread ones, so that every page needs one look-up, and the position of the event that changed it. */
const unreadCounts = sqliteTable('inboxes', {
  account: text().primaryKey(),
  unread: integer().notNull(),
  stored: integer().notNull(),
  position: integer().notNull(),
})

const at = sql.placeholder
const mine = eq(notifications.account, at('account'))
const upTo = and(mine, lte(notifications.position, at('until')))

const raise = insertNew(notifications, ['id', 'account', 'position', 'at'], {
  content: sql`${at('content')}`,
  read: sql`${at('read')}`,
  mailed: sql`${at('mailed')}`,
})
/** Counts one more, unread if `unread` is 1. Counting all each time would cost four times as much, RETURNING the count twice as much. */
const bump = statement((db) =>
  db
    .insert(unreadCounts)
    .values({ account: at('account'), unread: sql`${at('unread')}`, stored: 1, position: at('position') })
    .onConflictDoUpdate({
      target: unreadCounts.account,
      set: {
        unread: sql`${unreadCounts.unread} + excluded.unread`,
        stored: sql`${unreadCounts.stored} + 1`,
        position: sql`excluded.position`,
      },
    })
    .prepare(),
)
const storedCount = selectWhere(unreadCounts, ['account'], { columns: ['stored'] })
const oldest = sql`(select n.id from ${notifications} n where n.account = ${at('account')} order by n.position limit 1)`
const dropOldest = statement((db) =>
  db.delete(notifications).where(eq(notifications.id, oldest)).returning({ read: notifications.read }).prepare(),
)
const lessOne = updateWhere(unreadCounts, ['account'], {
  stored: sql`${unreadCounts.stored} - 1`,
  unread: sql`${unreadCounts.unread} - ${at('unread')}`,
})
const readOne = updateWhere(notifications, and(eq(notifications.id, at('id')), mine), { read: true, mailed: true })
const readUpTo = updateWhere(notifications, and(upTo, eq(notifications.read, false)), { read: true, mailed: true })
const clearUpTo = deleteWhere(notifications, upTo)
const countOf = (which: SQL) =>
  sql`(select count(*) from ${notifications} n where n.account = ${at('account')} and ${which})`
const recount = updateWhere(unreadCounts, ['account'], ['position'], {
  unread: countOf(sql`n.read = 0`),
  stored: countOf(sql`true`),
})
const setMailed = updateWhere(notifications, and(eq(notifications.id, at('id')), mine), { mailed: true })

export const notificationProjection = accountProjection({
  name: 'notification',
  version: 9,
  cost: 2.6,
  owned: [notifications, unreadCounts],
  on: {
    NotificationRaised: (event, db, account) => add(db, account, event),
    NotificationMailed: ({ data }, db, account) => setMailed(db).run({ account, id: data.notification }),
    NotificationRead: ({ data, meta }, db, account) => {
      readOne(db).run({ account, id: data.notification })
      recount(db).run({ account, position: meta.position })
    },
    NotificationsRead: ({ data, meta }, db, account) => {
      readUpTo(db).run({ account, until: data.until })
      recount(db).run({ account, position: meta.position })
    },
    NotificationsCleared: ({ data, meta }, db, account) => {
      clearUpTo(db).run({ account, until: data.until })
      recount(db).run({ account, position: meta.position })
    },
  },
})

function add(db: ViewsDb, account: string, event: RaisedEvent & { readonly meta: Meta }): void {
  const { position, at, causation: id } = event.meta
  if (id === null) throw new Error('a notification without its cause')
  const { read, mailed, ...stood } = event.data.earlier ?? { position, at, read: false, mailed: false }
  const content = JSON.stringify(contentOf(event))
  raise(db).run({ id, account, content, ...stood, read: read ? 1 : 0, mailed: mailed ? 1 : 0 })
  bump(db).run({ account, position, unread: read ? 0 : 1 })
  if ((storedCount(db).get({ account })?.stored ?? 0) <= notificationsMax) return
  const dropped = dropOldest(db).get({ account })
  if (dropped) lessOne(db).run({ account, unread: dropped.read ? 0 : 1 })
}

const newest = selectWhere(notifications, mine, { order: desc(notifications.position) })

/** A person's notifications, newest first; at most `notificationsMax`. */
export const notificationsOf = (db: ViewsDb, account: string): (Notification & { readonly position: number })[] =>
  newest(db).all({ account })

const byId = selectWhere(notifications, and(eq(notifications.id, at('id')), mine))

/** One notification, if it is this person's. */
export const notificationOf = (db: ViewsDb, account: string, id: string): Notification | undefined =>
  byId(db).get({ account, id })

const newestPosition = selectWhere(notifications, mine, {
  columns: ['position'],
  order: desc(notifications.position),
  limit: 1,
})

/** Position of the person's newest notification in the log; 0 for none. */
export const lastNotification = (db: ViewsDb, account: string): number =>
  newestPosition(db).get({ account })?.position ?? 0

/** `position`: of the last event that changed anything here; a client that has seen it is up to date. */
type UnreadCount = { readonly unread: number; readonly position: number }

const inbox = selectWhere(unreadCounts, ['account'], { columns: ['unread', 'position'] })

/** How many notifications of an account are unread, and as of which position; both 0 before its first. */
export const unreadCountOf = (db: ViewsDb, account: string): UnreadCount =>
  inbox(db).get({ account }) ?? { unread: 0, position: 0 }
