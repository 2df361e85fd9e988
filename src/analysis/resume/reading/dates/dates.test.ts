// Dates and ranges as people write them.
import { describe, expect, test } from 'bun:test'
import { findDates, findRanges } from './dates'

const show = (text: string) =>
  findRanges(text).map(({ from, to }) => {
    const point = (p: typeof from) => (p.month ? `${p.year}-${String(p.month).padStart(2, '0')}` : `${p.year}`)
    return `${point(from)}..${to === 'present' ? 'present' : to ? point(to) : ''}`
  })

describe('date ranges', () => {
  test.each([
    ['jan/2020 - mar/2021', '2020-01..2021-03'],
    ['Jan/2020 – Atual', '2020-01..present'],
    ['01/2020 a 03/2021', '2020-01..2021-03'],
    ['01/2020 – até o momento', '2020-01..present'],
    // A town and a year, not its month.
    ['Universidade Federal do Rio de Janeiro, 2011 - 2015', '2011..2015'],
    ['janeiro de 2020 até março de 2021', '2020-01..2021-03'],
    ['Março/2018 a Dezembro/2019', '2018-03..2019-12'],
    ['Universidade Potiguar do Mar 2013–2017', '2013..2017'],
    // The sea of a hotel's name is no March.
    ['Hotel Mar – 2015 a 2018', '2015..2018'],
    ['2019 - 2021', '2019..2021'],
    ['2019–2021', '2019..2021'],
    ['Apr 2021 --- Apr 2025', '2021-04..2025-04'],
    ['de 2015 a 2018', '2015..2018'],
    ['2020 até hoje', '2020..present'],
    ['mar/2021 a 08-2023', '2021-03..2023-08'],
    ['10/01/2019 a 15/03/2021', '2019-01..2021-03'],
    ['desde 03/2020', '2020-03..present'],
    ['Desde março de 2020', '2020-03..present'],
    ['fev. 2017 — out. 2019', '2017-02..2019-10'],
    ['03/19 a 05/21', '2019-03..2021-05'],
    ['jan/19 - dez/20', '2019-01..2020-12'],
    ['Admissão: 02/2019 Saída: 05/2021', '2019-02..2021-05'],
    ['From: 02/2019 To: 05/2021', '2019-02..2021-05'],
    ['De: fev/2019  Até: mai/2021', '2019-02..2021-05'],
    ['From: 02/2019, To: present', '2019-02..present'],
    ['Start date: 02/2019 - End date: 05/2021', '2019-02..2021-05'],
    ['05/2022 – presente', '2022-05..present'],
    ['2020 - Atualmente', '2020..present'],
    ['Agosto de 2016 à presente data', '2016-08..present'],
    ['agosto de 2016 até a presente data', '2016-08..present'],
    ['jan/2020 (atual)', '2020-01..present'],
    ['Jan 2020 – Present', '2020-01..present'],
    ['Sept 2018 – May 2023', '2018-09..2023-05'],
    ['Oct. 2021 – Current', '2021-10..present'],
    ['January 2019 to December 2020', '2019-01..2020-12'],
    ['Jan – Mar 2020', '2020-01..2020-03'],
    ['2019.01 - 2020.03', '2019-01..2020-03'],
    ['2019-01 to 2020-03', '2019-01..2020-03'],
    ['Since 2018', '2018..present'],
    ['Summer 2019 – Fall 2020', '2019..2020'],
    ['2016 — now', '2016..present'],
    ['03/2019 > 04/2020', '2019-03..2020-04'],
    ['Estagiária 03/2024 • 12/2024', '2024-03..2024-12'],
    ['mar. 2020 · abr. 2021', '2020-03..2021-04'],
    ['March 2020•Present', '2020-03..present'],
  ])('%s', (text, expected) => {
    expect(show(text)).toEqual([expected])
  })

  test.each([
    '(11) 98765-4321',
    'aumento de 20% em 2019',
    'ISO 9001',
    'R$ 2019,50 a 2000',
    'CEP 01310-100',
    'Rua 7 de Setembro, 100',
    'HTML5 e CSS3',
    '24/7',
    'equipe de 12 a 15 pessoas',
  ])('no range in: %s', (text) => {
    expect(show(text)).toEqual([])
  })

  test('positions are valid in the original text, including accents', () => {
    const text = 'Gerência — março de 2020 até março de 2021 (São Paulo)'
    const [only] = findRanges(text)
    expect(text.slice(only!.start, only!.end)).toBe('março de 2020 até março de 2021')
  })

  test('a single year is a date, not a range', () => {
    expect(findRanges('Conclusão em 2018')).toEqual([])
    expect(findDates('Conclusão em 2018')[0]!.from).toEqual({ year: 2018, month: null, style: 'year' })
    expect(findDates('Dez/2018')[0]!.from).toEqual({ year: 2018, month: 12, style: 'name' })
    expect(findDates('2018.2')[0]!.from).toEqual({ year: 2018, month: null, style: 'year' })
  })

  test('the original format is recorded', () => {
    const styles = ['jan/2020 - 03/2021', '2019-01 - 15/03/2021'].flatMap((text) =>
      findRanges(text).flatMap(({ from, to }) => [from.style, to && to !== 'present' ? to.style : null]),
    )
    expect(styles).toEqual(['name', 'numeric', 'iso', 'full'])
  })

  test('a period within one year that begins with its end is turned round', () => {
    const [range] = findRanges('Nov 2021 – Mar 2021')
    expect([range?.from.month, range?.to === 'present' ? null : range?.to?.month]).toEqual([3, 11])
  })
})

test.each([
  ['2021 – 2018', 2018, 2021],
  ['Atual – fev 2019', 2019, 'present'],
  ['2019 » 2021', 2019, 2021],
  ['2019 … 2021', 2019, 2021],
  ['2019 ao presente', 2019, 'present'],
  ['2019 to the present', 2019, 'present'],
  ['Feb 1, 2019 - May 31, 2021', 2019, 2021],
])('%s is one period, from its earlier end', (text, from, to) => {
  const [range, more] = findRanges(text)
  expect([range?.from.year, range?.to === 'present' ? 'present' : range?.to?.year]).toEqual([from, to])
  expect(more).toBeUndefined()
})

test.each(['2015 • 2017', 'Analista · Mar 2020 · Recife', 'ENEM 2015 · 03/2017', '03/2024 • 12 colegas'])(
  'the sign in %s stands between two parts and no dates of one period',
  (text) => {
    expect(findRanges(text)).toEqual([])
  },
)

test.each([
  ...['Recorde de vendas 2008 - 10% acima da meta', 'Recorde de vendas 2008 - 15% acima da meta', '2007 - 08:00'],
  ...['2007 - 18:00', '2004 - 12 Lojas', 'Lei 1999-8', '2009 - 01 de maio'],
])('%s has no short year', (text) => {
  expect(findRanges(text)).toEqual([])
})

test.each([
  ['2008 - 09', 2009],
  ['2008–9, Loja Azul', 2009],
  ['Vendedora (2008-9)', 2009],
  ['2008 – 12 | Loja Azul', 2012],
  ['2015–17 Loja Azul', 2017],
  ['Loja Azul 1998 - 02', 2002],
  ['2000 - 01 Vendedora', 2001],
])('%s ends with a short year', (text, year) => {
  expect(findRanges(text).map(({ to }) => (to === 'present' ? to : to?.year))).toEqual([year])
})

test('months and open ends in Spanish, and several years of one kind of work', () => {
  const bounds = (text: string) =>
    findRanges(text).map(({ from, to }) => [from.year, from.month, to === 'present' ? to : [to?.year, to?.month]])
  expect(bounds('enero 2019 – diciembre 2021')).toEqual([[2019, 1, [2021, 12]]])
  expect(bounds('desde 03/2018 hasta la fecha')).toEqual([[2018, 3, 'present']])
  expect(bounds('sep 2020 - actualidad')).toEqual([[2020, 9, 'present']])
  expect(bounds('Colheita de café: 2005, 2006 e 2007')).toEqual([[2005, null, [2007, null]]])
})

test('a month in brackets behind its year, and the word for now alone behind "até a"', () => {
  const ends = (text: string) =>
    findRanges(text).map(({ from, to }) => [from.year, from.month, to === 'present' ? to : to?.month])
  expect(ends('2020 (Janeiro) até a data: Salão Bela Kianda')).toEqual([[2020, 1, 'present']])
  expect(ends('2018 (Fev.) a 2019 (Dezembro)')).toEqual([[2018, 2, 12]])
  expect(ends('Fevereiro de 2020 até ao presente')).toEqual([[2020, 2, 'present']])
  expect(ends('06/2020 till date')).toEqual([[2020, 6, 'present']])
  expect(ends('Analista de data - 2019')).toEqual([])
})
