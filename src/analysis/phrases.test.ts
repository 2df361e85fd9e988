// Lists of phrases match each of their lines, as whole words unless the ends are given.
import { expect, test } from 'bun:test'
import { anyOf, either } from './phrases'

test('a list matches each of its phrases as whole words', () => {
  const list = anyOf(String.raw`
    // What somebody has.
    (tem|ter) experiencia|dominio
    \d{1,2} anos
  `)
  const texts = ['ter experiencia', 'o dominio de', '12 anos', 'dominios', 'What somebody has.']
  expect(texts.map((text) => list.test(text))).toEqual([true, true, true, false, false])
})

test('brackets of a list capture nothing; escaped ones and those of a class are signs', () => {
  expect(either(String.raw`(a|b)\(c|[(d](?=e)`)).toBe(String.raw`(?:(?:a|b)\(c|[(d](?=e))`)
})

test('a bracket that is opened at the end of a line holds a list of its own', () => {
  const list = anyOf(`
    ja (
      fez|faz
      usou
    ) isso
    nunca
  `)
  expect(list.source).toBe(String.raw`\b(?:ja (?:fez|faz|usou) isso|nunca)\b`)
})

test('the ends of a list may be given', () => {
  const opening = anyOf('ter |possuir ', { before: '^', after: '(?=\\p{L})' })
  expect([opening.test('ter carro'), opening.test('sem ter carro'), opening.test('ter 2')]).toEqual([
    true,
    false,
    false,
  ])
})
