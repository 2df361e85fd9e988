// A period that wraps in a narrow column of dates is read whole, wherever it breaks; other cells stay as they are.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { parted } from '../../testing'
import { joinWrappedDates } from './wrapped-dates'

const of = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const textsOf = (...rows: readonly string[]) => joinWrappedDates(parted(...rows).lines).map(({ text }) => text)

test('a period is read whole wherever it wraps, and what stands beside its pieces stays', () => {
  const month = of('Jan', 'Mar', 'Jul', 'Aug', 'Set', 'Dez')
  const year = fc.integer({ min: 1996, max: 2012 })
  const end = fc.oneof(fc.integer({ min: 2013, max: 2024 }).map(String), of('present', 'atual'))
  const dash = of('–', ' – ', '-')
  fc.assert(
    fc.property(month, year, month, end, dash, fc.boolean(), (first, from, last, to, sign, isEarly) => {
      const isOpen = /\D/.test(to)
      const period = isOpen ? `${first} ${from}${sign}${to}` : `${first} ${from}${sign}${last} ${to}`
      const cells = isOpen
        ? [first, `${from}${sign}${to}`]
        : isEarly
          ? [first, `${from}${sign}${last}`, to]
          : [`${first} ${from}${sign}${last}`, to]
      const names = ['Técnica, Casa Azul', 'Manutenção de prensas']
      const rows = cells.map((cell, at) => (names[at] ? `${cell} ¦ ${names[at]}` : cell))
      expect(textsOf(...rows)).toEqual([`${period} ${names[0]}`, names[1]!])
    }),
    { numRuns: 300 },
  )
})

test.each([
  [['2019 ¦ Técnica, Casa Azul', '2015–2018 ¦ Caixa, Loja Sol']],
  [['Mar ¦ Hotel', 'Quartos e recepção']],
  [['Jan 2019 – Dez 2020 ¦ Caixa', '2014 ¦ Curso']],
])('%p stays', (rows) => {
  expect(textsOf(...rows)).toEqual(rows.map((row) => row.replace(' ¦ ', ' ')))
})
