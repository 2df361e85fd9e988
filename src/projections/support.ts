// Messages to support, newest first for the admins, and those that still have to be mailed.
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountEvents } from '../events/account'
import type { Subject } from '../events/vocabulary'
import { projection, statement, type ViewsDb } from './projection'

export const supportMessages = sqliteTable(
  'support_messages',
  {
    id: text().primaryKey(),
    stream: text().notNull(),
    /** Position of its event: the order of messages. */
    position: integer().notNull(),
    at: integer().notNull(),
    subject: text().$type<Subject>().notNull(),
    language: text().$type<'pt-BR' | 'en-US'>().notNull(),
    /** These three are empty once the stream's key is destroyed. */
    name: text().notNull(),
    email: text().notNull(),
    text: text().notNull(),
    /** 1 once it is in the outbox or with the mail server. */
    mailed: integer().notNull(),
  },
  (table) => [
    index('support_messages_by_position').on(table.position),
    index('support_messages_by_mailed').on(table.mailed, table.position),
  ],
)

export type SupportMessage = typeof supportMessages.$inferSelect

const at = sql.placeholder

const keep = statement((db) =>
  db
    .insert(supportMessages)
    .values({
      id: at('id'),
      stream: at('stream'),
      position: at('position'),
      at: at('at'),
      subject: at('subject'),
      language: at('language'),
      name: at('name'),
      email: at('email'),
      text: at('text'),
      mailed: 0,
    })
    .onConflictDoNothing()
    .prepare(),
)
const mark = statement((db) =>
  db
    .update(supportMessages)
    .set({ mailed: 1 })
    .where(eq(supportMessages.id, at('id')))
    .prepare(),
)

const forget = statement((db) =>
  db
    .delete(supportMessages)
    .where(eq(supportMessages.stream, at('stream')))
    .prepare(),
)

export const supportProjection = projection(accountEvents, {
  name: 'support',
  version: 1,
  tables: [supportMessages],
  handles: ['SupportMessageSent', 'SupportMessageMailed', 'AccountErased'],
  apply: (event, db) => {
    if (event.type === 'AccountErased') {
      forget(db).run({ stream: event.meta.stream })
      return
    }
    const { message: id } = event.data
    if (event.type === 'SupportMessageMailed') {
      mark(db).run({ id })
      return
    }
    const { stream, position, at: time } = event.meta
    const { subject, language } = event.data
    const { name, email, text: words } = event.personal ?? { name: '', email: '', text: '' }
    keep(db).run({ id, stream, position, at: time, subject, language, name, email, text: words })
  },
})

const newest = statement((db) =>
  db
    .select()
    .from(supportMessages)
    .where(lt(supportMessages.position, at('before')))
    .orderBy(desc(supportMessages.position))
    .limit(at('limit'))
    .prepare(),
)

/** Messages older than a position, newest first; the last one's position asks for the next page. */
export const latestMessages = (db: ViewsDb, limit: number, before = Number.MAX_SAFE_INTEGER): SupportMessage[] =>
  newest(db).all({ limit, before })

const unmailed = statement((db) =>
  db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.mailed, 0), ne(supportMessages.text, ''), gt(supportMessages.position, at('after'))))
    .orderBy(supportMessages.position)
    .limit(at('limit'))
    .prepare(),
)

/** Messages kept, not mailed yet and not erased, oldest first from a position on. */
export const messagesToMail = (db: ViewsDb, limit: number, after = 0): SupportMessage[] =>
  unmailed(db).all({ limit, after })
