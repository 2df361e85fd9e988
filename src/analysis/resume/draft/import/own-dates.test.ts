// A date that belongs to the words beside it ends no study, and no bracket of a course is torn.
import { expect, test } from 'bun:test'
import { studies, studyOf } from './study-fields'

test.each([
  [
    'APICS CPIM Part 1 – ASCM, studying (exam booked Feb 2027)',
    { course: 'APICS CPIM Part 1, ASCM, studying (exam booked Feb 2027)' },
  ],
  ['ACCA – studying, exam booked for Feb 2027', { course: 'ACCA, studying, exam booked for Feb 2027' }],
  [
    'Curso técnico, ETEC (prova marcada para 02/2027)',
    { course: 'Curso técnico', school: 'ETEC (prova marcada para 02/2027)' },
  ],
  ['Ensino médio (interrompido em 2009)', { course: 'Ensino médio (interrompido em 2009)' }],
])('an exam to come or a study left is no end: %s', (text, fields) => expect(studyOf(text).fields).toEqual(fields))

test.each([
  ['Direito, USP (concluído em 2020)', { course: 'Direito', school: 'USP', end: '2020' }],
  ['Direito, USP (conclusão: dez/2020)', { course: 'Direito', school: 'USP', end: 'dez/2020' }],
  [
    'Curso Técnico em Enfermagem – Escola Técnica São Camilo – concluído em 12/2019',
    { course: 'Curso Técnico em Enfermagem', school: 'Escola Técnica São Camilo', end: '12/2019' },
  ],
  [
    'Curso de Auxiliar, SENAC Contagem, concluído em 2009',
    { course: 'Curso de Auxiliar', school: 'SENAC Contagem', end: '2009' },
  ],
  [
    'BSc Maths, Leeds University, graduated in June 2013',
    { course: 'BSc Maths', school: 'Leeds University', end: 'June 2013' },
  ],
  ['BSc Maths, Leeds University (graduated 2013)', { course: 'BSc Maths', school: 'Leeds University', end: '2013' }],
  ['Inglês, CNA (nível avançado, 2018)', { course: 'Inglês, CNA (nível avançado)', end: '2018' }],
  ['Administração – UNIP (2010 - 2013)', { course: 'Administração', school: 'UNIP', start: '2010', end: '2013' }],
  [
    'Administração – UNIP (cursando, previsão 12/2027)',
    { course: 'Administração', school: 'UNIP (cursando)', end: 'previsão 12/2027' },
  ],
])('an end in a bracket is one, and the bracket is closed: %s', (text, fields) =>
  expect(studyOf(text).fields).toEqual(fields),
)

test('marks with a school and a year of their own are no line of the school above', () => {
  const gcses = '8 GCSEs grades A–C including Maths (B) and English (C), Carr Manor High School | 2013'
  const entries = studies(
    ['BTEC Level 3 Business – Leeds City College | 2013 – 2015', gcses, 'Modules: Law, Accounts'].map((text) => ({
      kind: 'text',
      text,
    })),
    [],
  )
  expect(entries.map(({ fields, lines }) => [fields.school, fields.end, lines])).toEqual([
    ['Leeds City College', '2015', []],
    ['Carr Manor High School', '2013', ['Modules: Law, Accounts']],
  ])
})
