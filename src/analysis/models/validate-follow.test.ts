// A further question is shown only where it asks about the person's own words and brings nothing of its own.
import { expect, test } from 'bun:test'
import type { Brief } from './brief'
import { validateFollow } from './validate-follow'

const brief: Brief = {
  language: 'pt',
  lines: [{ n: 1, text: 'Na escola eu organizei o estoque e o desperdício caiu bastante em três meses.', role: '' }],
  facts: [{ label: 'question', text: 'Qual era a sua parte no estoque?' }],
  advert: null,
  name: '',
  withheld: 0,
}
const about = 'o desperdício caiu bastante'
const accepted = (question: string, words = about) => validateFollow({ question, about: words }, brief).answer !== null

test('a question about words of the answer is asked', () => {
  expect(accepted('Como você mediu quanto o desperdício caiu?')).toBe(true)
  expect(accepted('O que você mudou no estoque para o desperdício cair tanto?', 'organizei o estoque')).toBe(true)
})

test.each([
  ['about words that were not said', 'Como você mediu isso?', 'reduzi as perdas'],
  ['about one word', 'Como você mediu isso?', 'estoque'],
  ['with a figure of its own', 'Como o desperdício caiu 40%?', about],
  ['with a place of its own', 'Como você fez isso na Nestlé?', about],
  ['with a skill of its own', 'Você usou SAP para medir o desperdício?', about],
  ['in two sentences', 'Que bom. Como você mediu isso?', about],
  ['that is none', 'Conte como você mediu isso.', about],
  ['asked before', 'Qual era a sua parte no estoque?', about],
  ['nobody may ask', 'Você tem filhos e cuidava do estoque?', about],
  ['in another language', 'How did you measure the waste that went down?', about],
  ['too long', `Como você ${'mediu e '.repeat(60)}mediu o desperdício?`, about],
  ['with a link', 'Você viu www.isca.example sobre o desperdício?', about],
])('a question %s is not', (_, question, words) => {
  expect(accepted(question, words)).toBe(false)
})

test('two empty strings say that nothing is left to ask', () => {
  expect(validateFollow({ question: '', about: '' }, brief)).toEqual({ answer: null, dropped: 0 })
})
