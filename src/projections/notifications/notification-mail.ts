// Notifications that wait to be mailed.
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Notification } from '../../domain/notifications/content'
import { statement, type ViewsDb } from '../engine/projection'
import { notices } from './notification'

const at = sql.placeholder

/** A notification that may have to be mailed. */
export type Unmailed = Notification & { readonly account: string; readonly position: number }

const unmailed = statement((db) =>
  db
    .select()
    .from(notices)
    .where(and(eq(notices.mailed, false), gt(notices.position, at('after')), gte(notices.at, at('since'))))
    .orderBy(notices.position)
    .limit(at('limit'))
    .prepare(),
)

/** Unread and unmailed notifications, raised at or after `since` (ms), oldest first from a position on. */
export const notificationsToMail = (
  db: ViewsDb,
  page: { readonly since: number; readonly after: number; readonly limit: number },
): Unmailed[] => unmailed(db).all(page)
