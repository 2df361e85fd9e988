// Finds which event of one append another one of it follows from, so that a purchase reads as one story (`trampolim trace`).
import type { DomainEvent } from '../../events/schema/events'

type Type = DomainEvent['type']

/** What gives or takes a plan; what follows from it is recorded and announced after it. */
const grounds: ReadonlySet<Type> = new Set([
  'PassOpened',
  'SubscriptionChanged',
  'PlanAssigned',
  'PaymentRefunded',
  'PaymentDisputed',
])
const payments: ReadonlySet<Type> = new Set(['PaymentReceived'])

const causes: Readonly<Partial<Record<Type, ReadonlySet<Type>>>> = {
  PassOpened: payments,
  SubscriptionChanged: payments,
  PlanSold: grounds,
  PlanOpened: grounds,
  PlanEnded: grounds,
  PlanEnding: grounds,
  QuotaRenewed: grounds,
}

/** The index of the event that this one of the same append follows from; undefined where it follows from none of them. */
export const causeWithin = (events: readonly DomainEvent[], index: number): number | undefined => {
  const event = events[index]
  const of = event && causes[event.type]
  if (!of) return undefined
  const cause = events.slice(0, index).findLastIndex(({ type }) => of.has(type))
  return cause === -1 ? undefined : cause
}

/** Events of a purchase after its checkout: what is looked through for what followed from it. */
export const purchaseTypes = [
  ...['CheckoutOpened', 'CheckoutPending', 'CheckoutEnded', 'CouponUsed', 'PaymentReceived', 'PaymentFailed'],
  ...['PaymentRefunded', 'PaymentDisputed', 'PassOpened', 'SubscriptionChanged', 'PlanSold', 'PlanOpened'],
  ...['PlanEnding', 'PlanEnded', 'QuotaRenewed', 'RefundOwed', 'RefundSettled'],
] as const satisfies readonly Type[]
