// The threads of messages to support: each reply in order, those still to be mailed, and which promises were met.
import { and, count, eq, gt, gte, ne, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { domainEvents } from '../../events/schema/events'
import type { SupportAuthor } from '../../events/schema/vocabulary'
import { onEach } from '../account-projection'
import { projection, type ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from '../engine/statements'

export const supportReplies = sqliteTable(
  'support_replies',
  {
    id: text().primaryKey(),
    message: text().notNull(),
    stream: text().notNull(),
    position: integer().notNull(),
    at: integer().notNull(),
    by: text().$type<SupportAuthor>().notNull(),
    /** Empty once the stream's key is destroyed. */
    text: text().notNull(),
    /** 1 once it is in the outbox or with the mail server, and for a text that no mail is sent of. */
    mailed: integer().notNull(),
  },
  (table) => [
    index('support_replies_by_message').on(table.message, table.position),
    index('support_replies_by_stream').on(table.stream),
    index('support_replies_by_mailed').on(table.mailed, table.position),
  ],
)

/** Answers promised by a time. Once the answer is given, the row remains even if its message is erased: it identifies nobody. */
export const supportPromises = sqliteTable(
  'support_promises',
  {
    /** Id of the text that was to be answered. */
    id: text().primaryKey(),
    message: text().notNull(),
    /** Empty once its stream is erased. */
    stream: text().notNull(),
    due: integer().notNull(),
    /** When it was answered (ms); 0 until then. */
    answered: integer().notNull(),
  },
  (table) => [
    index('support_promises_by_message').on(table.message),
    index('support_promises_by_stream').on(table.stream),
    index('support_promises_by_answered').on(table.answered),
  ],
)

export type SupportReply = typeof supportReplies.$inferSelect

const at = sql.placeholder
const insert = insertNew(supportReplies, ['id', 'message', 'stream', 'position', 'at', 'by', 'text', 'mailed'])
const mark = updateWhere(supportReplies, ['id'], { mailed: 1 })
const promise = insertNew(supportPromises, ['id', 'message', 'stream', 'due'], { answered: 0 })
const answer = updateWhere(
  supportPromises,
  and(eq(supportPromises.message, at('message')), eq(supportPromises.answered, 0)),
  ['answered'],
)
const forgetReplies = deleteWhere(supportReplies, ['stream'])
const forgetOpen = deleteWhere(
  supportPromises,
  and(eq(supportPromises.stream, at('stream')), eq(supportPromises.answered, 0)),
)
const forgetStream = updateWhere(supportPromises, ['stream'], { stream: '' })

export const supportThreadProjection = projection(domainEvents, {
  name: 'support-thread',
  version: 1,
  tables: [supportReplies, supportPromises],
  on: {
    ...onEach(['AccountErased', 'SupportMessageErased'], ({ meta: { stream } }, db) => {
      forgetReplies(db).run({ stream })
      forgetOpen(db).run({ stream })
      forgetStream(db).run({ stream })
    }),
    SupportMessageSent: ({ data: { message, due }, meta: { stream } }, db) => {
      if (due !== null) promise(db).run({ id: message, message, stream, due })
    },
    SupportReplySent: ({ data, personal, meta }, db) => {
      const { message, reply: id, by, due } = data
      const { stream, position, at: time } = meta
      // What an admin writes to a person reaches them as a notification, which is mailed as those are.
      const mailed = by === 'admin' && stream.startsWith('account/') ? 1 : 0
      insert(db).run({ id, message, stream, position, at: time, by, text: personal?.text ?? '', mailed })
      if (due !== null) promise(db).run({ id, message, stream, due })
    },
    SupportReplyMailed: ({ data }, db) => mark(db).run({ id: data.reply }),
    SupportMessageAnswered: ({ data, meta }, db) => answer(db).run({ message: data.message, answered: meta.at }),
  },
})

const ofMessage = selectWhere(supportReplies, ['message'], { order: supportReplies.position })

/** The replies of a message, oldest first; a thread is bounded (domain/support/support.ts). */
export const repliesOf = (db: ViewsDb, message: string): SupportReply[] => ofMessage(db).all({ message })

const unmailed = selectWhere(
  supportReplies,
  and(eq(supportReplies.mailed, 0), ne(supportReplies.text, ''), gt(supportReplies.position, at('after'))),
  { order: supportReplies.position, limit: 'limit' },
)

/** Replies recorded, not mailed yet and not erased, oldest first from a position on. */
export const repliesToMail = (db: ViewsDb, limit: number, after = 0): SupportReply[] =>
  unmailed(db).all({ limit, after })

const answeredSince = selectWhere(supportPromises, gte(supportPromises.answered, at('since')), {
  columns: {
    answered: count(),
    inTime: sql<number>`coalesce(sum(${supportPromises.answered} <= ${supportPromises.due}), 0)`,
  },
})
const openPromises = selectWhere(supportPromises, eq(supportPromises.answered, 0), {
  columns: { open: count(), late: sql<number>`coalesce(sum(${supportPromises.due} < ${at('now')}), 0)` },
})

/** Promised answers given since a time (ms), how many of them in time; how many are open at `now`, how many late. */
type PromiseCounts = {
  readonly answered: number
  readonly inTime: number
  readonly open: number
  readonly late: number
}

export const promiseCounts = (db: ViewsDb, since: number, now: number): PromiseCounts => {
  // The index is read from a time after 0, which stands for an answer that is not there.
  const { answered = 0, inTime = 0 } = answeredSince(db).get({ since: Math.max(1, since) }) ?? {}
  const { open = 0, late = 0 } = openPromises(db).get({ now }) ?? {}
  return { answered, inTime, open, late }
}
