// The port to the payment provider, with two adapters: Stripe and the built-in test checkout. Both answer with
// snapshots of the provider's current state; the deciders turn differences from the log into events, so that the order
// and the number of deliveries do not matter. Amounts are cents of BRL, times are milliseconds since 1970.
import type {
  BillingCycle,
  CheckoutOutcome,
  DisputeState,
  GatewayName,
  SoldPlan,
  SubscriptionStatus,
} from '../events/schema/vocabulary'

/** What is bought. `checkout` is our own id and the provider's idempotency key. */
export type CheckoutRequest = {
  readonly checkout: string
  readonly account: string
  /** The provider's id of the customer, null before the first checkout. */
  readonly customer: string | null
  readonly name: string
  readonly email: string
  readonly language: 'pt-BR' | 'en-US'
  readonly plan: SoldPlan
  readonly cycle: BillingCycle
  /** Cents of one period without a discount, from the catalogue. */
  readonly price: number
  /** Percent off the first payment, 0 to 100. */
  readonly discount: number
  /** Where the browser comes back to: `success` holds the provider's placeholder for the session's id. */
  readonly success: string
  readonly cancel: string
}

export type OpenedCheckout = {
  /** The provider's id of the session. */
  readonly reference: string
  readonly customer: string
  readonly url: string
  readonly expires: number
}

/** A checkout as it is at the provider. `pending`: bought, to be paid later (Pix, boleto). */
export type CheckoutSnapshot = {
  readonly gateway: GatewayName
  readonly reference: string
  readonly checkout: string
  readonly account: string
  readonly state: 'open' | 'pending' | CheckoutOutcome
  /** Where an open one is paid. */
  readonly url: string | null
  readonly customer: string | null
  /** Of a one-time purchase that is paid; a subscription's payments come by its invoices. */
  readonly payment: PaymentSnapshot | null
  readonly subscription: SubscriptionSnapshot | null
}

/** One payment (a one-time purchase or an invoice of a subscription) as it is at the provider. */
export type PaymentSnapshot = {
  readonly gateway: GatewayName
  readonly payment: string
  readonly account: string
  readonly plan: SoldPlan
  readonly cycle: BillingCycle
  readonly state: 'paid' | 'failed'
  readonly amount: number
  /** Cents given back so far. */
  readonly refunded: number
  readonly dispute: DisputeState | null
  readonly checkout: string | null
  readonly subscription: string | null
  readonly at: number
}

/** A subscription as it is at the provider. `plan` is null for a price this catalogue does not have: it allows nothing. */
export type SubscriptionSnapshot = {
  readonly gateway: GatewayName
  readonly subscription: string
  readonly account: string
  readonly plan: SoldPlan | null
  readonly cycle: BillingCycle
  readonly status: SubscriptionStatus
  readonly start: number
  readonly periodStart: number
  readonly periodEnd: number
  readonly cancelAtPeriodEnd: boolean
}

/** Why the provider could not be asked or would not do it; the caller may try again after `unavailable`. */
export type GatewayFailure = { readonly ok: false; readonly reason: 'unavailable' | 'refused' | 'missing' }
export type Answered<Value> = { readonly ok: true; readonly value: Value } | GatewayFailure

export type Gateway = {
  readonly name: GatewayName
  /** Opens a checkout; the same order again opens the same one. */
  openCheckout(request: CheckoutRequest): Promise<Answered<OpenedCheckout>>
  readCheckout(reference: string): Promise<Answered<CheckoutSnapshot>>
  /** Closes an open checkout so that it can no longer be paid; one that is paid meanwhile answers `completed`. */
  expireCheckout(reference: string): Promise<Answered<CheckoutSnapshot>>
  readSubscription(subscription: string): Promise<Answered<SubscriptionSnapshot>>
  /** `missing` also for an invoice that nobody has paid or tried to pay yet. */
  readPayment(payment: string): Promise<Answered<PaymentSnapshot>>
  /** The provider's own pages for cards, invoices and cancelling. */
  openPortal(customer: string, back: string, language: CheckoutRequest['language']): Promise<Answered<string>>
  cancelAtPeriodEnd(subscription: string): Promise<Answered<SubscriptionSnapshot>>
  /** At once, without a refund: for an account that is erased. */
  cancelNow(subscription: string): Promise<Answered<SubscriptionSnapshot>>
}
