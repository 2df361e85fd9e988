import { describe, expect, test } from 'bun:test'
import type { DomainEvent } from '../../events/schema/events'
import { optimised } from './optimised'

const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com', password: 'x' },
}
const erased: DomainEvent = { type: 'AccountErased', data: {}, personal: null }
const checked = (analysis: string): DomainEvent => ({
  type: 'OptimisedResumeChecked',
  data: { analysis },
  personal: { facts: null },
})
const facts = { before: 70, docx: 80, pdf: null, notes: [], faults: [] }
const given = (...events: DomainEvent[]) => ({
  check: (analysis: string) =>
    optimised.decide({ kind: 'check', analysis, facts }, events.reduce(optimised.evolve, optimised.initial)),
})

describe('the check of an optimised résumé', () => {
  test('is recorded with its facts', () => {
    expect(given(registered).check('a')).toEqual({
      events: [{ type: 'OptimisedResumeChecked', data: { analysis: 'a' }, personal: { facts } }],
    })
  })

  test('is recorded once for each analysis', () => {
    expect(given(registered, checked('a')).check('a')).toEqual({ refused: 'already-checked' })
    expect(given(registered, checked('a')).check('b')).toMatchObject({ events: [{ data: { analysis: 'b' } }] })
  })

  test('is recorded again for a reading that was corrected, and for no other', () => {
    const corrected = (analysis: string): DomainEvent => ({
      type: 'ResumeCorrected',
      data: { analysis, corrections: 1, rubric: 34, score: 70 },
      personal: { result: {} },
    })
    const again = { events: [{ data: { analysis: 'a' } }] }
    expect(given(registered, checked('a'), corrected('a')).check('a')).toMatchObject(again)
    expect(given(registered, checked('a'), corrected('b')).check('a')).toEqual({ refused: 'already-checked' })
    expect(given(registered, checked('a'), corrected('a'), checked('a')).check('a')).toEqual({
      refused: 'already-checked',
    })
  })

  test('is ignored for an erased account', () => {
    expect(given().check('a')).toEqual({ refused: 'account-missing' })
    expect(given(registered, erased).check('a')).toEqual({ refused: 'account-missing' })
  })

  test('has a bounded state', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => checked(`${at}`))
    expect([registered, ...many].reduce(optimised.evolve, optimised.initial).checked).toHaveLength(20)
  })
})
