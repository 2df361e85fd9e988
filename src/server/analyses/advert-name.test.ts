import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { advertName, longestName } from './advert-name'

describe('the name of an advert', () => {
  test.each([
    ['its first line with words', '\n\n---\n2026\nAnalista de Dados\nSão Paulo', 'Analista de Dados'],
    ['that line without marks', '# **Analista** de <b>Dados</b>', 'Analista  de  Dados'],
    ['nothing where there are no words', '123\n---', ''],
  ])('%s', (_, text, name) => expect(advertName(text).replace(/\s+/g, ' ')).toBe(name.replace(/\s+/g, ' ')))

  test('a long line is cut between words and marked as cut', () => {
    const name = advertName(
      `Analista de Marketing Digital na Rede Azul para cuidar de campanhas de mídia paga ${'e '.repeat(40)}`,
    )
    expect(name).toBe('Analista de Marketing Digital na Rede Azul para cuidar de campanhas de mídia…')
  })
  test('a word that ends where the cut falls stays whole', () => {
    const fits = `${'a'.repeat(70)} ${'b'.repeat(8)}`
    expect(fits).toHaveLength(longestName - 1)
    expect(advertName(`${fits} depois`)).toBe(`${fits}…`)
  })
  test('a single long word is cut, but never within a character', () => {
    expect(advertName('x'.repeat(200))).toBe(`${'x'.repeat(longestName - 1)}…`)
    expect(advertName(`a${'😀'.repeat(100)}`).isWellFormed()).toBe(true)
  })
  test('whatever is sent, the name is short, on one line and of whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const name = advertName(text)
        expect([name.length <= longestName, name.includes('\n'), name.isWellFormed() || !text.isWellFormed()]).toEqual([
          true,
          false,
          true,
        ])
      }),
    )
  })
})
