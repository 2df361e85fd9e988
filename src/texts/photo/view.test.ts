import { describe, expect, test } from 'bun:test'
import { face, plane, textured } from '../../../tests/helpers/photo'
import { measurePhoto } from '../../analysis/photo'
import { photoJson } from '../../server/analyses/json/photo'
import { photoView } from './view'

const measured = (mean: number, given = {}) =>
  measurePhoto(plane(500, 500, textured(mean, 120)), face(250, 250, 160, given), [])
const fair = measured(150, { lift: 0.11 })
const dark = measured(30)

describe('the page’s texts of a photo', () => {
  test('advice is sorted by gain, after the light of a dark photo, and omits full checks', () => {
    const { advice, strengths, headline } = photoView(dark, 'pt-BR')
    const [first, ...rest] = advice
    expect(first?.id).toBe('brightness')
    expect(headline).toEndWith('falta luz no rosto')
    expect(rest.map(({ gain }) => gain)).toEqual(rest.map(({ gain }) => gain).toSorted((a, b) => b - a))
    expect(advice.filter(({ id }) => strengths.some((one) => one.id === id))).toEqual([])
    expect(advice.length + strengths.length).toBe(dark.checks.length)
  })

  test('a bar’s sentence is that of its weakest check, or that everything is good', () => {
    const light = (result: typeof dark) =>
      photoView(result, 'pt-BR').aspects.find(({ aspect }) => aspect === 'light')?.note
    expect(light(dark)).toContain('As partes mais claras do rosto chegam a')
    expect(light(fair)).toBe('Luz suave e parecida nos dois lados do rosto.')
  })

  test('the words of a note are not repeated in its advice, and a dark photo has no sentence about contrast', () => {
    for (const language of ['pt-BR', 'en-US'] as const) {
      const { notes, advice, aspects } = photoView(measured(10), language)
      const shown = new Set(notes.map(({ text }) => text))
      expect(shown.size).toBeGreaterThan(0)
      expect(advice.filter(({ text }) => shown.has(text))).toEqual([])
      expect(aspects.map(({ note }) => note).join()).not.toMatch(/quase não diferem|hardly differ/)
    }
  })

  test('the headline names what would help most, unless all is excellent', () => {
    expect(photoView(dark, 'pt-BR').headline).toMatch(/^[^:]+: /)
    expect(photoView({ ...dark, score: 95 }, 'pt-BR').headline).toBe('Excelente')
  })

  test('notes are shown with their figures in both languages', () => {
    const small = measurePhoto(plane(150, 150, textured(150, 120)), face(75, 75, 40), [face(120, 75, 30)])
    for (const language of ['pt-BR', 'en-US'] as const) {
      const { notes } = photoView(small, language)
      expect(notes.map(({ id }) => id)).toEqual(['several-faces', 'small-face', 'small-picture'])
      for (const { title, text } of notes) expect(`${title} ${text}`).not.toMatch(/\{\{|undefined/)
    }
  })
})

test.each([10, 20, 30, 45, 60, 90, 150, 230])('the gains of a photo of light %p never pass 100 together', (mean) => {
  for (const given of [{}, { lift: 0.11 }, { yaw: 20 }]) {
    const { score, checks } = measured(mean, given)
    expect(score + checks.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThanOrEqual(100)
  }
})

test('what helps most is what gains most; what hides the face is called by its name', () => {
  const { lead, advice } = photoView(dark, 'pt-BR')
  const most = Math.max(...advice.map(({ gain }) => gain))
  if (lead.startsWith('O que mais ajuda')) expect(lead).toContain(`vale ${most} ponto`)
  const checks = dark.checks.map((one) => ({ ...one, gain: one.id === 'brightness' ? 4 : 8 }))
  expect(photoView({ ...dark, notes: [], checks }, 'pt-BR').lead).toStartWith('Comece por aqui')
})

describe('the API’s record of a photo', () => {
  test('has the agreed fields and our additional ones', () => {
    const json = photoJson(dark, 'pt-BR')
    expect(json).toMatchObject({
      score: dark.score,
      aspectos: {
        expressao: dark.aspects.expression,
        iluminacao: dark.aspects.light,
        fundo: dark.aspects.background,
        nitidez: dark.aspects.sharpness,
      },
      versao_rubrica: 5,
      rostos: 1,
      imagem: { largura: 500, altura: 500 },
    })
    expect(json.feedback.positivos.length + json.feedback.melhorias.length).toBe(dark.checks.length)
    expect(JSON.parse(JSON.stringify(json))).toEqual(json)
  })
  test('the texts follow the language, the names do not', () => {
    const [pt, en] = [photoJson(dark, 'pt-BR'), photoJson(dark, 'en-US')]
    expect(Object.keys(en)).toEqual(Object.keys(pt))
    expect(en.feedback.melhorias).not.toEqual(pt.feedback.melhorias)
  })
})
