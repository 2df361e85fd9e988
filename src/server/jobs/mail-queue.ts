// Mail queue worker. Runs after each commit and sends waiting mails one at a time. The queue is the read model, so a
// crash loses nothing; a mail sent twice because of one has the same Message-ID both times.
import type { Core } from '../core'
import { sendAccountMails } from '../mail/account-mails'
import type { Sender } from '../mail/smtp'
import { mailNotices } from '../notifications/notification-mail'
import { startWoken, type Waits, type WokenWorker } from '../runtime/worker'
import { sendSupportMail } from '../support/support-mail'

const mailWaits: Waits = { gatherMs: 300, firstMs: 30_000, mostMs: 15 * 60_000 }

export const createMailQueue = (core: Core, send: Sender, waits: Waits = mailWaits): WokenWorker => {
  let position = 0
  const worker = startWoken({
    name: 'mail',
    waits,
    run: async (stopped) => {
      const deliver: Sender = (eml, envelope) => (stopped() ? Promise.resolve('down') : send(eml, envelope))
      const accounts = await sendAccountMails(core, deliver)
      const letters = await sendSupportMail(core, deliver)
      const notices = await mailNotices(core, deliver, position)
      position = notices.position
      return accounts && letters && notices.all
    },
  })
  core.events.onCommit('effects', worker.wake)
  core.accountMails.onQueued(worker.wake)
  return worker
}
