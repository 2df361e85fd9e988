import { describe, expect, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { notificationFor, notificationsMax } from './content'
import { notification } from './notification'
import { noPurchase } from './purchase'

const { given } = specification(notification)
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com.br', password: 'x' },
}
const read = (id: string): DomainEvent => ({ type: 'NotificationRead', data: { notification: id }, personal: null })
const readAll = (until: number): DomainEvent => ({ type: 'NotificationsRead', data: { until }, personal: null })
const cleared = (until: number): DomainEvent => ({ type: 'NotificationsCleared', data: { until }, personal: null })

describe('notifications', () => {
  test('are read once', () => {
    given(registered).when({ kind: 'read', notification: 'a' }).then(read('a'))
    given(registered, read('a')).when({ kind: 'read', notification: 'a' }).then()
    given(registered, read('a')).when({ kind: 'read', notification: 'b' }).then(read('b'))
  })
  test('are all read up to a position, once', () => {
    given(registered).when({ kind: 'read-all', until: 7 }).then(readAll(7))
    given(registered, readAll(7)).when({ kind: 'read-all', until: 7 }).then()
    given(registered, readAll(7)).when({ kind: 'read-all', until: 9 }).then(readAll(9))
  })
  test('are cleared up to a position, once; a cleared one cannot be read', () => {
    given(registered, readAll(7)).when({ kind: 'clear', until: 7 }).then(cleared(7))
    given(registered, cleared(7)).when({ kind: 'clear', until: 7 }).then()
    given(registered, cleared(7)).when({ kind: 'read-all', until: 7 }).then()
    given(registered, cleared(7)).when({ kind: 'read-all', until: 8 }).then(readAll(8))
  })
  test('are mailed once', () => {
    const mailed: DomainEvent = {
      type: 'NotificationMailed',
      data: { notification: 'a', outcome: 'sent' },
      personal: null,
    }
    given(registered).when({ kind: 'mailed', notification: 'a', outcome: 'sent' }).then(mailed)
    given(registered, mailed).when({ kind: 'mailed', notification: 'a', outcome: 'refused' }).then()
    given().when({ kind: 'mailed', notification: 'a', outcome: 'sent' }).refused('account-missing')
  })
  test('belong to an account', () => given().when({ kind: 'clear', until: 1 }).refused('account-missing'))
  test('are removed with the account', () =>
    given(registered, { type: 'AccountErased', data: {}, personal: null })
      .when({ kind: 'clear', until: 9 })
      .refused('account-missing'))
  test('remember no more than a repeated read can need', () => {
    const many = Array.from({ length: 5 * notificationsMax }, (_, i) => read(`n${i}`))
    const state = [registered, ...many].reduce(notification.evolve, notification.initial)
    expect(state.read).toHaveLength(2 * notificationsMax)
    given(registered, ...many)
      .when({ kind: 'read', notification: `n${5 * notificationsMax - 1}` })
      .then()
  })
})

describe('the notification of an event', () => {
  const before = (tool: string) => (tool === 'resume' ? 70 : null)
  const completed = (tool: 'resume' | 'photo'): DomainEvent => ({
    type: 'AnalysisCompleted',
    data: { analysis: 'a', tool, engine: 'builtin', rubric: 1, score: 76 },
    personal: { result: {} },
  })
  test.each([
    [registered, { kind: 'welcome' }],
    [{ type: 'PasswordChanged', data: {}, personal: { password: 'x' } }, { kind: 'password' }],
    [
      { type: 'PlanOpened', data: { plan: 'premium', cycle: 0, until: null }, personal: null },
      { kind: 'plan-opened', plan: 'premium', until: null },
    ],
    [completed('resume'), { kind: 'analysed', tool: 'resume', score: 76, before: 70 }],
    [completed('photo'), { kind: 'analysed', tool: 'photo', score: 76, before: null }],
    [
      { type: 'AnalysisFailed', data: { analysis: 'a', tool: 'job', reason: 'busy' }, personal: null },
      { kind: 'analysis-failed', tool: 'job', reason: 'busy' },
    ],
    [{ type: 'CheckoutPending', data: { checkout: 'c' }, personal: null }, { kind: 'payment-pending' }],
    [read('a'), null],
    [{ type: 'SessionEnded', data: { session: 'a', cause: 'logout' }, personal: null }, null],
  ] as const)('%j', (event, content) =>
    expect(notificationFor(event as DomainEvent, { before, cancelled: new Set(), purchase: noPurchase })).toEqual(
      content,
    ),
  )
})
