import { describe, expect, test } from 'bun:test'
import type { DomainEvent } from '../../events/schema/events'
import { contentOf, mayNotify, raisedBy, raising } from './raise'

const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com.br', password: 'x' },
}
const erased: DomainEvent = { type: 'AccountErased', data: {}, personal: null }
const refunded: DomainEvent = { type: 'PaymentRefunded', data: { payment: 'p', amount: 100 }, personal: null }
const analysed = (score: number): DomainEvent => ({
  type: 'AnalysisCompleted',
  data: { analysis: 'a', tool: 'resume', engine: 'builtin', rubric: 1, score },
  personal: { result: {} },
})
const due: DomainEvent = {
  type: 'VacancyReminderDue',
  data: { vacancy: 'v', on: '2026-11-22' },
  personal: { title: 'Cozinheira' },
}
const running: Extract<DomainEvent, { type: 'SubscriptionChanged' }>['data'] = {
  ...{ gateway: 'test', subscription: 's', plan: 'professional', cycle: 'monthly', status: 'active' },
  ...{ start: 0, periodStart: 0, periodEnd: 1_000, cancelAtPeriodEnd: false },
}
const after = (...events: DomainEvent[]) => events.reduce(raising.evolve, raising.initial)
const contents = (state: ReturnType<typeof after>, ...events: DomainEvent[]) =>
  raisedBy(state, events).map(({ event, causedBy }) => [causedBy, contentOf(event)])

describe('the notifications appended with events', () => {
  test('name the event that causes each', () =>
    expect(contents(after(registered), analysed(70), due, analysed(76))).toEqual([
      [0, { kind: 'analysed', tool: 'resume', score: 70, before: null }],
      [1, { kind: 'vacancy-reminder', vacancy: 'v', title: 'Cozinheira' }],
      [2, { kind: 'analysed', tool: 'resume', score: 76, before: 70 }],
    ]))
  test('announce once that a subscription will not renew, and again after it was renewed in between', () => {
    const subscription = (cancelAtPeriodEnd: boolean, more: Partial<typeof running> = {}): DomainEvent => ({
      type: 'SubscriptionChanged',
      data: { ...running, ...more, cancelAtPeriodEnd },
      personal: null,
    })
    const news = { kind: 'plan-cancelled', plan: 'professional', until: running.periodEnd } as const
    const history = [subscription(false), subscription(true), subscription(true, { status: 'past_due' })]
    expect(contents(after(registered), ...history)).toEqual([[1, news]])
    expect(contents(after(registered, ...history), subscription(false), subscription(true))).toEqual([[1, news]])
    expect(contents(after(registered), subscription(true, { status: 'unpaid' }))).toEqual([
      [0, { ...news, until: null }],
    ])
    expect(contents(after(registered), subscription(true, { plan: null }))).toEqual([])
    expect(mayNotify([subscription(true)])).toBe(true)
  })
  test('begin with the account', () => expect(contents(after(), registered)).toEqual([[0, { kind: 'welcome' }]]))
  test('end with the account: nobody is there to notify, and nothing could be sealed', () => {
    expect(contents(after(registered, erased), refunded)).toEqual([])
    expect(contents(after(registered), erased, refunded)).toEqual([])
  })
  test('hold personal words in the sealed part only', () => {
    const [one] = raisedBy(after(registered), [due])
    expect(one?.event).toEqual({
      type: 'NotificationRaised',
      data: { content: { kind: 'vacancy-reminder', vacancy: 'v' }, earlier: null },
      personal: { title: 'Cozinheira' },
    })
    expect(one && contentOf({ ...one.event, personal: null })).toMatchObject({ title: '' })
  })
  test('are none for most events, which is known without the past', () => {
    expect([mayNotify([erased]), mayNotify([erased, refunded])]).toEqual([false, true])
    expect(contents(after(registered), erased)).toEqual([])
  })
})
