// Schools whose names wrap, stand behind a label or in other languages, and what is no school although it has a school's word.
import { expect, test } from 'bun:test'
import { extractResume } from '../../extract'
import { parted } from '../../testing'
import { readResume } from '..'
import { fold } from '../text'
import { findSchools } from './schools'

const head = [
  ...['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência'],
  ...['=Vendedora – Casa Azul Ltda', '01/2019 a 03/2021', '- Atendi 40 clientes por dia na loja', '# Formação'],
]
const schoolsOf = (...lines: readonly string[]) => findSchools(readResume(parted(...head, ...lines)))

const schools = [
  ...['Universidade Exemplo', 'Colégio Estadual Rui Barbosa', 'Cégep de Rosemont-Nord', 'Zespół Szkół Mechanicznych'],
  ...['Ysgol Dyffryn Clwyd', 'Lake Superior Lutheran College', 'Liceo Galilei', 'Technikum Elektryczne'],
]
type Lay = (course: string, school: string) => readonly string[]
const lays: readonly Lay[] = [
  (c, s) => [`${c} – ${s} – 2018`],
  (c, s) => [`2018 ¦ ${c}, ${s}`],
  (c, s) => [`=${c}`, s, '2014 – 2018'],
  (c, s) => [`=${s}`, c, '2014 – 2018'],
  (c, s) => [`Curso: ${c}`, `Instituição: ${s}`, 'Conclusão: 2018'],
  (c, s) => [`=Instituição: ${s}`, `Curso: ${c}`, 'Conclusão: 2018'],
  (c, s) => [`2018 ¦ ${c}, magna cum laude, ${s}`],
]

test('a school in any language, form and place of its entry', () => {
  const wrong = schools.flatMap((school) =>
    lays.flatMap((lay) => {
      const found = schoolsOf(...lay('Administração', school))
      return found.some((one) => fold(one).includes(fold(school))) ? [] : [`${lay('', school)} → ${found}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('a name that the end of a line broke', () => {
  const broken = [
    ['Universidade Baía de Todos os', 'Santos'],
    ['Instituto Federal do Rio', 'Grande do Sul'],
    ['Escola Estadual do', 'Bairro Novo'],
  ] as const
  for (const [first, second] of broken)
    for (const lines of [
      ['=Design de Interiores', first, second, '2010 – 2014'],
      [`2014 ¦ Design de Interiores, ${first}`, second],
    ])
      expect(schoolsOf(...lines).map(fold)).toEqual([fold(`${first} ${second}`)])
})

test('a publisher and a certificate are no schools', () => {
  expect(
    schoolsOf('B.A. in History, Lake College, 2012', 'The Copper Sabbath. Ithaca: Hollis University Press, 2019.'),
  ).toEqual(['Lake College'])
  expect(schoolsOf('First School Leaving Certificate – St. Patrick Primary School – 1997')).toEqual([
    'St. Patrick Primary School',
  ])
})

// A list of books is no list of jobs, although each line has a year and a name: what prints is neither a school nor an employer.
test('lines that name a publisher make no job below any heading', () => {
  const books = [
    '=Rivers of Salt',
    'Cork University Press, 2015 – 2016',
    'Wells. Ithaca: Hollis University Press, 2019.',
  ]
  for (const heading of ['Articles and chapters', 'Selected writing', 'Service', 'Earlier', 'Teaching'])
    expect([
      heading,
      extractResume(
        readResume(parted(...head, 'Graduação em História, Universidade do Sul, 2004', `# ${heading}`, ...books)),
      ).experience.length,
    ]).toEqual([heading, 1])
})
