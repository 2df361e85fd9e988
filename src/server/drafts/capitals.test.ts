import { expect, test } from 'bun:test'
import { nameCapitals, sentenceCapital, withCapitals } from './capitals'

test('a name typed small gets its capitals, one with any stays', () => {
  const typed = ['maria da silva', 'coca-cola', 'e.e. jardim', "joana d'ávila", "mcdonald's", 'iFood', 'da terra']
  expect(typed.map(nameCapitals)).toEqual([
    'Maria da Silva',
    'Coca-Cola',
    'E.E. Jardim',
    "Joana D'Ávila",
    "Mcdonald's",
    'iFood',
    'Da Terra',
  ])
})

test('a text begins with a capital unless its first word is no plain one', () => {
  const typed = ['atendi 30 clientes', 'água e luz', '30 clientes', 'iFood e Rappi', 'loja.com.br', 'c++ e java', '']
  expect(typed.map(sentenceCapital)).toEqual([
    'Atendi 30 clientes',
    'Água e luz',
    '30 clientes',
    'iFood e Rappi',
    'loja.com.br',
    'c++ e java',
    '',
  ])
})

test('an employer or school of a few letters, or with a point inside, is written as it likes', () => {
  const typed = ['ibm', 'ufmg', 'booking.com', 'mercado do zé']
  expect(typed.map((text) => withCapitals('employer', text))).toEqual(['ibm', 'ufmg', 'booking.com', 'Mercado do Zé'])
  expect(withCapitals('name', 'ana')).toBe('Ana')
})

test('addresses, numbers and dates stay as they are', () => {
  const as = (field: string) => withCapitals(field, 'atual')
  expect([withCapitals('city', 'são luís, ma'), withCapitals('city', 'rio de janeiro')]).toEqual([
    'São Luís, MA',
    'Rio de Janeiro',
  ])
  expect(['email', 'phone', 'start', 'end', 'linkedin', 'title'].map(as)).toEqual([
    ...Array.from({ length: 5 }, () => 'atual'),
    'Atual',
  ])
})
