// Shows once what a plain form did, on the page it leads to. With JavaScript the islands show it themselves.
import { addressMeant } from '../../../api/account/address-typo'
import { type TextKey, type Translate, translator } from '../../../i18n'
import type { Message } from '../../../ui/toast/toast'
import type { Core } from '../../core/core'
import type { RequestContext, ToastName } from '../request/request-context'

/** Who registered by a plain form could not be asked beside the field. */
const mistyped = (t: Translate, email = ''): string | null => {
  const suggestion = addressMeant(email)
  return suggestion && t('account.emailMeantLater', { email, meant: suggestion })
}

/** The success texts (P43): a title, and for some a sentence below it. */
const texts: { readonly [name in ToastName]?: readonly [title: TextKey, text?: TextKey] } = {
  login: ['account.login.done', 'account.login.welcome'],
  register: ['account.register.done', 'account.register.welcome'],
  logout: ['account.logout.done', 'account.logout.text'],
  analysed: ['resume.upload.done'],
  'correction-same': ['results.correct.same', 'results.correct.sameText'],
  'notices-read': ['notification.toast.success', 'notification.toast.readAll'],
  'notices-cleared': ['notification.toast.cleared', 'notification.toast.clearedText'],
  support: ['support.done.title', 'support.done.text'],
  'mentoring-booked': ['mentoring.done.booked'],
  'mentoring-moved': ['mentoring.done.moved'],
  'mentoring-cancelled': ['mentoring.done.cancelled'],
  'mentoring-saved': ['mentoring.done.saved'],
  'hours-given': ['mentoring.giving.given'],
  'hour-withdrawn': ['mentoring.giving.withdrawn'],
  'mentors-changed': ['mentoring.admin.done'],
  'support-reply': ['support.threads.sent'],
  profile: ['account.profile.done'],
  photo: ['account.avatar.done'],
  'photo-removed': ['account.avatar.removed'],
  settings: ['account.settings.done'],
  'address-proved': ['account.proof.done', 'account.proof.doneText'],
  'address-cancelled': ['account.proof.cancelled'],
  'proof-sent': ['account.proof.sent', 'account.proof.sentText'],
  'identity-linked': ['account.provider.done'],
  'identity-unlinked': ['account.provider.undone'],
  'session-ended': ['account.sessions.done'],
  erased: ['account.erase.done', 'account.erase.doneText'],
  'erasure-waits': ['account.erase.waiting', 'account.erase.waitingText'],
  'account-kept': ['account.erase.stays', 'account.erase.staysText'],
  cancelled: ['plans.cancel.done'],
  coupons: ['plans.admin.created'],
  draft: ['linkedin.form.saved'],
  'password-reset': ['admin.act.resetDone'],
  'status-changed': ['admin.act.toggleDone'],
  'user-deleted': ['admin.act.removeDone'],
  'data-opened': ['admin.events.PersonalDataOpened'],
  'message-answered': ['admin.support.marked'],
  'message-replied': ['admin.support.replied'],
  'password-chosen': ['account.forgotten.done', 'account.forgotten.doneText'],
  'factor-app': ['account.secondFactor.app.done'],
  'factor-app-off': ['account.secondFactor.app.gone'],
  'passkey-removed': ['account.secondFactor.passkeys.gone'],
  'token-revoked': ['account.tokens.gone'],
  'webhook-tested': ['account.webhooks.tested'],
  'webhook-resumed': ['account.webhooks.resumed'],
  'webhook-removed': ['account.webhooks.removed'],
  'factor-removed': ['account.secondFactor.admin.done'],
  'message-erased': ['admin.support.erased'],
  'message-reopened': ['admin.support.reopened'],
  'refund-settled': ['admin.refunds.settled'],
}

export const toastOf = (core: Core, { toast, language, person }: RequestContext): Message | undefined => {
  const [title, text] = (toast && texts[toast]) ?? []
  if (!title) return undefined
  const t = translator(language)
  const suggestion = toast === 'register' ? mistyped(t, person?.email) : null
  const values = { nome: person?.name ?? '', app: core.config.appName }
  return { title: t(title), ...(text && { text: suggestion ?? t(text, values) }) }
}
