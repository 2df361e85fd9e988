// The built-in test checkout's own pages. With a real provider there are no such pages.
import { Elysia } from 'elysia'
import { soldPlans } from '../../events/schema/vocabulary'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { personOf, visitContext } from '../http/request/route-context'
import { formBody, formText } from '../http/request/schemas'
import { notFoundPage, refusedPage } from '../http/response/page'
import { problem, seeOther } from '../http/response/responses'
import { cycleOf } from './plans-json'
import type { Choice, TestGateway } from './test-checkout/port'
import { testCheckoutPage, testPortalPage } from './test-checkout-pages'
import { hearTestCheckout } from './test-checkout-sync'

const choices: readonly Choice[] = ['pagar', 'recusar', 'depois', 'desistir', 'pix-pago', 'pix-vencido']

/** A checkout of the person who asks; nobody else's. */
const checkoutOf = (gateway: TestGateway, visit: Visit, session: string) => {
  const one = gateway.checkout(session.slice(0, 255))
  return one?.account === personOf(visit).account ? one : null
}

/** What a button of the portal does to a subscription. */
const act = (core: Core, gateway: TestGateway, id: string, choice: string): unknown => {
  const [verb, plan, cycle] = choice.split(':')
  const wanted = soldPlans.find((one) => one === plan && one !== 'basico')
  const period = cycleOf(cycle ?? '')
  if (verb === 'cancelar') return gateway.cancelAtPeriodEnd(id)
  if (verb === 'manter') return gateway.keep(id)
  if (verb === 'cartao-bom' || verb === 'cartao-ruim') return gateway.card(id, verb === 'cartao-ruim')
  return verb === 'mudar' && wanted && period
    ? gateway.change(id, { plan: wanted, cycle: period, monthly: core.catalogue.prices[wanted] })
    : null
}

export const testCheckoutRoutes = (core: Core) =>
  new Elysia({ name: 'test-checkout' })
    .use(visitContext)
    .get('/pagamento-teste', ({ visit }) => {
      const gateway = core.testCheckout
      if (!gateway) return notFoundPage(core, visit)
      return testCheckoutPage(core, visit, checkoutOf(gateway, visit, visit.url.searchParams.get('sessao') ?? ''))
    })
    .post(
      '/pagamento-teste',
      async ({ visit, body }) => {
        const gateway = core.testCheckout
        if (!gateway) return notFoundPage(core, visit)
        const one = checkoutOf(gateway, visit, formText(body, 'sessao'))
        const choice = choices.find((each) => each === formText(body, 'escolha'))
        if (!one || !choice) return refusedPage(core, visit, problem(visit, 'checkout-missing').message, 404)
        const done = gateway.choose(one.id, choice)
        await hearTestCheckout(core)
        if (!done || choice === 'recusar' || choice === 'pix-vencido')
          return seeOther(`/pagamento-teste?${new URLSearchParams({ sessao: one.id })}`)
        return seeOther(choice === 'desistir' ? one.cancel : one.success)
      },
      { body: formBody },
    )
    .get('/pagamento-teste/portal', ({ visit }) =>
      core.testCheckout ? testPortalPage(core, visit, core.testCheckout) : notFoundPage(core, visit),
    )
    .post(
      '/pagamento-teste/portal',
      async ({ visit, body }) => {
        const gateway = core.testCheckout
        if (!gateway) return notFoundPage(core, visit)
        const id = formText(body, 'assinatura')
        const own = gateway.subscriptions(personOf(visit).account).some((one) => one.id === id)
        if (!own) return refusedPage(core, visit, problem(visit, 'subscription-missing').message, 404)
        await act(core, gateway, id, formText(body, 'escolha'))
        await hearTestCheckout(core)
        return seeOther('/pagamento-teste/portal')
      },
      { body: formBody },
    )
