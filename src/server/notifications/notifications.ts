// Reading and clearing notifications: the commands, used by the API and by the plain forms.
import type { Notification } from '../../domain/notifications/content'
import { type NotificationCommand, notification } from '../../domain/notifications/notification'
import { accountStream } from '../../events/schema/events'
import { lastNotification, notificationOf } from '../../projections/notifications/notification'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'

/** `none`: there is no such notification, or it belongs to somebody else. */
type Marked =
  | { readonly ok: true; readonly notification: Notification }
  | { readonly ok: false; readonly code: 'none' | 'busy' }

const command = async (core: Core, ctx: RequestContext, asked: NotificationCommand): Promise<boolean> => {
  const { account } = personOf(ctx)
  return (await core.handle(notification, accountStream(account), asked, eventMetadata(ctx))).ok
}

export const markRead = async (core: Core, ctx: RequestContext, id: string): Promise<Marked> => {
  const notification = notificationOf(core.views.db, personOf(ctx).account, id)
  if (!notification) return { ok: false, code: 'none' }
  if (notification.read || (await command(core, ctx, { kind: 'read', notification: id })))
    return { ok: true, notification }
  return { ok: false, code: 'busy' }
}

/** Both apply to all current notifications; without any they do nothing. False after too many conflicting writes. */
const upToNow = (kind: 'read-all' | 'clear') => async (core: Core, ctx: RequestContext) => {
  const until = lastNotification(core.views.db, personOf(ctx).account)
  return until === 0 || command(core, ctx, { kind, until })
}
export const markAllRead = upToNow('read-all')
export const clearAll = upToNow('clear')
