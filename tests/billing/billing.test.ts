// Buying, from the call to the plan, through the real server and its test checkout.
import { describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultCatalogue } from '../../src/billing/catalogue'
import { readCatalogue } from '../../src/billing/catalogue-file'
import { monthsAfter } from '../../src/billing/cycle'
import { annually, discounted, perMonth } from '../../src/billing/price'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import { billingCycles } from '../../src/events/schema/vocabulary'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { notificationsOf } from '../../src/projections/notifications/notification'
import { eraseAccount } from '../../src/server/accounts/data/erase'
import { execute } from '../../src/server/admin/operator/control-commands'
import type { Choice } from '../../src/server/billing/test-checkout/port'
import { readConfig } from '../../src/server/config/read'
import { testCheckoutRefusal } from '../../src/server/core/gateway'
import { sweep } from '../../src/server/jobs/billing-sweep'
import { giveRole } from '../helpers/accounts/give-role'
import { body, type Client, origin, start, type TestApp, testApp } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

const day = 24 * 3600 * 1000
type Buyer = { readonly client: Client; readonly id: string; readonly email: string }
let people = 0
const buyer = async (on = app): Promise<Buyer> => {
  const client = on.client()
  people += 1
  const email = `compra${people}@exemplo.com`
  const { id } = await body<{ id: string }>(await client.register(email))
  return { client, id, email }
}
const admin = async (on = app): Promise<Client> => {
  const { client, id } = await buyer(on)
  await giveRole(on.core, id, 'admin')
  return client
}
const coupons = async (fields: object, on = app): Promise<string[]> => {
  const made = await (await admin(on)).post('/api/admin/create-beta-coupons', fields)
  return (await body<{ coupons: { codigo: string }[] }>(made)).coupons.map(({ codigo }) => codigo)
}
const checkout = ({ client }: Buyer, planId: string, more: object = {}) =>
  client.post('/api/create-checkout-session', { planId, ...more })
const urlOf = async (answer: Response) => new URL((await body<{ url: string }>(answer)).url)
const sessionOf = (url: URL) => url.searchParams.get('sessao') ?? url.searchParams.get('session_id') ?? ''
/** Makes the person's choice on the provider's page and applies the provider's news of it. */
const choose = async (session: string, choice: Choice, on = app) => {
  expect(on.core.testCheckout?.choose(session, choice)).toBe(true)
  await sweep(on.core)
}
const buy = async (who: Buyer, planId: string, more: object = {}, on = app) => {
  const session = sessionOf(await urlOf(await checkout(who, planId, more)))
  await choose(session, 'pagar', on)
  return session
}
/** Signs in again, because months may have passed since. */
const ask = async ({ client, email }: Buyer, path: string) => {
  await client.post('/api/login', { email, senha: 'segredo1' })
  return client.ask(path)
}
const status = async (who: Buyer) =>
  (await body<{ status_assinatura: string }>(await ask(who, '/api/user'))).status_assinatura
const left = async (who: Buyer) => {
  const { remainingAnalyses, totalAllowed } = await body<{ remainingAnalyses: number; totalAllowed: number }>(
    await ask(who, '/api/user/stats'),
  )
  return [remainingAnalyses, totalAllowed]
}
const types = (id: string, on = app) => on.core.events.read(accountStream(id)).map(({ type }) => type)
const dataOf = (id: string, wanted: string, on = app) =>
  on.core.events.read(accountStream(id)).findLast(({ type }) => type === wanted)?.data

describe('prices', () => {
  test('a year is twelve months less a fifth, exact in cents', () =>
    expect([2990, 8990, 11_990].map(annually)).toEqual([28_704, 86_304, 115_104]))
  test('a month of a year leaves no fraction', () => expect(perMonth(86_304)).toBe(7192))
  test('no discount and a whole one', () => expect([discounted(2990, 0), discounted(2990, 100)]).toEqual([2990, 0]))
  test('the call lists the three plans with reais and cents', async () => {
    const { client } = await buyer()
    const list = await body<Record<string, unknown>[]>(await client.ask('/api/plans'))
    expect(
      list.map(({ nome, preco_mensal, preco_anual_centavos, limite_analises }) => [
        nome,
        preco_mensal,
        preco_anual_centavos,
        limite_analises,
      ]),
    ).toEqual([
      ['Basic', 29.9, 28_704, 10],
      ['Pro', 89.9, 86_304, 50],
      ['Premium', 119.9, 115_104, -1],
    ])
    expect(Object.keys(list[0]?.recursos ?? {})).toHaveLength(13)
    expect(list[2]).toMatchObject({
      recursos: { relatorios_detalhados: true, mentoria_mensal: false },
      em_breve: expect.arrayContaining(['mentoria_mensal', 'templates_premium']),
    })
  })
})

describe('the catalogue’s file', () => {
  test('replaces what it names', () => {
    const read = readCatalogue(JSON.stringify({ basico: { price: 3990, analyses: 12 }, premium: { active: false } }))
    if (!read.ok) throw new Error(read.problems.join())
    expect(read.catalogue.prices).toEqual({ ...defaultCatalogue.prices, basico: 3990 })
    expect(read.catalogue.limits.basico.total).toBe(12)
    expect(read.catalogue.offers.premium).toEqual({ ...defaultCatalogue.offers.premium, active: false })
  })
  test('says what is wrong and where, all at once', () => {
    const read = readCatalogue(
      JSON.stringify({ basico: { price: 2991 }, pro: {}, premium: { features: { voar: true } } }),
    )
    expect(read.ok ? [] : read.problems.map((line) => line.split(':')[0])).toEqual([
      'basico.price',
      'premium.features',
      'the file',
    ])
    expect(readCatalogue('{').ok).toBe(false)
  })
  test('that is wrong stops the server before it sells anything', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'catalogue.json'), '{"basico":{"price":29.9}}')
    expect(testApp({}, folder)).rejects.toThrow(/catalogue\.json.*basico\.price/)
  })
})

describe('buying', () => {
  test('Basic: nothing before it is paid, ten analyses after, once', async () => {
    const who = await buyer()
    const url = await urlOf(await checkout(who, 'basico'))
    expect(url.pathname).toBe('/pagamento-teste')
    expect(await status(who)).toBe('free')
    await choose(sessionOf(url), 'pagar')
    expect([await status(who), await left(who)]).toEqual(['basico', [10, 10]])
    await sweep(app.core)
    expect(types(who.id).filter((type) => type === 'PaymentReceived')).toHaveLength(1)
    expect(dataOf(who.id, 'PaymentReceived')).toMatchObject({ amount: 2990, plan: 'basico' })
  })
  test('a subscription has its id, and the plan its name', async () => {
    const who = await buyer()
    await buy(who, 'Pro', { billingCycle: 'annually' })
    const user = await body(await who.client.ask('/api/user'))
    expect(user).toMatchObject({ status_assinatura: 'professional' })
    expect(user.stripe_subscription_id).toMatch(/^teste_assinatura_/)
    expect(await body(await who.client.ask('/api/user/plan'))).toMatchObject({
      id: 'professional',
      nome: 'Pro',
      renova: true,
    })
    expect(dataOf(who.id, 'PaymentReceived')).toMatchObject({ amount: 86_304, cycle: 'annually' })
  })
  test('the same order again is the same page; another one closes it', async () => {
    const who = await buyer()
    const first = await urlOf(await checkout(who, 'basico'))
    expect((await urlOf(await checkout(who, 'basico'))).href).toBe(first.href)
    const second = await urlOf(await checkout(who, 'premium'))
    expect(second.href).not.toBe(first.href)
    expect(app.core.testCheckout?.choose(sessionOf(first), 'pagar')).toBe(false)
  })
  test('twenty clicks at once are one order', async () => {
    const who = await buyer()
    const urls = await Promise.all(
      Array.from({ length: 20 }, async () => (await urlOf(await checkout(who, 'premium'))).href),
    )
    expect(new Set(urls).size).toBe(1)
    expect(types(who.id).filter((type) => type === 'CheckoutStarted')).toHaveLength(1)
  })
  test('the plan one has, a lesser one, or none there is: refused in words', async () => {
    const who = await buyer()
    await buy(who, 'premium')
    for (const [plan, code, http] of [
      ['basico', 'plan-covered', 409],
      ['enterprise', 'invalid', 422],
      ['', 'invalid', 422],
    ] as const) {
      const answer = await checkout(who, plan)
      expect([plan, answer.status, (await body(answer)).code]).toEqual([plan, http, code])
    }
  })
  test('another subscription beside a running one leads to the portal, never to a second charge', async () => {
    const who = await buyer()
    await buy(who, 'professional')
    expect((await urlOf(await checkout(who, 'premium'))).pathname).toBe('/pagamento-teste/portal')
    expect((await urlOf(await who.client.post('/api/create-billing-portal-session', {}))).pathname).toBe(
      '/pagamento-teste/portal',
    )
  })
  test.each([
    ['recusar', 'failed'],
    ['desistir', 'abandoned'],
  ] as const)('%s opens nothing and leaves the way free', async (choice, outcome) => {
    const who = await buyer()
    const session = sessionOf(await urlOf(await checkout(who, 'basico')))
    await choose(session, choice)
    expect(dataOf(who.id, 'CheckoutEnded')).toMatchObject({ outcome })
    expect(await status(who)).toBe('free')
    expect((await checkout(who, 'basico')).status).toBe(200)
  })
  test('paid later by Pix: open when it lands, and not before', async () => {
    const who = await buyer()
    const session = sessionOf(await urlOf(await checkout(who, 'basico')))
    await choose(session, 'depois')
    expect(await status(who)).toBe('free')
    const verified = () => who.client.ask(`/api/verify-checkout-session?session_id=${session}`)
    expect(await body(await verified())).toMatchObject({
      success: false,
      state: 'processing',
      message:
        'O pagamento ainda não foi confirmado. Assim que for, o plano abre sozinho e você recebe uma notificação.',
    })
    await choose(session, 'pix-pago')
    expect(await body(await verified())).toMatchObject({ success: true, state: 'paid' })
    expect(await status(who)).toBe('basico')
  })
  test('a subscription whose Pix is on the way is not ordered a second time, nor is a plan paid once', async () => {
    const who = await buyer()
    await choose(sessionOf(await urlOf(await checkout(who, 'professional'))), 'depois')
    const again = await checkout(who, 'premium')
    expect([again.status, (await body(again)).code]).toEqual([409, 'checkout-pending'])
    await choose(sessionOf(await urlOf(await checkout(who, 'basico'))), 'depois')
    const twice = await checkout(who, 'basico')
    expect([twice.status, (await body(twice)).code]).toEqual([409, 'checkout-pending'])
  })
  test('a Pix code that nobody pays runs out after a day and leaves the way free', async () => {
    const own = await testApp()
    try {
      const who = await buyer(own)
      const session = sessionOf(await urlOf(await checkout(who, 'professional')))
      await choose(session, 'depois', own)
      own.turn(day - 1)
      await sweep(own.core)
      expect((await checkout(who, 'premium')).status).toBe(409)
      own.turn(day)
      await sweep(own.core)
      expect(dataOf(who.id, 'CheckoutEnded', own)).toMatchObject({ outcome: 'failed' })
      expect((await checkout(who, 'premium')).status).toBe(200)
    } finally {
      await own.close()
    }
  })
  test('nobody is signed in: 401; the body is wrong: 422', async () => {
    expect((await app.client().post('/api/create-checkout-session', { planId: 'basico' })).status).toBe(401)
    const who = await buyer()
    const refused = await checkout(who, 'basico', { billingCycle: 'weekly' })
    const { fields } = (await refused.json()) as { fields: { billingCycle: string } }
    // As they are sent: the words of the page are no values of the call.
    for (const cycle of billingCycles) expect(fields.billingCycle).toContain(cycle)
    expect(refused.status).toBe(422)
  })
})

describe('the return page', () => {
  test('another’s session is nobody’s, and grants nothing', async () => {
    const [one, other] = [await buyer(), await buyer()]
    const session = await buy(one, 'premium')
    const answer = await other.client.ask(`/api/verify-checkout-session?session_id=${session}`)
    expect(answer.status).toBe(404)
    expect(await status(other)).toBe('free')
  })
  test('an address made up grants nothing, nor does one of an open checkout', async () => {
    const who = await buyer()
    const session = sessionOf(await urlOf(await checkout(who, 'premium')))
    const unknown = await who.client.ask('/api/verify-checkout-session?session_id=cs_inventado')
    expect(unknown.status).toBe(404)
    expect(await body(unknown)).toMatchObject({ success: false, code: 'checkout-missing' })
    expect(await body(await who.client.ask(`/api/verify-checkout-session?session_id=${session}`))).toMatchObject({
      success: false,
    })
    expect((await who.client.ask('/api/verify-checkout-session')).status).toBe(422)
    expect(await status(who)).toBe('free')
  })
  test('says that it was paid only of what is in force: of a plan that has ended, that it has', async () => {
    const own = await testApp()
    try {
      const who = await buyer(own)
      const session = await buy(who, 'basico', {}, own)
      const path = `/assinatura-sucesso?session_id=${session}`
      expect(await (await ask(who, path)).text()).toContain('o que já é seu a partir de agora')
      own.turn(32 * day)
      await sweep(own.core)
      const page = await (await ask(who, path)).text()
      expect(page).toContain('Este plano não está valendo agora')
      expect(page).not.toContain('o que já é seu a partir de agora')
      expect(await body(await ask(who, `/api/verify-checkout-session?session_id=${session}`))).toMatchObject({
        success: false,
        state: 'over',
      })
    } finally {
      await own.close()
    }
  })
  test('lists what the person has when that is more than what they bought', async () => {
    const who = await buyer()
    const session = await buy(who, 'basico')
    await buy(who, 'premium')
    const page = await (await ask(who, `/assinatura-sucesso?session_id=${session}`)).text()
    expect(page).toContain('Plano Premium: o que já é seu')
    expect(page).not.toContain('10 análises')
  })
  test('asks the provider itself when its news has not come yet', async () => {
    const who = await buyer()
    const session = sessionOf(await urlOf(await checkout(who, 'basico')))
    app.core.testCheckout?.choose(session, 'pagar')
    expect(await body(await who.client.ask(`/api/verify-checkout-session?session_id=${session}`))).toMatchObject({
      success: true,
    })
    expect(await status(who)).toBe('basico')
  })
})

describe('coupons', () => {
  const list = async (client: Client) =>
    (
      await body<{ coupons: { codigo: string; usado: boolean; anulado: boolean; valido_ate: string }[] }>(
        await client.ask('/api/admin/coupons'),
      )
    ).coupons

  test('ten of 100 % for thirty days by default; only an admin makes them', async () => {
    const boss = await admin()
    const answer = await boss.ask('/api/admin/create-beta-coupons', { method: 'POST' })
    expect(answer.status).toBe(201)
    const made = await body<{ success: boolean; coupons: { codigo: string; desconto: number; valido_ate: string }[] }>(
      answer,
    )
    expect([made.success, made.coupons.length]).toEqual([true, 10])
    expect(made.coupons[0]).toMatchObject({
      desconto: 100,
      usado: false,
      valido_ate: new Date(start + 30 * day).toISOString(),
    })
    for (const { codigo } of made.coupons) expect(codigo).toMatch(/^BETA-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    const { client } = await buyer()
    expect((await client.post('/api/admin/create-beta-coupons', {})).status).toBe(403)
    expect((await client.ask('/api/admin/coupons')).status).toBe(403)
    expect((await boss.post('/api/admin/create-beta-coupons', { quantidade: 101 })).status).toBe(422)
    expect((await boss.post('/api/admin/create-beta-coupons', { desconto: 0 })).status).toBe(422)
    // As text they passed the maximum, and making so many held the server for good.
    for (const figure of ['5', '9999999999999999999999', 1e22, '1e300'])
      for (const field of ['quantidade', 'desconto', 'dias'])
        expect((await boss.post('/api/admin/create-beta-coupons', { [field]: figure })).status).toBe(422)
  })

  test('a body that is not JSON, or not a set of fields, makes none', async () => {
    const boss = await admin()
    const before = (await list(boss)).length
    const make = (sent: string, type: string) =>
      boss.ask('/api/admin/create-beta-coupons', { method: 'POST', body: sent, headers: { 'content-type': type } })
    for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
      for (const sent of ['{"quantidade": 1', 'quantidade=1', ' ']) expect((await make(sent, type)).status).toBe(400)
      for (const sent of ['[]', '[1]', '"1"', '1', 'null']) expect((await make(sent, type)).status).toBe(422)
    }
    expect(await list(boss)).toHaveLength(before)
  })

  test('half off the first payment, used when it lands, good once', async () => {
    const [code = ''] = await coupons({ quantidade: 1, desconto: 50 })
    const who = await buyer()
    const check = (client: Client) =>
      client.post('/api/check-coupon', { code: code.toLowerCase().replaceAll('-', ' ') })
    expect(await body(await check(who.client))).toMatchObject({ success: true, discount: 50, code })
    await buy(who, 'basico', { couponCode: code })
    expect(dataOf(who.id, 'PaymentReceived')).toMatchObject({ amount: 1495 })
    const boss = await admin()
    expect((await list(boss)).find(({ codigo }) => codigo === code)).toMatchObject({ usado: true })
    const other = await buyer()
    const again = await check(other.client)
    expect([again.status, (await body(again)).success]).toEqual([422, false])
    expect((await checkout(other, 'basico', { couponCode: code })).status).toBe(422)
  })
  test('voided by an admin or the operator, alone or with its batch, is refused at the checkout; a used one stays used', async () => {
    const codes = await coupons({ quantidade: 4, desconto: 100 })
    const [used = '', alone = '', third = '', fourth = ''] = codes
    const who = await buyer()
    await checkout(who, 'basico', { couponCode: used })
    const boss = await admin()
    const end = (codigo: string, more: object = {}) => boss.post('/api/admin/void-coupons', { codigo, ...more })
    expect(await body(await end(alone.toLowerCase()))).toMatchObject({ coupons: [{ codigo: alone, anulado: true }] })
    const other = await buyer()
    const refused = await checkout(other, 'basico', { couponCode: alone })
    expect([refused.status, await body(refused)]).toEqual([
      422,
      expect.objectContaining({ message: 'Este cupom não existe, já foi usado, venceu ou foi anulado.' }),
    ])
    expect(await execute(app.core, { kind: 'void-coupons', code: third, batch: true })).toBe('3')
    expect(await execute(app.core, { kind: 'void-coupons', code: third, batch: true })).toBe('3')
    expect(await execute(app.core, { kind: 'void-coupons', code: 'BETA-2222-2222', batch: false })).toBe(
      'coupon-invalid',
    )
    for (const code of [alone, third, fourth, used])
      expect((await other.client.post('/api/check-coupon', { code })).status).toBe(422)
    const states = (await list(boss)).filter(({ codigo }) => codes.includes(codigo))
    expect(states.map(({ usado, anulado }) => [usado, anulado]).toSorted()).toEqual([
      [false, true],
      [false, true],
      [false, true],
      [true, false],
    ])
    expect((await end('NADA')).status).toBe(404)
    expect((await other.client.post('/api/admin/void-coupons', { codigo: alone })).status).toBe(403)
    const [fresh = ''] = await coupons({ quantidade: 1 })
    const form = await boss.form('/admin/cupons', { acao: 'anular', codigo: fresh })
    expect([form.status, form.headers.get('location')]).toEqual([303, '/admin#cupons'])
    expect(await (await boss.ask('/admin/auditoria')).text()).toContain('Cupons anulados')
    expect(
      verify({ log: app.core.events, projections, catalog: domainEvents, views: app.core.views }).differences,
    ).toEqual([])
  })

  test('two people and one code at the same time: one wins', async () => {
    const [code = ''] = await coupons({ quantidade: 1, desconto: 30 })
    const crowd = await Promise.all(Array.from({ length: 8 }, () => buyer()))
    const answers = await Promise.all(crowd.map((who) => checkout(who, 'premium', { couponCode: code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)])
  })
  test('held while a checkout is open, free again when it is left', async () => {
    const [code = ''] = await coupons({ quantidade: 1, desconto: 30 })
    const [one, other] = [await buyer(), await buyer()]
    const url = await urlOf(await checkout(one, 'premium', { couponCode: code }))
    const session = sessionOf(url)
    expect(await (await one.client.ask(url.pathname + url.search)).text()).toContain('Desconto do cupom')
    expect((await other.client.post('/api/check-coupon', { code })).status).toBe(422)
    expect((await one.client.post('/api/check-coupon', { code })).status).toBe(200)
    await choose(session, 'desistir')
    expect((await other.client.post('/api/check-coupon', { code })).status).toBe(200)
    expect((await checkout(other, 'premium', { couponCode: code })).status).toBe(200)
  })
  test('voided while a checkout holds it: paid there as it was promised, taken nowhere else', async () => {
    const [code = '', left = ''] = await coupons({ quantidade: 2, desconto: 30 })
    const [payer, leaver, boss] = [await buyer(), await buyer(), await admin()]
    const paid = sessionOf(await urlOf(await checkout(payer, 'basico', { couponCode: code })))
    const abandoned = sessionOf(await urlOf(await checkout(leaver, 'basico', { couponCode: left })))
    await boss.post('/api/admin/void-coupons', { codigo: code, lote: true })
    await choose(paid, 'pagar')
    expect([await status(payer), dataOf(payer.id, 'CouponUsed')]).toMatchObject(['basico', { code, percent: 30 }])
    await choose(abandoned, 'desistir')
    expect((await leaver.client.post('/api/check-coupon', { code: left })).status).toBe(422)
    expect((await checkout(leaver, 'basico', { couponCode: left })).status).toBe(422)
    expect(await (await boss.ask('/admin')).text()).toContain(
      'Quem já abriu a tela de pagamento com ele ainda paga com o desconto',
    )
  })
  test('of 100 %: no page to pay on, one period, no renewal', async () => {
    const [code = ''] = await coupons({ quantidade: 1 })
    const who = await buyer()
    const url = await urlOf(await checkout(who, 'professional', { couponCode: code }))
    expect(url.pathname).toBe('/assinatura-sucesso')
    expect([await status(who), await left(who)]).toEqual(['professional', [50, 50]])
    expect(await body(await who.client.ask(`/api/verify-checkout-session?session_id=${sessionOf(url)}`))).toMatchObject(
      { success: true, message: 'Seu cupom foi aplicado e seu plano está ativo.' },
    )
    expect(dataOf(who.id, 'PassOpened')).toMatchObject({ amount: 0, cycles: 1, plan: 'professional' })
    expect(dataOf(who.id, 'CouponUsed')).toMatchObject({ code })
  })
  test('tried too often: asked to wait', async () => {
    const own = await testApp({ RATE_LIMIT: 'on' })
    try {
      const { client } = await buyer(own)
      const answers = []
      for (let n = 0; n < 16; n++)
        answers.push((await client.post('/api/check-coupon', { code: 'BETA-2222-2222' })).status)
      expect(answers).toEqual([...Array.from({ length: 15 }, () => 422), 429])
    } finally {
      await own.close()
    }
  })
})

describe('time', () => {
  const inTime = async (run: (own: TestApp) => Promise<void>) => {
    const own = await testApp()
    try {
      await run(own)
      const { differences } = verify({
        log: own.core.events,
        projections,
        catalog: domainEvents,
        views: own.core.views,
      })
      expect(differences).toEqual([])
    } finally {
      await own.close()
    }
  }
  const kinds = (id: string, own: TestApp) =>
    notificationsOf(own.core.views.db, id).map(({ content: { kind } }) => kind)

  test('Basic ends by itself, announced once before and once after, however often it is read', () =>
    inTime(async (own) => {
      const who = await buyer(own)
      await buy(who, 'basico', {}, own)
      own.turn(monthsAfter(start, 1) - start - 2 * day)
      await sweep(own.core)
      await sweep(own.core)
      expect(kinds(who.id, own)).toEqual(['plan-ending', 'plan-opened', 'welcome'])
      own.turn(3 * day)
      await sweep(own.core)
      await sweep(own.core)
      expect(kinds(who.id, own)).toEqual(['plan-ended', 'plan-ending', 'plan-opened', 'welcome'])
      expect([await status(who), await left(who)]).toEqual(['free', [4, 4]])
    }))
  test('a subscription renews itself at its provider, and the analyses with it', () =>
    inTime(async (own) => {
      const who = await buyer(own)
      await buy(who, 'professional', {}, own)
      own.turn(monthsAfter(start, 1) - start + 1000)
      await sweep(own.core)
      expect(types(who.id, own).filter((type) => type === 'PaymentReceived')).toHaveLength(2)
      expect(kinds(who.id, own)).toEqual(['quota', 'plan-opened', 'welcome'])
      expect(await status(who)).toBe('professional')
    }))
  test('the notification of a purchase has what was paid, when it renews and for how much', () =>
    inTime(async (own) => {
      const [code] = await coupons({ quantidade: 1, desconto: 20 }, own)
      const who = await buyer(own)
      await buy(who, 'professional', { couponCode: code }, own)
      const price = own.core.catalogue.prices.professional ?? 0
      const opened = notificationsOf(own.core.views.db, who.id).find(({ content }) => content.kind === 'plan-opened')
      expect(opened?.content).toEqual({
        ...{ kind: 'plan-opened', plan: 'professional', until: null, price },
        ...{ paid: discounted(price, 20), renews: monthsAfter(start, 1), isTest: true },
      })
    }))
  test('a card that is refused: in arrears, then unpaid and free, then paid and back', () =>
    inTime(async (own) => {
      const who = await buyer(own)
      await buy(who, 'premium', {}, own)
      const [subscription] = own.core.testCheckout?.subscriptions(who.id) ?? []
      own.core.testCheckout?.card(subscription?.id ?? '', true)
      own.turn(monthsAfter(start, 1) - start + 1000)
      await sweep(own.core)
      expect(dataOf(who.id, 'SubscriptionChanged', own)).toMatchObject({ status: 'past_due' })
      expect(await status(who)).toBe('premium')
      own.turn(8 * day)
      await sweep(own.core)
      expect([dataOf(who.id, 'SubscriptionChanged', own)?.status, await status(who)]).toEqual(['unpaid', 'free'])
      own.core.testCheckout?.card(subscription?.id ?? '', false)
      await sweep(own.core)
      expect(await status(who)).toBe('premium')
      expect(kinds(who.id, own)).toContain('payment-failed')
    }))
  test('cancelled: until the end of what is paid, then free, and nothing more is charged', () =>
    inTime(async (own) => {
      const who = await buyer(own)
      await buy(who, 'professional', { billingCycle: 'annually' }, own)
      expect((await who.client.post('/api/cancel-subscription', {})).status).toBe(200)
      expect((await who.client.post('/api/cancel-subscription', {})).status).toBe(409)
      expect(kinds(who.id, own)).toEqual(['plan-cancelled', 'plan-opened', 'welcome'])
      own.turn(monthsAfter(start, 12) - start - 1000)
      await sweep(own.core)
      expect(await status(who)).toBe('professional')
      own.turn(2000)
      expect(await status(who)).toBe('free')
      await sweep(own.core)
      expect(types(who.id, own).filter((type) => type === 'PaymentReceived')).toHaveLength(1)
      expect(kinds(who.id, own)[0]).toBe('plan-ended')
      expect((await checkout(who, 'basico')).status).toBe(200)
    }))
  test('a checkout nobody came back from ends, and its coupon is free', () =>
    inTime(async (own) => {
      const [code = ''] = await coupons({ quantidade: 1, desconto: 30 }, own)
      const who = await buyer(own)
      await checkout(who, 'basico', { couponCode: code })
      own.turn(25 * 3600 * 1000)
      await sweep(own.core)
      expect(dataOf(who.id, 'CheckoutEnded', own)).toMatchObject({ outcome: 'expired' })
      expect(own.core.events.claimed('coupon', code)).toBe(null)
    }))
})

describe('an account that is erased', () => {
  const context = { at: start, actor: null, correlation: 'erase', causation: null }
  test('is charged no more, and holds no coupon', async () => {
    const who = await buyer()
    await buy(who, 'professional')
    const [subscription] = app.core.testCheckout?.subscriptions(who.id) ?? []
    expect(await eraseAccount(app.core, who.id, context)).toBe('erased')
    expect(app.core.testCheckout?.subscriptions(who.id)[0]?.status).toBe('canceled')
    expect(types(who.id).slice(-2)).toEqual(['AccountErased', 'SubscriptionChanged'])
    expect(subscription?.status).toBe('active')
    const [code = ''] = await coupons({ quantidade: 1, desconto: 30 })
    const other = await buyer()
    await checkout(other, 'basico', { couponCode: code })
    await eraseAccount(app.core, other.id, context)
    expect(app.core.events.claimed('coupon', code)).toBe(null)
  })
  test('while the provider cannot be reached: cancelled when it can', async () => {
    const who = await buyer()
    await buy(who, 'premium')
    const { cancelNow } = app.core.gateway
    Object.assign(app.core.gateway, { cancelNow: async () => ({ ok: false, reason: 'unavailable' }) })
    expect(await eraseAccount(app.core, who.id, context)).toBe('erased')
    expect(app.core.testCheckout?.subscriptions(who.id)[0]?.status).toBe('active')
    Object.assign(app.core.gateway, { cancelNow })
    await sweep(app.core)
    expect(app.core.testCheckout?.subscriptions(who.id)[0]?.status).toBe('canceled')
    await sweep(app.core)
    expect(types(who.id).filter((type) => type === 'SubscriptionChanged')).toHaveLength(2)
  })
})

test('the test checkout sells nothing in production unless configured to', () => {
  const refusal = (environment: Record<string, string>) => {
    const read = readConfig(environment, '/srv')
    return read.ok ? testCheckoutRefusal(read.config) : 'settings'
  }
  expect(refusal({})).toBe(null)
  expect(refusal({ NODE_ENV: 'production' })).toContain('ALLOW_TEST_CHECKOUT=yes')
  expect(refusal({ NODE_ENV: 'production', ALLOW_TEST_CHECKOUT: 'yes' })).toBe(null)
})

test('the views are what the log says, and the origin is this server’s', async () => {
  const { differences } = verify({ log: app.core.events, projections, catalog: domainEvents, views: app.core.views })
  expect(differences).toEqual([])
  expect(app.core.views.parked()).toEqual([])
  const who = await buyer()
  expect((await urlOf(await checkout(who, 'basico'))).origin).toBe(origin)
})
