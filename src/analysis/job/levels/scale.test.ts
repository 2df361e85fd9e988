// Amounts that an advert asks for are conditions of scale, met by a figure of the same unit that is at least as large.
import { describe, expect, test } from 'bun:test'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { amountsIn } from './scale'

test.each([
  ['projects over £20m', '£ project', 20_000_000],
  ['£20m+ schemes', '£ project', 20_000_000],
  ['carteira de R$ 5 milhões', 'R$ portfolio', 5_000_000],
  ['orçamento de R$ 350 mil', 'R$ budget', 350_000],
  ['budgets of $1.5 million', '$ budget', 1_500_000],
  ['compras de R$ 1.250.000', 'R$ budget', 1_250_000],
  ['equipes de 30 pessoas', 'people', 30],
  ['lead a team of 12 engineers', 'people', 12],
  ['Preparo de merenda para 420 alunos', 'pupils', 420],
  ['1.200 refeições por turno', 'meals', 1_200],
])('%s', (text, unit, value) => expect(amountsIn(text)).toMatchObject([{ unit, value }]))
test.each([
  ['lead a team of twenty-five people', 25],
  ['lead a team of two hundred people', 200],
  ['lead a team of twenty-one people', 21],
  ['chefiar trinta e uma pessoas', 31],
  ['liderar equipe de vinte e cinco pessoas', 25],
  ['coordenar cento e vinte colaboradores', 120],
  ['liderar uma equipe de mil e duzentas pessoas', 1_200],
  ['supervise thirty volunteers', 30],
  ['gerenciar 12 unidades', 12],
])('%s is one amount', (text, value) => expect(amountsIn(text).map((one) => one.value)).toEqual([value]))
test.each([
  'Produzir 500 unidades por dia',
  'Condomínio com 300 unidades',
  'Manage 300 leads a month',
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

test.each([
  'Public liability insurance of £5m',
  'Own tools worth £2,000',
  'Wages £12 to £14',
  '£32k + car',
  'DBS check (£40, paid by you)',
  'Day rate £250 a day',
  'No more than 3 vehicles',
  'Seguro de R$ 50 mil',
  'Ajuda de custo de R$ 400',
  'Registration fee of £120',
  'A client with a turnover of £2bn',
  'A lost £90m bid for a project',
  'Led the payroll of a company of 5,000 employees',
  'Booked lunch for a team outing of 200 people',
  'Up to 12 pupils',
  'No máximo 20 alunos',
])('%s is no scale of work either', (text) => expect(amountsIn(text, 'advert')).toEqual([]))
test.each([
  ['contracts of £1.250m', 1_250_000],
  ['contracts of £1,250m', 1_250_000_000],
  ['contratos de R$ 1.250 milhões', 1_250_000_000],
  ['contratos de R$ 1,25 milhão', 1_250_000],
])('%s', (text, value) => expect(amountsIn(text)).toMatchObject([{ value }]))

describe('a scale is met only by the same noun and period', () => {
  test.each([
    ['Experience leading teams of 30 people', 'Led the payroll of a company of 5,000 employees', 'unknown'],
    ['Experience leading teams of 30 people', 'Cooked lunch for a team outing of 200 people', 'unknown'],
    ['Experience leading teams of 30 people', 'Worked in a team of 40 people', 'unknown'],
    ['Experience leading teams of 30 people', 'Managed a team of 40 people', 'yes'],
    ['Gestão de equipes de 12 pessoas', 'Liderei uma equipe de 15 colaboradores', 'yes'],
    ['Projects over £20m', 'Wrote to a client with a turnover of £2bn', 'unknown'],
    ['Projects over £20m', 'Prepared a lost £90m bid', 'unknown'],
    ['Projects over £20m', 'Held a budget of £40m', 'unknown'],
    ['Budgets of £2m', 'Held a budget of £3m', 'yes'],
    ['Preparing 1,200 meals a month', 'Prepared 300 meals a day', 'unknown'],
    ['Preparing 200 meals a day', 'Prepared 300 meals per day', 'yes'],
    ['Preparo de 400 refeições por dia', 'Preparei 500 refeições por turno', 'unknown'],
    ['Preparo de 400 refeições por dia', 'Preparei 300 refeições diárias', 'part'],
    ['Teaching classes of 30 pupils', 'Taught at a school of 600 pupils', 'unknown'],
    ['Managing 4 stores', 'Delivered to 60 stores', 'unknown'],
    ['Managing 4 stores', 'Managed 6 stores', 'yes'],
  ])('%s: %s', (line, deed, met) => {
    const person = document(
      'Ana Reis',
      'ana@example.com',
      '# Experience',
      '=Manager, Mill Ltd, 01/2015 - 12/2023',
      `- ${deed}`,
    )
    const { requirements } = matchJob(readAdvert(`Manager\nRequirements\n- ${line}\n- Excel`), person)
    expect(requirements.filter(({ kind }) => kind === 'scale').map((one) => one.met)).toEqual([met as 'yes'])
  })
})
