// The notifications in the bell and on /notificacoes: derived from an account's events, read and cleared.
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Notice, type NotificationContent, noticesMax, notificationFor } from '../../domain/notification'
import { accountEvents, accountOf } from '../../events/schema/account'
import type { Tool } from '../../events/schema/vocabulary'
import { projection, statement, type ViewsDb } from '../engine/projection'

export const notices = sqliteTable(
  'notices',
  {
    /** Id of the event it reports. */
    id: text().primaryKey(),
    account: text().notNull(),
    position: integer().notNull(),
    at: integer().notNull(),
    content: text({ mode: 'json' }).$type<NotificationContent>().notNull(),
    read: integer({ mode: 'boolean' }).notNull(),
    /** No mail is sent: it was mailed, or the person has read it. */
    mailed: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('notices_by_account').on(table.account, table.position, table.read),
    index('notices_by_mailed').on(table.mailed, table.position),
  ],
)

/** The number of unread ones, so that every page needs one look-up, and the position of the event that changed it. */
export const inboxes = sqliteTable('inboxes', {
  account: text().primaryKey(),
  unread: integer().notNull(),
  stored: integer().notNull(),
  position: integer().notNull(),
})

/** The latest score of each tool, so that the next one can state the change; clearing does not affect it. */
export const noticeScores = sqliteTable(
  'notice_scores',
  { account: text().notNull(), tool: text().$type<Tool>().notNull(), score: integer().notNull() },
  (table) => [primaryKey({ columns: [table.account, table.tool] })],
)

const at = sql.placeholder
const mine = eq(notices.account, at('account'))
const upTo = and(mine, lte(notices.position, at('until')))

const raise = statement((db) =>
  db
    .insert(notices)
    .values({
      id: at('id'),
      account: at('account'),
      position: at('position'),
      at: at('at'),
      content: sql`${at('content')}`,
      read: false,
      mailed: false,
    })
    .onConflictDoNothing()
    .prepare(),
)
/** Inserts one, unread. Counting all each time would cost four times as much, RETURNING the count twice as much. */
const bump = statement((db) =>
  db
    .insert(inboxes)
    .values({ account: at('account'), unread: 1, stored: 1, position: at('position') })
    .onConflictDoUpdate({
      target: inboxes.account,
      set: { unread: sql`${inboxes.unread} + 1`, stored: sql`${inboxes.stored} + 1`, position: sql`excluded.position` },
    })
    .prepare(),
)
const storedCount = statement((db) =>
  db
    .select({ stored: inboxes.stored })
    .from(inboxes)
    .where(eq(inboxes.account, at('account')))
    .prepare(),
)
const oldest = sql`(select n.id from ${notices} n where n.account = ${at('account')} order by n.position limit 1)`
const dropOldest = statement((db) =>
  db.delete(notices).where(eq(notices.id, oldest)).returning({ read: notices.read }).prepare(),
)
const lessOne = statement((db) =>
  db
    .update(inboxes)
    .set({ stored: sql`${inboxes.stored} - 1`, unread: sql`${inboxes.unread} - ${at('unread')}` })
    .where(eq(inboxes.account, at('account')))
    .prepare(),
)
const readOne = statement((db) =>
  db
    .update(notices)
    .set({ read: true, mailed: true })
    .where(and(eq(notices.id, at('id')), mine))
    .prepare(),
)
const readUpTo = statement((db) =>
  db
    .update(notices)
    .set({ read: true, mailed: true })
    .where(and(upTo, eq(notices.read, false)))
    .prepare(),
)
const clearUpTo = statement((db) => db.delete(notices).where(upTo).prepare())
const countOf = (which: SQL) => sql`(select count(*) from ${notices} n where n.account = ${at('account')} and ${which})`
const recount = statement((db) =>
  db
    .update(inboxes)
    .set({ unread: countOf(sql`n.read = 0`), stored: countOf(sql`true`), position: sql`${at('position')}` })
    .where(eq(inboxes.account, at('account')))
    .prepare(),
)
const setMailed = statement((db) =>
  db
    .update(notices)
    .set({ mailed: true })
    .where(and(eq(notices.id, at('id')), mine))
    .prepare(),
)
const scoreOf = statement((db) =>
  db
    .select({ score: noticeScores.score })
    .from(noticeScores)
    .where(and(eq(noticeScores.account, at('account')), eq(noticeScores.tool, at('tool'))))
    .prepare(),
)
const upsertScore = statement((db) =>
  db
    .insert(noticeScores)
    .values({ account: at('account'), tool: at('tool'), score: at('score') })
    .onConflictDoUpdate({ target: [noticeScores.account, noticeScores.tool], set: { score: sql`excluded.score` } })
    .prepare(),
)

const removals = [notices, inboxes, noticeScores].map((table) =>
  statement((db) =>
    db
      .delete(table)
      .where(eq(table.account, at('account')))
      .prepare(),
  ),
)

const changing: ReadonlySet<string> = new Set(['NotificationRead', 'NotificationsRead', 'NotificationsCleared'])

export const notificationProjection = projection(accountEvents, {
  name: 'notification',
  version: 7,
  cost: 2.6,
  tables: [notices, inboxes, noticeScores],
  handles: [
    'AccountRegistered',
    'PasswordChanged',
    'PasswordReset',
    'TotpEnabled',
    'TotpDisabled',
    'PasskeyAdded',
    'PasskeyRemoved',
    'RecoveryCodesMade',
    'RecoveryCodeUsed',
    'SecondFactorRemoved',
    'PlanOpened',
    'PlanEnding',
    'PlanEnded',
    'PaymentFailed',
    'PaymentRefunded',
    'CouponUsed',
    'QuotaRenewed',
    'AnalysisCompleted',
    'AnalysisFailed',
    'VacancyReminderDue',
    'WeekPlanned',
    'SupportReplySent',
    'MentoringBooked',
    'MentoringMoved',
    'MentoringReminded',
    'MentoringCancelled',
    'MentoringHourTaken',
    'MentoringHourFreed',
    'NotificationRead',
    'NotificationsRead',
    'NotificationsCleared',
    'NotificationMailed',
    'AccountErased',
  ],
  apply: (event, db) => {
    const { id, position, at: time, stream } = event.meta
    const account = accountOf(stream)
    if (account === null) return
    if (event.type === 'AccountErased') {
      for (const remove of removals) remove(db).run({ account })
      return
    }
    if (event.type === 'NotificationMailed') {
      setMailed(db).run({ account, id: event.data.notification })
      return
    }
    const content = notificationFor(event, (tool) => scoreOf(db).get({ account, tool })?.score ?? null)
    if (content) {
      raise(db).run({ id, account, position, at: time, content: JSON.stringify(content) })
      bump(db).run({ account, position })
      const stored = storedCount(db).get({ account })?.stored ?? 0
      const dropped = stored > noticesMax ? dropOldest(db).get({ account }) : undefined
      if (dropped) lessOne(db).run({ account, unread: dropped.read ? 0 : 1 })
      if (content.kind === 'analysed') upsertScore(db).run({ account, tool: content.tool, score: content.score })
      return
    }
    if (!changing.has(event.type)) return
    if (event.type === 'NotificationRead') readOne(db).run({ account, id: event.data.notification })
    else if (event.type === 'NotificationsRead') readUpTo(db).run({ account, until: event.data.until })
    else if (event.type === 'NotificationsCleared') clearUpTo(db).run({ account, until: event.data.until })
    recount(db).run({ account, position })
  },
})

const newest = statement((db) => db.select().from(notices).where(mine).orderBy(desc(notices.position)).prepare())

/** A person's notifications, newest first; at most `noticesMax`. */
export const noticesOf = (db: ViewsDb, account: string): (Notice & { readonly position: number })[] =>
  newest(db).all({ account })

const one = statement((db) =>
  db
    .select()
    .from(notices)
    .where(and(eq(notices.id, at('id')), mine))
    .prepare(),
)

/** One notification, if it is this person's. */
export const noticeOf = (db: ViewsDb, account: string, id: string): Notice | undefined => one(db).get({ account, id })

const newestPosition = statement((db) =>
  db
    .select({ position: notices.position })
    .from(notices)
    .where(mine)
    .orderBy(desc(notices.position))
    .limit(1)
    .prepare(),
)

/** Position of the person's newest notification in the log; 0 for none. */
export const lastNotice = (db: ViewsDb, account: string): number => newestPosition(db).get({ account })?.position ?? 0

/** `position`: of the last event that changed anything here; a client that has seen it is up to date. */
export type Inbox = { readonly unread: number; readonly position: number }

const inbox = statement((db) =>
  db
    .select({ unread: inboxes.unread, position: inboxes.position })
    .from(inboxes)
    .where(eq(inboxes.account, at('account')))
    .prepare(),
)

export const inboxOf = (db: ViewsDb, account: string): Inbox => inbox(db).get({ account }) ?? { unread: 0, position: 0 }
