// Types of the built-in test checkout: what it does besides what every payment provider does, and what it stores.
import type { Gateway, PaymentSnapshot, SubscriptionSnapshot } from '../../../billing/gateway'
import type { BillingCycle, CheckoutOutcome, SoldPlan } from '../../../events/schema/vocabulary'

/** A checkout as the test provider has it. */
export type TestCheckout = {
  readonly id: string
  readonly account: string
  readonly checkout: string
  readonly plan: SoldPlan
  readonly cycle: BillingCycle
  /** Cents of one period, and of the first payment. */
  readonly price: number
  readonly amount: number
  readonly state: 'open' | 'pending' | CheckoutOutcome
  readonly success: string
  readonly cancel: string
  readonly page: string
  readonly expires: number
  readonly payment: string | null
  readonly subscription: string | null
}

export type TestSubscription = SubscriptionSnapshot & {
  readonly id: string
  readonly price: number
  /** Where its periods are counted from, once its plan was changed; `start` until then. */
  readonly anchor?: number
  /** Whether the card on file is one that is refused. */
  readonly declines: boolean
  /** The invoice that could not be paid, and since when (ms). */
  readonly openInvoice: string | null
  readonly since: number
}

export type TestPayment = PaymentSnapshot & { readonly id: string }

export type StoredObjects = { checkout: TestCheckout; subscription: TestSubscription; payment: TestPayment }
export type Kind = keyof StoredObjects
/** `revision` counts an object's changes, so that only the change that was read counts as acknowledged. */
export type News = {
  readonly kind: Kind
  readonly id: string
  readonly account: string
  readonly revision: number
}

/** What a subscription changes to; `monthly` is the plan's price in cents. */
export type PlanChange = { readonly plan: SoldPlan; readonly cycle: BillingCycle; readonly monthly: number }

export type Choice = 'pagar' | 'recusar' | 'depois' | 'desistir' | 'pix-pago' | 'pix-vencido'

export type TestGateway = Gateway & {
  checkout(reference: string): TestCheckout | null
  /** What a person chose on its page; false if the checkout is past such a choice. */
  choose(reference: string, choice: Choice): boolean
  subscriptions(account: string): TestSubscription[]
  payments(account: string): TestPayment[]
  resume(subscription: string): void
  card(subscription: string, declines: boolean): void
  change(subscription: string, to: PlanChange): void
  /** Renews what is due and answers with all changes that are not acknowledged yet. */
  news(limit: number): News[]
  acknowledge(news: News): void
  close(): void
}
