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

const at = sql.placeholder
const start = statement((db) =>
  db
    .insert(sessions)
    .values({ token: at('token'), session: at('session'), account: at('account'), until: at('until') })
    .onConflictDoNothing()
    .prepare(),
)
const end = statement((db) =>
  db
    .delete(sessions)
    .where(eq(sessions.session, at('session')))
    .prepare(),
)

export const sessionProjection = projection(accountEvents, {
  name: 'session',
  version: 1,
  tables: [sessions],
  handles: ['SessionStarted', 'SessionEnded'],
  apply: (event, db) => {
    if (event.type === 'SessionEnded') {
      end(db).run({ session: event.data.session })
      return
    }
    const { token, session, until } = event.data
    start(db).run({ token, session, until, account: event.meta.stream.slice('account/'.length) })
  },
})

const byToken = statement((db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.token, at('token')))
    .prepare(),
)

/** The open session of a token's hash; whether it has run out is the caller's to judge. */
export const sessionByToken = (db: ViewsDb, token: string): typeof sessions.$inferSelect | undefined =>
  byToken(db).get({ token })
