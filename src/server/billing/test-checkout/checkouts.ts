// The checkouts of the built-in provider: opened, paid, given up, failed or past their time.
import { isRecurring } from '../../../billing/catalogue'
import type { CheckoutRequest } from '../../../billing/gateway'
import { discounted } from '../../../billing/price'
import { dayMs } from '../../../time/units'
import type { Choice, TestCheckout, TestPayment } from './port'
import type { Store } from './store'
import { firstPeriod, storeSubscription } from './subscription'

/** How long a checkout stays open, in milliseconds: as long as the longest a real provider keeps one. */
const openMs = dayMs
/** How long a Pix code can be paid, in milliseconds: the default of the real provider. */
const pixMs = dayMs
export const checkoutsOf = (store: Store, clock: () => number) => {
  /** The checkout as it is now: nobody may pay one that is past its time, nor a Pix code that has run out. */
  const checkoutOf = (reference: string): TestCheckout | null => {
    const checkout = store.get('checkout', reference)
    if (!checkout || checkout.expires > clock() || (checkout.state !== 'open' && checkout.state !== 'pending'))
      return checkout
    const expired: TestCheckout = { ...checkout, state: checkout.state === 'open' ? 'expired' : 'failed' }
    store.put('checkout', expired)
    return expired
  }

  const open = (request: CheckoutRequest): TestCheckout => {
    const id = `teste_${request.checkout}`
    const existing = store.get('checkout', id)
    if (existing) return existing
    const { account, checkout, plan, cycle, price, discount, success, cancel } = request
    const created: TestCheckout = {
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
    store.put('checkout', created)
    return created
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
    const checkout = checkoutOf(reference)
    const pix = choice === 'pix-pago' || choice === 'pix-vencido'
    if (!checkout || checkout.state !== (pix ? 'pending' : 'open')) return false
    if (choice === 'pagar' || choice === 'pix-pago') pay(checkout)
    else if (choice === 'depois') store.put('checkout', { ...checkout, state: 'pending', expires: clock() + pixMs })
    else if (choice === 'desistir') store.put('checkout', { ...checkout, state: 'abandoned' })
    else store.put('checkout', { ...checkout, state: 'failed' })
    return true
  }

  return { checkoutOf, open, choose }
}
