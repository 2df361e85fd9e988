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
const found = <Value>(value: Value | null): Answered<Value> => (value === null ? missing : { ok: true, value })

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
    const one = store.get('subscription', id)
    return one && liveOn(store, one, clock())
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
    const one = current(id)
    if (!one) return missing
    change(one)
    return found(subscriptionSnapshot(current(id) ?? one))
  }

  return {
    name: 'test',
    openCheckout: async (request) => {
      const { id, page, expires } = open(request)
      return found({ reference: id, customer: customerOf(request.account), url: page, expires })
    },
    readCheckout: async (reference) => {
      const one = checkoutOf(reference)
      return found(one && snapshot(one))
    },
    expireCheckout: async (reference) => {
      const one = checkoutOf(reference)
      if (one?.state === 'open') store.put('checkout', { ...one, state: 'expired' })
      const now = checkoutOf(reference)
      return found(now && snapshot(now))
    },
    readSubscription: async (id) => {
      const one = current(id)
      return found(one && subscriptionSnapshot(one))
    },
    readPayment: async (id) => {
      const one = store.get('payment', id)
      return found(one && paymentSnapshot(one))
    },
    openPortal: async (_customer, back) => found(new URL('/pagamento-teste/portal', back).href),
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
      for (const one of store.due(clock(), atOnce)) liveOn(store, one, clock())
      return store.news(limit)
    },
    acknowledge: (news) => store.acknowledge(news),
    close: () => store.close(),
  }
}
