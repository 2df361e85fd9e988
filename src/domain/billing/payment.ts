// One payment as a provider has it now, against what the log knows of it.
import type { PaymentSnapshot } from '../../billing/gateway'
import type { DomainEvent } from '../../events/schema/events'
import type { BillingState, Payment } from './state'

const cyclesOf = { monthly: 1, annually: 12 } as const

/** What is new about a payment: received once, failed once until received, given back, disputed. */
export const paymentEvents = ({ payments }: BillingState, snapshot: PaymentSnapshot): DomainEvent[] => {
  const current = payments.get(snapshot.payment)
  const paid = current?.state === 'paid' || snapshot.state === 'paid'
  return [
    ...(snapshot.state === 'paid' ? receivedEvents(current, snapshot) : failedEvents(current, snapshot)),
    ...(paid ? after(current, snapshot) : []),
  ]
}

const receivedEvents = (current: Payment | undefined, snapshot: PaymentSnapshot): DomainEvent[] => {
  if (current?.state === 'paid') return []
  const { gateway, payment, plan, cycle, amount, checkout, subscription, at } = snapshot
  const events: DomainEvent[] = [
    {
      type: 'PaymentReceived',
      data: { gateway, payment, plan, cycle, amount, checkout, subscription },
      personal: null,
    },
  ]
  // Paid once: it opens the plan by itself. A subscription says for itself what it opens.
  if (subscription === null)
    events.push({
      type: 'PassOpened',
      data: { payment, plan, amount, from: at, cycles: cyclesOf[cycle] },
      personal: null,
    })
  return events
}

const failedEvents = (current: Payment | undefined, snapshot: PaymentSnapshot): DomainEvent[] => {
  if (current) return []
  const { gateway, payment, plan, amount, subscription } = snapshot
  return [{ type: 'PaymentFailed', data: { gateway, payment, plan, amount, subscription }, personal: null }]
}

/** A refund can be taken back by the bank, so its sum may fall as well as rise. */
const after = (current: Payment | undefined, { payment, refunded, dispute }: PaymentSnapshot): DomainEvent[] => [
  ...(refunded === (current?.refunded ?? 0)
    ? []
    : [{ type: 'PaymentRefunded', data: { payment, amount: refunded }, personal: null } as const]),
  ...(dispute === null || dispute === current?.dispute
    ? []
    : [{ type: 'PaymentDisputed', data: { payment, state: dispute }, personal: null } as const]),
]
