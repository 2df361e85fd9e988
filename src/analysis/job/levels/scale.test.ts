// Amounts that an advert asks for are conditions of scale, met by a figure of the same unit that is at least as large.
import { describe, expect, test } from 'bun:test'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { amountsIn } from './scale'

test.each([
  ['projects over £20m', '£', 20_000_000],
  ['£20m+ schemes', '£', 20_000_000],
  ['carteira de R$ 5 milhões', 'R$', 5_000_000],
  ['orçamento de R$ 350 mil', 'R$', 350_000],
  ['budgets of $1.5 million', '$', 1_500_000],
  ['compras de R$ 1.250.000', 'R$', 1_250_000],
  ['equipes de 30 pessoas', 'people', 30],
  ['lead a team of 12 engineers', 'people', 12],
  ['Preparo de merenda para 420 alunos', 'pupils', 420],
  ['1.200 refeições por turno', 'meals', 1_200],
])('%s', (text, unit, value) => expect(amountsIn(text)).toMatchObject([{ unit, value }]))
test.each([
  'Salary £28,000',
  'Salário R$ 2.180,00',
  'posição remuneratória, nível 11 (€998,50)',
  '£13.20 per hour',
  '30 pessoas gostam de nós',
  'Rua 420',
])('%s is no scale of work', (text) => expect(amountsIn(text)).toEqual([]))

describe('an advert and a résumé', () => {
  const person = document(
    'Ana Reis',
    'ana@example.com',
    '# Experience',
    '=Site Manager, Mill Ltd, 01/2015 - 12/2023',
    '- Delivered a £64m hospital extension',
    '- Led a team of 9 people',
    '# Skills',
    'Excel',
  )
  const scaleOf = (line: string) =>
    matchJob(readAdvert(`Site Manager\nRequirements\n- ${line}\n- Excel`), person).requirements.filter(
      ({ kind }) => kind === 'scale',
    )
  test.each([
    ['Experience on projects over £20m', 'yes', '£64m'],
    ['Experience on projects over £80m', 'part', '£64m'],
    ['Experience leading teams of 8 people', 'yes', '9 people'],
    ['Experience leading teams of 30 people', 'part', '9 people'],
    ['Experience with budgets of €5m', 'unknown', null],
  ])('%s: %s', (line, met, has) => {
    const [asked] = scaleOf(line)
    expect(asked).toMatchObject({ met, has })
    if (has) expect(asked?.evidence?.text).toContain(has)
  })
  test('the score does not count it', () => {
    const score = (line: string) =>
      matchJob(readAdvert(`Site Manager\nRequirements\n- ${line}\n- Excel\n- SQL`), person).score
    expect(score('Experience on projects over £20m')).toBe(score('Experience on projects over £90m'))
  })
  test('pay and the employer’s size are none', () => {
    const advert = readAdvert(
      'Site Manager\nAbout us\nWe are a company of 300 people and £90m.\nRequirements\n- Excel\nBenefits\n- Salary £40,000',
    )
    expect(advert.requirements.filter(({ kind }) => kind === 'scale')).toEqual([])
  })
})
