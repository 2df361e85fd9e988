// Messages to support, newest first for the admins, and those that still have to be mailed.
import { and, count, desc, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { domainEvents } from '../../events/schema/events'
import type { Subject } from '../../events/schema/vocabulary'
import { onEach } from '../account-projection'
import { projection, type ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from '../engine/statements'

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
    /** When an admin marked it as answered, in ms; 0 before. */
    answered: integer().notNull(),
    /** By when an answer was promised (ms), of the first text that waits for one; null where none was. */
    due: integer(),
  },
  (table) => [
    index('support_messages_by_position').on(table.position),
    index('support_messages_by_mailed').on(table.mailed, table.position),
    index('support_messages_by_answered').on(table.answered, table.position),
    index('support_messages_by_stream').on(table.stream, table.position),
  ],
)

export type SupportMessage = typeof supportMessages.$inferSelect

const at = sql.placeholder

const upsert = insertNew(
  supportMessages,
  ['id', 'stream', 'position', 'at', 'subject', 'language', 'name', 'email', 'text', 'due'],
  { mailed: 0, answered: 0 },
)
const mark = updateWhere(supportMessages, ['id'], { mailed: 1 })

const answer = updateWhere(supportMessages, ['id'], ['answered'])

/** A text that comes while another still waits changes nothing of what was promised for that one. */
const expect = updateWhere(supportMessages, ['id'], {
  due: sql`CASE WHEN ${supportMessages.answered} = 0 AND ${supportMessages.due} IS NOT NULL THEN ${supportMessages.due} ELSE ${at('due')} END`,
})

const forget = deleteWhere(supportMessages, ['stream'])

export const supportProjection = projection(domainEvents, {
  name: 'support',
  version: 5,
  tables: [supportMessages],
  on: {
    SupportMessageSent: ({ data, personal, meta }, db) => {
      const { stream, position, at: time } = meta
      const { message: id, subject, language, due } = data
      const { name, email, text } = personal ?? { name: '', email: '', text: '' }
      upsert(db).run({ id, stream, position, at: time, subject, language, name, email, text, due })
    },
    SupportMessageMailed: ({ data }, db) => mark(db).run({ id: data.message }),
    SupportReplySent: ({ data }, db) => {
      if (data.by === 'person') expect(db).run({ id: data.message, due: data.due })
    },
    SupportMessageAnswered: ({ data, meta }, db) => answer(db).run({ id: data.message, answered: meta.at }),
    SupportMessageReopened: ({ data }, db) => answer(db).run({ id: data.message, answered: 0 }),
    ...onEach(['SupportMessageErased', 'AccountErased'], ({ meta }, db) => forget(db).run({ stream: meta.stream })),
  },
})

const inbox = (which: SQL) =>
  selectWhere(supportMessages, and(which, lt(supportMessages.position, at('before'))), {
    order: desc(supportMessages.position),
    limit: 'limit',
  })
const waiting = inbox(and(eq(supportMessages.answered, 0), isNull(supportMessages.due)) ?? sql`false`)
const answered = inbox(gt(supportMessages.answered, 0))

/** Messages answered or waiting without a promise, newest first; the last one's position asks for the next page. */
export const messagesThat = (
  db: ViewsDb,
  are: 'waiting' | 'answered',
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): SupportMessage[] => (are === 'waiting' ? waiting : answered)(db).all({ limit, before })

const promised = selectWhere(supportMessages, and(eq(supportMessages.answered, 0), isNotNull(supportMessages.due)), {
  order: [supportMessages.due, supportMessages.position],
  limit: 'limit',
})

/** Messages that wait for an answer promised by a time, the first promise first. */
export const promisedMessages = (db: ViewsDb, limit: number): SupportMessage[] => promised(db).all({ limit })

const ofStream = selectWhere(supportMessages, ['stream'], { order: desc(supportMessages.position), limit: 'limit' })

/** The messages of one stream, newest first: those an account has written. */
export const messagesOf = (db: ViewsDb, stream: string, limit: number): SupportMessage[] =>
  ofStream(db).all({ stream, limit })

const countWaiting = selectWhere(supportMessages, eq(supportMessages.answered, 0), { columns: { n: count() } })

/** How many messages are not marked as answered. */
export const waitingMessages = (db: ViewsDb): number => countWaiting(db).get()?.n ?? 0

const byId = selectWhere(supportMessages, ['id'])

export const supportMessageById = (db: ViewsDb, id: string): SupportMessage | undefined => byId(db).get({ id })

const unmailed = selectWhere(
  supportMessages,
  and(eq(supportMessages.mailed, 0), ne(supportMessages.text, ''), gt(supportMessages.position, at('after'))),
  { order: supportMessages.position, limit: 'limit' },
)

/** Stored messages that are neither mailed nor erased, oldest first from a position on. */
export const messagesToMail = (db: ViewsDb, limit: number, after = 0): SupportMessage[] =>
  unmailed(db).all({ limit, after })
