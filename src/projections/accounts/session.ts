// Open sessions, by which a request's cookie is looked up. Which sessions an account-wide event ends is decided here,
// in the log's order: a session requested before such an event never opens after it.
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { endsSessions, survivorOf } from '../../domain/accounts/session'
import type { Survivor } from '../../events/schema/accounts/sessions'
import { accountOfSession, domainEvents, requireAccount } from '../../events/schema/events'
import { onEach } from '../account-projection'
import { projection, statement, type ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere } from '../engine/statements'

const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** Hash of its token. */
    token: text().notNull(),
    account: text().notNull(),
    startedAt: integer('started_at').notNull(),
    until: integer().notNull(),
  },
  (table) => [index('sessions_by_account').on(table.account)],
)

/** The account's epoch, as in `AccountState.epoch`: how often all its sessions were ended at once; no row for never. */
const sessionEpochs = sqliteTable('session_epochs', {
  account: text().primaryKey(),
  epoch: integer().notNull(),
})

const at = sql.placeholder
const start = insertNew(sessions, ['id', 'token', 'account', 'startedAt', 'until'])
const end = deleteWhere(sessions, ['id'])
const endOthers = deleteWhere(sessions, and(eq(sessions.account, at('account')), ne(sessions.id, at('survivor'))))
const epochOf = selectWhere(sessionEpochs, ['account'], { columns: ['epoch'] })
const nextEpoch = statement((db) =>
  db
    .insert(sessionEpochs)
    .values({ account: at('account'), epoch: 1 })
    .onConflictDoUpdate({ target: sessionEpochs.account, set: { epoch: sql`${sessionEpochs.epoch} + 1` } })
    .prepare(),
)
const forgetEpoch = deleteWhere(sessionEpochs, ['account'])

const endAll = (db: ViewsDb, account: string, survivor: Survivor): void => {
  nextEpoch(db).run({ account })
  if (survivor !== 'separate') endOthers(db).run({ account, survivor })
}

export const sessionProjection = projection(domainEvents, {
  name: 'session',
  version: 4,
  tables: [sessions, sessionEpochs],
  on: {
    ...onEach(endsSessions, (event, db) => endAll(db, requireAccount(event.meta.stream), survivorOf(event))),
    SessionStarted: (event, db) => {
      const { token, session: id, until, epoch } = event.data
      const owner = accountOfSession(event)
      if (epoch !== null && epoch !== (epochOf(db).get({ account: owner })?.epoch ?? 0)) return
      start(db).run({ id, token, until, account: owner, startedAt: event.meta.at })
    },
    SessionEnded: ({ data }, db) => end(db).run({ id: data.session }),
    AccountErased: ({ meta }, db) => {
      const account = requireAccount(meta.stream)
      endOthers(db).run({ account, survivor: 'none' })
      forgetEpoch(db).run({ account })
    },
  },
})

const byId = selectWhere(sessions, ['id'])

/** An open session. The caller checks its token and expiry. */
export const sessionById = (db: ViewsDb, id: string): typeof sessions.$inferSelect | undefined => byId(db).get({ id })

const ofAccount = selectWhere(sessions, and(eq(sessions.account, at('account')), gt(sessions.until, at('now'))), {
  columns: ['id', 'startedAt', 'until'],
  order: [desc(sessions.startedAt), desc(sessions.id)],
})

/** A person's sessions at a time (ms), latest first; domain/accounts/session.ts bounds their number. */
export const sessionsOf = (db: ViewsDb, account: string, now: number) => ofAccount(db).all({ account, now })
