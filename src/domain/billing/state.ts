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

const setIn = <Value>(map: ReadonlyMap<string, Value>, key: string, change: (old: Value) => Value) => {
  const old = map.get(key)
  return old === undefined ? map : new Map(map).set(key, change(old))
}

export const evolveCheckouts = (
  checkouts: BillingState['checkouts'],
  event: DomainEvent,
): BillingState['checkouts'] => {
  const change = (id: string, to: Partial<Checkout>) => setIn(checkouts, id, (old) => ({ ...old, ...to }))
  switch (event.type) {
    case 'CheckoutStarted':
      return new Map(checkouts).set(event.data.checkout, {
        ...event.data,
        state: 'started',
        reference: null,
        expires: null,
        holds: false,
      })
    case 'CheckoutOpened': {
      const { checkout, reference, expires } = event.data
      return change(checkout, { state: 'open', reference, expires })
    }
    case 'CheckoutPending':
      return change(event.data.checkout, { state: 'pending' })
    case 'CheckoutEnded':
      return change(event.data.checkout, { state: event.data.outcome })
    case 'CouponHeld':
      return change(event.data.checkout, { holds: true })
    case 'CouponUsed':
    case 'CouponReleased':
      return change(event.data.checkout, { holds: false })
    default:
      return checkouts
  }
}

export const evolvePayments = (payments: BillingState['payments'], event: DomainEvent): BillingState['payments'] => {
  switch (event.type) {
    case 'PaymentReceived':
    case 'PaymentFailed': {
      const { payment, amount } = event.data
      const state = event.type === 'PaymentReceived' ? 'paid' : 'failed'
      return new Map(payments).set(payment, { state, amount, refunded: 0, dispute: null })
    }
    case 'PaymentRefunded':
      return setIn(payments, event.data.payment, (old) => ({ ...old, refunded: event.data.amount }))
    case 'PaymentDisputed':
      return setIn(payments, event.data.payment, (old) => ({ ...old, dispute: event.data.state }))
    default:
      return payments
  }
}
