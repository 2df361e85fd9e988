// Removal of personal data from the optimised résumé.
import { describe, expect, test } from 'bun:test'
import type { Line } from '../../../documents/document'
import { withoutPersonal } from './personal'

const line = (text: string): Line => ({
  page: 1,
  number: 2,
  text,
  region: 'body',
  column: 0,
  size: 10,
  bold: false,
  bullet: false,
  x: 50,
  gap: 1.2,
})

describe('a line people write about themselves', () => {
  test.each([
    ['CPF: 529.982.247-25 | rosa@example.com | (71) 98877-6655', 'rosa@example.com | (71) 98877-6655', ['cpf']],
    ['Brasileira, casada, rosa@example.com', 'rosa@example.com', ['marital', 'nationality']],
    ['Brasileira, casada, 47 anos, 2 filhos', null, ['marital', 'birth', 'nationality', 'family']],
    ['RG: 12.345.678-9', null, ['rg']],
    ['Data de nascimento: Recife, 12/03/1990', null, ['birth']],
    ['Estado civil: casado - CNH categoria E', 'CNH categoria E', ['marital']],
    ['Nascida em 12/03/1974, casada, 3 filhos', null, ['birth', 'marital', 'family']],
    ['CPF 529.982.247-25 Tel (71) 98877-6655', '(71) 98877-6655', ['cpf']],
    ['Sex: Female', null, ['gender']],
    ['Gênero - Feminino', null, ['gender']],
    ['Sexo Masculino, CNH categoria B', 'CNH categoria B', ['gender']],
    ['Sexo: Feminino Nacionalidade: Brasileira', null, ['gender', 'nationality']],
    ['State of Origin: Anambra', null, ['nationality']],
    ['Naturalidade: Recife - PE', null, ['nationality']],
    ['Naturalidade: Recife, PE', null, ['nationality']],
    ['Nationality: Nigerian (UK work visa)', 'Nationality: Nigerian (UK work visa)', []],
    ['Gender studies', 'Gender studies', []],
    ['Recife, PE | linkedin.com/in/rosa', 'Recife, PE | linkedin.com/in/rosa', []],
  ] as const)('%p leaves %p', (text, left, kinds) => {
    const stripped = withoutPersonal(line(text), true)
    expect(stripped.line?.text ?? null).toBe(left)
    expect(stripped.kinds).toEqual([...kinds])
  })
})

test('elsewhere "casado" may be part of a job and stays; a CPF is removed everywhere', () => {
  expect(withoutPersonal(line('Atendi casais e um casado'), false).line?.text).toBe('Atendi casais e um casado')
  expect(withoutPersonal(line('Sex: biology of'), false).line?.text).toBe('Sex: biology of')
  expect(withoutPersonal(line('Emiti notas. CPF: 529.982.247-25'), false).line?.text ?? '').not.toContain('529')
})

describe('a line of several sentences loses only those about the person', () => {
  const facts = [
    ['CRC-SP 1SP298765/O-4.', 'Inglês básico.'],
    ['OAB/SP 123.456.', 'Espanhol fluente.'],
    ['CREA-SP 5061234567.', 'Engenheiro civil.'],
    ['COREN-BA 123456.', 'Libras.'],
    ['CRM-MG 45678.', 'Disponível para plantões.'],
    ['NMC PIN 12A3456E.', 'Basic French.'],
  ]
  const about = ['Casada, 33 anos.', 'Solteiro.', 'Estado civil: divorciada.', 'Católica, 41 anos.', '33 years old.']
  test.each(facts.flatMap((pair) => about.map((own) => [pair, own] as const)))('%p and %p', (pair, own) => {
    for (const order of [
      [...pair, own],
      [own, ...pair],
      [pair[0]!, own, pair[1]!],
    ])
      expect(withoutPersonal(line(order.join(' ')), true).line?.text).toBe(pair.join(' '))
  })

  test.each([
    'Data de nasc. Março de 1990',
    'Filiação. Maria da Silva',
    'Nome da mãe: Dra. Maria Souza',
    'Estado civil. Casada',
  ])('a label keeps its value: %p', (text) => expect(withoutPersonal(line(text), true).line).toBeNull())
})
