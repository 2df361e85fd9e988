// Support's mails on their way: by the mail server if there is one, else as files of the outbox. What a crash, a full
// disk or a silent server leaves unmailed is mailed at the next try.
import type { Core } from '../core/core'
import { senderOf, toEml } from '../mail/message'
import { putInOutbox } from '../mail/outbox'
import type { Sender } from '../mail/smtp'
import { logger } from '../runtime/logger'
import { type WaitingMail, waitingMails } from './waiting-mails'

/** Files written in one go; the rest waits for the next. */
const filesAtOnce = 100

/** Puts what is not mailed yet into the outbox, one run at a time; returns how many. Never throws: the texts are in the log. */
export const fillOutbox = (core: Core): Promise<number> => core.mutex('support mail', () => putAllInOutbox(core))

const putAllInOutbox = async (core: Core): Promise<number> => {
  let [done, tried] = [0, 0]
  for (const mail of waitingMails(core)) {
    if (tried++ >= filesAtOnce) break
    try {
      await toOutbox(core, mail)
      done++
    } catch (error) {
      // Not the text itself, and no address: only that it waits.
      const kind = error instanceof Error ? error.name : typeof error
      logger.warn('support.mail_failed', { message: mail.id, error: kind })
    }
  }
  return done
}

/** Sends the waiting messages; false when something must be tried again. What is never accepted goes to the outbox. */
export const sendSupportMail = async (core: Core, send: Sender): Promise<boolean> => {
  const from = senderOf(core.config)
  let all = true
  for (const mail of waitingMails(core)) {
    const outcome = await send(await toEml(mail.mail), { from, to: mail.to })
    if (outcome === 'down') return false
    if (outcome === 'later') all = false
    if (outcome === 'refused') await toOutbox(core, mail)
    if (outcome === 'sent') await mail.mailed('smtp')
  }
  return all
}

/** The owner in the file's name: an account, or a visitor's message. */
export const outboxOwner = (stream: string): string =>
  stream.replace(/^account\//, '').replace(/^support\/.*/, 'visitor')

const toOutbox = async (core: Core, mail: WaitingMail): Promise<void> => {
  await putInOutbox(core, outboxOwner(mail.stream), mail.id, await toEml(mail.mail))
  await mail.mailed('outbox')
}
