import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { languages, textFinder, translator } from '.'
import { interpolate, interpolatePlural, pluralForm } from './template'

describe('interpolation', () => {
  test.each([
    ['{{a}} de {{b}}', { a: 1, b: 'dois' }, '1 de dois'],
    ['{{a}}{{a}}', { a: 'x' }, 'xx'],
    ['{{a}} e {{b}}', { a: 0 }, '0 e {{b}}'],
    ['{{a}}!', { a: null }, '!'],
    ['{{a}}', { a: '{{b}}', b: 'never' }, '{{b}}'],
    ['{{toString}} {{constructor}}', {}, '{{toString}} {{constructor}}'],
    ['$t(x) {{a}}', { a: '$t(x) $& $1' }, '$t(x) $t(x) $& $1'],
    ['', { a: 1 }, ''],
  ])('%p with %p reads %p', (text, values, filled) => expect(interpolate(text, values)).toBe(filled))

  test('replaces each placeholder by any value, and changes nothing else', () => {
    const piece = fc.string().filter((text) => !/[{}]/.test(text))
    fc.assert(
      fc.property(piece, piece, piece, fc.string(), fc.integer(), (before, between, after, first, second) => {
        const text = `${before}{{first}}${between}{{second}}${after}`
        expect(interpolate(text, { first, second })).toBe(`${before}${first}${between}${second}${after}`)
      }),
    )
  })
})

describe('a count takes its plural form', () => {
  test.each([
    ['pt-BR', 0, 'one'],
    ['pt-BR', 1, 'one'],
    ['pt-BR', 2, 'other'],
    ['pt-BR', 1_000_000, 'many'],
    ['en-US', 0, 'other'],
    ['en-US', 1, 'one'],
    ['en-US', 1_000_000, 'other'],
  ])('in %s of %p: %p', (language, count, form) => expect<string>(pluralForm(language, count)).toBe(form))

  test('of the two forms an island has', () => {
    const forms = { one: '{{count}} análise', other: '{{count}} análises' }
    expect(interpolatePlural(forms, 'pt-BR', 1)).toBe('1 análise')
    expect(interpolatePlural(forms, 'pt-BR', 1_000_000, { count: '1.000.000' })).toBe('1.000.000 análises')
  })

  test('a text without a form for millions uses the other form', () => {
    expect(translator('pt-BR')('dashboard.next.points', { count: 1_000_000 })).toBe('mais 1000000 pontos')
    expect(translator('pt-BR')('errors.throttled', { count: 1_000_000 })).toContain('1000000 segundos')
  })
})

describe.each(languages)('looked up in %s', (language) => {
  const find = textFinder(language)
  test('a context has its own text, any other the plain one', () => {
    const plain = find('resume.checks.contact.title')
    expect(find('resume.checks.contact.title', { context: 'phone' })).not.toBe(plain ?? '')
    expect(find('resume.checks.contact.title', { context: 'nothing-such' })).toBe(plain ?? '')
  })
  test('a missing key is null, and a group of texts is not a text', () => {
    for (const key of ['', 'resume', 'resume.checks.nothing.title', 'toString', 'constructor', '__proto__'])
      expect(find(key, { count: 1, context: 'x' })).toBeNull()
  })
})

test('plural forms are those of Intl for any number, asked for the first time or again', () => {
  const numbers = [...Array(1_200).keys(), -1, -0, 0.5, 1.5, 999_999, 1_000_000, 2_000_000]
  for (const language of ['pt-BR', 'en-US']) {
    const rules = new Intl.PluralRules(language)
    for (let round = 0; round < 2; round++)
      for (const number of numbers) expect(pluralForm(language, number)).toBe(rules.select(number))
  }
})
