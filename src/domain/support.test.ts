import { describe, test } from 'bun:test'
import { specification } from '../../tests/helpers/specification'
import { type SupportCommand, support } from './support'

const message = '01939b6e-7c00-7000-8000-00000000000a'
const data = { message, subject: 'bug', language: 'pt-BR' } as const
const personal = { name: 'Ana', email: 'ana@exemplo.com', text: 'Não abre.' }
const sent = { type: 'SupportMessageSent', data, personal } as const
const mailed = { type: 'SupportMessageMailed', data: { message, by: 'outbox' }, personal: null } as const
const send: SupportCommand = { kind: 'send', ...data, ...personal }
const markMailed: SupportCommand = { kind: 'mailed', message, by: 'outbox' }

const { given } = specification(support)

describe('a message to support', () => {
  test('is stored with its sender', () => given().when(send).then(sent))
  test('is stored once', () => given(sent).when(send).refused('message-repeated'))
  test('is marked as mailed', () => given(sent).when(markMailed).then(mailed))
  test('is marked as mailed once', () => given(sent, mailed).when(markMailed).then())
  test('that was never sent cannot be mailed', () => given().when(markMailed).refused('message-missing'))
  test('is marked as answered once, mailed or not', () => {
    const answer: SupportCommand = { kind: 'answered', message }
    const answered = { type: 'SupportMessageAnswered', data: { message }, personal: null } as const
    given(sent).when(answer).then(answered)
    given(sent, answered, mailed).when(answer).then()
    given(sent, answered).when(markMailed).then(mailed)
    given().when(answer).refused('message-missing')
  })
  test('marked as answered by mistake can be reopened and answered again', () => {
    const answer: SupportCommand = { kind: 'answered', message }
    const reopen: SupportCommand = { kind: 'reopened', message }
    const answered = { type: 'SupportMessageAnswered', data: { message }, personal: null } as const
    const reopened = { type: 'SupportMessageReopened', data: { message }, personal: null } as const
    given(sent, answered).when(reopen).then(reopened)
    given(sent, answered, reopened).when(reopen).then()
    given(sent, answered, reopened).when(answer).then(answered)
    given(sent).when(reopen).then()
    given().when(reopen).refused('message-missing')
  })
  test('whose sender is erased can still be marked as mailed', () =>
    given({ ...sent, personal: null })
      .when(markMailed)
      .then(mailed))
  test('is not affected by other events of its account', () =>
    given({ type: 'PlanAssigned', data: { plan: 'premium', from: 0 }, personal: null })
      .when(send)
      .then(sent))
})
