// The built-in test checkout's own pages. With a real provider there are no such pages.

import { isRecurring } from '../../../billing/catalogue'
import { soldPlans } from '../../../events/schema/vocabulary'
import type { Core } from '../../core/core'
import { formBody, formText } from '../../http/request/body/schemas'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { routesOf } from '../../http/request/routes-of'
import { notFoundPage, refusedPage } from '../../http/response/page'
import { problem, seeOther } from '../../http/response/responses'
import { cycleOf } from '../plans-json'
import type { Choice, TestGateway } from './port'
import { testCheckoutPage, testPortalPage } from './test-checkout-pages'
import { syncTestCheckout } from './test-checkout-sync'

const choices: readonly Choice[] = ['pagar', 'recusar', 'depois', 'desistir', 'pix-pago', 'pix-vencido']

/** A checkout of the person who asks; nobody else's. */
const checkoutOf = (gateway: TestGateway, ctx: RequestContext, session: string) => {
  const checkout = gateway.checkout(session.slice(0, 255))
  return checkout?.account === personOf(ctx).account ? checkout : null
}

/** What a button of the portal does to a subscription. */
const act = (core: Core, gateway: TestGateway, id: string, choice: string): unknown => {
  const [verb, plan, cycle] = choice.split(':')
  const soldPlan = soldPlans.find((one) => one === plan && isRecurring(one))
  const period = cycleOf(cycle ?? '')
  if (verb === 'cancelar') return gateway.cancelAtPeriodEnd(id)
  if (verb === 'manter') return gateway.resume(id)
  if (verb === 'cartao-bom' || verb === 'cartao-ruim') return gateway.card(id, verb === 'cartao-ruim')
  return verb === 'mudar' && soldPlan && period
    ? gateway.change(id, { plan: soldPlan, cycle: period, monthly: core.catalogue.prices[soldPlan] })
    : null
}

export const testCheckoutRoutes = (core: Core) =>
  routesOf('test-checkout')
    .get('/pagamento-teste', ({ ctx }) => {
      const gateway = core.testCheckout
      if (!gateway) return notFoundPage(core, ctx)
      return testCheckoutPage(core, ctx, checkoutOf(gateway, ctx, ctx.url.searchParams.get('sessao') ?? ''))
    })
    .post(
      '/pagamento-teste',
      async ({ ctx, body }) => {
        const gateway = core.testCheckout
        if (!gateway) return notFoundPage(core, ctx)
        const checkout = checkoutOf(gateway, ctx, formText(body, 'sessao'))
        const choice = choices.find((each) => each === formText(body, 'escolha'))
        if (!checkout || !choice) return refusedPage(core, ctx, problem(ctx, 'checkout-missing').message, 404)
        const isChosen = gateway.choose(checkout.id, choice)
        await syncTestCheckout(core)
        if (!isChosen || choice === 'recusar' || choice === 'pix-vencido')
          return seeOther(`/pagamento-teste?${new URLSearchParams({ sessao: checkout.id })}`)
        return seeOther(choice === 'desistir' ? checkout.cancel : checkout.success)
      },
      { body: formBody },
    )
    .get('/pagamento-teste/portal', ({ ctx }) =>
      core.testCheckout ? testPortalPage(core, ctx, core.testCheckout) : notFoundPage(core, ctx),
    )
    .post(
      '/pagamento-teste/portal',
      async ({ ctx, body }) => {
        const gateway = core.testCheckout
        if (!gateway) return notFoundPage(core, ctx)
        const id = formText(body, 'assinatura')
        const isOwn = gateway.subscriptions(personOf(ctx).account).some((one) => one.id === id)
        if (!isOwn) return refusedPage(core, ctx, problem(ctx, 'subscription-missing').message, 404)
        await act(core, gateway, id, formText(body, 'escolha'))
        await syncTestCheckout(core)
        return seeOther('/pagamento-teste/portal')
      },
      { body: formBody },
    )
