// The free plan's words, for every pair of limits a catalogue can have.
import { describe, expect, test } from 'bun:test'
import { defaultCatalogue } from '../../billing/catalogue'
import { translator } from '../../i18n'
import { freeSentence, freeWords } from './free-plan'

const limits = (total: number | null, perTool: number | null) => ({
  ...defaultCatalogue.limits,
  free: { total, perTool },
})

describe('the free plan', () => {
  test.each([
    [4, 1, '4 análises grátis, uma em cada ferramenta'],
    [8, 2, '8 análises grátis, 2 em cada ferramenta'],
    [null, 2, 'análises grátis sem limite'],
    [100, 1, '100 análises grátis, no máximo uma em cada ferramenta'],
    [3, 1, '3 análises grátis, no máximo uma em cada ferramenta'],
    [5, 2, '5 análises grátis, no máximo 2 em cada ferramenta'],
    [6, null, '6 análises grátis'],
    [2, 9, '2 análises grátis'],
    [1, 1, '1 análise grátis'],
    [null, null, 'análises grátis sem limite'],
    [0, 1, null],
    [4, 0, null],
  ])('of %p in all and %p of each tool', (total, perTool, words) => {
    expect(freeWords(limits(total, perTool), translator('pt-BR'))).toBe(words)
  })
  test('is a whole sentence in an answer', () => {
    const t = translator('en-US')
    expect(freeSentence(limits(4, 1), t)).toBe(
      'The free plan gives you 4 free analyses, one in each tool, and they do not renew.',
    )
    expect(freeSentence(limits(null, null), t)).toBe('The free plan gives you free analyses without a limit.')
    expect(freeSentence(limits(0, 1), t)).toBe('The free plan comes without analyses.')
  })
})
