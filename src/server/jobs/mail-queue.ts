// Mail queue worker. Runs after each commit and sends waiting mails one at a time. The queue is the read model, so a
// crash loses nothing; a mail sent twice because of one has the same Message-ID both times.
import { minuteMs } from '../../time/units'
import type { Core } from '../core/core'
import { sendAccountMails } from '../mail/account-mails'
import type { Sender } from '../mail/smtp'
import { mailNotifications } from '../notifications/notification-mail'
import { mailedPosition, setMailedPosition } from '../notifications/notifications-to-send'
import { type Delays, type OnDemandWorker, startOnDemand } from '../runtime/worker'
import { sendSupportMail } from '../support/support-mail'

const mailDelays: Delays = { gatherMs: 300, firstMs: 30_000, mostMs: 15 * minuteMs }

export const createMailQueue = (core: Core, send: Sender, waits: Delays = mailDelays): OnDemandWorker => {
  setMailedPosition(core, 0)
  const worker = startOnDemand({
    name: 'mail',
    waits,
    run: async (stopped) => {
      const deliver: Sender = (eml, envelope) => (stopped() ? Promise.resolve('down') : send(eml, envelope))
      const accounts = await sendAccountMails(core, deliver)
      // These two are in the log, and one node sends them; the mails before are in this node's own queue.
      if (core.cluster?.isElected() === false) return accounts
      const letters = await sendSupportMail(core, deliver)
      const notifications = await mailNotifications(core, deliver, mailedPosition(core))
      setMailedPosition(core, notifications.position)
      return accounts && letters && notifications.all
    },
  })
  core.events.onCommit('effects', worker.wake)
  core.accountMails.onQueued(worker.wake)
  return worker
}
