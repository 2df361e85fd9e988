import { describe, expect, test } from 'bun:test'
import { LIMITS } from '../../analysis/linkedin/limits'
import { ptBR } from '../../i18n/pt-BR'
import { counted, longest, missing } from './rules'

const texts = { ...ptBR.linkedin.form, ...ptBR.tool.sending, ...ptBR.common.waiting, upTo: ptBR.results.upTo }

test('the browser uses the limits of the analysis', () => {
  expect<Record<string, number>>(longest).toEqual(LIMITS)
})

describe('what is missing', () => {
  test.each([
    ['', '', { headline: texts.headlineRequired, about: texts.aboutRequired }],
    ['  ', '…', { headline: texts.headlineRequired, about: texts.aboutRequired }],
    ['Enfermeira', ' ', { about: texts.aboutRequired }],
    ['Enfermeira', 'Cuido de gente.', {}],
  ])('headline %p and about %p', (headline, about, wrong) => {
    expect(missing({ headline, about, experience: '' }, texts)).toEqual(wrong)
  })
})

describe('what is counted', () => {
  test.each([
    ['headline', 220, '220 caracteres. O LinkedIn mostra até 220.'],
    ['headline', 221, '221 caracteres. O LinkedIn mostra até 220: o que passar disso será cortado lá.'],
    ['about', 1200, '1.200 caracteres. O LinkedIn mostra até 2.600.'],
    ['experience', 1200, '1.200 de 20.000'],
  ] as const)('%s of %d', (field, count, message) => {
    expect(counted(field, count, texts, 'pt-BR')).toBe(message)
  })
})
