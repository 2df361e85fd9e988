// Open sessions: what a request's cookie is looked up in.
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountEvents } from '../../events/schema/account'
import { projection, statement, type ViewsDb } from '../engine/projection'

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** Hash of the token that goes with it. */
    token: text().notNull(),
    account: text().notNull(),
    startedAt: integer('started_at').notNull(),
    until: integer().notNull(),
  },
  (table) => [index('sessions_by_account').on(table.account)],
)

const at = sql.placeholder
const start = statement((db) =>
  db
    .insert(sessions)
    .values({
      id: at('id'),
      token: at('token'),
      account: at('account'),
      startedAt: at('startedAt'),
      until: at('until'),
    })
    .onConflictDoNothing()
    .prepare(),
)
const end = statement((db) =>
  db
    .delete(sessions)
    .where(eq(sessions.id, at('id')))
    .prepare(),
)

const endAll = statement((db) =>
  db
    .delete(sessions)
    .where(eq(sessions.account, at('account')))
    .prepare(),
)

export const sessionProjection = projection(accountEvents, {
  name: 'session',
  version: 2,
  tables: [sessions],
  handles: ['SessionStarted', 'SessionEnded', 'AccountErased'],
  apply: (event, db) => {
    const account = event.meta.stream.slice('account/'.length)
    if (event.type === 'AccountErased') {
      endAll(db).run({ account })
      return
    }
    if (event.type === 'SessionEnded') {
      end(db).run({ id: event.data.session })
      return
    }
    const { token, session: id, until } = event.data
    start(db).run({ id, token, until, account, startedAt: event.meta.at })
  },
})

const byId = statement((db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.id, at('id')))
    .prepare(),
)

/** An open session. Whether its token fits and its time has run out is the caller's to judge. */
export const sessionById = (db: ViewsDb, id: string): typeof sessions.$inferSelect | undefined => byId(db).get({ id })

const ofAccount = statement((db) =>
  db
    .select({ id: sessions.id, startedAt: sessions.startedAt })
    .from(sessions)
    .where(and(eq(sessions.account, at('account')), gt(sessions.until, at('now'))))
    .orderBy(desc(sessions.startedAt), desc(sessions.id))
    .prepare(),
)

/** Where a person is signed in at a moment (ms), the latest first; domain/accounts/session.ts bounds how many there can be. */
export const sessionsOf = (db: ViewsDb, account: string, now: number) => ofAccount(db).all({ account, now })
