// How long a course took is neither its year nor its school, in whatever unit, place and language it is written.
import { expect, test } from 'bun:test'
import { findDates } from '../../reading/dates/dates'
import { isDuration } from '../../reading/dates/durations'
import { document } from '../../testing'
import { draftFromDocument } from './from-document'
import { studies, studyOf } from './study-fields'

const lengths = ['15 horas', '18 meses', '12 meses', '40h', '16 h', '20 semanas', '30 hours', '14 months', '24 weeks']
const forms: readonly ((length: string) => string)[] = [
  (length) => `Curso de confeitaria - SENAC - 2018 - ${length}`,
  (length) => `Curso de confeitaria, SENAC, 2018, ${length}`,
  (length) => `Curso de confeitaria | SENAC | 2018 | ${length}`,
  (length) => `Curso de confeitaria - SENAC - ${length} - 2018`,
  (length) => `Curso de confeitaria – SENAC 2018 (${length})`,
  (length) => `Curso de confeitaria, SENAC, ${length}, 2018`,
]

test.each(lengths.flatMap((length) => forms.map((form) => [form(length), length] as const)))(
  'a length stays in the text of the course: %s',
  (text, length) => {
    expect(studyOf(text).fields).toEqual({ course: `Curso de confeitaria, ${length}`, school: 'SENAC', end: '2018' })
  },
)

test('a named length is one too, and a year, a period or a task is none', () => {
  for (const text of ['carga horária: 60 horas', '(180 horas-aula)', 'Duração de 2 anos', '12-week'])
    expect([text, isDuration(text)]).toEqual([text, true])
  for (const text of ['2018', '2016 - 18', '18 alunos', 'atendi 15 horas seguidas'])
    expect(isDuration(text)).toBe(false)
})

test('a short second year is read where no unit follows it', () => {
  const years = (text: string) => findDates(text).map(({ from, to }) => [from.year, to && to !== 'present' && to.year])
  expect(years('Analista 2015 - 17')).toEqual([[2015, 2017]])
  expect(years('Analista 2015-17 (2 anos)')).toEqual([[2015, 2017]])
  expect(years('Técnico 2016 - 18 meses')).toEqual([[2016, null]])
  expect(years('Curso de maio - 40 horas')).toEqual([])
})

test('the year of one certificate does not date those listed behind it', () => {
  const entries = (text: string) => studies([{ kind: 'text', text }], []).map(({ fields }) => fields)
  expect(entries('Care Certificate, 2020 · Moving and handling, BLS (all in date)')).toEqual([
    { course: 'Care Certificate', end: '2020' },
    { course: 'Moving and handling, BLS (all in date)' },
  ])
  expect(entries('Ensino Médio, 2016 | Escola Sol')).toEqual([
    { course: 'Ensino Médio', school: 'Escola Sol', end: '2016' },
  ])
})

test('subjects with their marks and years of their own are another study than the one above', () => {
  const page = document(
    'Tom Ashworth',
    'tom@example.com',
    '# Education',
    '=Level 3 Diploma in Logistics Operations | 2019 – 2020',
    'Northampton College',
    '=A-levels: Business Studies (B), Geography (C) | 2009 – 2011',
    'Wrenn School, Wellingborough',
  )
  const schools = (draftFromDocument(page)?.parts ?? []).filter(({ kind }) => kind === 'school')
  expect(schools.map(({ fields, lines }) => [fields.course, fields.school, fields.end, lines.length])).toEqual([
    ['Level 3 Diploma in Logistics Operations', 'Northampton College', '2020', 0],
    ['A-levels: Business Studies (B), Geography (C)', 'Wrenn School, Wellingborough', '2011', 0],
  ])
})
