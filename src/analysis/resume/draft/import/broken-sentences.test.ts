// A sentence that a narrow column broke before its year stays one sentence, whether the person joined it or not.
import { describe, expect, test } from 'bun:test'
import type { Line } from '../../../documents/document'
import { toSheet } from '../../optimise/layout'
import { document } from '../../testing'
import { draftFromDocument } from './from-document'

/** What a side column says, broken where it ends, then another list that was not read as a heading's. */
const columns = [
  [
    'en',
    '# VOLUNTEERING',
    ['Northampton Food Bank – I run', 'the stock sheet and the', 'Saturday van rota since', '2020.'],
    'DRIVING',
    'Full UK licence, category B',
  ],
  [
    'en',
    '# VOLUNTEERING',
    ['I coach the under-tens at the', 'Harlow Swimming Club since', '2019.'],
    'OTHER',
    'Clean driving licence',
  ],
  [
    'en',
    '# PROJECTS',
    ['I have looked after the website', 'of the allotment society since', 'March 2018.'],
    'TOOLS',
    'Own van and tools',
  ],
  [
    'pt',
    '# VOLUNTARIADO',
    ['Banco de Alimentos – eu cuido', 'do estoque e das entregas de', 'sábado desde', '2020.'],
    'TRANSPORTE',
    'Carteira de motorista, categoria B',
  ],
  [
    'pt',
    '# PROJETOS',
    ['Mantenho o site da associação', 'de moradores do bairro desde', 'março de 2018.'],
    'OUTROS',
    'Veículo próprio',
  ],
] as const
const pageOf = ([language, heading, lines, next, rest]: (typeof columns)[number]) => {
  const isEnglish = language === 'en'
  const page = document(
    'Tom Ashworth',
    'tom@example.com | 07700 900417',
    '',
    isEnglish ? '# Experience' : '# Experiência',
    isEnglish ? 'Stock Controller, Harrow Logistics, 2018 – 2021' : 'Estoquista, Loja Azul Ltda, 2018 – 2021',
    isEnglish ? '- Counted 9,000 lines of stock every month' : '- Conferia 9.000 itens do estoque por mês',
    '',
    heading,
    ...lines,
    '',
    `=${next}`,
    rest,
  )
  return { page, last: page.lines.findIndex(({ text }) => text === lines.at(-1)) }
}
const contentOf = (
  page: Parameters<typeof draftFromDocument>[0],
  corrections: Parameters<typeof draftFromDocument>[1],
) => (draftFromDocument(page, corrections)?.parts ?? []).filter(({ kind }) => kind === 'own')

describe.each(columns.map((column) => [column[2].join(' '), column] as const))('%s', (sentence, column) => {
  const { page, last } = pageOf(column)
  test.each([
    ['as read', []],
    ['joined by the person', [{ line: last, is: 'continues' }]],
    [
      'with the next heading',
      [
        { line: last, is: 'continues' },
        { line: last + 1, is: 'heading' },
      ],
    ],
  ] as const)('%s', (_how, corrections) => {
    const parts = contentOf(page, corrections)
    const texts = parts.flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(texts).toContain(sentence)
    for (const { fields } of parts) expect(Object.keys(fields)).toEqual(['heading'])
    expect(JSON.stringify(parts)).not.toMatch(/Present|atual/)
  })
})

describe('a date that a line ends within', () => {
  const course = (...lines: readonly string[]): Line[] =>
    document(
      'Tom Ashworth',
      'tom@example.com | 07700 900417',
      '',
      '# Experience',
      'Stock Controller, Harrow Logistics, 2018 – 2021',
      '- Counted 9,000 lines of stock every month',
      '',
      '# CERTIFICATES',
      ...lines,
    ).lines.map((line, at, all) => (at >= all.length - lines.length + 1 ? { ...line, x: 70 } : line))
  test.each([
    [['- APICS CPIM Part 1 – in', 'progress, exam March', '2027']],
    [['- Prince2 Practitioner, due', 'in the autumn, 12 May', '2027']],
    [['- Curso de logística, prova em', 'março de', '2027']],
  ])('leaves nothing over: %p', (lines) => {
    const page = { ...document(''), lines: course(...lines) }
    const texts = toSheet(page).items.map(({ text }) => text)
    expect(texts).toContain(lines.join(' ').slice(2))
    expect(texts).not.toContain('2027')
  })
})
