// Mails messages to support to the admins: by the mail server if there is one, otherwise as files in the outbox. What a
// crash, a full disk or an unreachable server leaves is mailed at the next attempt.

import { support } from '../../domain/support'
import { accountOf } from '../../events/schema/account'
import { translator } from '../../i18n'
import { emailsOfAdmins } from '../../projections/accounts/account'
import { messagesToMail, type SupportMessage } from '../../projections/support'
import type { Core } from '../core'
import { isPlainAddress, senderOf, toEml } from '../mail/message'
import { putInOutbox } from '../mail/outbox'
import type { Sender } from '../mail/smtp'
import { logger } from '../runtime/logger'

/** Messages mailed at a time; the rest waits for the next run. */
const mailedAtOnce = 100

/**
 * Mails the waiting messages, one run at a time; returns how many. Never throws, because the messages are stored either
 * way.
 */
export const mailToAdmins = (core: Core): Promise<number> => core.exclusive('support mail', () => mailAll(core))

/** The recipients. Without any, the messages wait for the first admin. */
const recipients = (core: Core) => emailsOfAdmins(core.views.db, core.config.smtp !== null).filter(isPlainAddress)

const mailAll = async (core: Core): Promise<number> => {
  const to = recipients(core)
  if (to.length === 0) return 0
  let done = 0
  for (const message of messagesToMail(core.views.db, mailedAtOnce)) {
    try {
      await leave(core, message, to)
      done++
    } catch (error) {
      // Neither the message nor an address: only that it waits.
      const kind = error instanceof Error ? error.name : typeof error
      logger.warn('support.mail_failed', { message: message.id, error: kind })
    }
  }
  return done
}

/**
 * Sends the waiting messages; false when something must be tried again later. What the server will never accept goes to
 * the outbox, where the operator finds it.
 */
export const sendToAdmins = async (core: Core, send: Sender): Promise<boolean> => {
  const to = recipients(core)
  if (to.length === 0) return true
  const from = senderOf(core.config)
  let all = true
  let page = messagesToMail(core.views.db, mailedAtOnce)
  while (page.length > 0) {
    for (const message of page) {
      const outcome = await send(emlOf(core, message, to), { from, to })
      if (outcome === 'down') return false
      if (outcome === 'later') all = false
      if (outcome === 'refused') await leave(core, message, to)
      if (outcome === 'sent') await recordMailed(core, message, 'smtp')
    }
    page = messagesToMail(core.views.db, mailedAtOnce, page.at(-1)?.position)
  }
  return all
}

/** The owner in the file's name: an account, or a visitor's message. */
export const outboxOwner = (stream: string): string =>
  stream.replace(/^account\//, '').replace(/^support\/.*/, 'visitor')

const leave = async (core: Core, message: SupportMessage, to: readonly string[]): Promise<void> => {
  const owner = outboxOwner(message.stream)
  await putInOutbox(core, owner, message.id, emlOf(core, message, to))
  await recordMailed(core, message, 'outbox')
}

const recordMailed = async (core: Core, { id, stream }: SupportMessage, by: 'outbox' | 'smtp'): Promise<void> => {
  const metadata = { at: core.clock(), actor: null, correlation: id, causation: null }
  const recorded = await core.handle(support, stream, { kind: 'mailed', message: id, by }, metadata)
  // Missing if the account was erased while its mail was being sent.
  if (!recorded.ok && recorded.code !== 'message-missing')
    throw new Error('could not record that the message was mailed')
}

const emlOf = (
  core: Core,
  { id, at, stream, subject, language, name, email, text }: SupportMessage,
  to: readonly string[],
) => {
  const t = translator(language)
  const about = t(`support.subjects.${subject}`)
  const account = accountOf(stream) ?? t('support.mail.visitor')
  const head = [
    `${t('support.form.name')}: ${name}`,
    `${t('support.form.email')}: ${email}`,
    `${t('support.form.subject')}: ${about}`,
    `${t('support.mail.account')}: ${account}`,
  ]
  return toEml({
    id,
    at,
    to,
    from: { name: core.config.appName, address: senderOf(core.config) },
    replyTo: { name, address: email },
    subject: t('support.mail.subject', { app: core.config.appName, about }),
    text: `${head.join('\n')}\n\n${text}\n`,
  })
}
