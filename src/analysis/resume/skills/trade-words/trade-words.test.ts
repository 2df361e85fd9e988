// What is suggested is of the person's own trade, and nothing that the page has in other words or a higher licence includes.
import { expect, test } from 'bun:test'
import { heldOutPages, type TradePage, tradePages } from '../../../../../tests/fixtures/resume/trades/pages'
import { analyseResume } from '../..'
import { fold } from '../../reading/text'
import { document } from '../../testing'

const analysed = ({ language, title, lines }: Pick<TradePage, 'language' | 'title' | 'lines'>) =>
  analyseResume(
    document(
      ...['Ana Sol', 'ana.sol@exemplo.com | (81) 98888-7777'],
      language === 'pt' ? '# Experiência Profissional' : '# Experience',
      `=${title}, Casa Azul, 03/2019 - 12/2024`,
      ...lines.map((line) => `- ${line}`),
      ...(language === 'pt'
        ? ['# Formação', 'Ensino médio completo, Colégio Estadual, 2010']
        : ['# Education', 'High school diploma, Town School, 2010']),
    ),
  )

test.each([...tradePages, ...heldOutPages])('$language: $title', (page) => {
  const { keywordsSuggested } = analysed(page)
  expect(keywordsSuggested.filter((name) => !page.own.test(fold(name)))).toEqual([])
  expect(keywordsSuggested.filter((name) => page.has.test(fold(name)))).toEqual([])
})

test('there are at least forty trades, and most are suggested something', () => {
  expect(tradePages.length).toBeGreaterThanOrEqual(40)
  const silent = tradePages.filter((page) => analysed(page).keywordsSuggested.length === 0)
  expect(silent.map(({ title }) => title)).toEqual([])
})

test.each([
  ['pt', 'Auxiliar de limpeza', 'Faxina, vidros e lavadora de alta pressão em 3 prédios', ['vidros', 'alta pressão']],
  [
    'en',
    'Electrician',
    'Rewires, consumer unit changes, containment and second fix',
    ['Rewires', 'consumer unit', 'second fix'],
  ],
] as const)('the trade’s own words are found: %s %s', (language, title, line, words) => {
  expect(analysed({ language, title, lines: [line] }).keywordsFound).toEqual(expect.arrayContaining([...words]))
})

test('a verb that says what somebody does is no name of a skill', () => {
  const { keywordsFound } = analysed(tradePages.find(({ title }) => title === 'Cabeleireira')!)
  expect(keywordsFound.filter((name) => /^(?:corto|escovo|vendo|faço)$/i.test(name))).toEqual([])
})

test('the health authority is no guard of a door', () => {
  const { keywordsFound } = analysed({
    language: 'pt',
    title: 'Cozinheira',
    lines: ['A vigilância sanitária não apontou nada em 3 visitas', 'Preparo 900 refeições por dia'],
  })
  expect(keywordsFound).not.toContain('vigilância')
})

test('who leads a help desk is asked for no budgets, and who leads a kitchen not twice for a team', () => {
  const desk = analysed({
    language: 'en',
    title: 'Desktop Support Manager',
    lines: ['Speak with tech clients over the phone', 'Run a team of 5 technicians', 'Answered 40 tickets a day'],
  })
  expect(desk.keywordsSuggested.length).toBeGreaterThan(0)
  expect(desk.keywordsSuggested.join()).not.toMatch(/negotiation|budget|strateg|excel|power bi|vendor|leadership/i)
  const cook = analysed({
    language: 'pt',
    title: 'Cozinheira Líder',
    lines: ['Comando equipe de 7 pessoas', 'Preparo 900 refeições por dia'],
  })
  expect(cook.keywordsSuggested).not.toContain('Gestão de pessoas')
  expect(new Set(cook.keywordsSuggested).size).toBe(cook.keywordsSuggested.length)
})

test('a title of an office in such a field keeps the field’s skills, and a sorter of data is no tradesman', () => {
  const analyst = analysed({
    language: 'pt',
    title: 'Analista de logística',
    lines: ['Acompanhei 40 entregas por dia', 'Montei relatórios de fretes'],
  })
  expect(analyst.keywordsSuggested).toContain('ERP')
  const admin = analysed({
    language: 'en',
    title: 'Systems Administrator',
    lines: ['Patched 60 Linux servers a month'],
  })
  expect(admin.keywordsSuggested.join()).not.toMatch(/stationery|supplies|post/i)
})

test.each([
  ['en', 'Data Cleaning Analyst', /washroom|coshh|floor/],
  ['en', 'Data Warehouse Operative', /pallet|picking/],
  ['en', 'Network Security Officer', /sia|patrol/],
  ['en', 'Aircraft Mechanic', /mot /],
  ['en', 'Bicycle Mechanic', /mot /],
  ['pt', 'Engenheiro eletricista', /tomadas/],
  ['pt', 'Cuidador de animais', /alzheimer|curativos/],
  ['pt', 'Pintor de quadros', /massa/],
  ['pt', 'Professor de cozinha', /praca|porcionamento/],
  ['pt', 'Secretária escolar', /contas a pagar/],
] as const)('nothing of another trade is suggested: %s %s', (language, title, other) => {
  const line = language === 'pt' ? 'Montei 3 quadros por semana' : 'Made 3 tables a week with SQL'
  expect(
    analysed({ language, title, lines: [line] }).keywordsSuggested.filter((name) => other.test(fold(name))),
  ).toEqual([])
})

test.each([
  ['en', 'Barber', 'Blow dry and cuts for 9 clients a day', /^(?:blow|cuts)$/i],
  ['en', 'Cleaner', 'Windows of 3 schools', /^windows$/i],
  ['pt', 'Barista', 'Leite e cafés para 90 pessoas por dia', /^(?:leite|cafés)$/i],
  ['pt', 'Costureira', 'Costurei 30 peças em reta por dia', /^reta$/i],
  ['pt', 'Vendedora', 'Bati a meta em 9 meses', /^metas?$/i],
] as const)('an everyday word is no skill: %s %s', (language, title, line, word) => {
  expect(analysed({ language, title, lines: [line] }).keywordsFound.filter((name) => word.test(name))).toEqual([])
})
