// Webhook events that are stored and not processed yet: a crash in between leaves them here. Only the log knows the
// account, because a webhook event may arrive after an erasure, and no row may name the account again.
import { gt, sql } from 'drizzle-orm'
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { domainEvents } from '../../events/schema/events'
import type { DeliveryKind } from '../../events/schema/vocabulary'
import { projection, type ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere } from '../engine/statements'

const pendingWebhooks = sqliteTable(
  'pending_webhooks',
  {
    event: text().primaryKey(),
    position: integer().notNull(),
    /** When it arrived (ms). */
    at: integer().notNull(),
    type: text().notNull(),
    kind: text().$type<DeliveryKind>().notNull(),
    about: text().notNull(),
  },
  (table) => [uniqueIndex('pending_webhooks_position').on(table.position)],
)

export type PendingWebhook = typeof pendingWebhooks.$inferSelect

const at = sql.placeholder
const upsert = insertNew(pendingWebhooks, ['event', 'position', 'at', 'type', 'kind', 'about'])
const settle = deleteWhere(pendingWebhooks, ['event'])

export const webhookProjection = projection(domainEvents, {
  name: 'webhook',
  version: 3,
  tables: [pendingWebhooks],
  on: {
    WebhookReceived: ({ data, meta }, db) => {
      const { event, type, kind, about } = data
      upsert(db).run({ event, position: meta.position, at: meta.at, type, kind, about })
    },
    WebhookSettled: ({ data }, db) => settle(db).run({ event: data.event }),
  },
})

const waiting = selectWhere(pendingWebhooks, gt(pendingWebhooks.position, at('after')), {
  order: pendingWebhooks.position,
  limit: 'limit',
})

/** Unprocessed webhook events after a position of the log, oldest first. */
export const unsettledWebhooks = (db: ViewsDb, after: number, limit: number): PendingWebhook[] =>
  waiting(db).all({ after, limit })
