// The double's own pages, where a person pays, is refused, pays later or leaves. They say that they are no Stripe.
import { decline, pay, payLater } from './checkout'
import { setCancel, setCard } from './subscriptions'
import { get, type World } from './world'

const html = (title: string, body: string) =>
  new Response(
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>
<p>Isto é um dublê dos testes, e não a Stripe. Nenhum dinheiro é cobrado.</p>${body}`,
    {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  )

const form = (action: string, acts: readonly (readonly [string, string])[]) =>
  `<form method="post" action="${action}">${acts
    .map(([value, words]) => `<button name="acao" value="${value}">${words}</button>`)
    .join('')}</form>`

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })

const payPage = (world: World, id: string): Response => {
  const { amount_total: amount, status } = get(world.sessions, 'checkout.session', id)
  if (status !== 'open') return html('Esta compra não está aberta', '')
  return html(
    'Dublê de pagamento',
    `<p>Total: R$ ${((amount ?? 0) / 100).toFixed(2)}</p>${form(`/pay/${id}`, [
      ['pagar', 'Pagar'],
      ['recusar', 'Cartão recusado'],
      ['pix', 'Pix depois'],
      ['sair', 'Voltar'],
    ])}`,
  )
}

const choose = (world: World, id: string, act: string): Response => {
  const session = get(world.sessions, 'checkout.session', id)
  if (act === 'sair') return seeOther(session.cancel_url ?? '/')
  if (act === 'recusar') {
    decline(world, id)
    return seeOther(`/pay/${id}`)
  }
  if (act === 'pix') payLater(world, id)
  else pay(world, id)
  return seeOther((session.success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', id))
}

const ofCustomer = (world: World, customer: string) =>
  [...world.subscriptions.values()].filter((one) => one.customer === customer && one.status !== 'canceled')

const portalPage = (world: World, id: string): Response => {
  const { return_url: back } = get(world.portalSessions, 'portal session', id)
  const acts = [
    ['cancelar', 'Cancelar no fim do período'],
    ['manter', 'Manter a assinatura'],
    ['cartao-ruim', 'Trocar por um cartão recusado'],
    ['cartao-bom', 'Trocar por um cartão bom'],
  ] as const
  return html('Dublê do portal', `${form(`/portal/${id}`, acts)}<a href="${back ?? '/'}">Voltar</a>`)
}

const manage = (world: World, id: string, act: string): Response => {
  const { customer } = get(world.portalSessions, 'portal session', id)
  if (act.startsWith('cartao')) setCard(world, String(customer), act === 'cartao-bom')
  else for (const one of ofCustomer(world, String(customer))) setCancel(world, one, act === 'cancelar')
  return seeOther(`/portal/${id}`)
}

/** Answers a page of the double, or null for a path that is none. */
export const pageOf = async (world: World, request: Request): Promise<Response | null> => {
  const [, place, id = ''] = new URL(request.url).pathname.split('/')
  if (place !== 'pay' && place !== 'portal') return null
  if (request.method !== 'POST') return place === 'pay' ? payPage(world, id) : portalPage(world, id)
  const act = String((await request.formData()).get('acao') ?? '')
  return place === 'pay' ? choose(world, id, act) : manage(world, id, act)
}
