// The postman: woken by every commit, he hands what waits to the mail server, one mail after another. The queue is the
// read models, so a crash loses nothing; a mail sent twice because of one bears the same Message-ID both times.
import type { Core } from '../core'
import { sendAccountMails } from '../mail/account-mails'
import type { Sender } from '../mail/smtp'
import { mailNotices } from '../notifications/notification-mail'
import { sendToAdmins } from '../support/support-mail'

export const postLimits = {
  /** Commits of so long go in one round. */
  gatherMs: 300,
  /** Wait after a round that did not go through; twice as long after each further one. */
  firstMs: 30_000,
  mostMs: 15 * 60_000,
} as const

export type MailQueue = {
  /** Something may be waiting. */
  notify(): void
  /** Begins no further mail; settles when the one under way is through. */
  close(): Promise<void>
}

type Limits = { readonly [Name in keyof typeof postLimits]: number }

/** Starts with a round of its own, for what an earlier process left. */
export const createMailQueue = (core: Core, send: Sender, limits: Limits = postLimits): MailQueue => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | undefined
  let again = false
  let closed = false
  let failures = 0
  let position = 0

  const deliver: Sender = (eml, envelope) => (closed ? Promise.resolve('down') : send(eml, envelope))

  const round = async (): Promise<boolean> => {
    const accounts = await sendAccountMails(core, deliver)
    const letters = await sendToAdmins(core, deliver)
    const notices = await mailNotices(core, deliver, position)
    position = notices.position
    return accounts && letters && notices.all
  }

  const go = async () => {
    timer = undefined
    again = false
    const through = await round().catch(() => false)
    underWay = undefined
    if (closed) return
    if (through) {
      failures = 0
      if (again) plan(limits.gatherMs)
      return
    }
    console.error(JSON.stringify({ at: 'mail waits', failures: failures + 1 }))
    plan(Math.min(limits.mostMs, limits.firstMs * 2 ** Math.min(failures++, 20)))
  }

  const plan = (ms: number) => {
    timer = setTimeout(() => {
      underWay = go()
    }, ms)
  }

  const notify = () => {
    if (closed) return
    // A round that is planned, after a failure too, takes it along: a silent server is not asked more often for it.
    if (underWay) again = true
    else if (!timer) plan(limits.gatherMs)
  }

  core.events.onCommit(notify)
  core.accountMails.onQueued(notify)
  notify()

  return {
    notify,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await underWay
    },
  }
}
