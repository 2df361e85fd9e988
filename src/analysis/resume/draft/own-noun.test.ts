// The figure of an answer stands before the person's own noun.
import { expect, test } from 'bun:test'
import { figureAnswer, filledLine } from './answers'
import { topicOf } from './topics'

const unitOf = (line: string, language: 'pt' | 'en', texts: readonly string[] = []) =>
  figureAnswer(line, topicOf(line), language, false, texts).unit

test.each([
  ['Faço a regulagem da máquina e troco agulha e fio', 'pt', 'máquinas'],
  ['Lavagem de carro e polimento', 'pt', 'carros'],
  ['Cuidava do cachorro dos hóspedes', 'pt', 'cachorros'],
  ['Organizei a festa junina da escola', 'pt', 'festas'],
  ['Repaired the machine every Friday', 'en', 'machines'],
  ['Ran the wedding from set-up to close', 'en', 'weddings'],
  ['Manutenção do equipamento da academia', 'pt', 'equipamentos'],
  // A team, a stock or one building is counted by what is in it.
  ['Liderei a equipe da tarde', 'pt', 'pessoas'],
  ['Controle de estoque', 'pt', 'itens'],
] as const)('one of them in the line is counted by its own name: %s', (line, language, unit) => {
  expect(unitOf(line, language)).toBe(unit)
})

test('a class is one, and those in it are called as the person calls them elsewhere', () => {
  const line = 'Covered junior infants to sixth class at short notice'
  expect(unitOf(line, 'en')).toBe('students')
  const pupils = ['Taught all subjects through Irish to 29 pupils']
  const answer = figureAnswer(line, topicOf(line), 'en', false, pupils)
  expect(filledLine(answer, '30', '')).not.toContain('30 class')
  expect(answer.unit).toBe('pupils')
  expect(unitOf('Dei aula de reforço', 'pt', ['Acompanhei estudantes com dislexia'])).toBe('estudantes')
})
