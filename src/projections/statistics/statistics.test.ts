// Compares the statistics with a model that counts people one by one, and any past day with a new fold of the log as it
// was at the end of that day.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { masterKey, temporaryLogs } from '../../../tests/helpers/log'
import { temporaryPlaces } from '../../../tests/helpers/views'
import { dayFrom, dayOf } from '../../domain/day'
import { accountStream, domainEvents } from '../../events/schema/events'
import type { Tool } from '../../events/schema/vocabulary'
import type { EventLog, NewEvent } from '../../events/store/log'
import { openMemoryLog } from '../../events/store/memory/memory-log'
import { projections } from '../all'
import { openViews, type Views } from '../engine/views'
import { daysOf, figuresOf, totalsAt } from './figures'

const { make } = domainEvents
const who = { name: 'Ana', email: 'ana@exemplo.com', password: '$1' }
const first = Date.UTC(2026, 10, 20, 12)
const day0 = dayFrom('2026-11-20') ?? 0
const hour = 3_600_000

const logs = temporaryLogs()
const places = temporaryPlaces()

const fresh = async () => {
  const folder = logs.folder()
  const log = places.opened(openMemoryLog({ masterKey }))
  const views = places.opened(await openViews({ folder, log, projections, catalog: domainEvents }))
  const record = async (account: string, at: number, ...events: NewEvent[]) => {
    const stream = accountStream(account)
    const context = { at, actor: account, correlation: 'test', causation: null }
    const done = await log.append([{ stream, expected: log.read(stream).at(-1)?.version ?? 0, events }], context)
    if (!done.ok) throw new Error(done.reason)
  }
  return { log, views, record }
}

const registered = () => make('AccountRegistered', { role: 'usuario', language: 'pt-BR', terms: null }, who)
const why = [{ reason: 'abuse' }, { note: '' }] as const
const id = () => Bun.randomUUIDv7()
const signedIn = () => make('SessionStarted', { session: id(), token: 't', account: null, epoch: null, until: 0 })
const asked = (analysis: string, tool: Tool = 'resume') =>
  make('AnalysisRequested', { analysis, tool, bytes: 1, unit: null }, { file: 'cv.pdf' })
const done = (analysis: string, tool: Tool = 'resume') =>
  make('AnalysisCompleted', { analysis, tool, engine: 'builtin', rubric: 1, score: 70 }, { result: {} })
const failed = (analysis: string, tool: Tool = 'resume') =>
  make('AnalysisFailed', { analysis, tool, reason: 'damaged' })
const paid = (payment: string, amount: number, gateway: 'stripe' | 'test' = 'stripe') =>
  make('PaymentReceived', {
    ...{ gateway, payment, plan: 'basico', cycle: 'monthly', amount },
    ...{ checkout: null, subscription: null },
  })

describe('the statistics', () => {
  test('count accounts, and stay when one is erased', async () => {
    const { views, record } = await fresh()
    for (const account of ['a', 'b', 'c']) await record(account, first, registered())
    await record('b', first + hour, make('AccountDeactivated', ...why))
    await record('c', first + hour, make('AccountDeactivated', ...why))
    await record('c', first + 24 * hour, make('AccountErased', {}))
    expect(totalsAt(views.db, day0)).toMatchObject({ accounts: 3, canSignIn: 1, registered: 3, erased: 0 })
    expect(totalsAt(views.db, day0 + 1)).toMatchObject({ accounts: 2, canSignIn: 1, registered: 3, erased: 1 })
  })

  test('count a person once a day, and their first analysis once', async () => {
    const { views, record } = await fresh()
    await record('a', first, registered(), signedIn(), asked(id()))
    await record('a', first + hour, signedIn(), asked(id()))
    await record('a', first + 25 * hour, asked(id(), 'photo'))
    await record('b', first + 25 * hour, registered())
    const days = daysOf(views.db, day0, day0 + 2)
    expect(days.map(({ people }) => people)).toEqual([1, 2, 0])
    expect(days.map(({ asked }) => asked)).toEqual([2, 1, 0])
    expect(figuresOf(views.db, day0, day0 + 1)).toMatchObject({ firstAnalyses: 1, asked: { resume: 2, photo: 1 } })
  })

  test('count everyone who was active within thirty days once, for any day', async () => {
    const { views, record } = await fresh()
    const day = 24 * hour
    await record('a', first, registered())
    await record('b', first, registered())
    await record('a', first + 10 * day, signedIn())
    await record('a', first + 50 * day, signedIn())
    await record('b', first + 12 * day, make('AccountErased', {}))
    const on = (after: number) => totalsAt(views.db, day0 + after).monthly
    // b until day 29; a until day 39 and again from day 50 to 79.
    expect([-1, 0, 29, 30, 39, 40, 49, 50, 79, 80].map(on)).toEqual([0, 2, 2, 1, 1, 0, 0, 1, 1, 0])
  })

  test('of thirty days agree with a simple count', async () => {
    const logins = fc.array(fc.record({ account: fc.constantFrom('a', 'b', 'c'), wait: fc.nat({ max: 40 }) }), {
      minLength: 1,
      maxLength: 25,
    })
    await fc.assert(
      fc.asyncProperty(logins, async (all) => {
        const { views, record } = await fresh()
        const active = new Map<string, number[]>()
        let at = day0
        for (const { account, wait } of all) {
          at += wait
          await record(account, first + (at - day0) * 24 * hour, active.has(account) ? signedIn() : registered())
          active.set(account, [...(active.get(account) ?? []), at])
        }
        for (let day = day0; day <= at + 31; day++) {
          const there = [...active.values()].filter((days) => days.some((one) => one <= day && one > day - 30))
          expect(totalsAt(views.db, day).monthly).toBe(there.length)
        }
        views.close()
      }),
      { numRuns: 8 },
    )
  })

  test('a day ends at midnight in São Paulo', async () => {
    const { views, record } = await fresh()
    await record('a', Date.UTC(2026, 10, 21, 2, 59), registered())
    await record('b', Date.UTC(2026, 10, 21, 3, 0), registered())
    expect(daysOf(views.db, day0, day0 + 1).map((day) => day.registered)).toEqual([1, 1])
  })

  test('count how long analyses took and why they failed', async () => {
    const { views, record } = await fresh()
    const [quick, slow, bad] = [id(), id(), id()]
    await record('a', first, registered(), asked(quick), asked(slow), asked(bad))
    await record('a', first + 900, done(quick))
    await record('a', first + 4_000, done(slow), failed(bad))
    const { took, reasons, done: ended, failed: broken } = figuresOf(views.db, day0, day0)
    expect(took.resume.half).toBeGreaterThanOrEqual(900)
    expect(took.resume.half).toBeLessThan(900 * 1.25)
    expect(took.resume.most).toBeGreaterThanOrEqual(4_000)
    expect([reasons, ended.resume, broken.resume, took.photo.half]).toEqual([{ damaged: 1 }, 2, 1, null])
  })

  test('count payments once, refunds once, and test payments separately', async () => {
    const { views, record } = await fresh()
    await record('a', first, registered(), paid('p1', 2990), paid('p1', 2990), paid('p2', 8990))
    await record('b', first, registered(), paid('t1', 2990, 'test'))
    await record('a', first + hour, make('PaymentRefunded', { payment: 'p1', amount: 1000 }))
    await record('a', first + hour, make('PaymentRefunded', { payment: 'p1', amount: 2990 }))
    await record('a', first + hour, make('PaymentDisputed', { payment: 'p2', state: 'open' }))
    const money = () => {
      const { payments, revenue, testRevenue, firstPayments } = figuresOf(views.db, day0, day0)
      return [payments, revenue, testRevenue, firstPayments]
    }
    expect(money()).toEqual([3, 8990, 2990, 2])
    await record('a', first + hour, make('PaymentDisputed', { payment: 'p2', state: 'lost' }))
    expect(money()).toEqual([3, 0, 2990, 2])
  })

  test('count who is on a paid plan, given or bought, as announced to the account', async () => {
    const { views, record } = await fresh()
    const on = (day: number) => totalsAt(views.db, day0 + day).paid
    await record('a', first, registered(), make('PlanOpened', { plan: 'basico', cycle: first, until: null }))
    await record('b', first, registered(), make('PlanAssigned', { plan: 'enterprise', from: first, reason: 'request' }))
    // A second plan of one account is still one person.
    await record('b', first + hour, make('PlanOpened', { plan: 'premium', cycle: first, until: null }))
    expect([on(0), on(1)]).toEqual([2, 2])
    await record('b', first + 48 * hour, make('AccountErased', {}))
    expect([on(1), on(2)]).toEqual([2, 1])
    await record('a', first + 72 * hour, make('PlanEnded', { plan: 'basico', next: 'free', cycle: 0 }))
    expect([on(2), on(3), on(30)]).toEqual([1, 0, 0])
  })

  test('count mentoring and support by event: hours given, booked, cancelled; letters, and answers of support alone', async () => {
    const { views, record } = await fresh()
    const [booking, hour, message] = [id(), id(), id()]
    const unit = { plan: 'premium', source: 'sub', cycle: first } as const
    const hours = [id(), id(), id()].map((one) => ({ hour: one, start: first }))
    await record('m', first, registered(), make('MentoringHoursGiven', { hours, minutes: 50 }, { link: '', about: '' }))
    const booked = { booking, hour, mentor: id(), start: first, minutes: 50, unit }
    await record('a', first, registered(), make('MentoringBooked', booked, { topic: '' }))
    await record('a', first, make('MentoringCancelled', { booking, hour, by: 'person' }))
    const letter = { message, subject: 'bug', language: 'pt-BR', due: null } as const
    await record('a', first, make('SupportMessageSent', letter, { name: '', email: '', text: '' }))
    for (const by of ['admin', 'person', 'admin'] as const)
      await record('a', first, make('SupportReplySent', { message, reply: id(), by, due: null }, { text: '' }))
    expect(figuresOf(views.db, day0, day0).prepared).toMatchObject({
      ...{ hour: 3, booking: 1, cancellation: 1, letter: 1, reply: 2 },
    })
  })

  test('of coupons', async () => {
    const { views, record } = await fresh()
    const coupon = { code: 'BETA-7K3M-QX4P', checkout: id() }
    await record('a', first, registered(), make('CouponHeld', { ...coupon, percent: 50 }))
    await record('a', first, make('CouponReleased', coupon), make('CouponHeld', { ...coupon, percent: 50 }))
    await record('a', first, make('CouponUsed', { ...coupon, percent: 50 }))
    expect(figuresOf(views.db, day0, day0).coupons).toEqual({ held: 2, used: 1, released: 1 })
  })
})

/** The log as it was at the end of a day. */
const upTo = (log: EventLog, day: number): EventLog => ({
  ...log,
  readAll: (after, limit) => log.readAll(after, limit).filter(({ at }) => dayOf(at) <= day),
  onCommit: () => {},
})

describe('any past day', () => {
  /** Random events; each a few hours after the previous one. */
  const kinds = [
    'open',
    'enter',
    'ask',
    'end',
    'fail',
    'off',
    'on',
    'plan',
    'opened',
    'ended',
    'pay',
    'back',
    'erase',
  ] as const
  const step = fc.record({
    kind: fc.constantFrom(...kinds),
    account: fc.integer({ min: 0, max: 3 }),
    hours: fc.integer({ min: 0, max: 40 }),
    n: fc.integer({ min: 0, max: 3 }),
  })
  type Step = { kind: (typeof kinds)[number]; account: number; hours: number; n: number }

  const eventOf = ({ kind, n }: Step, account: string, analyses: string[]): NewEvent => {
    switch (kind) {
      case 'open':
        return registered()
      case 'enter':
        return signedIn()
      case 'ask':
        analyses.push(id())
        return asked(analyses.at(-1) ?? '')
      case 'end':
        return done(analyses[0] ?? id())
      case 'fail':
        return failed(analyses[0] ?? id())
      case 'off':
        return make('AccountDeactivated', ...why)
      case 'on':
        return make('AccountReactivated', ...why)
      case 'plan':
        return make('PlanAssigned', { plan: n === 0 ? 'free' : 'premium', from: first, reason: 'request' })
      case 'opened':
        return make('PlanOpened', { plan: n === 0 ? 'basico' : 'premium', cycle: first, until: null })
      case 'ended':
        return make('PlanEnded', { plan: 'premium', next: n < 2 ? 'free' : 'basico', cycle: 0 })
      case 'pay':
        return paid(`${account}-${n}`, 1000 * n)
      case 'back':
        return make('PaymentRefunded', { payment: `${account}-${n}`, amount: 500 * n })
      case 'erase':
        return make('AccountErased', {})
    }
  }

  const active = (views: Pick<Views, 'db'>, day: number) => {
    const [totals, days] = [totalsAt(views.db, day), daysOf(views.db, day - 5, day)]
    expect(days.map(({ monthly }) => monthly)).toEqual(days.map((one) => totalsAt(views.db, one.day).monthly))
    return { totals, days }
  }

  test('equals a new fold of the log up to its end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const { log, views, record } = await fresh()
        let at = first
        const analyses: string[] = []
        for (const one of steps) {
          at += one.hours * hour
          await record(`${one.account}`, at, eventOf(one, `${one.account}`, analyses))
        }
        const last = dayOf(at)
        for (const day of new Set([day0, Math.floor((day0 + last) / 2), last])) {
          const folder = logs.folder()
          const past = await openViews({ folder, log: upTo(log, day), projections, catalog: domainEvents })
          expect(past.parked()).toEqual([])
          expect(active(past, day)).toEqual(active(views, day))
          past.close()
        }
        views.close()
      }),
      { numRuns: 15 },
    )
  })
})
