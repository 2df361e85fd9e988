import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { check, result } from '../resume/fixture'
import { suggestionsOf } from './suggestions'

describe('suggestions of the week', () => {
  test('come from the weakest parts of the latest analysis, three at most', () => {
    const checks = ['quantified', 'date-format', 'contact', 'reading-order'].map((id, index) =>
      check(id, { gain: 9 - index }),
    )
    const suggestions = suggestionsOf({ resume: result({ checks }) }, 'pt-BR')
    expect(suggestions).toHaveLength(3)
    expect(suggestions[0]).toBe('Diga o que mudou por sua causa')
  })

  test('are the three defaults only for a person without an analysis', () => {
    for (const results of [{}, { resume: null }, { resume: result({ score: null }) }]) {
      expect(suggestionsOf(results, 'pt-BR')[0]).toBe('Atualize sua foto de perfil para melhorar a primeira impressão.')
      expect(suggestionsOf(results, 'pt-BR')).toHaveLength(3)
    }
    expect(suggestionsOf({ resume: result({ checks: [] }) }, 'pt-BR')).toEqual([])
  })

  test('of several tools are told by their gain, whichever tool they are from', () => {
    const weak = fc.array(fc.record({ text: fc.string(), gain: fc.integer({ min: 0, max: 30 }) }), { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(fc.option(weak), { maxLength: 4 }), (tools) => {
        const from = tools.map((told) => () => told)
        const told = tools.flatMap((one) => one ?? [])
        const best = told.toSorted((a, b) => b.gain - a.gain).slice(0, 3)
        const suggestions = suggestionsOf({}, 'en-US', from)
        if (tools.every((one) => one === null)) expect(suggestions).toHaveLength(3)
        else expect(suggestions).toEqual(best.map(({ text }) => text))
      }),
    )
  })
})
