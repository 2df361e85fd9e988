// Says to whose address a notification is still to be mailed, and how many of them wait.
import { type AccountRow, accountById } from '../../projections/accounts/account'
import { emailsWanted } from '../../projections/accounts/settings'
import { notificationsToMail, type Unmailed } from '../../projections/notifications/notification-mail'
import { mailWanted } from '../../projections/week/week'
import { dayMs } from '../../time/units'
import type { Core } from '../core/core'
import { isPlainAddress } from '../mail/message'

/** How long a notification is worth a mail, which bounds what waits and keeps old ones from being mailed. */
export const notificationMailMaxAgeMs = dayMs

/** These have a mail that no setting turns off (accounts/second-factor/sign-in-change-mail.ts, accounts/data/waiting-erasure.ts). */
const hasOwnMail: ReadonlySet<string> = new Set(['second-factor', 'identity', 'api-token', 'erasure'])

/** Notifications with a choice of their own, besides that of all mails. */
const choiceOf: Readonly<Partial<Record<Unmailed['content']['kind'], 'week' | 'reminders'>>> = {
  week: 'week',
  'vacancy-reminder': 'reminders',
}

/** The person it is mailed to; null for one who does not want it, cannot receive one or cannot sign in. */
export const recipientOf = ({ views: { db } }: Core, { account, content, at }: Unmailed): AccountRow | null => {
  if (hasOwnMail.has(content.kind)) return null
  const person = accountById(db, account)
  if (!person?.active || !emailsWanted(db, account) || !isPlainAddress(person.email)) return null
  // Only what came after the address was proved: nobody else's mailbox gets another person's news (decision 0230).
  if (person.provedAt === null || at < person.provedAt) return null
  const about = choiceOf[content.kind]
  return about && !mailWanted(db, account, about) ? null : person
}

/** The next notifications to look at after a position of the log, oldest first, at most `limit`. */
export const nextToMail = (core: Core, after: number, limit: number): Unmailed[] =>
  notificationsToMail(core.views.db, { since: core.clock() - notificationMailMaxAgeMs, after, limit })

/** Up to which position of the log this process has mailed what was to be mailed. */
const mailedUpTo = new WeakMap<Core, number>()

/** 0 before this process has mailed any. */
export const mailedPosition = (core: Core): number => mailedUpTo.get(core) ?? 0

export const setMailedPosition = (core: Core, position: number): void => void mailedUpTo.set(core, position)

/** Those among the next `most` that have to be mailed by this process; none without a mail server, or where another node sends. */
export const notificationsWaiting = (core: Core, most: number): Unmailed[] =>
  core.config.smtp === null || core.cluster?.isElected() === false
    ? []
    : nextToMail(core, mailedPosition(core), most).filter((one) => recipientOf(core, one) !== null)
