// Headings of entries that a narrow column broke, in columns of every width.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type Line, plainLine } from '../../../documents/document'
import { joinFull } from './full-lines'

const titles = [
  'Técnica em radiologia',
  'Analista de departamento pessoal',
  'Professora de Matemática (Projetos Especiais)',
  'Cozinheira',
]
const employers = [
  'Condomínio Residencial Maré Alta',
  'Casa Azul',
  'Grantham County Council',
  'Clínica Metalúrgica Rio',
]

/** The lines of a text in a column of so many characters. */
const wrap = (text: string, width: number, more: Partial<Line>): Line[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.map((line, at) => ({ ...plainLine(line), x: 50, size: 10, gap: at === 0 ? 1.8 : 1.2, ...more }))
}

/** Marks the lines whose next first word would not have fitted. */
const marked = (lines: readonly Line[], width: number): Line[] =>
  lines.map((line, at) => {
    const next = lines[at + 1]?.text.split(' ')[0] ?? ''
    return line.text.length + 1 + next.length > width ? { ...line, full: true } : line
  })

test('titles, employers and courses that a narrow column broke are whole', () => {
  const shape = fc.record({
    width: fc.integer({ min: 16, max: 48 }),
    bold: fc.boolean(),
    dates: fc.constantFrom('Jan 2020 – Jan 2025', '2019 – 2021', '03/2018 – atual'),
    order: fc.constantFrom([0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]),
  })
  fc.assert(
    fc.property(shape, ({ width, bold, dates, order }) => {
      const entry = (at: number): Line[] => [
        ...wrap(titles[at]!, width, { size: 12, bold }),
        ...wrap(employers[at]!, width, {}),
        ...wrap(dates, 48, { size: 9 }),
      ]
      const found = joinFull(marked(order.flatMap(entry), width)).map(({ text }) => text)
      expect(found).toEqual(order.flatMap((at) => [titles[at]!, employers[at]!, dates]))
    }),
    { numRuns: 300 },
  )
})

test('names below each other in one look stay apart, where a shorter one shows that they are no one text', () => {
  const lines = [
    'Analista de departamento',
    'Casa Azul',
    'Jan 2020 – Jan 2025',
    'Cozinheira',
    'Casa Branca',
    '2018 – 2019',
  ].map((text, at): Line => ({ ...plainLine(text), x: 50, size: 10, gap: at % 3 === 0 ? 1.8 : 1.2 }))
  expect(joinFull(marked(lines, 26))).toEqual(marked(lines, 26))
})

test('tasks, dates and what stands beside other lines are not joined', () => {
  const [title, employer] = wrap('Cozinheira Chefe da Noite', 14, { full: true })
  const cases: Line[][] = [
    [{ ...title!, bullet: true }, employer!],
    [title!, { ...employer!, gap: 2.4 }],
    [title!, { ...employer!, x: 80 }],
    [title!, { ...employer!, page: 2 }],
    [{ ...title!, text: 'Cozinheira.' }, employer!],
    [title!, { ...employer!, text: '2018 – 2019' }],
  ]
  for (const lines of cases) expect(joinFull(lines)).toEqual(lines)
})
