// Remembers what the newest purchase of an account cost and when it renews, for the notification of the plan that it opens.
import type { DomainEvent } from '../../events/schema/events'
import type { Plan, SoldPlan } from '../../events/schema/vocabulary'

type Paid = Extract<DomainEvent, { type: 'PaymentReceived' }>['data']

/** `price` is that of one period, from the newest checkout; `payment` the newest since a plan last opened or ended. */
export type Purchase = {
  readonly checkout: { readonly id: string; readonly price: number } | null
  readonly payment: Pick<Paid, 'gateway' | 'plan' | 'amount' | 'checkout'> | null
  readonly renewal: { readonly plan: SoldPlan; readonly at: number } | null
}

export const noPurchase: Purchase = { checkout: null, payment: null, renewal: null }

export const evolvePurchase = (purchase: Purchase, event: DomainEvent): Purchase => {
  switch (event.type) {
    case 'CheckoutStarted':
      return { ...purchase, checkout: { id: event.data.checkout, price: event.data.price } }
    case 'PaymentReceived': {
      const { gateway, plan, amount, checkout } = event.data
      return { ...purchase, payment: { gateway, plan, amount, checkout } }
    }
    case 'SubscriptionChanged': {
      const { plan, status, periodEnd, cancelAtPeriodEnd } = event.data
      const renews = plan !== null && !cancelAtPeriodEnd && (status === 'active' || status === 'trialing')
      return { ...purchase, renewal: renews ? { plan, at: periodEnd } : null }
    }
    case 'PlanOpened':
    case 'PlanEnded':
      return { ...purchase, payment: null }
    default:
      return purchase
  }
}

/** What is known of the purchase that opened this plan, in cents and ms; nothing of a plan that was not bought. */
export const costOf = ({ checkout, payment, renewal }: Purchase, plan: Plan) => ({
  ...(payment?.plan === plan ? { paid: payment.amount } : {}),
  ...(payment?.plan === plan && payment.gateway === 'test' ? { isTest: true as const } : {}),
  ...(renewal?.plan === plan ? { renews: renewal.at } : {}),
  ...(renewal?.plan === plan && payment?.plan === plan && checkout && payment.checkout === checkout.id
    ? { price: checkout.price }
    : {}),
})
