import { describe, expect, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { fold } from '../decider'
import { evolveQuota, noQuota } from '../quota/quota'
import { model, modelCaps, type TriedModels } from './model'

const { given } = specification(model)
const analysis = '01939b6e-7c00-7000-8000-000000000001'
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: null,
}
const completed: DomainEvent = {
  type: 'AnalysisCompleted',
  data: { analysis, tool: 'resume', engine: 'builtin', rubric: 1, score: 70 },
  personal: null,
}
const asked: DomainEvent = { type: 'ModelAsked', data: { analysis, tool: 'resume' }, personal: null }
const gaveUp: DomainEvent = {
  type: 'ModelGaveUp',
  data: { analysis, tool: 'resume', reason: 'too-slow', tried: [] },
  personal: null,
}
const off: DomainEvent = { type: 'ModelChoiceMade', data: { choice: 'none' }, personal: null }
const ask = { kind: 'ask', analysis, asked: { account: 0, server: 0 } } as const
const tried: TriedModels = [{ engine: 'openai', model: 'n', fault: 'unfounded', tokensIn: 5, tokensOut: 6 }]
const modelAnswer = {
  analysis,
  engine: 'ollama',
  model: 'm',
  host: 'h',
  prompt: 'resume.1',
  tokensIn: 1,
  tokensOut: 2,
  ms: 3,
  dropped: 0,
  withheld: 0,
  reused: false,
  tried,
} as const
const answer = { kind: 'answer', ...modelAnswer, key: 'k', answer: { kind: 'text' } } as const
const answered: DomainEvent = {
  type: 'ModelAnswered',
  data: { ...modelAnswer, tool: 'resume' },
  personal: { key: 'k', answer: { kind: 'text' } },
}

describe('a model request', () => {
  test('is made for a completed analysis', () => given(registered, completed).when(ask).then(asked))
  test('is refused for an analysis that is not completed', () => given(registered).when(ask).refused('model-not-due'))
  test('is made once', () => {
    given(registered, completed, asked).when(ask).refused('model-not-due')
    given(registered, completed, asked, gaveUp).when(ask).refused('model-not-due')
    given(registered, completed, asked, answered).when(ask).refused('model-not-due')
  })
  test('for a wording is made by an id of its own, and within the same limits', () => {
    const asking = { kind: 'ask-wording', wording: analysis, asked: { account: 0, server: 0 } } as const
    const wording: DomainEvent = { type: 'ModelAsked', data: { analysis, tool: 'draft' }, personal: null }
    given(registered).when(asking).then(wording)
    given(registered, off).when(asking).refused('model-off')
    given(registered, wording)
      .when({ ...answer, answer: { kind: 'text' } })
      .then({
        ...answered,
        data: { ...modelAnswer, tool: 'draft' },
      } as DomainEvent)
    for (const asked of [
      { account: modelCaps.account, server: 0 },
      { account: 0, server: modelCaps.server },
    ])
      given(registered)
        .when({ ...asking, asked })
        .refused('model-capped')
  })
  test('is not made for a person who allows no model', () =>
    given(registered, off, completed).when(ask).refused('model-off'))
  test('beyond a daily limit is recorded instead of made', () => {
    const cap = (account: number, server: number) => ({ ...ask, asked: { account, server } })
    const capped: DomainEvent = {
      ...gaveUp,
      data: { analysis, tool: 'resume', reason: 'capped', tried: [] },
    } as DomainEvent
    given(registered, completed).when(cap(modelCaps.account, 0)).then(asked, capped)
    given(registered, completed).when(cap(0, modelCaps.server)).then(asked, capped)
    given(registered, completed)
      .when(cap(modelCaps.account - 1, modelCaps.server - 1))
      .then(asked)
  })
})

describe('its end', () => {
  test('is an answer', () => given(registered, completed, asked).when(answer).then(answered))
  test('may also be giving up', () =>
    given(registered, completed, asked).when({ kind: 'give-up', analysis, reason: 'too-slow', tried: [] }).then(gaveUp))
  test('is recorded once', () => {
    given(registered, completed, asked, answered).when(answer).refused('model-not-open')
    given(registered, completed, asked, gaveUp).when(answer).refused('model-not-open')
    given(registered, completed).when(answer).refused('model-not-open')
  })
  test('is ignored for an erased account', () =>
    given(registered, completed, asked, { type: 'AccountErased', data: {}, personal: null })
      .when(answer)
      .refused('account-missing'))
})

test('a choice is stored, and the same one again makes no event', () => {
  given(registered).when({ kind: 'choose', choice: 'none' }).then(off)
  given(registered, off).when({ kind: 'choose', choice: 'none' }).then()
  given(registered).when({ kind: 'choose', choice: 'any' }).then()
})

test('none of it affects the allowance', () => {
  const before = [registered, completed].reduce(evolveQuota, noQuota)
  expect([asked, answered, gaveUp, off].reduce(evolveQuota, before)).toEqual(before)
})

test('its state is bounded', () => {
  const many = Array.from(
    { length: 1_000 },
    (_, at): DomainEvent => ({ ...completed, data: { ...completed.data, analysis: `a${at}` } }) as DomainEvent,
  )
  expect(fold(model, [registered, ...many]).parts.size).toBeLessThanOrEqual(200)
})
