// Dates written in figures keep their meaning.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { findRanges, points } from '../reading/dates/dates'
import { datesInFigures, inFigures } from './dates'

describe('a date in figures', () => {
  test.each([
    ['jan/2020 – atual', '01/2020 – atual'],
    ['janeiro de 2020 a março de 2021', '01/2020 a 03/2021'],
    ['Sept 2018 – May 2023', '09/2018 – 05/2023'],
    ['Dez. 2019 até o momento', '12/2019 até o momento'],
    ['2020-01 – 2021-12', '01/2020 – 12/2021'],
    ['3/2021 - 08.2023', '03/2021 - 08/2023'],
    ['desde fev 2019', 'desde 02/2019'],
    // Nothing to convert.
    ['2018 – 2020', '2018 – 2020'],
    ['01/2020 – atual', '01/2020 – atual'],
    // What would be lost or guessed stays as written.
    ['10/01/2015 a 20/08/2023', '10/01/2015 a 20/08/2023'],
    ['15 de janeiro de 2020 a março de 2021', '15 de janeiro de 2020 a março de 2021'],
    ['jan – mar 2020', 'jan – mar 2020'],
    ["jan '19 – mar '20", "jan '19 – mar '20"],
  ])('%p reads %p', (text, figures) => {
    expect(inFigures(text)).toBe(figures)
  })

  test('only ranges of dates change within a line', () => {
    expect(datesInFigures('Bacharelado, USP, jan/2012 – dez/2015, turma de maio')).toBe(
      'Bacharelado, USP, 01/2012 – 12/2015, turma de maio',
    )
  })

  test('any range has the same meaning afterwards', () => {
    const month = fc.constantFrom(
      'jan',
      'fevereiro',
      'Mar.',
      'abr',
      'May',
      'jun',
      'ago',
      'Sept',
      'out',
      'dez',
      '03',
      '11',
    )
    const point = fc
      .tuple(month, fc.constantFrom('/', ' '), fc.integer({ min: 1990, max: 2030 }))
      .map((one) => one.join(''))
    fc.assert(
      fc.property(point, point, fc.constantFrom(' – ', ' a ', ' - '), (from, to, sign) => {
        const meaning = (text: string) => points(findRanges(text)).map(({ year, month: one }) => [year, one])
        const text = `${from}${sign}${to}`
        expect(meaning(inFigures(text))).toEqual(meaning(text))
      }),
    )
  })
})
