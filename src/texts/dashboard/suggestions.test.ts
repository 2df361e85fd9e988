import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { check, result } from '../../../tests/fixtures/resume/result'
import { face, plane, textured } from '../../../tests/helpers/photo'
import { analyseLinkedin } from '../../analysis/linkedin'
import { measurePhoto } from '../../analysis/photo'
import { bestOf, type Results, suggestionsOf, weakest } from './suggestions'

const suggested = (results: Results): string[] => suggestionsOf(weakest(results, 'pt-BR'), 'pt-BR')

describe('suggestions of the week', () => {
  test('come from the weakest parts of the latest analysis, three at most', () => {
    const checks = ['quantified', 'date-format', 'contact', 'reading-order'].map((id, index) =>
      check(id, { gain: 9 - index }),
    )
    const suggestions = suggested({ resume: result({ checks }) })
    expect(suggestions).toHaveLength(3)
    expect(suggestions[0]).toBe('Currículo: Mostre o tamanho do que você fez em mais 2 frases')
  })

  test('begin with the next step that the page names, then follow in the order of their gains', () => {
    const checks = ['quantified', 'date-format', 'contact', 'reading-order', 'summary'].map((id, index) =>
      check(id, { gain: 9 - index }),
    )
    const results = { resume: result({ checks }) }
    const weak = weakest(results, 'pt-BR')
    const next = bestOf(weak)
    expect(next?.text).toBe('Mostre o tamanho do que você fez em mais 2 frases')
    const suggestions = suggestionsOf(weak, 'pt-BR')
    expect(suggestions).toHaveLength(3)
    expect(suggestions[0]).toBe(`Currículo: ${next?.text}`)
    expect(suggestions.slice(1)).toEqual(weak?.slice(1, 3).map(({ text }) => `Currículo: ${text}`) ?? [])
  })

  test('a photo of two people is first asked to show one', () => {
    const photo = measurePhoto(plane(500, 500, textured(150, 120)), face(180, 250, 160, { lift: 0.11 }), [
      face(380, 250, 150),
    ])
    expect(bestOf(weakest({ photo }, 'pt-BR'))).toMatchObject({ tool: 'photo', text: 'Escolha uma foto só sua.' })
    expect(bestOf(weakest({ photo }, 'pt-BR'))?.gain).toBeGreaterThan(0)
  })

  test('are the three defaults only for a person without an analysis', () => {
    for (const results of [{}, { resume: null }, { resume: result({ score: null }) }]) {
      expect(suggested(results)[0]).toBe('Atualize sua foto de perfil para melhorar a primeira impressão.')
      expect(suggested(results)).toHaveLength(3)
    }
    expect(suggested({ resume: result({ checks: [] }) })).toEqual([])
  })

  test('also come from a LinkedIn text, beside the résumé’s', () => {
    const linkedin = analyseLinkedin({ headline: 'Analista', about: 'Sou analista.', experience: '' })
    const alone = suggested({ linkedin })
    expect(alone).toHaveLength(3)
    const both = suggested({ linkedin, resume: result({ checks: [check('quantified', { gain: 99 })] }) })
    expect(both).toEqual(['Currículo: Mostre o tamanho do que você fez em mais 2 frases', ...alone.slice(0, 2)])
  })

  test('of several tools keep the order of each result, and begin with the first points that gain most', () => {
    const weak = fc.array(fc.record({ text: fc.string(), gain: fc.integer({ min: 0, max: 30 }) }), { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(fc.option(weak), { maxLength: 3 }), (tools) => {
        const lists = tools.map(
          (points, at) => points?.map((point) => ({ ...point, tool: 'resume' as const, place: `${at}` })) ?? null,
        )
        const points = weakest(
          {},
          'en-US',
          lists.map((list) => () => list),
        )
        if (lists.every((list) => list === null)) {
          expect(points).toBeNull()
          expect(suggestionsOf(points, 'en-US')).toHaveLength(3)
          return
        }
        for (const [at, list] of lists.entries())
          expect(points!.filter(({ place }) => place === `${at}`)).toEqual(list ?? [])
        expect(points?.[0]?.gain ?? -1).toBe(Math.max(-1, ...lists.flatMap((list) => list?.[0]?.gain ?? [])))
        const shownTexts = points!.slice(0, 3).map(({ text }) => `Résumé: ${text}`)
        expect(suggestionsOf(points, 'en-US')).toEqual(shownTexts)
      }),
    )
  })
})
