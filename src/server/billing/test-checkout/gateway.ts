// The built-in test checkout: a payment provider that takes no money, so that the whole paid flow works on a newcomer's
// machine. Everything it says is marked as a test on its pages (P17).

import type { Answered, CheckoutSnapshot, PaymentSnapshot, SubscriptionSnapshot } from '../../../billing/gateway'
import { checkoutsOf } from './checkouts'
import type { TestCheckout, TestGateway, TestPayment, TestSubscription } from './port'
import { openStore } from './store'
import { changeCard, changePlan, liveOn, storeSubscription } from './subscription'

/** Subscriptions made good in one go. */
const atOnce = 200

const missing = { ok: false, reason: 'missing' } as const
const answerOf = <Value>(value: Value | null): Answered<Value> => (value === null ? missing : { ok: true, value })

/** Exactly the fields of the port. */
const paymentSnapshot = ({ id: _, ...payment }: TestPayment): PaymentSnapshot => payment
const subscriptionSnapshot = ({
  id: _,
  price: _price,
  declines: _declines,
  openInvoice: _openInvoice,
  since: _since,
  ...subscription
}: TestSubscription): SubscriptionSnapshot => subscription

const customerOf = (account: string): string => `teste_cliente_${account}`

export const createTestGateway = ({
  folder,
  clock,
}: {
  readonly folder: string
  readonly clock: () => number
}): TestGateway => {
  const store = openStore(folder)
  const { checkoutOf, open, choose } = checkoutsOf(store, clock)

  const current = (id: string): TestSubscription | null => {
    const subscription = store.get('subscription', id)
    return subscription && liveOn(store, subscription, clock())
  }

  const snapshot = (one: TestCheckout): CheckoutSnapshot => {
    const payment = one.payment === null ? null : store.get('payment', one.payment)
    const subscription = one.subscription === null ? null : current(one.subscription)
    return {
      gateway: 'test',
      reference: one.id,
      checkout: one.checkout,
      account: one.account,
      state: one.state,
      url: one.state === 'open' || one.state === 'pending' ? one.page : null,
      customer: customerOf(one.account),
      payment: payment && paymentSnapshot(payment),
      subscription: subscription && subscriptionSnapshot(subscription),
    }
  }

  const changed = (id: string, change: (one: TestSubscription) => void): Answered<SubscriptionSnapshot> => {
    const subscription = current(id)
    if (!subscription) return missing
    change(subscription)
    return answerOf(subscriptionSnapshot(current(id) ?? subscription))
  }

  return {
    name: 'test',
    openCheckout: async (request) => {
      const { id, page, expires } = open(request)
      return answerOf({ reference: id, customer: customerOf(request.account), url: page, expires })
    },
    readCheckout: async (reference) => {
      const checkout = checkoutOf(reference)
      return answerOf(checkout && snapshot(checkout))
    },
    expireCheckout: async (reference) => {
      const checkout = checkoutOf(reference)
      if (checkout?.state === 'open') store.put('checkout', { ...checkout, state: 'expired' })
      const now = checkoutOf(reference)
      return answerOf(now && snapshot(now))
    },
    readSubscription: async (id) => {
      const subscription = current(id)
      return answerOf(subscription && subscriptionSnapshot(subscription))
    },
    readPayment: async (id) => {
      const payment = store.get('payment', id)
      return answerOf(payment && paymentSnapshot(payment))
    },
    openPortal: async (_customer, back) => answerOf(new URL('/pagamento-teste/portal', back).href),
    cancelAtPeriodEnd: async (id) =>
      changed(id, (one) => void storeSubscription(store, { ...one, cancelAtPeriodEnd: true })),
    cancelNow: async (id) => changed(id, (one) => void storeSubscription(store, { ...one, status: 'canceled' })),
    checkout: checkoutOf,
    choose,
    subscriptions: (account) => store.ofAccount('subscription', account).map((one) => liveOn(store, one, clock())),
    payments: (account) => store.ofAccount('payment', account),
    resume: (id) => void changed(id, (one) => void storeSubscription(store, { ...one, cancelAtPeriodEnd: false })),
    card: (id, declines) => void changed(id, (one) => changeCard(store, one, declines)),
    change: (id, to) => void changed(id, (one) => changePlan(store, one, to, clock())),
    news: (limit) => {
      for (const subscription of store.due(clock(), atOnce)) liveOn(store, subscription, clock())
      return store.news(limit)
    },
    acknowledge: (news) => store.acknowledge(news),
    close: () => store.close(),
  }
}
