// Announces a change of somebody's second factor by mail, whatever their settings, because the change may be an
// intruder's. The notification in the bell follows from the event itself.
import type { FactorNews } from '../../../domain/notification'
import type { Language } from '../../../i18n'
import { translator } from '../../../i18n'
import { accountById } from '../../../projections/accounts/account'
import { factorTexts } from '../../../texts/notifications/second-factor'
import type { Core } from '../../core'

/** The kind of such a mail in the queue of mails about accounts. */
export type FactorMail = `factor ${FactorNews}`

/** How long such word is worth a mail (ms). */
const newsMs = 3 * 24 * 60 * 60_000

export const announce = (core: Core, account: string, change: FactorNews, language: Language): void => {
  if (core.config.smtp === null) return
  core.accountMails.queue({ kind: `factor ${change}`, account, address: '', language, at: core.clock() })
}

type Waiting = { readonly kind: FactorMail; readonly account: string; readonly language: Language; readonly at: number }

/** What the mail says; null when it would come too late, or the account's address is not proved: it may be a stranger's. */
export const factorMail = (core: Core, { kind, account, language, at }: Waiting) => {
  const owner = accountById(core.views.db, account)
  if (!owner || owner.provedAt === null || at + newsMs <= core.clock()) return null
  const t = translator(language)
  const { title } = factorTexts({ kind: 'second-factor', change: kind.slice('factor '.length) as FactorNews }, t)
  const { appName: app, publicUrl } = core.config
  return {
    to: owner.email,
    subject: `${app}: ${title}`,
    text: [
      t('account.secondFactor.mail.text', { app, title }),
      t('account.secondFactor.mail.hint'),
      `${publicUrl}/conta/seguranca`,
    ],
  }
}
