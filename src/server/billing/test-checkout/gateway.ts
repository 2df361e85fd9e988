// The built-in test checkout: a payment provider that takes no money, so that the whole paid flow works on a newcomer's
// machine. Everything it says is marked as a test on its pages (P17).

import { isRecurring } from '../../../billing/catalogue'
import type {
  Answered,
  CheckoutRequest,
  CheckoutSnapshot,
  PaymentSnapshot,
  SubscriptionSnapshot,
} from '../../../billing/gateway'
import { discounted } from '../../../billing/price'
import type { Choice, TestCheckout, TestGateway, TestPayment, TestSubscription } from './port'
import { openStore } from './store'
import { changeCard, changePlan, firstPeriod, liveOn, storeSubscription } from './subscription'

/** How long a checkout stays open, in milliseconds: as long as the longest a real provider keeps one. */
const openMs = 24 * 3600 * 1000
/** How long a Pix code can be paid, in milliseconds: the default of the real provider. */
const pixMs = 24 * 3600 * 1000
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

export const customerOf = (account: string): string => `teste_cliente_${account}`

export const createTestGateway = ({
  folder,
  clock,
}: {
  readonly folder: string
  readonly clock: () => number
}): TestGateway => {
  const store = openStore(folder)

  const current = (id: string): TestSubscription | null => {
    const one = store.get('subscription', id)
    return one && liveOn(store, one, clock())
  }

  /** The checkout as it is now: nobody may pay one that is past its time, nor a Pix code that has run out. */
  const checkoutOf = (reference: string): TestCheckout | null => {
    const one = store.get('checkout', reference)
    if (!one || one.expires > clock() || (one.state !== 'open' && one.state !== 'pending')) return one
    const expired: TestCheckout = { ...one, state: one.state === 'open' ? 'expired' : 'failed' }
    store.put('checkout', expired)
    return expired
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

  const open = (request: CheckoutRequest): TestCheckout => {
    const id = `teste_${request.checkout}`
    const known = store.get('checkout', id)
    if (known) return known
    const { account, checkout, plan, cycle, price, discount, success, cancel } = request
    const made: TestCheckout = {
      id,
      account,
      checkout,
      plan,
      cycle,
      price,
      amount: discounted(price, discount),
      state: 'open',
      success: success.replace('{CHECKOUT_SESSION_ID}', id),
      cancel,
      page: new URL(`/pagamento-teste?sessao=${id}`, success).href,
      expires: clock() + openMs,
      payment: null,
      subscription: null,
    }
    store.put('checkout', made)
    return made
  }

  const pay = (one: TestCheckout): void => {
    const at = clock()
    const { account, plan, cycle, price, amount, checkout } = one
    const subscription = isRecurring(plan) ? `teste_assinatura_${checkout}` : null
    const payment: TestPayment = {
      id: `teste_pagamento_${checkout}`,
      payment: `teste_pagamento_${checkout}`,
      ...{ gateway: 'test', account, plan, cycle, state: 'paid', amount, refunded: 0, dispute: null },
      ...{ checkout, subscription, at },
    }
    store.put('payment', payment)
    if (subscription)
      storeSubscription(store, {
        id: subscription,
        ...{ gateway: 'test', subscription, account, plan, cycle, status: 'active', start: at, periodStart: at },
        ...{
          periodEnd: firstPeriod(at, cycle),
          cancelAtPeriodEnd: false,
          price,
          declines: false,
          openInvoice: null,
          since: 0,
        },
      })
    store.put('checkout', { ...one, state: 'completed', payment: payment.id, subscription })
  }

  const choose = (reference: string, choice: Choice): boolean => {
    const one = checkoutOf(reference)
    const pix = choice === 'pix-pago' || choice === 'pix-vencido'
    if (!one || one.state !== (pix ? 'pending' : 'open')) return false
    if (choice === 'pagar' || choice === 'pix-pago') pay(one)
    else if (choice === 'depois') store.put('checkout', { ...one, state: 'pending', expires: clock() + pixMs })
    else if (choice === 'desistir') store.put('checkout', { ...one, state: 'abandoned' })
    else store.put('checkout', { ...one, state: 'failed' })
    return true
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
