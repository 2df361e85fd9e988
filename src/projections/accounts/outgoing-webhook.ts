// Messages to outgoing webhooks: those to be sent, which is the queue, and the latest that were settled, for their owner.
import { and, eq, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { messageData, messageTypes } from '../../domain/accounts/outgoing-webhooks/state'
import { endsOutsideAccess } from '../../domain/accounts/outside-access'
import type { DomainEvent } from '../../events/schema/events'
import type { WebhookTopic } from '../../events/schema/vocabulary'
import { accountProjection, onEach } from '../account-projection'
import { statement, type ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from '../engine/statements'

const outgoingWebhookRows = sqliteTable(
  'outgoing_webhooks',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    topics: text({ mode: 'json' }).$type<readonly WebhookTopic[]>().notNull(),
    active: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('outgoing_webhooks_by_account').on(table.account)],
)

const webhookMessages = sqliteTable(
  'webhook_messages',
  {
    /** The event it is about and the webhook. */
    id: text().primaryKey(),
    position: integer().notNull(),
    webhook: text().notNull(),
    account: text().notNull(),
    event: text().notNull(),
    /** When it happened (ms). */
    at: integer().notNull(),
    type: text().notNull(),
    /** JSON of what the message says besides its type and time. */
    data: text().notNull(),
    /** `dropped`: the webhook was disabled before it was sent. */
    state: text().$type<'waiting' | 'delivered' | 'given-up' | 'dropped'>().notNull(),
    attempts: integer().notNull(),
    /** Status of the last answer; null for none. */
    status: integer(),
  },
  (table) => [
    index('webhook_messages_by_webhook').on(table.webhook, table.position),
    index('webhook_messages_by_state').on(table.state),
  ],
)

export type WebhookMessage = typeof webhookMessages.$inferSelect

/** Settled messages of one webhook that are remembered. */
const rememberedMax = 50

const at = sql.placeholder
const ofWebhook = eq(webhookMessages.webhook, at('webhook'))
const waiting = eq(webhookMessages.state, 'waiting')
const ownHooks = eq(outgoingWebhookRows.account, at('account'))
const ownMessages = eq(webhookMessages.account, at('account'))

const add = insertNew(outgoingWebhookRows, ['id', 'account', 'topics'], { active: true })
const setActive = updateWhere(outgoingWebhookRows, ['id'], ['active'])
const active = selectWhere(outgoingWebhookRows, and(ownHooks, eq(outgoingWebhookRows.active, true)), {
  columns: ['id', 'topics'],
})
const setAllOff = updateWhere(outgoingWebhookRows, ownHooks, { active: false })
const remove = deleteWhere(outgoingWebhookRows, eq(outgoingWebhookRows.id, at('webhook')))
const removeMessages = deleteWhere(webhookMessages, ofWebhook)
const put = insertNew(webhookMessages, ['id', 'position', 'webhook', 'account', 'event', 'at', 'type', 'data'], {
  state: 'waiting',
  attempts: 0,
})
const settle = updateWhere(webhookMessages, ['id'], ['state', 'attempts', 'status'])
const drop = updateWhere(webhookMessages, and(ofWebhook, waiting), { state: 'dropped' })
const dropOf = updateWhere(webhookMessages, and(ownMessages, waiting), { state: 'dropped' })
/** The position of the oldest settled message that is remembered; null while there are fewer. */
const oldest = sql`(SELECT m.position FROM ${webhookMessages} m WHERE m.webhook = ${at('webhook')}
  AND m.state <> 'waiting' ORDER BY m.position DESC LIMIT 1 OFFSET ${sql.raw(String(rememberedMax - 1))})`
const trim = deleteWhere(
  webhookMessages,
  and(ofWebhook, sql`${webhookMessages.state} <> 'waiting'`, sql`${webhookMessages.position} < ${oldest}`),
)

const idOf = (event: string, webhook: string) => `${event}.${webhook}`

type Projected = DomainEvent & {
  readonly meta: { readonly id: string; readonly at: number; readonly position: number }
}
type Announced = Extract<Projected, { type: keyof typeof messageTypes | 'OutgoingWebhookTested' }>

const queue = (db: ViewsDb, account: string, event: Announced, webhook: string, type: string) => {
  const { id, position, at: happened } = event.meta
  const data = JSON.stringify(messageData(event))
  put(db).run({ id: idOf(id, webhook), position, webhook, account, event: id, at: happened, type, data })
}

export const outgoingWebhookProjection = accountProjection({
  name: 'outgoing-webhook',
  version: 2,
  owned: [outgoingWebhookRows, webhookMessages],
  on: {
    OutgoingWebhookAdded: ({ data }, db, account) => add(db).run({ id: data.webhook, account, topics: data.topics }),
    OutgoingWebhookRemoved: ({ data }, db) => {
      remove(db).run(data)
      removeMessages(db).run(data)
    },
    OutgoingWebhookTested: (event, db, account) => queue(db, account, event, event.data.webhook, 'test'),
    OutgoingWebhookSettled: ({ data }, db) => {
      const { webhook, event: about, outcome, attempts, status } = data
      settle(db).run({ id: idOf(about, webhook), state: outcome, attempts, status })
      trim(db).run({ webhook })
    },
    OutgoingWebhookDisabled: ({ data }, db) => {
      setActive(db).run({ id: data.webhook, active: 0 })
      drop(db).run(data)
      trim(db).run(data)
    },
    OutgoingWebhookResumed: ({ data }, db) => setActive(db).run({ id: data.webhook, active: 1 }),
    ...onEach(endsOutsideAccess, (_event, db, account) => {
      setAllOff(db).run({ account })
      dropOf(db).run({ account })
    }),
    ...onEach(
      ['AnalysisCompleted', 'AnalysisFailed', 'PlanOpened', 'PlanEnding', 'PlanEnded'],
      (event, db, account) => {
        const { type, topic } = messageTypes[event.type]
        for (const { id, topics } of active(db).all({ account }))
          if (topics.includes(topic)) queue(db, account, event, id, type)
      },
    ),
  },
})

/** Webhooks looked at in one go. */
const sendingMax = 10_000

// Beside a single min(), SQLite takes the other columns from the row that has it (sqlite.org/lang_select.html#bareagg).
const first = statement((db) =>
  db
    .select({
      id: webhookMessages.id,
      account: webhookMessages.account,
      position: sql<number>`min(${webhookMessages.position})`,
    })
    .from(webhookMessages)
    .where(waiting)
    .groupBy(webhookMessages.webhook)
    .orderBy(sql`2`)
    .limit(sendingMax)
    .prepare(),
)
const byId = selectWhere(webhookMessages, ['id'])

export type NextMessage = Pick<WebhookMessage, 'id' | 'account'>

/** Of each webhook the message that is to be sent next: they are sent in the order in which they happened. */
export const nextMessages = (db: ViewsDb): NextMessage[] => first(db).all()

export const webhookMessageById = (db: ViewsDb, id: string): WebhookMessage | undefined => byId(db).get({ id })

const latest = selectWhere(webhookMessages, ofWebhook, {
  order: sql`${webhookMessages.position} DESC`,
  limit: rememberedMax,
})

/** Messages of a webhook, the latest first. */
export const messagesOf = (db: ViewsDb, webhook: string): WebhookMessage[] => latest(db).all({ webhook })
