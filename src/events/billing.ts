// Events of money, in the stream of the account they concern: what was ordered, paid, given back, and which plan follows.
// Amounts are cents of BRL, times are milliseconds since 1970. Ids of the provider are no personal data.
import { z } from 'zod'
import { event } from './catalog'
import { billingCycles, checkoutOutcomes, disputeStates, gateways, soldPlans, subscriptionStatuses } from './vocabulary'

const id = z.uuid()
/** An id made by a provider. */
const reference = z.string().min(1).max(255)
const cents = z.number().int().min(0).max(100_000_000)
const time = z.number().int().min(0)
const gateway = z.enum(gateways)
const plan = z.enum(soldPlans)
const cycle = z.enum(billingCycles)
/** BETA-XXXX-XXXX as it is stored: upper case, with its dashes. */
const code = z.string().min(1).max(40)
const percent = z.number().int().min(1).max(100)

const checkout = '01939b6e-7c00-7000-8000-000000000002'

export const billingEvents = {
  /** The account's one customer at the provider. */
  CustomerLinked: event({
    schema: 1,
    data: z.object({ gateway, customer: reference }),
    golden: { data: { gateway: 'stripe', customer: 'cus_exemplo' } },
  }),
  /** `price` is one period's, `amount` the first payment's, both as the catalogue had them then. */
  CheckoutStarted: event({
    schema: 1,
    data: z.object({
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
  /** The provider has a page on which it is paid, until `expires`. */
  CheckoutOpened: event({
    schema: 1,
    data: z.object({ checkout: id, reference, expires: time }),
    golden: { data: { checkout, reference: 'cs_exemplo', expires: 1_797_000_000_000 } },
  }),
  /** Bought, to be paid later (Pix, boleto). */
  CheckoutPending: event({
    schema: 1,
    data: z.object({ checkout: id }),
    golden: { data: { checkout } },
  }),
  CheckoutEnded: event({
    schema: 1,
    data: z.object({ checkout: id, outcome: z.enum(checkoutOutcomes) }),
    golden: { data: { checkout, outcome: 'completed' } },
  }),
  /** One payment, told once: `payment` is the provider's id of it. */
  PaymentReceived: event({
    schema: 1,
    data: z.object({
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
    schema: 1,
    data: z.object({ gateway, payment: reference, plan, amount: cents, subscription: reference.nullable() }),
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
  /** `amount` is what has been given back of the payment in all. */
  PaymentRefunded: event({
    schema: 1,
    data: z.object({ payment: reference, amount: cents }),
    golden: { data: { payment: 'pi_exemplo', amount: 2990 } },
  }),
  PaymentDisputed: event({
    schema: 1,
    data: z.object({ payment: reference, state: z.enum(disputeStates) }),
    golden: { data: { payment: 'pi_exemplo', state: 'open' } },
  }),
  /** A plan paid once: so many monthly cycles from `from`. */
  PassOpened: event({
    schema: 1,
    data: z.object({ payment: reference, plan, from: time, cycles: z.number().int().min(1).max(12) }),
    golden: { data: { payment: 'pi_exemplo', plan: 'basico', from: 1_797_000_000_000, cycles: 1 } },
  }),
  /** A subscription as it now is at the provider; the whole of it each time. */
  SubscriptionChanged: event({
    schema: 1,
    data: z.object({
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
  /** Taken by a checkout; nobody else can use it meanwhile (the claim `coupon` of the log). */
  CouponHeld: event({
    schema: 1,
    data: z.object({ code, checkout: id, percent }),
    golden: { data: { code: 'BETA-7K3M-QX4P', checkout, percent: 50 } },
  }),
  CouponUsed: event({
    schema: 1,
    data: z.object({ code, checkout: id, percent }),
    golden: { data: { code: 'BETA-7K3M-QX4P', checkout, percent: 50 } },
  }),
  CouponReleased: event({
    schema: 1,
    data: z.object({ code, checkout: id }),
    golden: { data: { code: 'BETA-7K3M-QX4P', checkout } },
  }),
} as const
