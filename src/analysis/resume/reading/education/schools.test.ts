// School names with lists, and degrees beside schools.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../../testing'
import { readResume } from '..'
import { findSchools } from './schools'

const schoolsOf = (...lines: readonly string[]): string[] =>
  findSchools(readResume(document('Ana Sol Prado', 'ana@exemplo.com', '# Formação', ...lines)))

test('a list inside a school’s name does not end the name, whatever surrounds it', () => {
  const field = fc.constantFrom('Ciência e Tecnologia', 'Saúde e Bem-Estar', 'Artes e Ofícios', 'Arts and Crafts')
  const kind = fc.constantFrom(
    'Instituto Federal de Educação',
    'Faculdade de Medicina',
    'Escola de Música',
    'School of Design',
  )
  const tail = fc.constantFrom('', ' do Ceará', ' de São Paulo')
  const course = fc.constantFrom('Tecnologia em Hotelaria', 'Bacharelado em Economia', 'Técnico em Enfermagem')
  const shape = fc.constantFrom<(course: string, school: string) => string[]>(
    (what, where) => [`${what}, ${where}, 2010 – 2014`],
    (what, where) => [what, where, '2010 – 2014'],
    (what, where) => [`${what} – ${where}`, '2010 – 2014'],
    (what, where) => [`${where} | ${what} | 2010 – 2014`],
  )
  fc.assert(
    fc.property(kind, field, tail, course, shape, (name, list, where, what, lay) => {
      const school = `${name}, ${list}${where}`
      expect(schoolsOf(...lay(what, school))).toEqual([school])
    }),
    { numRuns: 100 },
  )
})

test('"High School" is a degree, and the academy beside it the school', () => {
  expect(schoolsOf('High School, Highland Academy, 2001 – 2004')).toEqual(['Highland Academy'])
})
