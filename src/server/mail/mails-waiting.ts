// Counts the mails that wait to be sent, for the figures and for `doctor`.
import { messagesToMail } from '../../projections/support/support'
import { repliesToMail } from '../../projections/support/support-thread'
import type { Core } from '../core/core'
import { notificationsWaiting } from '../notifications/notifications-to-send'

/** Mails of each kind that are counted; more than this look like this many. */
const countedMax = 1_000

/** `oldest`: since when the first of them waits (ms); null when none does. */
type MailsWaiting = { readonly count: number; readonly oldest: number | null }

/** Mails about accounts, messages to and from support, and notifications, which an unreachable mail server has wait. */
export const mailsWaiting = (core: Core): MailsWaiting => {
  const { db } = core.views
  const times = [
    core.accountMails.waiting(countedMax),
    messagesToMail(db, countedMax),
    repliesToMail(db, countedMax),
    notificationsWaiting(core, countedMax),
  ].flatMap((mails) => mails.map(({ at }) => at))
  return { count: times.length, oldest: times.length === 0 ? null : Math.min(...times) }
}
