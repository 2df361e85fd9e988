// A line that mixes personal data with anything else loses the personal data alone: facts and data in every order, by
// several signs, at several places of a page.
import { describe, expect, test } from 'bun:test'
import { document } from '../../testing'
import { toSheet } from '../layout'
import { withoutPersonal } from './personal'

const facts = [
  'CRC-SP 1SP298765/O-4',
  'Inglês básico',
  'CNH categoria B',
  'Disponível aos sábados',
  'Curso de Excel no SENAC',
  'CNH: B',
  'Tenho moto própria',
]
const personal = [
  ['Casada', 'casada'],
  ['33 anos', '33'],
  ['Estado civil: solteiro', 'solteiro'],
  ['RG: 12.345.678-9', '345'],
  ['RG 12.345.678-9 SSP/SP', '345'],
  ['CPF: 529.982.247-25', '529'],
  ['Data de nascimento: 12/03/1990', '1990'],
  ['Nascida em 12/03/1990', '1990'],
  ['Filiação: Maria Souza', 'souza'],
] as const
const signs = ['. ', ' | ', ', ', '; ', ' - ', ' • ']

const line = (text: string) => ({ ...document('Ana', text).lines[1]!, text })
const cases = signs.flatMap((sign) =>
  facts.flatMap((fact, at) =>
    personal.flatMap(([datum, secret]) => {
      const other = facts[(at + 1) % facts.length]!
      return [
        [fact, datum, other],
        [datum, fact, other],
        [fact, other, datum],
      ].map((order) => ({
        ...{ text: order.join(sign), fact, other, secret },
      }))
    }),
  ),
)

describe('facts beside personal data', () => {
  test('stay in their line, and the data goes', () => {
    const wrong = cases.filter(({ text, fact, other, secret }) => {
      const left = withoutPersonal(line(text), true).line?.text ?? ''
      return !left.includes(fact) || !left.includes(other) || left.toLowerCase().includes(secret)
    })
    expect(wrong.map(({ text }) => `${text} -> ${withoutPersonal(line(text), true).line?.text}`)).toEqual([])
  })

  test('stand under their own heading in the clean version', () => {
    for (const { text, fact, other } of cases.filter((_, at) => at % 7 === 0)) {
      const page = document('Ana Prado', 'ana@exemplo.com', '# Formação', 'Ensino médio, 2010', '# Outros', text)
      const items = toSheet(page).items.map((item) => item.text)
      const below = items.slice(items.indexOf('Outros')).join('\n')
      expect(below).toContain(fact)
      expect(below).toContain(other)
    }
  })
})
