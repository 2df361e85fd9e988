// The catalog of every stream's events, joined from those of each subject, and the names of streams.
import { accountEvents } from './accounts/account'
import { addressEvents } from './accounts/address'
import { apiTokenEvents } from './accounts/api-tokens'
import { identityEvents } from './accounts/identity'
import { outgoingWebhookEvents } from './accounts/outgoing-webhooks'
import { secondFactorEvents } from './accounts/second-factor'
import { administrationEvents } from './administration'
import { analysisEvents } from './analyses'
import { billingEvents } from './billing/billing'
import { couponEvents } from './billing/coupons'
import { planPeriodEvents } from './billing/plan-periods'
import { planTermsEvents } from './billing/plan-terms'
import { webhookEvents } from './billing/webhooks'
import { defineEvents, type EventOf } from './catalog'
import { correctionEvents } from './corrections'
import { draftEvents } from './drafts/drafts'
import { draftReviewEvents } from './drafts/reviews'
import { interviewEvents } from './interview'
import { mentoringEvents } from './mentoring'
import { modelEvents } from './models'
import { notificationEvents } from './notifications'
import { refusalEvents } from './refusals'
import { supportEvents } from './support'
import { vacancyEvents } from './vacancies'
import { weekEvents } from './week'

export const domainEvents = defineEvents({
  ...billingEvents,
  ...webhookEvents,
  ...planPeriodEvents,
  ...couponEvents,
  ...administrationEvents,
  ...addressEvents,
  ...apiTokenEvents,
  ...outgoingWebhookEvents,
  ...identityEvents,
  ...mentoringEvents,
  ...modelEvents,
  ...correctionEvents,
  ...draftEvents,
  ...draftReviewEvents,
  ...notificationEvents,
  ...interviewEvents,
  ...vacancyEvents,
  ...weekEvents,
  ...planTermsEvents,
  ...refusalEvents,
  ...secondFactorEvents,
  ...supportEvents,
  ...accountEvents,
  ...analysisEvents,
})

export type DomainEvent = EventOf<typeof domainEvents>

/** Events that end their own stream, whose key is then destroyed; that of an account ends its drafts as well. */
export const erasures: ReadonlySet<string> = new Set(['AccountErased', 'DraftErased', 'SupportMessageErased'])

export const accountStream = (account: string): string => `account/${account}`

/** The stream of a session, which ends with it. */
export const sessionStream = (session: string): string => `session/${session}`

/** The account of a stream; null for a stream of another kind. */
export const accountOf = (stream: string): string | null =>
  stream.startsWith('account/') ? stream.slice('account/'.length) : null

/** The account of a stream that can be of no other kind; throws an Error where it is. */
export const requireAccount = (stream: string): string => {
  const account = accountOf(stream)
  if (account === null) throw new Error(`not a stream of an account: ${stream.replace(/\/.*/, '')}`)
  return account
}

/** The account whose session started; throws an Error for an event that names none, in a stream of another kind. */
export const accountOfSession = ({
  data,
  meta,
}: {
  readonly data: { readonly account: string | null }
  readonly meta: { readonly stream: string }
}): string => data.account ?? requireAccount(meta.stream)

/** The stream of a message from a visitor: it has its own key, so that it can be erased on its own. */
export const supportStream = (message: string): string => `support/${message}`
