// Numbers in words, put together by construction, are the numbers that they say.
import { expect, test } from 'bun:test'
import { numberOf, spelledNumber } from './number-words'

const english = { one: 1, two: 2, seven: 7, nine: 9 }
const tens = { 'twenty-five': 25, twelve: 12, sixty: 60, five: 5 }
const centenas = {
  cem: 100,
  duzentos: 200,
  quatrocentas: 400,
  seiscentos: 600,
  setecentas: 700,
  oitocentos: 800,
  novecentos: 900,
}
const numbers: [string, number][] = [
  ...Object.entries(english).flatMap(([word, value]): [string, number][] => [
    [`${word} hundred`, value * 100],
    [`${word} thousand`, value * 1000],
    ...Object.entries(tens).flatMap(([more, add]): [string, number][] => [
      [`${word} hundred and ${more}`, value * 100 + add],
      [`${word} thousand ${word} hundred and ${more}`, value * 1100 + add],
      [`${word} thousand and ${more}`, value * 1000 + add],
    ]),
  ]),
  ...Object.entries(centenas).flatMap(([word, value]): [string, number][] => [
    [word, value],
    ['mil', 1000],
    ...(word === 'cem'
      ? []
      : ([
          [`${word} e vinte e cinco`, value + 25],
          [`dois mil ${word} e doze`, 2012 + value],
        ] as [string, number][])),
  ]),
  ['cento e vinte', 120],
  ['nineteen hundred', 1900],
  ['twelve hundred and five', 1205],
  ['vinte e cinco', 25],
  ['thirty-five', 35],
]
test.each(numbers)('%s is %d', (words, value) => {
  expect(numberOf(words)).toBe(value)
  expect(new RegExp(`^(?:${spelledNumber})$`, 'u').test(words)).toBe(true)
})

test.each(['two and three', 'ten twenty', 'one', 'um', 'one person'])('%s is not one number', (words) =>
  expect(new RegExp(`^(?:${spelledNumber})$`, 'u').test(words)).toBe(false),
)
