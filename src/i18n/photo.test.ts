import { describe, expect, test } from 'bun:test'
import { subject, textured } from '../../tests/helpers/photo'
import { measures } from '../analysis/photo/checks/measures'
import { NOTE_CAPS, photoRubric } from '../analysis/photo/rubric'
import { languages, textFinder, textsOf, translator } from '.'
import { checks, missing, undo } from './pt-BR/analyses/photo-rubric'
import type { Values } from './template'

const worst = subject(textured(20, 4), { yaw: 25, pitch: 10, roll: 30, eyeOpen: 0.05 })
const subjects = [
  worst,
  subject(textured(150, 120), { lift: 0.11 }),
  subject((x) => (x < 200 ? 20 : 200), { pitch: 30, lift: 0.05 }),
  subject((x) => (x > 200 ? 20 : 200), { open: 0.6, lift: 0.1 }),
]
const parts = ['title', 'note', 'fix', 'strength'] as const

describe.each([...languages])('texts in %s', (language) => {
  const find = textFinder(language)
  const textOf = (id: string, part: string, params: Values): string => find(`photo.checks.${id}.${part}`, params) ?? ''

  test.each(photoRubric.map(({ id }) => id))('%s has all its texts with every figure interpolated', (id) => {
    for (const one of subjects) {
      const { share, params } = measures[id](one)
      if (share === null) continue
      for (const part of parts) {
        expect(textOf(id, part, params)).not.toBe('')
        expect(textOf(id, part, params)).not.toMatch(/\{\{|undefined|NaN/)
      }
    }
  })

  test('each context has its own text', () => {
    expect(textOf('framing', 'title', { context: 'near' })).not.toBe(textOf('framing', 'title', { context: 'far' }))
    expect(textOf('evenness', 'note', { context: 'left' })).not.toBe(textOf('evenness', 'note', { context: 'right' }))
  })

  test('no exclamation mark, no blame, nothing about who the person is', () => {
    const { checks: checkTexts, notes, aspects } = textsOf(language).photo
    const text = JSON.stringify([checkTexts, notes, aspects])
    expect(text).not.toMatch(
      /!|\b(?:errad[oa]|péssim[oa]|ruim|fei[oa]|bonit[oa]|wrong|bad|terrible|poor|ugly|pretty)\b/i,
    )
    expect(text).not.toMatch(/\b(?:idade|gênero|homem|mulher|roupa|age|gender|man|woman|clothes)\b/i)
  })
})

test('every check of the rubric has texts, and no text is without a check', () => {
  const ids = photoRubric.map(({ id }) => id).sort()
  expect(Object.keys(checks).sort()).toEqual(ids)
  // A note that caps the score comes before any check.
  expect(Object.keys(missing).sort()).toEqual([...ids, ...Object.keys(undo)].sort())
  expect(Object.keys(undo).sort()).toEqual(Object.keys(NOTE_CAPS).sort())
})

describe('what the specification quotes is used letter for letter', () => {
  const t = translator('pt-BR')
  test.each([
    [t('photo.upload.problems.none.title'), 'Nenhuma foto selecionada'],
    [t('photo.upload.problems.type.title'), 'Formato inválido'],
    [t('photo.upload.problems.type.text'), 'Apenas imagens JPG, JPEG ou PNG são permitidas.'],
    [t('photo.upload.problems.size.title'), 'Arquivo muito grande'],
    [t('photo.upload.problems.size.text'), 'O tamanho máximo permitido é 5MB.'],
    [t('photo.upload.problems.process.title'), 'Erro ao processar imagem'],
    [t('photo.upload.problems.process.text'), 'Não foi possível comprimir a imagem.'],
    [t('photo.upload.fallback'), 'Ocorreu um erro ao analisar sua foto.'],
    [t('tool.sending.failed'), 'Erro na análise'],
    [t('tool.sending.pending'), 'Analisando...'],
    [t('errors.none-yet'), 'Nenhuma análise encontrada'],
    [t('photo.page.strengths'), 'Pontos Positivos'],
    [t('photo.page.advice'), 'Sugestões de Melhoria'],
    [t('photo.aspects.expression.name'), 'Expressão'],
    [t('photo.aspects.light.name'), 'Iluminação'],
    [t('photo.aspects.background.name'), 'Fundo'],
    [t('photo.aspects.sharpness.name'), 'Nitidez'],
  ])('%p', (text, quoted) => expect<string>(text).toBe(quoted))
})
