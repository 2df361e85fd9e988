// Random lives of accounts over months, through the real log, deciders and read models, against a model that knows
// nothing of events: lists of what was bought, and counters.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { defaultCatalogue } from '../../src/billing/catalogue'
import { monthsAfter } from '../../src/billing/cycle'
import type { PaymentSnapshot, SubscriptionSnapshot } from '../../src/billing/gateway'
import { termsOf } from '../../src/billing/offer'
import { account } from '../../src/domain/accounts/account'
import { analysis } from '../../src/domain/analyses/analysis'
import { billing } from '../../src/domain/billing/billing'
import { fold } from '../../src/domain/decider'
import { explainQuota } from '../../src/domain/quota/ledger'
import { allowance } from '../../src/domain/quota/quota'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import { type Plan, plans, type SoldPlan, type Tool, tools } from '../../src/events/schema/vocabulary'
import { projections } from '../../src/projections/all'
import { allowanceRow } from '../../src/projections/analyses/quota'
import { verify } from '../../src/projections/engine/verify'
import { start } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

const { limits } = defaultCatalogue
const terms = termsOf(defaultCatalogue)
const day = 24 * 3600 * 1000

type Step =
  | { readonly do: 'ask'; readonly tool: Tool }
  | { readonly do: 'complete' | 'fail'; readonly which: number }
  | { readonly do: 'plan'; readonly plan: Plan }
  | { readonly do: 'buy'; readonly months: 1 | 12 }
  | { readonly do: 'refund'; readonly which: number }
  | { readonly do: 'subscribe'; readonly plan: 'professional' | 'premium' }
  | { readonly do: 'renew' | 'cancel' | 'stop' | 'unpaid' | 'switch' }
  | { readonly do: 'turn'; readonly ms: number }

const one = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: one('ask'), tool: fc.constantFrom(...tools) }) },
  { weight: 4, arbitrary: fc.record({ do: one('complete', 'fail'), which: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: one('plan'), plan: fc.constantFrom(...plans) }) },
  { weight: 3, arbitrary: fc.record({ do: one('buy'), months: fc.constantFrom(1 as const, 12 as const) }) },
  { weight: 1, arbitrary: fc.record({ do: one('refund'), which: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: one('subscribe'),
      plan: fc.constantFrom('professional' as const, 'premium' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one('renew', 'cancel', 'stop', 'unpaid', 'switch') }) },
  { weight: 4, arbitrary: fc.record({ do: one('turn'), ms: fc.integer({ min: 1, max: 40 * day }) }) },
)

type Subscribed = {
  id: string
  plan: SoldPlan
  start: number
  months: number
  state: 'on' | 'ending' | 'off' | 'unpaid'
}
type Model = {
  now: number
  given: { plan: Plan; from: number } | null
  bought: { id: string; at: number; months: number; refunded: boolean }[]
  subscribed: Subscribed[]
  used: Map<string, Record<Tool, number>>
  open: { id: string; tool: Tool; key: string }[]
}

const periodEnd = ({ start: from, months }: Subscribed) => monthsAfter(from, months)

/** The ground that holds, by what the person would say of it: the highest plan, however come by. */
const ground = ({ now, given, bought, subscribed }: Model) => {
  const found: { id: string; plan: Plan; from: number; until: number }[] = []
  for (const sub of subscribed) {
    const until = periodEnd(sub) + (sub.state === 'on' ? 3 * day : 0)
    if (sub.state === 'on' || sub.state === 'ending') found.push({ ...sub, from: sub.start, until })
  }
  let free = 0
  for (const { id, at, months, refunded } of bought) {
    if (refunded) continue
    const from = Math.max(at, free)
    free = monthsAfter(from, months)
    found.push({ id, plan: 'basico', from, until: free })
  }
  if (given && given.plan !== 'free')
    found.push({ id: `assigned-${given.from}`, plan: given.plan, from: given.from, until: Number.MAX_SAFE_INTEGER })
  return found
    .filter(({ from, until }) => from <= now && now < until)
    .sort((a, b) => plans.indexOf(b.plan) - plans.indexOf(a.plan) || b.until - a.until)[0]
}

/** The counter of now: one for free, one for each month of each ground otherwise. */
const counter = (model: Model): { key: string; plan: Plan } => {
  const held = ground(model)
  if (!held) return { key: 'free', plan: 'free' }
  let months = 0
  while (monthsAfter(held.from, months + 1) <= model.now) months++
  return { key: `${held.id}/${held.plan}/${monthsAfter(held.from, months)}`, plan: held.plan }
}

const fresh = (): Record<Tool, number> => ({ photo: 0, linkedin: 0, resume: 0, job: 0 })
const spentOf = (model: Model, key: string) => model.used.get(key) ?? fresh()

const expected = (model: Model) => {
  const { key, plan } = counter(model)
  const total = { free: 4, basico: 10, professional: 50, premium: null, enterprise: null }[plan]
  const spent = tools.reduce((sum, tool) => sum + spentOf(model, key)[tool], 0)
  return { remaining: total === null ? null : total - spent, total }
}

const bump = (model: Model, key: string, tool: Tool, by: number) => {
  const used = spentOf(model, key)
  model.used.set(key, { ...used, [tool]: used[tool] + by })
}

const paymentOf = (account: string, { id, at, months, refunded }: Model['bought'][number]): PaymentSnapshot => ({
  gateway: 'test',
  payment: id,
  account,
  plan: 'basico',
  cycle: months === 12 ? 'annually' : 'monthly',
  state: 'paid',
  amount: 2990,
  refunded: refunded ? 2990 : 0,
  dispute: null,
  checkout: null,
  subscription: null,
  at,
})

const statusOf = { on: 'active', ending: 'active', off: 'canceled', unpaid: 'unpaid' } as const
const subscriptionOf = (account: string, sub: Subscribed): SubscriptionSnapshot => ({
  gateway: 'test',
  subscription: sub.id,
  account,
  plan: sub.plan,
  cycle: 'monthly',
  status: statusOf[sub.state],
  start: sub.start,
  periodStart: monthsAfter(sub.start, sub.months - 1),
  periodEnd: periodEnd(sub),
  cancelAtPeriodEnd: sub.state === 'ending',
})

/** Lives one step in the model and in the product; whether both let it happen. */
const live = async (model: Model, account_: string, step: Step): Promise<void> => {
  const stream = accountStream(account_)
  const context = { at: model.now, actor: account_, correlation: 'model', causation: null }
  const id = Bun.randomUUIDv7()
  const pay = (bought: Model['bought'][number]) =>
    app.core.handle(
      billing,
      stream,
      { kind: 'apply-payment', payment: paymentOf(account_, bought), now: model.now, termsOf: terms },
      context,
    )
  const changed = (sub: Subscribed) =>
    app.core.handle(
      billing,
      stream,
      { kind: 'apply-subscription', subscription: subscriptionOf(account_, sub), now: model.now, termsOf: terms },
      context,
    )
  switch (step.do) {
    case 'turn':
      model.now += step.ms
      return
    case 'ask': {
      const { key, plan } = counter(model)
      const { remaining } = expected(model)
      const may = remaining !== 0 && !(plan === 'free' && spentOf(model, key)[step.tool] > 0)
      const command = { kind: 'request', analysis: id, tool: step.tool, bytes: 1, file: 'cv.pdf' } as const
      const done = await app.core.handle(analysis, stream, { ...command, now: model.now, limits }, context)
      expect(done.ok).toBe(may)
      if (!may) return
      bump(model, key, step.tool, 1)
      model.open.push({ id, tool: step.tool, key })
      return
    }
    case 'complete':
    case 'fail': {
      const [held] = model.open.splice(step.which, 1)
      const end = { analysis: held?.id ?? id }
      const done =
        step.do === 'fail'
          ? await app.core.handle(analysis, stream, { kind: 'fail', reason: 'damaged', ...end }, context)
          : await app.core.handle(
              analysis,
              stream,
              { kind: 'complete', engine: 'builtin', rubric: 1, score: 50, result: {}, ...end },
              context,
            )
      expect(done.ok).toBe(held !== undefined)
      if (held && step.do === 'fail') bump(model, held.key, held.tool, -1)
      return
    }
    case 'plan':
      if (step.plan !== (model.given?.plan ?? 'free')) model.given = { plan: step.plan, from: model.now }
      await app.core.handle(
        billing,
        stream,
        { kind: 'assign-plan', plan: step.plan, now: model.now, termsOf: terms },
        context,
      )
      return
    case 'buy': {
      const bought = { id, at: model.now, months: step.months, refunded: false }
      model.bought.push(bought)
      await pay(bought)
      return
    }
    case 'refund': {
      const bought = model.bought[step.which]
      if (!bought) return
      bought.refunded = true
      await pay(bought)
      return
    }
    case 'subscribe': {
      if (model.subscribed.some(({ state }) => state !== 'off')) return
      const sub: Subscribed = { id, plan: step.plan, start: model.now, months: 1, state: 'on' }
      model.subscribed.push(sub)
      await changed(sub)
      return
    }
    default: {
      const sub = model.subscribed.at(-1)
      if (!sub || sub.state === 'off') return
      if (step.do === 'renew') while (periodEnd(sub) <= model.now) sub.months++
      else if (step.do === 'switch') sub.plan = sub.plan === 'premium' ? 'professional' : 'premium'
      else sub.state = step.do === 'cancel' ? 'ending' : step.do === 'stop' ? 'off' : 'unpaid'
      await changed(sub)
    }
  }
}

const lives = process.env.LONG ? 120 : 20

test('the allowance of many random lives is the model’s, in the log, the views and the explanation', async () => {
  let byTime = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (life) => {
      const id = Bun.randomUUIDv7()
      const stream = accountStream(id)
      const context = { at: start, actor: id, correlation: 'model', causation: null }
      const email = `${id}@exemplo.com`
      const who = { name: 'Ana', email, password: 'x', role: 'usuario', language: 'pt-BR' } as const
      await app.core.handle(account, stream, { kind: 'register', terms: null, ...who }, context)
      const model: Model = { now: start, given: null, bought: [], subscribed: [], used: new Map(), open: [] }

      for (const one of life) {
        await live(model, id, one)
        const row = allowanceRow(app.core.views.db, id, model.now, limits)
        expect(row?.plan).toBe(counter(model).plan)
        expect(row?.allowance).toMatchObject(expected(model))
      }

      const past = domainEvents.history(app.core.events.read(stream))
      const quota = fold(analysis, past).quota
      expect(allowance(quota, model.now, limits)).toMatchObject(expected(model))
      const { lines: ledger, ...sum } = explainQuota(past, model.now, limits)
      expect(ledger.at(-1)).toMatchObject({ balance: expected(model).remaining, plan: counter(model).plan })
      if (sum.total !== null) expect<number | null>(sum.total - sum.used + sum.returned).toBe(sum.remaining)
      // Time turned back on: the same facts give the same answer at any later time.
      model.now += 70 * day
      expect(allowance(quota, model.now, limits)).toMatchObject(expected(model))
      byTime += ledger.filter(({ event }) => event === null).length
    }),
    { numRuns: lives, seed: 20261121 },
  )
  // The lives were long enough to be about cycles at all.
  expect(byTime).toBeGreaterThan(lives * 0.8)
  const { differences } = verify({ log: app.core.events, projections, catalog: domainEvents, views: app.core.views })
  expect(differences).toEqual([])
  expect(app.core.views.parked()).toEqual([])
}, 120_000)
