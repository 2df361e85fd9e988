// The pages of the built-in payment provider, with which a self-hoster tries out plans without a real one.
import { isRecurring } from '../../../billing/catalogue'
import { type BillingCycle, soldPlans } from '../../../events/schema/vocabulary'
import { translator } from '../../../i18n'
import { brl, formats } from '../../../i18n/format'
import { TestCheckoutPage, type TestCheckoutView } from '../../../pages/billing/test-checkout'
import { TestPortalPage, type TestSubscriptionView } from '../../../pages/billing/test-portal'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { html } from '../../http/response/page'
import { pageContext } from '../../http/response/page-context'
import type { TestCheckout, TestGateway, TestSubscription } from './port'

const periodOf = (ctx: RequestContext, cycle: BillingCycle) => translator(ctx.language)(`plans.period.${cycle}`)

const checkoutView = (core: Core, ctx: RequestContext, one: TestCheckout): TestCheckoutView => {
  const t = translator(ctx.language)
  const period = t(one.cycle === 'annually' ? 'plans.price.year' : 'plans.price.month')
  return {
    session: one.id,
    state: one.state === 'open' || one.state === 'pending' ? one.state : 'over',
    plan: core.catalogue.offers[one.plan].name,
    // 'Monthly' would say of a single payment that it comes again.
    period: isRecurring(one.plan) ? periodOf(ctx, one.cycle) : t(`plans.test.lasts.${one.cycle}`),
    price: brl(one.price, ctx.language),
    discount: one.amount < one.price ? `− ${brl(one.price - one.amount, ctx.language)}` : null,
    today: brl(one.amount, ctx.language),
    later: isRecurring(one.plan)
      ? t('plans.test.renews', { price: brl(one.price, ctx.language), period })
      : t('plans.test.once'),
    declined: one.state === 'failed',
    again: one.cancel,
  }
}

export const testCheckoutPage = (core: Core, ctx: RequestContext, one: TestCheckout | null): Promise<Response> =>
  html(core, ctx, <TestCheckoutPage page={pageContext(core, ctx)} checkout={one && checkoutView(core, ctx, one)} />, {
    status: one ? 200 : 404,
  })

/** Every other subscription one may change to, as the value of a button. */
const changes = (core: Core, ctx: RequestContext, one: TestSubscription) => {
  const t = translator(ctx.language)
  return soldPlans
    .filter(isRecurring)
    .flatMap((plan) => (['monthly', 'annually'] as const).map((cycle) => ({ plan, cycle })))
    .filter(({ plan, cycle }) => core.catalogue.offers[plan].active && !(plan === one.plan && cycle === one.cycle))
    .map(({ plan, cycle }) => {
      const values = { plan: core.catalogue.offers[plan].name, period: periodOf(ctx, cycle).toLowerCase() }
      return { value: `mudar:${plan}:${cycle}`, text: t('plans.test.portal.change', values) }
    })
}

const subscriptionView = (core: Core, ctx: RequestContext, one: TestSubscription): TestSubscriptionView => {
  const t = translator(ctx.language)
  const over = one.status === 'canceled'
  const currentStatus = one.status === 'past_due' || one.status === 'unpaid' || over ? one.status : 'active'
  const renewal = one.cancelAtPeriodEnd
    ? { value: 'manter', text: t('plans.cancel.no') }
    : { value: 'cancelar', text: t('plans.test.portal.cancel') }
  const card = one.declines
    ? { value: 'cartao-bom', text: t('plans.test.portal.goodCard') }
    : { value: 'cartao-ruim', text: t('plans.test.portal.badCard') }
  return {
    id: one.id,
    name: `${one.plan ? core.catalogue.offers[one.plan].name : ''} · ${periodOf(ctx, one.cycle)}`,
    status: currentStatus === 'active' && one.cancelAtPeriodEnd ? 'cancelling' : currentStatus,
    until: t('plans.test.portal.until', { date: formats(ctx.language).date(one.periodEnd, ctx.now) }),
    actions: over ? [] : [renewal, card, ...(currentStatus === 'active' ? changes(core, ctx, one) : [])],
  }
}

export const testPortalPage = (core: Core, ctx: RequestContext, gateway: TestGateway): Promise<Response> => {
  const { account } = personOf(ctx)
  const { date } = formats(ctx.language)
  const invoices = gateway.payments(account).map(({ id, at, plan, amount, state }) => ({
    id,
    date: date(at, ctx.now),
    name: core.catalogue.offers[plan].name,
    amount: brl(amount, ctx.language),
    paid: state === 'paid',
  }))
  const subscriptions = gateway.subscriptions(account).map((one) => subscriptionView(core, ctx, one))
  const props = { page: pageContext(core, ctx), subscriptions, invoices }
  return html(core, ctx, <TestPortalPage {...props} />)
}
