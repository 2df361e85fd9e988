// Open sessions by the hash of their token: what a request's cookie is looked up in.
import { eq, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountEvents } from '../events/account'
import { projection, statement, type ViewsDb } from './projection'

export const sessions = sqliteTable(
  'sessions',
  {
    token: text().primaryKey(),
    session: text().notNull(),
    account: text().notNull(),
    until: integer().notNull(),
  },
  (table) => [index('sessions_by_id').on(table.session)],
)

export const sessionProjection = projection(accountEvents, {
  name: 'session',
  version: 1,
  tables: [sessions],
  handles: ['SessionStarted', 'SessionEnded'],
  apply: (event, db) => {
    if (event.type === 'SessionStarted') {
      const { token, session, until } = event.data
      db.insert(sessions)
        .values({ token, session, account: event.meta.stream.slice('account/'.length), until })
        .onConflictDoNothing()
        .run()
    } else db.delete(sessions).where(eq(sessions.session, event.data.session)).run()
  },
})

const byToken = statement((db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare(),
)

/** The open session of a token's hash; whether it has run out is the caller's to judge. */
export const sessionByToken = (db: ViewsDb, token: string): typeof sessions.$inferSelect | undefined =>
  byToken(db).get({ token })
