import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { DomainEvent } from '../../events/schema/events'
import { correction, correctionLimits } from './correction'

const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com', password: 'x' },
}
const erased: DomainEvent = { type: 'AccountErased', data: {}, personal: null }
const completed = (analysis: string, tool: 'resume' | 'photo' = 'resume'): DomainEvent => ({
  type: 'AnalysisCompleted',
  data: { analysis, tool, engine: 'builtin', rubric: 12, score: 60 },
  personal: { result: {} },
})
const result = { score: 70, corrections: [{ line: 3, is: 'job' }] }
const command = (analysis: string, corrections = 1) =>
  ({ kind: 'correct', analysis, corrections, rubric: 12, score: 70, result }) as const
const corrected: DomainEvent = {
  type: 'ResumeCorrected',
  data: { analysis: 'a', corrections: 1, rubric: 12, score: 70 },
  personal: { result },
}
const after = (...events: DomainEvent[]) => events.reduce(correction.evolve, correction.initial)

describe('a correction of a reading', () => {
  test('given a completed résumé, it is recorded with its result', () => {
    expect(correction.decide(command('a'), after(registered, completed('a')))).toEqual({ events: [corrected] })
  })
  test('given everything taken back, that is recorded too', () => {
    expect(correction.decide(command('a', 0), after(registered, completed('a'), corrected))).toMatchObject({
      events: [{ data: { corrections: 0 } }],
    })
  })
  test.each([
    ['no account', [], 'account-missing'],
    ['an erased one', [registered, completed('a'), erased], 'account-missing'],
    ['no such analysis', [registered], 'none-yet'],
    ['another tool', [registered, completed('a', 'photo')], 'none-yet'],
  ] as const)('given %s, it is refused', (_, events, refused) => {
    expect(correction.decide(command('a'), after(...events))).toEqual({ refused })
  })
  test('given as many changes, or as many lines, as there may be, it is refused', () => {
    const many = Array.from({ length: correctionLimits.changes }, () => corrected)
    expect(correction.decide(command('a'), after(registered, completed('a'), ...many))).toEqual({
      refused: 'corrections-full',
    })
    expect(correction.decide(command('a', 201), after(registered, completed('a')))).toEqual({
      refused: 'corrections-full',
    })
  })

  test('in any history, each résumé has at most 200 changes, and nobody changes what is not theirs to change', () => {
    type Step = { readonly act: 'complete' | 'photo' | 'correct' | 'erase'; readonly id: number }
    const step: fc.Arbitrary<Step> = fc.record({
      act: fc.constantFrom('complete', 'photo', 'correct', 'correct', 'correct', 'correct', 'erase'),
      id: fc.nat(2),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 900 }), (steps) => {
        let state = after(registered)
        const model = { alive: true, changes: new Map<string, number>() }
        for (const { act, id } of steps) {
          const analysis = `${id}`
          if (act === 'erase' && id > 0) continue
          if (act === 'correct') {
            const decided = correction.decide(command(analysis), state)
            const count = model.changes.get(analysis)
            const allowed = model.alive && count !== undefined && count < correctionLimits.changes
            expect('events' in decided).toBe(allowed)
            if (!('events' in decided)) continue
            model.changes.set(analysis, (count ?? 0) + 1)
            state = decided.events.reduce(correction.evolve, state)
            continue
          }
          if (act === 'complete' && model.changes.has(analysis)) continue
          if (act === 'complete') model.changes.set(analysis, 0)
          if (act === 'erase') Object.assign(model, { alive: false, changes: new Map() })
          state = correction.evolve(
            state,
            act === 'erase'
              ? erased
              : completed(act === 'photo' ? `p${id}` : analysis, act === 'photo' ? 'photo' : 'resume'),
          )
        }
      }),
      { numRuns: 40 },
    )
  })
})
