// Open sessions: what a request's cookie is looked up in.
import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountEvents } from '../events/account'
import { projection, statement, type ViewsDb } from './projection'

export const sessions = sqliteTable('sessions', {
  id: text().primaryKey(),
  /** Hash of the token that goes with it. */
  token: text().notNull(),
  account: text().notNull(),
  until: integer().notNull(),
})

const at = sql.placeholder
const start = statement((db) =>
  db
    .insert(sessions)
    .values({ id: at('id'), token: at('token'), account: at('account'), until: at('until') })
    .onConflictDoNothing()
    .prepare(),
)
const end = statement((db) =>
  db
    .delete(sessions)
    .where(eq(sessions.id, at('id')))
    .prepare(),
)

export const sessionProjection = projection(accountEvents, {
  name: 'session',
  version: 1,
  tables: [sessions],
  handles: ['SessionStarted', 'SessionEnded'],
  apply: (event, db) => {
    if (event.type === 'SessionEnded') {
      end(db).run({ id: event.data.session })
      return
    }
    const { token, session: id, until } = event.data
    start(db).run({ id, token, until, account: event.meta.stream.slice('account/'.length) })
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
