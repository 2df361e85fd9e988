// Mails about an account that are no notification: a link to choose a new password, and word to an address that the account
// had until now. What waits lies in runtime.db, without the link, which is made when the mail is; so a silent mail server or
// a restart loses none.
import { translator } from '../../i18n'
import { accountById } from '../../projections/accounts/account'
import { linkMs, resetCode, resetPath } from '../accounts/password-reset/reset-links'
import { factorMail } from '../accounts/second-factor/announce'
import type { Core } from '../core'
import type { AccountMail } from './account-mail-queue'
import { isPlainAddress, senderOf, toEml } from './message'
import type { Sender } from './smtp'

/** How long word of a new address is worth a mail, in milliseconds. */
const movedMs = 3 * 24 * 60 * 60_000

/** What a mail says, and to whom; null when it would come too late, or nobody can use it. */
const contentOf = (core: Core, { kind, account, address, language, at }: AccountMail) => {
  const { config } = core
  const t = translator(language)
  const app = config.appName
  if (kind === 'moved') {
    if (at + movedMs <= core.clock()) return null
    const text = [t('account.moved.text', { app }), t('account.moved.hint'), `${config.publicUrl}/suporte`]
    return { to: address, subject: t('account.moved.subject', { app }), text }
  }
  if (kind !== 'reset') return factorMail(core, { kind, account, language, at })
  const owner = accountById(core.views.db, account)
  if (at + linkMs.mail <= core.clock() || !owner?.active) return null
  const link = `${config.publicUrl}${resetPath(resetCode(core, 'mail', account, at))}`
  const text = [t('account.forgotten.mail.text', { app }), link, t('account.forgotten.mail.ignore')]
  return { to: owner.email, subject: t('account.forgotten.mail.subject', { app }), text }
}

const emlOf = (core: Core, mail: AccountMail): { readonly eml: string; readonly to: string } | null => {
  const content = contentOf(core, mail)
  if (!content || !isPlainAddress(content.to)) return null
  const { to, subject, text } = content
  const from = { name: core.config.appName, address: senderOf(core.config) }
  return {
    to,
    eml: toEml({ id: mail.id, at: core.clock(), from, to: [to], subject, text: `${text.join('\n\n')}\n` }),
  }
}

/** Mails sent in one go. */
const atOnce = 100

/** Hands what waits to the mail server; false when something has to be tried again later. */
export const sendAccountMails = async (core: Core, send: Sender): Promise<boolean> => {
  let all = true
  for (const mail of core.accountMails.waiting(atOnce)) {
    const made = emlOf(core, mail)
    const outcome = made ? await send(made.eml, { from: senderOf(core.config), to: [made.to] }) : 'sent'
    if (outcome === 'down') return false
    if (outcome === 'later') all = false
    else core.accountMails.remove(mail.id)
  }
  return all
}
