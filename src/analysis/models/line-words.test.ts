// A wording goes into somebody's résumé: none that brings a deed, a place or a result of its own, and most that say the same.
import { expect, test } from 'bun:test'
import { invented, same, type Wording } from '../../../tests/fixtures/wordings'
import { detectLanguage } from '../resume/reading/language'
import { rejectionOf, sourceOf } from './grounding'

const accepted = (wordings: readonly Wording[]) =>
  wordings.filter(([line, wording]) => {
    const language = detectLanguage(line)
    return (
      rejectionOf(wording, { own: sourceOf([line]), within: [line], language, instructions: 'x', share: 0 }) === null
    )
  })

test('no wording with something of its own is accepted', () => {
  expect(invented.length).toBe(58)
  expect(accepted(invented)).toEqual([])
})

test('wordings of the same are accepted, but for rare words', () => {
  const found = new Set(accepted(same))
  expect(same.length).toBe(69)
  expect(same.filter((one) => !found.has(one)).map(([, wording]) => wording)).toEqual([
    'Lavagem e passadoria de roupas para 6 famílias.',
    'Controlei e registrei a entrada de pessoas no prédio.',
    // Taken for Portuguese.
    'Cared for two children after school.',
  ])
})

test('a word is known with any ending, an unknown one is found in any place', () => {
  const line = 'vendia pão na padaria do bairro'
  const words = (text: string) => accepted([[line, text]]).length
  expect(words('Vendi pães na padaria.')).toBe(1)
  expect(words('Vendas de pão na padaria do bairro.')).toBe(1)
  for (const text of [
    'Vendi pão na padaria do shopping.',
    'Vendi pão com simpatia na padaria.',
    'Vendi pão com a equipe.',
  ])
    expect([text, words(text)]).toEqual([text, 0])
})
