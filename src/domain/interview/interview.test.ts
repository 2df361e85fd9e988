import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { fold } from '../decider'
import { type InterviewCommand, interview, interviewLimits } from './interview'

const { given } = specification(interview)
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: null,
}
const id = (number: number) => `01939b6e-7c00-7000-8000-${String(number).padStart(12, '0')}`
const data = (number: number) => ({
  interview: id(number),
  resume: id(900),
  advert: null,
  rubric: 1,
  language: 'pt' as const,
  questions: 6,
})
const practice = { rubric: 1, language: 'pt', questions: [] }
const start = (number = 1) => ({ kind: 'start', ...data(number), practice }) as const
const started = (number = 1): DomainEvent => ({ type: 'InterviewStarted', data: data(number), personal: { practice } })
const common = { question: 1, spoken: false, seconds: null, words: 5, follow: null }
const personal = { text: 'Na escola eram 300 crianças.', measure: { words: 5 } }
const answer = (number = 1, question = 1): InterviewCommand => ({
  kind: 'answer',
  interview: id(number),
  ...common,
  question,
  ...personal,
})
const answered = (attempt: number, number = 1, question = 1): DomainEvent => ({
  type: 'InterviewAnswered',
  data: { interview: id(number), ...common, question, attempt },
  personal,
})

describe('a practice', () => {
  test('is begun', () => given(registered).when(start()).then(started()))
  test('of nobody is not', () => given().when(start()).refused('account-missing'))
  test('is answered, and each answer is a try of its own', () => {
    given(registered, started()).when(answer()).then(answered(1))
    given(registered, started(), answered(1)).when(answer()).then(answered(2))
    given(registered, started(), answered(1))
      .when(answer(1, 2))
      .then(answered(1, 1, 2))
  })
  test('has at most one further question to each of the six', () => {
    const asks = (question = 1): InterviewCommand => ({ ...answer(1, question), follow: id(9) }) as InterviewCommand
    const followed = (question = 1): DomainEvent => {
      const event = answered(1, 1, question)
      return { ...event, data: { ...event.data, follow: id(9) } } as DomainEvent
    }
    given(registered, started()).when(asks()).then(followed())
    given(registered, started(), followed()).when(asks()).then(answered(2))
    given(registered, started(), followed()).when(asks(2)).then(followed(2))
  })
  test('that was never begun, and a question it does not have, are not answered', () => {
    given(registered).when(answer()).refused('interview-missing')
    given(registered, started()).when(answer(2)).refused('interview-missing')
    for (const question of [6, -1, 1.5, Number.NaN])
      given(registered, started()).when(answer(1, question)).refused('interview-missing')
  })
  test('takes no more than so many tries at a question', () => {
    const tries = Array.from({ length: interviewLimits.attempts }, (_, at) => answered(at + 1))
    given(registered, started(), ...tries)
      .when(answer())
      .refused('interview-tries')
    given(registered, started(), ...tries)
      .when(answer(1, 0))
      .then(answered(1, 1, 0))
  })
  test('can be answered while it is among the newest', () => {
    const others = Array.from({ length: interviewLimits.open }, (_, at) => started(at + 2))
    given(registered, started(), ...others)
      .when(answer())
      .refused('interview-missing')
    given(registered, started(), ...others.slice(1))
      .when(answer())
      .then(answered(1))
  })
  test('of an erased account is gone', () =>
    given(registered, started(), { type: 'AccountErased', data: {}, personal: null })
      .when(answer())
      .refused('account-missing'))
})

test('in any history each try has its own number, none is skipped, and the bounds hold', () => {
  const command = fc.oneof(
    fc.integer({ min: 1, max: 40 }).map(start),
    fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: -1, max: 6 })).map(([one, at]) => answer(one, at)),
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 120 }), (commands) => {
      const history: DomainEvent[] = [registered]
      const seen = new Map<string, number>()
      for (const one of commands) {
        // Each practice has an id of its own.
        if (
          one.kind === 'start' &&
          history.some((event) => event.type === 'InterviewStarted' && event.data.interview === one.interview)
        )
          continue
        const decision = interview.decide(one, fold(interview, history))
        if (!('events' in decision)) continue
        for (const event of decision.events) {
          history.push(event)
          if (event.type !== 'InterviewAnswered') continue
          const key = `${event.data.interview} ${event.data.question}`
          expect(event.data.attempt).toBe((seen.get(key) ?? 0) + 1)
          seen.set(key, event.data.attempt)
          expect(event.data.attempt).toBeLessThanOrEqual(interviewLimits.attempts)
        }
      }
      expect(fold(interview, history).open.length).toBeLessThanOrEqual(interviewLimits.open)
    }),
    { numRuns: 60 },
  )
})
