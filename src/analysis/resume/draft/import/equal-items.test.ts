// A draft begun from a page with a side column, wrapped courses, grades, equal projects and memberships: each stays what the page made it.
import { describe, expect, test } from 'bun:test'
import { readResume } from '../../reading'
import { document } from '../../testing'
import type { DraftPart } from '../parts'
import { draftFromDocument } from './from-document'

const head = ['Rhian Okafor', 'rhian@example.com', '07700 900 418']
const jobs = [
  '# Experience',
  'Senior Surveyor, Calder Construction Ltd, Mar 2020 – Present',
  '- Agreed 143 compensation events with the project manager.',
  'Surveyor, Harbourne Build Ltd, Sep 2012 – Feb 2020',
  '- Managed 22 subcontract packages worth £17m.',
]
const partsOf = (...lines: string[]): readonly DraftPart[] =>
  draftFromDocument(document(...head, ...jobs, ...lines))?.parts ?? []
const schoolsOf = (...lines: string[]): object[] =>
  partsOf('# Education', ...lines).flatMap(({ kind, fields, lines: below }) =>
    kind === 'school' ? [{ ...fields, lines: below.map(({ text }) => text) }] : [],
  )

test.each([
  ['BSc (Hons) Quantity Surveying', '& Commercial Management', 'University of the West of England'],
  ['Bacharelado em Administração', 'e Gestão Comercial', 'Universidade Federal de Goiás'],
  ['BA in English', 'and Drama', 'University of Leeds'],
  ['Tecnologia em Logística', '& Comércio Exterior', 'Faculdade Sol'],
])('a course over two lines is one: %s %s', (first, second, school) => {
  const study: object = { course: `${first} ${second}`, school, end: '2014', lines: [] }
  expect(schoolsOf(first, second, school, '2014')).toEqual([study])
  const typed = document(...head, ...jobs, '# Education', first, second, school, '2014')
  const word = { ...typed, kind: 'docx' as const, lines: typed.lines.map((line) => ({ ...line, x: 0 })) }
  const [inWord] = (draftFromDocument(word)?.parts ?? []).filter(({ kind }) => kind === 'school')
  expect(inWord?.fields.course).toBe(`${first} ${second}`)
})

describe('a grade is no course and no school', () => {
  test.each([
    '2:1',
    '2.1',
    'First',
    'First Class Honours',
    'CRE 8.5',
    'GPA 3.7',
    'GPA: 3.7/4.0',
    'nota 9',
    'Nota: 9,2',
    'Distinction',
  ])('%s', (grade) => {
    const course = 'BSc Mathematics'
    const school = 'University of Leeds'
    expect(schoolsOf(course, school, `2010 – 2014, ${grade}`)).toEqual([
      { course: `${course}, ${grade}`, school, start: '2010', end: '2014', lines: [] },
    ])
    const [alone] = schoolsOf(`${school} | ${grade} | 2014`)
    expect(alone).toEqual({ school, end: '2014', lines: [grade] })
  })
})

const lists = [
  [
    'Severn View Hospital, Phase 2 – £64m, NEC4 Option C',
    'Ysgol Llanedeyrn – £28m, JCT',
    'Redcliffe Wharf – £19m, 118 flats',
  ],
  ['App de caronas, versão 2 – Kotlin', 'Site da padaria – React', 'Robô de estoque – Python'],
  ['Mural da Escola Sol, etapa 1 – 40 m²', 'Painel do Hospital Norte – 12 m²', 'Fachada do Sesc – 90 m²'],
] as const
test.each(lists.map((projects) => ({ projects })))('equal projects stay equal: $projects', ({ projects }) => {
  for (const sign of ['- ', ''])
    expect(
      partsOf('# Projects', ...projects.map((one) => `${sign}${one}`))
        .filter(({ fields }) => fields.heading === 'Projects')
        .map(({ fields, lines }) => [fields, lines.map(({ text }) => text)]),
    ).toEqual([[{ heading: 'Projects' }, [...projects]]])
})

test.each(['Memberships', 'Professional Memberships', 'Associations', 'Associações'])(
  'a line under "%s" is no job',
  (heading) => {
    const page = document(...head, ...jobs, `# ${heading}`, 'MRICS (2018)', 'APC assessor since 2023')
    expect(readResume(page).unread).toEqual([])
  },
)

test('studies in a column beside the work stand below it, and a picture of a telephone is no contact', () => {
  const page = document(
    'Rhian Okafor',
    '☎ 07700 900 418',
    '✉',
    'rhian@example.com',
    'Bristol, BS6',
    '# Education',
    'BSc Quantity Surveying, University of Leeds, 2012',
    ...jobs,
    '# Projects',
    'Wharf – £19m',
  )
  const at = page.lines.findIndex(({ text }) => text === 'Experience')
  const lines = page.lines.map((line, index) => (index >= at ? { ...line, column: 1, x: 192 } : line))
  const parts = draftFromDocument({ ...page, columns: 2, lines })?.parts ?? []
  const kinds = parts.map(({ kind }) => kind)
  expect(kinds.indexOf('job')).toBeLessThan(kinds.indexOf('school'))
  expect(parts[0]?.fields).toEqual({
    name: 'Rhian Okafor',
    phone: '07700 900 418',
    email: 'rhian@example.com',
    city: 'Bristol, BS6',
  })
})
