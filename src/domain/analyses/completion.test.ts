import { describe, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { completion } from './completion'
import { modelCaps } from './model'

const { given } = specification(completion)
const analysis = '01939b6e-7c00-7000-8000-000000000001'
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: null,
}
const requested: DomainEvent = {
  type: 'AnalysisRequested',
  data: { analysis, tool: 'resume', bytes: 10, unit: null },
  personal: { file: 'cv.pdf' },
}
const completed: DomainEvent = {
  type: 'AnalysisCompleted',
  data: { analysis, tool: 'resume', engine: 'builtin', rubric: 1, score: 70 },
  personal: { result: {} },
}
const asked: DomainEvent = { type: 'ModelAsked', data: { analysis, tool: 'resume' }, personal: null }
const off: DomainEvent = { type: 'ModelChoiceMade', data: { choice: 'none' }, personal: null }
const complete = { kind: 'complete', analysis, engine: 'builtin', rubric: 1, score: 70, result: {} } as const
const ask = (account = 0) => ({ kind: 'ask', analysis, asked: { account, server: 0 } }) as const

describe('the end of an analysis', () => {
  test('requests a model in the same append', () =>
    given(registered, requested).when({ complete, ask: ask() }).then(completed, asked))
  test('requests nothing where no model is set up', () =>
    given(registered, requested).when({ complete, ask: null }).then(completed))
  test('requests nothing for a person who allows no model', () =>
    given(registered, requested, off).when({ complete, ask: ask() }).then(completed))
  test('records that a daily limit was reached', () =>
    given(registered, requested)
      .when({ complete, ask: ask(modelCaps.account) })
      .then(completed, asked, {
        type: 'ModelGaveUp',
        data: { analysis, tool: 'resume', reason: 'capped', tried: [] },
        personal: null,
      }))
  test('requests nothing when the analysis has already ended', () =>
    given(registered, requested, completed, asked).when({ complete, ask: ask() }).refused('analysis-not-open'))
})
