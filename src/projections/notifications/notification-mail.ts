// Notifications that wait to be mailed.
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Notification } from '../../domain/notifications/content'
import type { ViewsDb } from '../engine/projection'
import { selectWhere } from '../engine/statements'
import { notifications } from './notification'

const at = sql.placeholder

/** A notification that may have to be mailed. */
export type Unmailed = Notification & { readonly account: string; readonly position: number }

const unmailed = selectWhere(
  notifications,
  and(eq(notifications.mailed, false), gt(notifications.position, at('after')), gte(notifications.at, at('since'))),
  { order: notifications.position, limit: 'limit' },
)

/** Unread and unmailed notifications, raised at or after `since` (ms), oldest first from a position on. */
export const notificationsToMail = (
  db: ViewsDb,
  page: { readonly since: number; readonly after: number; readonly limit: number },
): Unmailed[] => unmailed(db).all(page)
