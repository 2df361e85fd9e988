// A name is read in the forms in which registers, forms and other countries write it, in the row of a part's name and at the end of a page.
import { expect, test } from 'bun:test'
import type { Line } from '../../../documents/document'
import { parted } from '../../testing'
import { readResume } from '..'
import { fold } from '../text'

const people = [
  ['Helen', 'Baker'],
  ['Marta', 'Prado'],
  ['Chinelo', 'Okafor'],
] as const
const rest = (first: string, last: string) => [
  `${first}.${last}@exemplo.com | (31) 98833-0472 | Recife, PE`.toLowerCase().replace('recife, pe', 'Recife, PE'),
  ...['# Experiência', '=Vendedora – Casa Azul Ltda', '01/2019 a 03/2021', '- Atendi 40 clientes por dia na loja'],
  ...['# Formação', 'Administração – Universidade Exemplo – 2018'],
]
type Write = (first: string, last: string) => string
const forms: readonly Write[] = [
  (a, b) => `${b.toUpperCase()}, ${a}`,
  (a, b) => `${b.toUpperCase()}, ${a} (Mrs.)`,
  (a, b) => `Name: ${b.toUpperCase()}, ${a} (Ms)`,
  (a, b) => `Name: ${b}, ${a}`,
  (a, b) => `Ms ${a} ${b}`,
  (a, b) => `INFORMAÇÃO PESSOAL ${a} ${b}`,
  (a, b) => `INFORMAÇÕES PESSOAIS ¦ ${a} ${b}`,
  (a, b) => `PERSONAL INFORMATION ${a} ${b}`,
  (a, b) => `PERSONAL DETAILS ¦ ${a} ${b}`,
  (a, b) => `Dados pessoais: ${a} ${b}`,
  (a, b) => `${a} ${b} CRC/SP 123456`,
  (a, b) => `${a} ${b} CRC-SP 1SP123456/O-7`,
  (a, b) => `${a} ${b} – OAB/PE 00.000`,
  (a, b) => `${a} ${b} (OAB/PE nº 00.000)`,
  (a, b) => `${a} ${b}, COREN-SP 123.456`,
  (a, b) => `${a.toUpperCase()} ${b.toUpperCase()} CRP 06/12345`,
  (a, b) => `Dra. ${a} ${b} CRO/RJ 12345`,
  (a, b) => `${a} ${b} NMC PIN 12A3456E`,
]

test('a name beside a label, a title, a register or behind its surname', () => {
  const wrong = people.flatMap(([first, last]) =>
    forms.flatMap((write) => {
      const found = readResume(parted(write(first, last), ...rest(first, last))).name?.value ?? ''
      return fold(found) === fold(`${first} ${last}`) ? [] : [`${write(first, last)} → ${found}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('a name that stands in the footer alone', () => {
  for (const [first, last] of people)
    for (const foot of [`${first} ${last} – CV – 1`, `Curriculum Vitae of ${first} ${last}`, `${first} ${last} | CV`]) {
      const page = parted(...rest(first, last), foot)
      const lines = page.lines.map((line): Line => (line.text === foot ? { ...line, region: 'footer' } : line))
      expect(readResume({ ...page, lines }).name?.value).toBe(`${first} ${last}`)
    }
})
