import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { specification } from '../../../tests/helpers/specification'
import { domainEvents } from '../../events/schema/events'
import { fold } from '../decider'
import { type SupportCommand, support, threadMax } from './support'

const message = '01939b6e-7c00-7000-8000-00000000000a'
const data = { message, subject: 'bug', language: 'pt-BR', due: null } as const
const personal = { name: 'Ana', email: 'ana@exemplo.com', text: 'Não abre.' }
const sent = { type: 'SupportMessageSent', data, personal } as const
const mailed = { type: 'SupportMessageMailed', data: { message, by: 'outbox' }, personal: null } as const
const send: SupportCommand = { kind: 'send', ...data, ...personal }
const markMailed: SupportCommand = { kind: 'mailed', message, by: 'outbox' }

const { given } = specification(support)

describe('a message to support', () => {
  test('is recorded with who wrote it', () => given().when(send).then(sent))
  test('is recorded once', () => given(sent).when(send).refused('message-repeated'))
  test('is recorded as mailed', () => given(sent).when(markMailed).then(mailed))
  test('is recorded as mailed once', () => given(sent, mailed).when(markMailed).then())
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
  test('whose writer is forgotten can still be recorded as mailed', () =>
    given({ ...sent, personal: null })
      .when(markMailed)
      .then(mailed))
  test('ignores the other events of its account', () =>
    given({ type: 'PlanAssigned', data: { plan: 'premium', from: 0, reason: 'request' }, personal: null })
      .when(send)
      .then(sent))
})

describe('a reply', () => {
  const reply = '01939b6e-7c00-7000-8000-00000000000b'
  const write = (by: 'admin' | 'person', id = reply, due: number | null = null): SupportCommand => ({
    ...{ kind: 'reply', message, reply: id, by, due, text: 'Certo.' },
  })
  const written = (by: 'admin' | 'person', due: number | null = null) =>
    ({ type: 'SupportReplySent', data: { message, reply, by, due }, personal: { text: 'Certo.' } }) as const
  const answered = { type: 'SupportMessageAnswered', data: { message }, personal: null } as const
  const reopened = { type: 'SupportMessageReopened', data: { message }, personal: null } as const

  test('of an admin answers the message, and another one changes nothing of that', () => {
    given(sent).when(write('admin')).then(written('admin'), answered)
    given(sent, answered).when(write('admin')).then(written('admin'))
  })
  test('of the person makes an answered message wait again, with what was promised', () => {
    given(sent, answered)
      .when(write('person', reply, 5))
      .then(written('person', 5), reopened)
    given(sent).when(write('person')).then(written('person'))
  })
  test('is recorded once, and mailed once', () => {
    const mailed: SupportCommand = { kind: 'reply-mailed', message, reply, by: 'smtp' }
    const recorded = { type: 'SupportReplyMailed', data: { message, reply, by: 'smtp' }, personal: null } as const
    given(sent, written('admin'), answered).when(write('admin')).then()
    given(sent, written('admin'), answered).when(mailed).then(recorded)
    given(sent, written('admin'), answered, recorded).when(mailed).then()
    given(sent).when(mailed).refused('message-missing')
  })
  test('to nothing, or to what is erased, is refused', () => {
    given().when(write('admin')).refused('message-missing')
    given(sent, { type: 'SupportMessageErased', data: { message, reason: 'request' }, personal: null })
      .when(write('admin'))
      .refused('message-missing')
  })

  test('whatever the order: a thread is bounded, and waits exactly when the person wrote last or an admin reopened it', () => {
    const step = fc.constantFrom('admin', 'person', 'answered', 'reopened')
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        let state = fold(support, [sent])
        let [waits, texts] = [true, 1]
        for (const [index, one] of steps.entries()) {
          const id = `01939b6e-7c00-7000-8000-${String(index).padStart(12, '0')}`
          const command: SupportCommand =
            one === 'admin' || one === 'person' ? write(one, id) : { kind: one as 'answered' | 'reopened', message }
          const decision = support.decide(command, state)
          const isText = one === 'admin' || one === 'person'
          if ('refused' in decision) {
            expect([isText, texts, decision.refused]).toEqual([true, threadMax, 'thread-full'])
            continue
          }
          for (const event of decision.events) domainEvents.draft(event)
          state = decision.events.reduce(support.evolve, state)
          if (isText) texts += 1
          waits = one === 'person' || one === 'reopened'
          expect(state.get(message)?.answered).toBe(!waits)
        }
        expect(texts).toBeLessThanOrEqual(threadMax)
      }),
      { numRuns: 200, seed: 20261122 },
    )
  })
})
