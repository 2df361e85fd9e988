import { describe, expect, test } from 'bun:test'
import { saoPaulo } from '../time/zone'
import { brl, formats } from './format'

const at = (iso: string) => Date.parse(iso)
const now = at('2026-11-20T15:00:00-03:00')
const pt = formats('pt-BR', saoPaulo)
const en = formats('en-US', saoPaulo)

describe('a time', () => {
  test.each([
    ['2026-11-20T09:14:00-03:00', 'hoje, 9h14', 'today, 9:14 AM (Brasília time)'],
    ['2026-11-20T00:05:00-03:00', 'hoje, 0h05', 'today, 12:05 AM (Brasília time)'],
    ['2026-11-19T23:59:00-03:00', 'ontem, 23h59', 'yesterday, 11:59 PM (Brasília time)'],
    ['2026-11-17T12:00:00-03:00', '17 de novembro', 'November 17'],
    ['2025-11-17T12:00:00-03:00', '17 de novembro de 2025', 'November 17, 2025'],
  ])('%s reads %s / %s in a list', (iso, portuguese, english) => {
    expect(pt.moment(at(iso), now)).toBe(portuguese)
    expect(en.moment(at(iso), now)).toBe(english)
  })

  test('given an evening in São Paulo that is already tomorrow in UTC, it is still today', () => {
    expect(pt.moment(at('2026-11-21T01:30:00Z'), at('2026-11-21T02:00:00Z'))).toBe('hoje, 22h30')
    expect(formats('pt-BR', 'UTC').moment(at('2026-11-20T23:30:00Z'), at('2026-11-21T02:00:00Z'))).toBe('ontem, 23h30')
  })

  test.each([
    ['2026-11-18T23:00:00-03:00', 'anteontem', '2 days ago'],
    ['2026-11-17T09:00:00-03:00', 'há 3 dias', '3 days ago'],
    ['2026-11-14T09:00:00-03:00', 'há 6 dias', '6 days ago'],
    ['2026-11-13T09:00:00-03:00', '13 de novembro', 'November 13'],
  ])('%s is %s / %s beside a score', (iso, portuguese, english) => {
    expect(pt.ago(at(iso), now)).toBe(portuguese)
    expect(en.ago(at(iso), now)).toBe(english)
  })

  test('within a sentence it takes its preposition', () => {
    expect(pt.when(at('2026-11-20T09:14:00-03:00'), now)).toBe('hoje às 9h14')
    expect(pt.when(at('2026-11-19T18:02:00-03:00'), now)).toBe('ontem às 18h02')
    expect(pt.when(at('2026-11-01T18:02:00-03:00'), now)).toBe('em 1 de novembro')
    expect(en.when(at('2026-11-19T18:02:00-03:00'), now)).toBe('yesterday at 6:02 PM (Brasília time)')
    expect(en.when(at('2026-11-01T18:02:00-03:00'), now)).toBe('on November 1')
  })

  test('on an axis and in a column it is short', () => {
    const day = at('2026-10-21T12:00:00-03:00')
    expect([pt.short(day), en.short(day)]).toEqual(['21 out', 'Oct 21'])
    expect([pt.numeric(day), en.numeric(day)]).toEqual(['21/10/2026', '10/21/2026'])
  })

  test('a clock that is ahead of ours gives a date, not a wrong "today"', () => {
    expect(pt.moment(at('2026-11-22T09:00:00-03:00'), now)).toBe('22 de novembro')
  })
})

describe('a figure', () => {
  test('thousands are grouped as in the language', () => {
    expect(pt.number(50_000)).toBe('50.000')
    expect(en.number(50_000)).toBe('50,000')
  })

  test.each([
    [2990, 'R$ 29,90'],
    [0, 'R$ 0,00'],
    [115_104, 'R$ 1.151,04'],
  ])('%d centavos', (centavos, text) => expect(brl(centavos, 'pt-BR')).toBe(text))

  test('a price in English has its point and comma', () => expect(brl(115_104, 'en-US')).toBe('R$1,151.04'))
})

test('many zones do not grow the cache without end, and an evicted one still works', () => {
  for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 40)) formats('pt-BR', zone)
  expect(formats('pt-BR', saoPaulo).moment(now, now)).toBe('hoje, 15h00')
  expect(formats('pt-BR', saoPaulo)).toBe(formats('pt-BR', saoPaulo))
})

test('an unknown zone is refused', () => {
  expect(() => formats('pt-BR', 'Mars/Olympus')).toThrow(RangeError)
})
