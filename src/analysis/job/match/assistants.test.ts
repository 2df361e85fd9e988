import { describe, expect, test } from 'bun:test'
import { jobView } from '../../../texts/job/view'
import { readResume } from '../../resume/reading'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { toPerson } from './resume-text'
import { creditOf } from './skills/credit'
import { isOccupation, onlyHelps } from './work/title'

const person = (...titles: readonly string[]) =>
  document(
    'Joana Prado',
    'joana@exemplo.com | Recife, PE',
    '# Experiência Profissional',
    ...titles.flatMap((title, at) => [
      `=${title}, Casa Exemplo, 01/${2015 - at * 3} - 12/${2023 - at * 9}`,
      at === 0 ? '- Responsável por ajudar o cozinheiro no preparo do almoço' : '- Atendi clientes no balcão da loja',
    ]),
  )
const helper = person('Auxiliar de cozinha', 'Balconista')
const compare = (resume: typeof helper, ...lines: string[]) =>
  matchJob(readAdvert(lines.join('\n')), resume, { year: 2026, month: null })

describe('a helper’s years are not those of the trade', () => {
  test.each([
    ['Cozinheiro', '5 anos de experiência como cozinheiro'],
    ['Cozinheiro', '5 anos de experiência na função'],
    ['Chef de cozinha', 'Experiência mínima de 5 anos como chef de cozinha'],
  ])('%s: %s', (title, line) => {
    const result = compare(helper, title, 'Requisitos:', `- ${line}`, '- Ficha técnica', '- Cardápio')
    const years = result.requirements.find(({ kind }) => kind === 'years')
    expect(years).toMatchObject({ met: 'part', has: '9', near: 'Auxiliar de cozinha' })
    expect(years?.inWork).toBeUndefined()
    expect(result.blocks.find(({ id }) => id === 'title')?.gain).toBe(0)
  })

  test('and are those of a helper, where one is asked for', () => {
    const line = '- 5 anos de experiência como auxiliar de cozinha'
    const result = compare(helper, 'Auxiliar de cozinha', 'Requisitos:', line, '- Ficha técnica', '- Cardápio')
    expect(result.requirements.find(({ kind }) => kind === 'years')).toMatchObject({ met: 'yes', has: '9' })
  })
})

test.each([
  ['Cozinheiro', 'Ajudante de cozinha', true],
  ['Cook', 'Kitchen Porter', true],
  ['Teacher', 'Teaching Assistant', true],
  ['Caregiver', 'Healthcare Assistant', false],
  ['Salesperson', 'Sales Assistant', false],
  ['Analista Fiscal', 'Assistente Fiscal', false],
  ['Cozinheiro', 'Cozinheiro e auxiliar de limpeza', false],
  ['Kitchen assistant', 'Kitchen helper', false],
] as const)('for a %s, %s only helps: %p', (asked, own, expected) => expect(onlyHelps(asked, own)).toBe(expected))

test.each([
  ['chef de cozinha', true],
  ['cozinheiro', true],
  ['cozinha', false],
  ['cozinha brasileira', false],
  ['sales', false],
  ['escrita fiscal', false],
])('%s is an occupation: %p', (term, expected) => expect(isOccupation(term)).toBe(expected))

test.each(['chef de cozinha', 'cozinha brasileira'])('%s is not implied by a helper’s title', (text) => {
  const keyword = { id: text, text, skill: 'Cozinha', kind: 'hard', need: 'required', times: 1 } as const
  const asked = { ...keyword, quote: { text, mark: text, line: 1 } }
  expect(creditOf(asked, toPerson(readResume(helper)), 'pt')).toMatchObject({ bucket: 'missing', how: null })
})

test('no gain is promised for an occupation that no job shows', () => {
  const { keywords } = compare(
    helper,
    'Auxiliar de cozinha',
    'Requisitos:',
    '- Experiência com Chef de cozinha',
    '- Latim',
    '- Grego',
  )
  expect(keywords.find(({ text }) => text === 'Chef de cozinha')?.gain).toBe(0)
  expect(keywords.find(({ text }) => text === 'Latim')?.gain).toBeGreaterThan(0)
})

test('helping somebody of an occupation is not that occupation', () => {
  const text = 'cozinheiro'
  const keyword = { id: text, text, skill: null, kind: 'hard', need: 'required', times: 1 } as const
  const asked = { ...keyword, quote: { text, mark: text, line: 1 } }
  expect(creditOf(asked, toPerson(readResume(helper)), 'pt').bucket).toBe('missing')
  expect(creditOf(asked, toPerson(readResume(person('Cozinheiro'))), 'pt').bucket).toBe('shown')
})

test('the page says which work the years were in', () => {
  const line = '- 5 anos de experiência como cozinheiro'
  const result = { ...compare(helper, 'Cozinheiro', 'Requisitos:', line, '- Ficha técnica'), resume: 'r' }
  const answer = (language: 'pt-BR' | 'en-US') =>
    jobView(result, language).conditions.find(({ key }) => key.startsWith('years'))?.answer
  expect(answer('pt-BR')).toBe(
    'Seu currículo mostra 12 anos de trabalho, 9 deles em funções próximas (Auxiliar de cozinha)',
  )
  expect(answer('en-US')).toContain('in work close to it (Auxiliar de cozinha)')
})
