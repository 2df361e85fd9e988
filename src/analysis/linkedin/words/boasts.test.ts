// Names that people give themselves are no job; trades that resemble them are.
import { expect, test } from 'bun:test'
import { figure } from '../figure'
import { withoutBoasts } from './boasts'

const left = (text: string) => withoutBoasts(text).replace(/\s+/g, ' ').trim()

test.each([
  ['Rainmaker | Sales Evangelist | Growth Hacker', '| |'],
  ['Mentor | Palestrante | Empreendedor serial', 'Mentor | |'],
  ['Deal Maker, serial entrepreneur', ','],
])('%s', (text, rest) => expect(left(text)).toBe(rest))

test.each([
  'Growth Marketing Manager',
  'Professora de história | Mentora de estágio',
  'Rainwater engineer',
  'TED talks editor',
])('%s stays', (text) => expect(left(text)).toBe(text))

test('decades are a time and no result', () => {
  expect(figure('Over two decades I have built and sold')).toBeNull()
  expect(figure('Há duas décadas em vendas')).toBeNull()
  expect(figure('Treinei duas equipes em vendas')).not.toBeNull()
})
