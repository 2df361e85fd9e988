// What a plain form did, shown once on the page it leads to. With JavaScript the islands show it themselves.
import { addressMeant } from '../../../api/account/address-typo'
import { type Translate, translator } from '../../../i18n'
import type { Message } from '../../../ui/toast/toast'
import type { Core } from '../../core'
import type { RequestContext } from '../request/request-context'

/** Who registered by a plain form could not be asked beside the field. */
const mistyped = (t: Translate, email = ''): string | null => {
  const meant = addressMeant(email)
  return meant && t('account.emailMeantLater', { email, meant })
}

/** The success texts (P43). */
export const toastOf = (core: Core, { toast, language, person }: RequestContext): Message | undefined => {
  const t = translator(language)
  const values = { nome: person?.name ?? '', app: core.config.appName }
  switch (toast) {
    case 'login':
      return { title: t('account.login.done'), text: t('account.login.welcome', values) }
    case 'register':
      return {
        title: t('account.register.done'),
        text: mistyped(t, person?.email) ?? t('account.register.welcome', values),
      }
    case 'logout':
      return { title: t('account.logout.done'), text: t('account.logout.text') }
    case 'analysed':
      return { title: t('resume.upload.done') }
    case 'correction-same':
      return { title: t('results.correct.same'), text: t('results.correct.sameText') }
    case 'notices-read':
      return { title: t('notification.toast.success'), text: t('notification.toast.readAll') }
    case 'notices-cleared':
      return { title: t('notification.toast.cleared'), text: t('notification.toast.clearedText') }
    case 'support':
      return { title: t('support.done.title'), text: t('support.done.text') }
    case 'mentoring-booked':
      return { title: t('mentoring.done.booked') }
    case 'mentoring-moved':
      return { title: t('mentoring.done.moved') }
    case 'mentoring-cancelled':
      return { title: t('mentoring.done.cancelled') }
    case 'mentoring-saved':
      return { title: t('mentoring.done.saved') }
    case 'hours-given':
      return { title: t('mentoring.giving.given') }
    case 'hour-withdrawn':
      return { title: t('mentoring.giving.withdrawn') }
    case 'mentors-changed':
      return { title: t('mentoring.admin.done') }
    case 'support-reply':
      return { title: t('support.threads.sent') }
    case 'profile':
      return { title: t('account.profile.done') }
    case 'photo':
      return { title: t('account.avatar.done') }
    case 'photo-removed':
      return { title: t('account.avatar.removed') }
    case 'settings':
      return { title: t('account.settings.done') }
    case 'address-proved':
      return { title: t('account.proof.done'), text: t('account.proof.doneText') }
    case 'address-cancelled':
      return { title: t('account.proof.cancelled') }
    case 'proof-sent':
      return { title: t('account.proof.sent'), text: t('account.proof.sentText') }
    case 'identity-linked':
      return { title: t('account.provider.done') }
    case 'identity-unlinked':
      return { title: t('account.provider.undone') }
    case 'session-ended':
      return { title: t('account.sessions.done') }
    case 'erased':
      return { title: t('account.erase.done'), text: t('account.erase.doneText') }
    case 'erasure-waits':
      return { title: t('account.erase.waiting'), text: t('account.erase.waitingText') }
    case 'account-kept':
      return { title: t('account.erase.stays'), text: t('account.erase.staysText') }
    case 'cancelled':
      return { title: t('plans.cancel.done') }
    case 'coupons':
      return { title: t('plans.admin.created') }
    case 'draft':
      return { title: t('linkedin.form.saved') }
    case 'password-reset':
      return { title: t('admin.act.resetDone') }
    case 'status-changed':
      return { title: t('admin.act.toggleDone') }
    case 'user-deleted':
      return { title: t('admin.act.removeDone') }
    case 'data-opened':
      return { title: t('admin.events.PersonalDataOpened') }
    case 'message-answered':
      return { title: t('admin.support.marked') }
    case 'message-replied':
      return { title: t('admin.support.replied') }
    case 'password-chosen':
      return { title: t('account.forgotten.done'), text: t('account.forgotten.doneText') }
    case 'factor-app':
      return { title: t('account.secondFactor.app.done') }
    case 'factor-app-off':
      return { title: t('account.secondFactor.app.gone') }
    case 'passkey-removed':
      return { title: t('account.secondFactor.passkeys.gone') }
    case 'token-revoked':
      return { title: t('account.tokens.gone') }
    case 'webhook-tested':
      return { title: t('account.webhooks.tested') }
    case 'webhook-resumed':
      return { title: t('account.webhooks.resumed') }
    case 'webhook-removed':
      return { title: t('account.webhooks.removed') }
    case 'factor-removed':
      return { title: t('account.secondFactor.admin.done') }
    case 'message-erased':
      return { title: t('admin.support.erased') }
    case 'message-reopened':
      return { title: t('admin.support.reopened') }
    case 'refund-settled':
      return { title: t('admin.refunds.settled') }
    default:
      return undefined
  }
}
