import { describe, expect, test } from 'bun:test'
import type { DomainEvent } from '../../events/schema/events'
import { optimised } from './optimised'

const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com', password: 'x' },
}
const erased: DomainEvent = { type: 'AccountErased', data: {}, personal: null }
const checked = (analysis: string, reading = 0): DomainEvent => ({
  type: 'OptimisedResumeChecked',
  data: { analysis, reading },
  personal: { facts: null },
})
const facts = { before: 70, docx: 80, pdf: null, notes: [], faults: [] }
const given = (...events: DomainEvent[]) => ({
  check: (analysis: string, reading = 0) =>
    optimised.decide({ kind: 'check', analysis, reading, facts }, events.reduce(optimised.evolve, optimised.initial)),
})

describe('the check of an optimised résumé', () => {
  test('is recorded with its facts', () => {
    expect(given(registered).check('a')).toEqual({
      events: [{ type: 'OptimisedResumeChecked', data: { analysis: 'a', reading: 0 }, personal: { facts } }],
    })
  })

  test('is recorded once for each analysis', () => {
    expect(given(registered, checked('a')).check('a')).toEqual({ refused: 'already-checked' })
    expect(given(registered, checked('a')).check('b')).toMatchObject({ events: [{ data: { analysis: 'b' } }] })
  })

  test('is recorded once for each reading of it: the file’s own, and the one after each change of its corrections', () => {
    const first = { events: [{ data: { analysis: 'a', reading: 1 } }] }
    expect(given(registered, checked('a')).check('a', 1)).toMatchObject(first)
    expect(given(registered, checked('a', 1)).check('a', 1)).toEqual({ refused: 'already-checked' })
    expect(given(registered, checked('a', 1)).check('a', 2)).toMatchObject({ events: [{ data: { reading: 2 } }] })
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
