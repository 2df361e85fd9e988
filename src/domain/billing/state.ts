// Folds what is known of an account's money, and names the reasons why a command about it is refused.
import type { DomainEvent } from '../../events/schema/events'
import type { CheckoutOutcome, DisputeState, GatewayName } from '../../events/schema/vocabulary'
import type { Entitlements } from './entitlement'

type Data<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>['data']

/** One checkout; `open` has a page at the provider. */
export type Checkout = Data<'CheckoutStarted'> & {
  readonly state: 'started' | 'open' | 'pending' | CheckoutOutcome
  readonly reference: string | null
  readonly expires: number | null
  /** Whether its coupon is held by it now. */
  readonly holds: boolean
}

/** What is known of one payment. */
export type Payment = {
  readonly state: 'paid' | 'failed'
  readonly amount: number
  readonly refunded: number
  readonly dispute: DisputeState | null
}

export type BillingState = {
  readonly entitlements: Entitlements
  /** Once the account is erased: the subscriptions it left running that are cancelled by now. */
  readonly closed: ReadonlySet<string> | null
  readonly customers: Readonly<Partial<Record<GatewayName, string>>>
  readonly checkouts: ReadonlyMap<string, Checkout>
  readonly payments: ReadonlyMap<string, Payment>
}

export type BillingRefusal =
  | 'account-missing'
  | 'checkout-missing'
  | 'checkout-open'
  | 'checkout-pending'
  | 'coupon-taken'
  | 'plan-current'
  | 'plan-covered'
  | 'subscription-running'
