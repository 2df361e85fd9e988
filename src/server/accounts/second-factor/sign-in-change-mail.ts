// Announces by mail a change of what signs in to somebody's account: a second factor, an identity at a provider, or an API token,
// whatever their settings, because the change may be an intruder's. The notification in the bell follows from the event itself.
import type { FactorNews, IdentityNews, TokenNews } from '../../../events/schema/notifications'
import { type Language, type Translate, translator } from '../../../i18n'
import { accountById } from '../../../projections/accounts/account'
import { factorTexts, identityTexts, tokenTexts } from '../../../texts/notifications/second-factor'
import { dayMs } from '../../../time/units'
import type { Core } from '../../core/core'

/** The kind of such a mail in the queue of mails about accounts. */
type SignInChangeMail = `factor ${SignInChange}`

type SignInChange = FactorNews | IdentityNews | TokenNews

/** A change older than this is not mailed (ms). */
const securityMailMaxAgeMs = 3 * dayMs

export const mailSignInChange = (core: Core, account: string, change: SignInChange, language: Language): void => {
  if (core.config.smtp === null) return
  core.accountMails.queue({ kind: `factor ${change}`, account, address: '', language, at: core.clock() })
}

type Waiting = {
  readonly kind: SignInChangeMail
  readonly account: string
  readonly language: Language
  readonly at: number
}

const isIdentity = (change: SignInChange): change is IdentityNews => change.startsWith('Identity')
const isToken = (change: SignInChange): change is TokenNews => change.startsWith('ApiToken')

/** What the change was, and the page where its owner looks at it. */
const aboutOf = (change: SignInChange, t: Translate): { readonly title: string; readonly page: string } => {
  if (isIdentity(change)) return { title: identityTexts({ kind: 'identity', change }, t).title, page: '/conta#entrada' }
  if (isToken(change)) return { title: tokenTexts({ kind: 'api-token', change }, t).title, page: '/conta/tokens' }
  return { title: factorTexts({ kind: 'second-factor', change }, t).title, page: '/conta/seguranca' }
}

/** What the mail says; null when it would come too late, or the account's address is not proved: it may be a stranger's. */
export const factorMail = (core: Core, { kind, account, language, at }: Waiting) => {
  const owner = accountById(core.views.db, account)
  if (!owner || owner.provedAt === null || at + securityMailMaxAgeMs <= core.clock()) return null
  const t = translator(language)
  const change = kind.slice('factor '.length) as SignInChange
  const { title, page } = aboutOf(change, t)
  const { appName: app, publicUrl } = core.config
  return {
    to: owner.email,
    subject: `${app}: ${title}`,
    text: [t('account.secondFactor.mail.hint')],
    action: { label: t('account.secondFactor.mail.check'), link: `${publicUrl}${page}` },
  }
}
