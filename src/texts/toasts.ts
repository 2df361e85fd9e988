// The success texts (P43), by the name of the message that a plain form leaves for the page it redirects to.
import type { TextKey } from '../i18n'

/** A title, and for some a sentence below it. */
export const toastTexts = {
  login: ['account.login.done', 'account.login.welcome'],
  register: ['account.register.done', 'account.register.welcome'],
  logout: ['account.logout.done', 'account.logout.text'],
  analysed: ['tool.sending.done'],
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
  'coupons-voided': ['plans.admin.voidedNow'],
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
} as const satisfies Readonly<Record<string, readonly [title: TextKey, text?: TextKey]>>

export type ToastName = keyof typeof toastTexts

/** Null for whatever else stands in the cookie. */
export const toastName = (value: string | null | undefined): ToastName | null =>
  value && Object.hasOwn(toastTexts, value) ? (value as ToastName) : null
