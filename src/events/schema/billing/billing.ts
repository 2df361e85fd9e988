// Billing events, in the stream of their account: what was ordered, paid and given back, and which plan follows.
// Amounts are cents of BRL, times are milliseconds since 1970. The provider's ids are not personal data.
import { z } from 'zod'
import { event } from '../catalog'
import { exampleId, id, time } from '../fields'
import {
  billingCycles,
  checkoutOutcomes,
  disputeStates,
  gateways,
  refundCauses,
  soldPlans,
  subscriptionStatuses,
} from '../vocabulary'
import { code } from './coupons'

/** An id made by a provider. */
const reference = z.string().min(1).max(255)
const cents = z.number().int().min(0).max(100_000_000)
const gateway = z.enum(gateways)
const plan = z.enum(soldPlans)
const cycle = z.enum(billingCycles)

const checkout = exampleId(2)

export const billingEvents = {
  /** The account's only customer at the provider. */
  CustomerLinked: event({
    repeatable: false,
    data: () => z.object({ gateway, customer: reference }),
    golden: { data: { gateway: 'stripe', customer: 'cus_exemplo' } },
  }),
  /** `price` is for one period, `amount` the first payment, both as in the catalogue at that time. */
  CheckoutStarted: event({
    repeatable: true,
    data: () =>
      z.object({
        checkout: id,
        gateway,
        plan,
        cycle,
        price: cents,
        amount: cents,
        coupon: code.nullable(),
        discount: z.number().int().min(0).max(100),
      }),
    golden: {
      data: {
        checkout,
        gateway: 'test',
        plan: 'basico',
        cycle: 'monthly',
        price: 2990,
        amount: 1495,
        coupon: 'BETA-7K3M-QX4P',
        discount: 50,
      },
    },
  }),
  /** The provider has a page for the payment, until `expires`. */
  CheckoutOpened: event({
    repeatable: false,
    data: () => z.object({ checkout: id, reference, expires: time }),
    golden: { data: { checkout, reference: 'cs_exemplo', expires: 1_797_000_000_000 } },
  }),
  /** Bought, but paid later (Pix, boleto). */
  CheckoutPending: event({
    repeatable: false,
    data: () => z.object({ checkout: id }),
    golden: { data: { checkout } },
  }),
  CheckoutEnded: event({
    repeatable: false,
    data: () => z.object({ checkout: id, outcome: z.enum(checkoutOutcomes) }),
    golden: { data: { checkout, outcome: 'completed' } },
  }),
  /** One payment, recorded once: `payment` is the provider's id of it. */
  PaymentReceived: event({
    repeatable: false,
    data: () =>
      z.object({
        gateway,
        payment: reference,
        plan,
        cycle,
        amount: cents,
        checkout: id.nullable(),
        subscription: reference.nullable(),
      }),
    golden: {
      data: {
        gateway: 'stripe',
        payment: 'in_exemplo',
        plan: 'professional',
        cycle: 'annually',
        amount: 86_304,
        checkout,
        subscription: 'sub_exemplo',
      },
    },
  }),
  PaymentFailed: event({
    repeatable: false,
    data: () => z.object({ gateway, payment: reference, plan, amount: cents, subscription: reference.nullable() }),
    golden: {
      data: {
        gateway: 'stripe',
        payment: 'in_exemplo',
        plan: 'professional',
        amount: 8990,
        subscription: 'sub_exemplo',
      },
    },
  }),
  /** `amount` is the total given back of the payment so far. */
  PaymentRefunded: event({
    repeatable: false,
    data: () => z.object({ payment: reference, amount: cents }),
    golden: { data: { payment: 'pi_exemplo', amount: 2990 } },
  }),
  PaymentDisputed: event({
    repeatable: false,
    data: () => z.object({ payment: reference, state: z.enum(disputeStates) }),
    golden: { data: { payment: 'pi_exemplo', state: 'open' } },
  }),
  /** A plan paid once, with `amount`: this many monthly cycles from `from`, or from the end of an earlier one. */
  PassOpened: event({
    repeatable: false,
    data: () =>
      z.object({ payment: reference, plan, amount: cents, from: time, cycles: z.number().int().min(1).max(12) }),
    golden: { data: { payment: 'pi_exemplo', plan: 'basico', amount: 1495, from: 1_797_000_000_000, cycles: 1 } },
  }),
  /** The current state of a subscription at the provider, always complete. */
  SubscriptionChanged: event({
    repeatable: false,
    data: () =>
      z.object({
        gateway,
        subscription: reference,
        plan: plan.nullable(),
        cycle,
        status: z.enum(subscriptionStatuses),
        start: time,
        periodStart: time,
        periodEnd: time,
        cancelAtPeriodEnd: z.boolean(),
      }),
    golden: {
      data: {
        gateway: 'stripe',
        subscription: 'sub_exemplo',
        plan: 'professional',
        cycle: 'annually',
        status: 'active',
        start: 1_797_000_000_000,
        periodStart: 1_797_000_000_000,
        periodEnd: 1_828_536_000_000,
        cancelAtPeriodEnd: false,
      },
    },
  }),
  /** A payment that should not have happened; people decide whether it is given back. Once per subscription. */
  RefundOwed: event({
    repeatable: false,
    data: () => z.object({ gateway, subscription: reference, cause: z.enum(refundCauses) }),
    golden: { data: { gateway: 'stripe', subscription: 'sub_exemplo', cause: 'second' } },
  }),
  /** An admin has handled it: gave it back, or decided not to. `erased`: the account was erased by then. */
  RefundSettled: event({
    repeatable: false,
    data: () => z.object({ subscription: reference, erased: z.boolean() }),
    golden: { data: { subscription: 'sub_exemplo', erased: false } },
  }),
} as const
