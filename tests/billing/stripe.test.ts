// Buying through Stripe's own SDK, against the double: what is paid is granted once, whatever the order, number and fate
// of the deliveries. The double is not Stripe: docs/stripe.md says what has not been run against Stripe itself.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type Stripe from 'stripe'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import type { BillingCycle, SoldPlan } from '../../src/events/schema/vocabulary'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { eraseAccount } from '../../src/server/accounts/data/erase'
import { createAccount } from '../../src/server/accounts/sign-in/create-account'
import { planNow } from '../../src/server/billing/allowance'
import { refreshSubscription } from '../../src/server/billing/apply'
import { reconcile } from '../../src/server/billing/stripe/reconcile'
import { setUpStripe } from '../../src/server/billing/stripe/setup'
import { processWebhooks } from '../../src/server/billing/stripe/webhooks/process-webhooks'
import { sweep } from '../../src/server/jobs/billing-sweep'
import { body, start, type TestApp, testApp } from '../helpers/app'
import { mentions } from '../helpers/pages/mentions'
import { decline, pay, payLater, settlePix, turn } from './fake-stripe/checkout'
import { closeDispute, dispute, refund } from './fake-stripe/money'
import { type FakeStripe, startFakeStripe } from './fake-stripe/server'
import { endSubscription, setCancel, setCard, startSubscription } from './fake-stripe/subscriptions'

const day = 86_400
let fake: FakeStripe
let app: TestApp
const environment = () => ({
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_WEBHOOK_SECRET: fake.secret,
  STRIPE_API_BASE: fake.url,
})

beforeAll(async () => {
  fake = startFakeStripe(start / 1000)
  app = await testApp(environment())
  if (!app.core.stripe) throw new Error('Stripe is not in use')
  await setUpStripe(app.core.stripe, app.core.catalogue)
})
afterAll(async () => {
  expect(
    verify({ log: app.core.events, views: app.core.views, projections, catalog: domainEvents }).differences,
  ).toEqual([])
  await app.close()
  fake.close()
})
beforeEach(() => void fake.faults.splice(0))

type Buyer = { readonly client: ReturnType<TestApp['client']>; readonly id: string }
let people = 0
const buyer = async (on = app): Promise<Buyer> => {
  const client = on.client()
  const { id } = await body<{ id: string }>(await client.register(`stripe${++people}@exemplo.com`))
  return { client, id }
}
const admin = async () => {
  const email = `chefe${++people}@exemplo.com`
  const caller = { language: 'pt-BR', correlation: 'c', now: app.core.clock(), terms: null, actor: null } as const
  await createAccount(app.core, { name: 'Chefe', email, password: 'segredo1', role: 'admin' }, caller)
  const client = app.client()
  await client.post('/api/login', { email, senha: 'segredo1' })
  return client
}
const startCheckout = async ({ client }: Buyer, planId: SoldPlan, billingCycle: BillingCycle = 'monthly') => {
  const answer = await client.post('/api/create-checkout-session', { planId, billingCycle })
  const { url } = await body<{ url?: string }>(answer)
  return { status: answer.status, session: url?.split('/').at(-1) ?? '' }
}
const plan = ({ id }: Buyer) => planNow(app.core, id, app.core.clock())
const eventsOf = ({ id }: Buyer, type: string) =>
  domainEvents.history(app.core.events.read(accountStream(id))).filter((event) => event.type === type)
const deliver = async (event: Stripe.Event | string, header?: string, on = app): Promise<number> => {
  const signed = await fake.signed(event, on.core.clock() / 1000)
  const answer = await on.client().ask('/api/stripe/webhook', {
    method: 'POST',
    body: signed.body,
    headers: { 'stripe-signature': header ?? signed.header, 'content-type': 'application/json' },
  })
  return answer.status
}
/** What happened at the double since, delivered in an order; answers with the events. */
const since = (from: number) => fake.world.events.slice(from)
const deliverAll = async (events: readonly Stripe.Event[]) => {
  for (const event of events) expect(await deliver(event)).toBe(200)
  await processWebhooks(app.core)
}
/** Does something at the double and delivers what came of it. */
const after = async (act: () => unknown) => {
  const from = fake.world.events.length
  act()
  await deliverAll(since(from))
}
const pass = async (seconds: number) => {
  app.turn(seconds * 1000)
  await after(() => turn(fake.world, seconds))
  await sweep(app.core)
}
const subscribed = async (planId: SoldPlan, cycle: BillingCycle = 'monthly') => {
  const who = await buyer()
  const { session } = await startCheckout(who, planId, cycle)
  await after(() => pay(fake.world, session))
  const [one] = [...fake.world.subscriptions.values()].filter(({ metadata }) => metadata.account === who.id)
  if (!one) throw new Error('no subscription')
  return { who, one }
}

describe('a purchase', () => {
  test('of Basic is one payment for one cycle, and then the account is free again', async () => {
    const who = await buyer()
    const { session } = await startCheckout(who, 'basico')
    expect(plan(who)).toBe('free')
    await after(() => pay(fake.world, session))
    expect(plan(who)).toBe('basico')
    expect(eventsOf(who, 'PaymentReceived')).toMatchObject([{ data: { amount: 2990, gateway: 'stripe' } }])
    await pass(32 * day)
    expect(plan(who)).toBe('free')
  })

  test('by Pix opens the plan when the bank says so, and not before', async () => {
    const who = await buyer()
    const { session } = await startCheckout(who, 'basico')
    await after(() => payLater(fake.world, session))
    expect([plan(who), eventsOf(who, 'CheckoutPending').length]).toEqual(['free', 1])
    await after(() => settlePix(fake.world, session, true))
    expect(plan(who)).toBe('basico')
    const other = await buyer()
    const { session: unpaid } = await startCheckout(other, 'basico')
    await after(() => payLater(fake.world, unpaid))
    await after(() => settlePix(fake.world, unpaid, false))
    expect([plan(other), eventsOf(other, 'PaymentReceived').length]).toEqual(['free', 0])
  })

  test('of Pro by the year renews, and what it costs is the catalogue’s', async () => {
    const { who } = await subscribed('professional', 'annually')
    expect(plan(who)).toBe('professional')
    await pass(367 * day)
    expect(plan(who)).toBe('professional')
    expect(eventsOf(who, 'PaymentReceived').map(({ data }) => 'amount' in data && data.amount)).toEqual([
      86_304, 86_304,
    ])
  })

  test('is not granted by the return page alone, nor for another’s session', async () => {
    const [who, other] = [await buyer(), await buyer()]
    const { session } = await startCheckout(who, 'basico')
    const verified = async ({ client }: Buyer) =>
      body<{ success?: boolean }>(await client.ask(`/api/verify-checkout-session?session_id=${session}`))
    expect((await verified(who)).success).toBe(false)
    pay(fake.world, session)
    expect((await verified(other)).success).toBe(false)
    // Asked of Stripe, before any event of theirs came.
    expect([(await verified(who)).success, plan(who), plan(other)]).toEqual([true, 'basico', 'free'])
  })

  test('that is paid and not in force yet is reported as received; one that is not paid is not', async () => {
    const who = await buyer()
    const { session } = await startCheckout(who, 'professional')
    const verified = async () =>
      body<{ state: string; message: string }>(
        await who.client.ask(`/api/verify-checkout-session?session_id=${session}`),
      )
    expect(await verified()).toMatchObject({ state: 'processing', message: expect.stringContaining('ainda não foi') })
    pay(fake.world, session)
    const [one] = [...fake.world.subscriptions.values()].filter(({ metadata }) => metadata.account === who.id)
    Object.assign(one ?? {}, { status: 'incomplete' })
    expect(await verified()).toMatchObject({
      success: false,
      state: 'received',
      message: 'O pagamento foi recebido, mas a assinatura ainda está sendo processada.',
    })
    expect(plan(who)).toBe('free')
    Object.assign(one ?? {}, { status: 'active' })
    await after(() => one && setCancel(fake.world, one, false))
    expect(await verified()).toMatchObject({ success: true, state: 'paid' })
  })

  test('refused by the card leaves the page open for another', async () => {
    const who = await buyer()
    const { session } = await startCheckout(who, 'basico')
    await after(() => decline(fake.world, session))
    expect(plan(who)).toBe('free')
    await after(() => pay(fake.world, session))
    expect([plan(who), eventsOf(who, 'PaymentReceived').length]).toEqual(['basico', 1])
  })
})

describe('a subscription', () => {
  test('that is cancelled holds until the period ends', async () => {
    const { who, one } = await subscribed('premium')
    const from = fake.world.events.length
    expect((await who.client.post('/api/cancel-subscription', {})).status).toBe(200)
    await deliverAll(since(from))
    expect([one.cancel_at_period_end, plan(who)]).toEqual([true, 'premium'])
    await pass(32 * day)
    expect([one.status, plan(who)]).toEqual(['canceled', 'free'])
  })

  test('whose renewal fails keeps its plan while Stripe tries, loses it unpaid, and has it back once paid', async () => {
    const { who, one } = await subscribed('professional')
    const customer = String(one.customer)
    setCard(fake.world, customer, false)
    await pass(31 * day)
    expect([one.status, plan(who)]).toEqual(['past_due', 'professional'])
    expect(eventsOf(who, 'PaymentFailed')).toHaveLength(1)
    await pass(8 * day)
    expect([one.status, plan(who)]).toEqual(['unpaid', 'free'])
    await after(() => setCard(fake.world, customer, true))
    expect([one.status, plan(who)]).toEqual(['active', 'professional'])
    expect(eventsOf(who, 'PaymentReceived')).toHaveLength(2)
  })

  test('of a status nobody knows allows nothing', async () => {
    const { who, one } = await subscribed('professional')
    await after(() => {
      Object.assign(one, { status: 'hibernating' })
      setCancel(fake.world, one, false)
    })
    expect(plan(who)).toBe('free')
    expect(eventsOf(who, 'SubscriptionChanged').at(-1)?.data).toMatchObject({ status: 'unknown' })
  })
})

describe('a second subscription of one person', () => {
  const statesOf = ({ id }: Buyer) =>
    [...fake.world.subscriptions.values()].filter(({ metadata }) => metadata.account === id).map(({ status }) => status)
  const sessionsOf = ({ id }: Buyer) =>
    [...fake.world.sessions.values()].filter(({ metadata }) => metadata?.account === id).map(({ status }) => status)
  /** Made in Stripe's dashboard, or by a page of Stripe's that is none of ours. */
  const besides = (one: Stripe.Subscription) => {
    fake.world.now += 60
    app.turn(60_000)
    const price = one.items.data[0]?.price.id ?? ''
    startSubscription(fake.world, { customer: String(one.customer), price, metadata: one.metadata, amount: 8990 })
  }

  test('ordered in another window closes the page of the first before its own opens', async () => {
    const who = await buyer()
    const first = await startCheckout(who, 'professional')
    const second = await startCheckout(who, 'premium')
    expect(sessionsOf(who)).toEqual(['expired', 'open'])
    expect(() => pay(fake.world, first.session)).toThrow('not open')
    await after(() => pay(fake.world, second.session))
    expect([statesOf(who), plan(who)]).toEqual([['active'], 'premium'])
  })

  test('ordered in two windows at once is one page that can be paid', async () => {
    const who = await buyer()
    const wishes = ['professional', 'premium', 'professional', 'premium'] as const
    const pages = await Promise.all(wishes.map((wish) => startCheckout(who, wish)))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(sessionsOf(who).filter((status) => status === 'open')).toHaveLength(1)
  })

  test('ordered while the first is paid and no event of that has come leads to the portal', async () => {
    const who = await buyer()
    const { session } = await startCheckout(who, 'professional')
    pay(fake.world, session)
    const answer = await who.client.post('/api/create-checkout-session', { planId: 'premium', billingCycle: 'monthly' })
    expect((await body<{ url: string }>(answer)).url).toContain('/portal/')
    expect([sessionsOf(who), statesOf(who), plan(who)]).toEqual([['complete'], ['active'], 'professional'])
  })

  test('made beside our checkout: the newer of the two is cancelled', async () => {
    const { who, one } = await subscribed('professional')
    await after(() => besides(one))
    expect([statesOf(who), plan(who)]).toEqual([['active', 'canceled'], 'professional'])
  })

  test('is shown to admins until one of them has dealt with its payment, however often it is looked at', async () => {
    const { who, one } = await subscribed('professional')
    await after(() => besides(one))
    const second = [...fake.world.subscriptions.keys()].at(-1) ?? ''
    expect(eventsOf(who, 'RefundOwed').map(({ data }) => data)).toEqual([
      { gateway: 'stripe', subscription: second, cause: 'second' },
    ])
    const boss = await admin()
    const about = `Segunda assinatura da mesma pessoa`
    const own = `/admin/usuarios/${who.id}`
    for (const path of ['/admin', own]) {
      const text = await (await boss.ask(path)).text()
      expect([text.includes(about), text.includes(second)]).toEqual([true, true])
    }
    const other = await buyer()
    expect(await (await boss.ask(`/admin/usuarios/${other.id}`)).text()).not.toContain(second)
    expect((await who.client.form('/admin/devolucoes', { assinatura: second })).status).toBe(303)
    expect(eventsOf(who, 'RefundSettled')).toEqual([])

    const answer = await boss.form('/admin/devolucoes', { assinatura: second, volta: own })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, own])
    expect(await (await boss.ask(own)).text()).toContain('Devolução marcada como resolvida')
    expect(await (await boss.ask('/admin')).text()).not.toContain(second)
    const audit = await (await boss.ask('/admin/auditoria')).text()
    expect([audit.includes('Devolução resolvida'), audit.includes(second)]).toEqual([true, true])
    expect((await boss.form('/admin/devolucoes', { assinatura: second, volta: 'https://evil.example/' })).status).toBe(
      303,
    )
    expect(eventsOf(who, 'RefundSettled')).toHaveLength(1)
  })

  test('that Stripe would not end at first is ended later', async () => {
    const { who, one } = await subscribed('professional')
    const { gateway } = app.core
    const { cancelNow } = gateway
    Object.assign(gateway, { cancelNow: async () => ({ ok: false, reason: 'unavailable' }) })
    await after(() => besides(one))
    Object.assign(gateway, { cancelNow })
    expect(statesOf(who)).toEqual(['active', 'active'])
    // Should we never come back, it is known all the same.
    expect(eventsOf(who, 'RefundOwed')).toHaveLength(1)
    app.turn(31_000)
    fake.world.now += 31
    await sweep(app.core)
    expect([statesOf(who), plan(who)]).toEqual([['active', 'canceled'], 'professional'])
  })

  test('goes on if the first was over by then, and no event of that had come', async () => {
    const { who, one } = await subscribed('professional')
    endSubscription(fake.world, one)
    await after(() => besides(one))
    expect([statesOf(who), plan(who)]).toEqual([['canceled', 'active'], 'professional'])
    expect(eventsOf(who, 'RefundOwed')).toEqual([])
  })

  test('that no webhook reported is found by reconciling, also when the log knows both', async () => {
    const { who, one } = await subscribed('professional')
    const { stripe } = app.core
    if (!stripe) throw new Error('Stripe is not in use')
    besides(one)
    const second = [...fake.world.subscriptions.keys()].at(-1) ?? ''
    // As the return page or the sweep would: the log knows it, and nobody has looked whether it is one too many.
    expect((await refreshSubscription(app.core, who.id, second)).ok).toBe(true)
    const found = (await reconcile(app.core, stripe, true)).subscriptions.find((each) => each.subscription === second)
    expect([found?.state, statesOf(who)]).toEqual(['differs', ['active', 'active']])
    await reconcile(app.core, stripe, false)
    expect([statesOf(who), plan(who)]).toEqual([['active', 'canceled'], 'professional'])
    expect((await reconcile(app.core, stripe, true)).subscriptions.every(({ state }) => state !== 'differs')).toBe(true)
  })
})

describe('money given back', () => {
  const bought = async () => {
    const who = await buyer()
    const { session } = await startCheckout(who, 'basico')
    await after(() => pay(fake.world, session))
    return { who, intent: String(fake.world.sessions.get(session)?.payment_intent) }
  }
  test('in part leaves the plan, in full ends it', async () => {
    const { who, intent } = await bought()
    await after(() => refund(fake.world, intent, 1000))
    expect(plan(who)).toBe('basico')
    await after(() => refund(fake.world, intent))
    expect(plan(who)).toBe('free')
    expect(eventsOf(who, 'PaymentRefunded').map(({ data }) => 'amount' in data && data.amount)).toEqual([1000, 2990])
  })
  test('by a dispute holds the plan back until it is won', async () => {
    const { who, intent } = await bought()
    let id = ''
    await after(() => {
      id = dispute(fake.world, intent).id
    })
    expect(plan(who)).toBe('free')
    await after(() => closeDispute(fake.world, id, 'won'))
    expect(plan(who)).toBe('basico')
  })
  test('by a dispute holds a subscription back too, until it is won', async () => {
    const { who, one } = await subscribed('premium', 'annually')
    const invoice = eventsOf(who, 'PaymentReceived').map(({ data }) => 'payment' in data && data.payment)[0]
    const [paid] = [...fake.world.invoicePayments.values()].filter((payment) => payment.invoice === invoice)
    let id = ''
    await after(() => {
      id = dispute(fake.world, String(paid?.payment.payment_intent)).id
    })
    expect([plan(who), one.status]).toEqual(['free', 'active'])
    await after(() => closeDispute(fake.world, id, 'won'))
    expect(plan(who)).toBe('premium')
  })
})

describe('deliveries', () => {
  const orders = <T>(items: readonly T[]): T[][] =>
    items.length < 2
      ? [[...items]]
      : items.flatMap((one, at) => orders(items.toSpliced(at, 1)).map((rest) => [one, ...rest]))

  test('of a first purchase in every order, each of them twice, come to the same', async () => {
    const { who } = await subscribed('professional')
    const count = fake.world.events.filter((event) => JSON.stringify(event).includes(who.id)).length
    for (const sequence of orders(Array.from({ length: count }, (_, at) => at))) {
      const one = await buyer()
      const { session } = await startCheckout(one, 'professional')
      const from = fake.world.events.length
      pay(fake.world, session)
      const mine = since(from).filter((event) => JSON.stringify(event).includes(one.id))
      await deliverAll(sequence.flatMap((at) => mine[at] ?? []))
      await deliverAll(mine)
      expect([plan(one), eventsOf(one, 'PaymentReceived').length, eventsOf(one, 'PlanOpened').length]).toEqual([
        'professional',
        1,
        1,
      ])
    }
  })

  test('a hundred of the same at once have one effect', async () => {
    const who = await buyer()
    const { session } = await startCheckout(who, 'basico')
    const from = fake.world.events.length
    pay(fake.world, session)
    const done = since(from).find(({ type }) => type === 'checkout.session.completed')
    if (!done) throw new Error('nothing was told')
    const statuses = await Promise.all(Array.from({ length: 100 }, () => deliver(done)))
    await processWebhooks(app.core)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect([plan(who), eventsOf(who, 'PaymentReceived').length]).toEqual(['basico', 1])
    expect(app.core.events.read(`webhook/${done.id}`)).toHaveLength(2)
  })

  test('forged, old, of the future or altered are refused, and nothing of them is stored', async () => {
    const who = await buyer()
    const { session } = await startCheckout(who, 'basico')
    const from = fake.world.events.length
    pay(fake.world, session)
    const done = since(from).find(({ type }) => type === 'checkout.session.completed')
    const text = JSON.stringify(done)
    const before = app.core.events.position()
    const now = app.core.clock() / 1000
    const header = async (at: number, secret = fake.secret) => (await fake.signed(text, at, secret)).header
    const bad: readonly (readonly [string, string])[] = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => [
        [text, await header(now, `whsec_other${n}`)] as const,
        [text, await header(now - 301 - n * 60)] as const,
        [text, await header(now + 301 + n * 60)] as const,
        [text.replace('"amount_total":2990', `"amount_total":${n}`), await header(now)] as const,
        [text, n % 2 ? `t=${now},v1=${'0'.repeat(64)}` : ''] as const,
      ]),
    ).then((all) => all.flat())
    expect(bad).toHaveLength(250)
    for (const [sent, signature] of bad) expect(await deliver(sent, signature)).toBe(400)
    expect([app.core.events.position(), plan(who)]).toEqual([before, 'free'])
  })

  test('of unknown kinds are answered and not stored', async () => {
    const before = app.core.events.position()
    const odd = {
      id: 'evt_odd',
      object: 'event',
      type: 'moon.full',
      created: 1,
      api_version: null,
      data: { object: { id: 'x' } },
    }
    expect([await deliver(JSON.stringify(odd)), app.core.events.position()]).toEqual([200, before])
  })

  test('that cannot be applied yet wait, and are applied once Stripe answers again', async () => {
    const who = await buyer()
    const { session } = await startCheckout(who, 'basico')
    const from = fake.world.events.length
    pay(fake.world, session)
    fake.faults.push(...Array.from({ length: 40 }, () => 'error' as const))
    await deliverAll(since(from))
    expect(plan(who)).toBe('free')
    fake.faults.splice(0)
    app.turn(31_000)
    fake.world.now += 31
    await sweep(app.core)
    expect([plan(who), eventsOf(who, 'PaymentReceived').length]).toEqual(['basico', 1])
  })

  test('stored and not yet applied when the server stops are applied by the next one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stripe-'))
    const first = await testApp(environment(), folder)
    const who = await buyer(first)
    const { session } = await startCheckout(who, 'basico')
    const from = fake.world.events.length
    pay(fake.world, session)
    // Stripe does not answer from here on: the events are stored but cannot be applied.
    fake.faults.push(...Array.from({ length: 200 }, () => 'error' as const))
    for (const event of since(from)) expect(await deliver(event, undefined, first)).toBe(200)
    await processWebhooks(first.core)
    first.core.views.close()
    await first.core.events.close()
    fake.faults.splice(0)
    const second = await testApp(environment(), folder)
    second.turn(fake.world.now * 1000 - start)
    expect(planNow(second.core, who.id, second.core.clock())).toBe('free')
    await sweep(second.core)
    expect(planNow(second.core, who.id, second.core.clock())).toBe('basico')
    await second.close()
  })
})

describe('an account that is erased', () => {
  const context = () => ({ at: app.core.clock(), actor: 'operator', correlation: 'c', causation: null })
  /** An order whose page could not be closed, since Stripe was silent while the account was erased. */
  const leftOpen = async (planId: SoldPlan) => {
    const who = await buyer()
    const { session } = await startCheckout(who, planId)
    fake.faults.push(...Array.from({ length: 40 }, () => 'error' as const))
    expect(await eraseAccount(app.core, who.id, context())).toBe('erased')
    fake.faults.splice(0)
    return { who, session }
  }
  const traces = ({ id }: Buyer) => mentions(app.core.views.file, id)

  test('is in no table again when an event about it comes late, while that waits and once it is settled', async () => {
    const { who, session } = await leftOpen('professional')
    const from = fake.world.events.length
    pay(fake.world, session)
    fake.faults.push(...Array.from({ length: 200 }, () => 'error' as const))
    await deliverAll(since(from))
    const word = since(from).find(({ type }) => type === 'customer.subscription.created')?.id ?? ''
    expect(mentions(app.core.views.file, word)).toEqual(['pending_webhooks'])
    expect(traces(who)).toEqual(['erasures'])
    fake.faults.splice(0)
    app.turn(31_000)
    fake.world.now += 31
    await sweep(app.core)
    expect(mentions(app.core.views.file, word)).toEqual([])
    expect(traces(who)).toEqual(['erasures'])
  })

  test('does not go on paying: what was bought on a page left open after the erasure is cancelled', async () => {
    const { who, session } = await leftOpen('professional')
    const live = () =>
      [...fake.world.subscriptions.values()]
        .filter(({ metadata }) => metadata.account === who.id)
        .map(({ status }) => status)
    await after(() => pay(fake.world, session))
    expect([live(), traces(who)]).toEqual([['canceled'], ['erasures']])
    const [one] = [...fake.world.subscriptions.values()].filter(({ metadata }) => metadata.account === who.id)
    const boss = await admin()
    const text = await (await boss.ask('/admin')).text()
    expect([text.includes('Assinatura de uma conta já apagada'), text.includes(one?.id ?? '-')]).toEqual([true, true])
    await boss.form('/admin/devolucoes', { assinatura: one?.id ?? '' })
    expect(await (await boss.ask('/admin')).text()).not.toContain(one?.id ?? '-')
    expect(await (await boss.ask('/admin/auditoria')).text()).toContain('Devolução resolvida')
    expect(traces(who)).toEqual(['erasures'])
  })

  test('pays for nothing either when no event of it comes: reconciling cancels it', async () => {
    const { who, session } = await leftOpen('premium')
    pay(fake.world, session)
    const [one] = [...fake.world.subscriptions.values()].filter(({ metadata }) => metadata.account === who.id)
    const { stripe } = app.core
    if (!stripe || !one) throw new Error('nothing to reconcile')
    const stateOf = async (dry: boolean) =>
      (await reconcile(app.core, stripe, dry)).subscriptions.find(({ subscription }) => subscription === one.id)?.state
    expect([await stateOf(true), one.status]).toEqual(['differs', 'active'])
    expect([await stateOf(false), one.status, await stateOf(true)]).toEqual(['applied', 'canceled', 'same'])
    expect(traces(who)).toEqual(['erasures'])
  })
})

describe('a call whose answer is lost', () => {
  test('opens one checkout and makes one customer, however often it is tried', async () => {
    const who = await buyer()
    const customers = fake.world.customers.size
    const sessions = fake.world.sessions.size
    fake.faults.push(null, 'cut-after', null, null, 'cut-after')
    expect((await startCheckout(who, 'basico')).status).toBe(200)
    expect([fake.world.customers.size, fake.world.sessions.size]).toEqual([customers + 1, sessions + 1])
  })
})

describe('setting up', () => {
  const stripe = () => app.core.stripe ?? Promise.reject(new Error('Stripe is not in use'))

  test('keeps the plan of who pays a price that was made by hand, when it is taken over by another', async () => {
    const { catalogue } = app.core
    const { who, one } = await subscribed('premium')
    const byHand = one.items.data[0]?.price
    if (!byHand) throw new Error('no price')
    byHand.metadata = {}
    await setUpStripe(await stripe(), catalogue)
    const dearer = { ...catalogue, prices: { ...catalogue.prices, premium: 13_990 } }
    await setUpStripe(await stripe(), dearer)
    await after(() => setCancel(fake.world, one, false))
    expect([byHand.lookup_key, plan(who)]).toEqual([null, 'premium'])
    await setUpStripe(await stripe(), catalogue)
  })

  test('finds its products behind a hundred others, and makes nothing of a plan that is not sold', async () => {
    const client = await stripe()
    for (let n = 0; n < 101; n++) await client.products.create({ name: `other ${n}` })
    const again = await setUpStripe(client, app.core.catalogue)
    expect(again.filter(({ did }) => did === 'made')).toEqual([])
    const { catalogue } = app.core
    const offers = { ...catalogue.offers, premium: { ...catalogue.offers.premium, active: false } }
    const fewer = await setUpStripe(client, { ...catalogue, offers })
    expect(fewer.some(({ what }) => what.includes('premium'))).toBe(false)
    await setUpStripe(client, catalogue)
  })

  test('again finds what is there; a new price takes the key over and the old one is sold no more', async () => {
    const { catalogue } = app.core
    const again = await setUpStripe(await stripe(), catalogue)
    expect(new Set(again.map(({ did }) => did))).toEqual(new Set(['kept']))
    const dearer = { ...catalogue, prices: { ...catalogue.prices, premium: 12_990 } }
    const changed = await setUpStripe(await stripe(), dearer)
    expect(changed.filter(({ did }) => did === 'changed').map(({ what }) => what)).toEqual([
      'price trampolim_premium_monthly',
      'price trampolim_premium_annually',
      'portal',
    ])
    const sold = [...fake.world.prices.values()].filter(({ lookup_key: key }) => key === 'trampolim_premium_monthly')
    expect(sold.map(({ unit_amount: cents, active }) => [cents, active])).toEqual([[12_990, true]])
    // Nobody is charged anything but what they were shown.
    const who = await buyer()
    expect((await startCheckout(who, 'premium')).status).toBe(502)
    await setUpStripe(await stripe(), catalogue)
    expect((await startCheckout(who, 'premium')).status).toBe(200)
  })
})

describe('reconciling', () => {
  test('says what is not known, brings it in, and then finds nothing', async () => {
    const { stripe } = app.core
    if (!stripe) throw new Error('Stripe is not in use')
    const who = await buyer()
    const { session } = await startCheckout(who, 'professional')
    // No event of it ever comes.
    pay(fake.world, session)
    const ofWho = (found: Awaited<ReturnType<typeof reconcile>>) =>
      found.subscriptions.filter(({ account }) => account === who.id).map(({ state }) => state)
    const dry = await reconcile(app.core, stripe, true)
    expect([ofWho(dry), dry.missed > 0, plan(who)]).toEqual([['differs'], true, 'free'])
    expect(ofWho(await reconcile(app.core, stripe, false))).toEqual(['applied'])
    expect([plan(who), eventsOf(who, 'PaymentReceived').length]).toEqual(['professional', 1])
    const again = await reconcile(app.core, stripe, true)
    expect([ofWho(again), again.missed]).toEqual([['same'], 0])
  })
})

describe('any history', () => {
  const histories = Number(process.env.STRIPE_HISTORIES ?? 10)
  const acts = [
    'buy',
    'buy',
    'later',
    'settle',
    'subscribe',
    'cancel',
    'keep',
    'bad-card',
    'good-card',
    'refund',
    'month',
    'week',
  ] as const
  type Act = (typeof acts)[number]

  /** Performs one act on the fake Stripe, if it is possible. */
  const happen = async (who: Buyer, act: Act): Promise<void> => {
    const { world } = fake
    const mine = [...world.subscriptions.values()].filter(({ metadata }) => metadata.account === who.id)
    const live = mine.find(({ status }) => status !== 'canceled')
    const paid = [...world.intents.values()].find(
      ({ metadata, status }) => metadata.account === who.id && status === 'succeeded',
    )
    const charge = world.charges.get(String(paid?.latest_charge))
    const waits = [...world.sessions.values()].find(
      ({ client_reference_id: of, status, payment_status: state }) =>
        of === who.id && status === 'complete' && state === 'unpaid',
    )
    if (act === 'month' || act === 'week') {
      const seconds = (act === 'month' ? 31 : 7) * day
      app.turn(seconds * 1000)
      turn(world, seconds)
    } else if (act === 'buy' || act === 'later' || act === 'subscribe') {
      const { session } = await startCheckout(who, act === 'subscribe' ? 'professional' : 'basico')
      if (!session.startsWith('cs_')) return
      if (act === 'later') payLater(world, session)
      else pay(world, session)
    } else if (act === 'settle' && waits && world.intents.get(String(waits.payment_intent))?.status === 'processing')
      settlePix(world, waits.id, true)
    else if ((act === 'cancel' || act === 'keep') && live) setCancel(world, live, act === 'cancel')
    else if ((act === 'bad-card' || act === 'good-card') && live)
      setCard(world, String(live.customer), act === 'good-card')
    else if (act === 'refund' && paid && charge && charge.amount_refunded < charge.amount_captured)
      refund(world, paid.id)
  }

  /** What is true at the double: what was paid, and whether a subscription gives access. */
  const truth = (who: Buyer) => {
    const { world } = fake
    const ofMine = new Set(
      [...world.subscriptions.values()].filter(({ metadata }) => metadata.account === who.id).map(({ id }) => id),
    )
    const invoices = [...world.invoices.values()].filter(
      ({ status, parent }) => status === 'paid' && ofMine.has(String(parent?.subscription_details?.subscription)),
    )
    const intents = [...world.intents.values()].filter(
      ({ metadata, status }) => metadata.account === who.id && status === 'succeeded',
    )
    const isLive = [...world.subscriptions.values()].some(
      ({ metadata, status }) => metadata.account === who.id && (status === 'active' || status === 'past_due'),
    )
    return { payments: invoices.length + intents.length, isLive }
  }

  type Step = { readonly act: Act; readonly lose: number; readonly mix: number }

  const live = async (who: Buyer, steps: readonly Step[]): Promise<void> => {
    const first = fake.world.events.length
    for (const { act, lose, mix } of steps) {
      const from = fake.world.events.length
      await happen(who, act)
      // Some events never come in time, the others in any order.
      const delivered = since(from).filter((_, at) => (at + mix) % 10 !== lose)
      await deliverAll(delivered.toSorted((a, b) => Bun.hash.crc32(a.id + mix) - Bun.hash.crc32(b.id + mix)))
      await sweep(app.core)
    }
    // Stripe sends for three days what was not answered; then all of it has come.
    await deliverAll(since(first).toReversed())
    await sweep(app.core)
    const { payments, isLive } = truth(who)
    expect(eventsOf(who, 'PaymentReceived')).toHaveLength(payments)
    if (isLive) expect(plan(who)).toBe('professional')
    else expect(['free', 'basico']).toContain(plan(who) ?? '')
  }

  const leave = (who: Buyer) =>
    after(() => {
      for (const one of fake.world.subscriptions.values())
        if (one.metadata.account === who.id && one.status !== 'canceled') endSubscription(fake.world, one)
    })

  test(
    'in any order of deliveries, repeated and with some lost, comes to what is true at Stripe; each payment counts once',
    async () => {
      const step: fc.Arbitrary<Step> = fc.record({
        act: fc.constantFrom(...acts),
        lose: fc.integer({ min: 0, max: 9 }),
        mix: fc.integer(),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
          const who = await buyer()
          try {
            await live(who, steps)
          } finally {
            // Who stays would renew in every later history: what is true of one would cost as much as all before it.
            await leave(who)
          }
        }),
        { numRuns: histories },
      )
      // A tenth of a second each where nothing else runs; the rest is for machines that are busy.
    },
    600_000 + histories * 500,
  )
})
