import { describe, expect, test } from 'bun:test'
import type { DomainEvent } from '../../../events/schema/events'
import { fold } from '../../decider'
import { endsOutsideAccess } from '../outside-access'
import { failuresMax, type OutgoingWebhookCommand, outgoingWebhooks, webhooksMax } from './outgoing-webhooks'

const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com', password: 'hash' },
}
const added = (webhook: string): DomainEvent => ({
  type: 'OutgoingWebhookAdded',
  data: { webhook, topics: ['analyses'] },
  personal: { url: `https://exemplo.com.br/${webhook}`, secret: 'whsec_x' },
})
const settled = (outcome: 'delivered' | 'given-up', event = 'e') => {
  const data = { webhook: 'a', event, outcome, attempts: 1, status: null }
  return { type: 'OutgoingWebhookSettled', data, personal: null } as const satisfies DomainEvent
}
const disabled = (reason: 'failures' | 'gone'): DomainEvent => ({
  type: 'OutgoingWebhookDisabled',
  data: { webhook: 'a', reason },
  personal: null,
})
const add = (id: string): OutgoingWebhookCommand => ({
  kind: 'add',
  epoch: 0,
  id,
  url: `https://exemplo.com.br/${id}`,
  secret: 'whsec_x',
  topics: ['analyses'],
})
const settle = (outcome: 'delivered' | 'given-up', gone = false): OutgoingWebhookCommand => ({
  kind: 'settle',
  settled: settled(outcome).data,
  gone,
})
const given = (...history: DomainEvent[]) => ({
  when: (command: OutgoingWebhookCommand) => outgoingWebhooks.decide(command, fold(outgoingWebhooks, history)),
})
const failed = Array.from({ length: failuresMax - 1 }, (_, n) => settled('given-up', `e${n}`))

describe('a webhook', () => {
  test('is added with its address and its secret', () => {
    expect(given(registered).when(add('a'))).toEqual({ events: [added('a')] })
  })
  test('is not added after the account changed since its password was shown', () => {
    const changed: DomainEvent = { type: 'PasswordChanged', data: { survivor: 'none' }, personal: { password: 'x' } }
    expect(given(registered, changed).when(add('a'))).toEqual({ refused: 'session-ended' })
  })
  test('is refused at an address the account has, and beyond the most it may have', () => {
    const full = Array.from({ length: webhooksMax }, (_, n) => added(`w${n}`))
    expect(given(registered, added('a')).when(add('a'))).toEqual({ refused: 'webhook-known' })
    expect(given(registered, ...full).when(add('a'))).toEqual({ refused: 'webhooks-full' })
  })
  test('is turned off by messages given up in a row, which a delivery interrupts', () => {
    const when = settle('given-up')
    const last = settled('given-up')
    expect(given(registered, added('a'), ...failed).when(when)).toEqual({ events: [last, disabled('failures')] })
    expect(given(registered, added('a'), ...failed, settled('delivered')).when(when)).toEqual({ events: [last] })
  })
  test('is turned off at once when its address is gone', () => {
    expect(given(registered, added('a')).when(settle('given-up', true))).toEqual({
      events: [settled('given-up'), disabled('gone')],
    })
  })
  test('that is off is neither tried nor settled until it is resumed', () => {
    const off = given(registered, added('a'), disabled('failures'))
    expect(off.when({ kind: 'test', id: 'a' })).toEqual({ refused: 'webhook-off' })
    expect(off.when(settle('delivered'))).toEqual({ refused: 'webhook-off' })
    const resumed: DomainEvent = { type: 'OutgoingWebhookResumed', data: { webhook: 'a' }, personal: null }
    expect(off.when({ kind: 'resume', id: 'a' })).toEqual({ events: [resumed] })
    expect(given(registered, added('a'), ...failed, resumed).when(settle('given-up'))).toEqual({
      events: [settled('given-up')],
    })
  })
  test.each(endsOutsideAccess)('is off after %s until its person resumes it', (type) => {
    const events = {
      PasswordChanged: { type: 'PasswordChanged', data: { survivor: 's' }, personal: { password: 'x' } },
      PasswordReset: {
        type: 'PasswordReset',
        data: { reason: 'request', survivor: 'none' },
        personal: { password: 'x', note: '' },
      },
      SecondFactorRemoved: { type: 'SecondFactorRemoved', data: { reason: 'request' }, personal: { note: '' } },
      AccountDeactivated: { type: 'AccountDeactivated', data: { reason: 'request' }, personal: { note: '' } },
    } as const satisfies Record<(typeof endsOutsideAccess)[number], DomainEvent>
    const off = given(registered, added('a'), events[type])
    expect(off.when({ kind: 'test', id: 'a' })).toEqual({ refused: 'webhook-off' })
    expect(off.when(settle('delivered'))).toEqual({ refused: 'webhook-off' })
    const resumed: DomainEvent = { type: 'OutgoingWebhookResumed', data: { webhook: 'a' }, personal: null }
    expect(off.when({ kind: 'resume', id: 'a' })).toEqual({ events: [resumed] })
    expect(given(registered, added('a'), events[type], resumed).when(settle('delivered'))).toEqual({
      events: [settled('delivered')],
    })
  })
  test('that was removed, or whose account is erased, is not there', () => {
    const removed: DomainEvent = { type: 'OutgoingWebhookRemoved', data: { webhook: 'a' }, personal: null }
    expect(given(registered, added('a'), removed).when({ kind: 'test', id: 'a' })).toEqual({
      refused: 'webhook-missing',
    })
    const erased: DomainEvent = { type: 'AccountErased', data: {}, personal: null }
    expect(given(registered, added('a'), erased).when(add('b'))).toEqual({ refused: 'account-missing' })
  })
})
