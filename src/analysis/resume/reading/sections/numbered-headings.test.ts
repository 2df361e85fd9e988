// Headings behind the number of their part, in figures, Roman figures or letters, and those that announce dates.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../../testing'
import { readResume } from '..'
import { headingName } from './headings'

const of = <T>(...values: T[]) => fc.constantFrom(...values)
const numbers = of('I', 'II', 'IV', 'V', 'VIII', 'X', 'XIV', 'A', 'B', 'F', 'H', '3', '4.1')
const marks = of('. ', ') ', ' - ', ' – ', ' — ')
const headings = of<[string, string]>(
  ['Experiência Profissional', 'experience'],
  ['WORK EXPERIENCE', 'experience'],
  ['Employment History', 'experience'],
  ['FORMAÇÃO ACADÊMICA', 'education'],
  ['Education', 'education'],
  ['Habilidades', 'skills'],
  ['SKILLS', 'skills'],
)
const remarks = of('', ' with dates', ' WITH DATES', ' com datas')

test('a number and a remark about dates change no heading', () => {
  fc.assert(
    fc.property(numbers, marks, headings, remarks, fc.boolean(), (number, mark, [text, name], remark, colon) => {
      expect<string | null>(headingName(`${number}${mark}${text}${remark}${colon ? ':' : ''}`)).toBe(name)
    }),
    { numRuns: 300 },
  )
})

test.each(['V. Silva', 'C. A. Souza', 'I - Auxiliar', 'D. Pedro II', 'A. Experience Ltd', 'X - Men', 'with dates'])(
  '%s is no heading',
  (text) => expect(headingName(text)).toBeNull(),
)

test.each(['IV. ', 'D) ', 'V - '])('the part after the jobs, numbered %s, ends them', (number) => {
  const lines = ['Ana Sol Prado', 'ana@exemplo.com', 'III. Experiência', 'Servente – Construtora Sol', '2019 a 2023']
  const { roles, sections } = readResume(
    document(...lines, `${number}Formação`, 'Técnico em Logística – Escola Sol, 2015 a 2017'),
  )
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([['Servente', 'Construtora Sol']])
  expect(sections.some(({ name, lines: inside }) => name === 'education' && inside.length > 0)).toBe(true)
})
