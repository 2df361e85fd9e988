// An opening that says nothing of what came of the work is asked for the best line of the page, and only that.
import { expect, test } from 'bun:test'
import { resumeView } from '../../../texts/resume/view'
import { analyseResume } from '..'
import { document } from '../testing'

const page = (...opening: string[]) =>
  analyseResume(
    document(
      ...['Dalva Rezende Prado', 'Recife, PE | (81) 95550-0177 | dalva.prado@exemplo.com', ...opening, '# Experiência'],
      'Cozinheira – Hotel Mirante – 03/2019 a 08/2026',
      ...['- Preparo 140 pratos por noite na praça quente', '- Baixei o desperdício de carne de 12 kg para 4 kg'],
      ...['# Formação', 'Técnico em Cozinha – Senac Recife – 2014'],
    ),
  )
const openingOf = (result: ReturnType<typeof page>) => result.checks.find(({ id }) => id === 'summary')!

test('the line whose figure changed is the one to repeat', () => {
  const opening = openingOf(page('# Resumo', 'Cozinheira há 9 anos em hotel e restaurante.'))
  expect(opening).toMatchObject({ points: 11, max: 12, params: { context: 'result' } })
  expect(opening.evidence[0]?.text).toContain('desperdício')
})

test('an objective alone is asked for two lines about the person', () => {
  const result = page('# Objetivo', 'Cozinheira em hotel')
  expect(openingOf(result).params.context).toBe('aim')
  const tip = resumeView(result, 'pt-BR').findings.find(({ id }) => id === 'summary')
  expect(tip?.title).toBe('Junte ao objetivo duas linhas sobre você')
})

test.each([
  'Cozinheira há 9 anos: baixei o desperdício de 12 kg para 4 kg por semana.',
  'Cozinheira de hotel. A ficha de pré-preparo que criei foi adotada pelas outras cozinhas da rede.',
])('with a result it is full: %s', (text) => {
  expect(openingOf(page('# Resumo', text))).toMatchObject({ points: 12, max: 12 })
})

test('an opening that says who somebody is, on a page without a result, is asked for one and not for who they are', () => {
  const result = analyseResume(
    document(
      ...['Dalva Rezende Prado', 'Recife, PE | (81) 95550-0177 | dalva.prado@exemplo.com', '# Resumo'],
      ...['Cozinheira há 9 anos em hotel e restaurante.', '# Experiência'],
      ...['Cozinheira – Hotel Mirante – 03/2019 a 08/2026', '- Preparo pratos quentes e sobremesas do jantar'],
    ),
  )
  expect(openingOf(result).params.context).toBe('unproved')
  const tip = resumeView(result, 'pt-BR').findings.find(({ id }) => id === 'summary')
  expect(tip?.title).toBe('Ponha um resultado seu na abertura')
})

const led = (title: string, opening: string) => {
  const lines = [`${title} – Hotel Mirante – 03/2016 a 08/2026`, '- Abri duas lojas e treinei 14 pessoas para elas']
  const head = ['Dalva Rezende Prado', 'Recife, PE | (81) 95550-0177 | dalva.prado@exemplo.com']
  return analyseResume(document(...head, '# Resumo', opening, '# Experiência', ...lines))
}

test('given an opening without a result, when its person leads, then it lacks a third; of anybody else hardly anything', () => {
  const plain = ' com 10 anos em hotéis da praia e da cidade.'
  expect(openingOf(led('Gerente de hotel', `Gerente de hotel${plain}`)).points).toBe(8)
  expect(openingOf(led('Cozinheira', `Cozinheira${plain}`)).points).toBe(11)
  // An account manager leads nobody.
  expect(openingOf(led('Gerente de contas', `Gerente de contas${plain}`)).points).toBe(11)
  const proved = ' com 10 anos em hotéis; abri duas lojas com 14 pessoas.'
  const better = led('Gerente de hotel', `Gerente de hotel${proved}`)
  expect(openingOf(better).points).toBe(12)
  expect(better.score! - led('Gerente de hotel', `Gerente de hotel${plain}`).score!).toBeLessThanOrEqual(4)
})

test.each([
  ['Gerente de hotel', 'Gerente de hotel com 10 anos na cidade.'],
  ['Hotel manager', 'Hotel manager with 10 years in beach resorts.'],
  ['Gerente de hotel', 'Gerente de hotel com 10 anos em praia e 5 anos em campo.'],
  ['Hotel manager', 'Hotel manager: 10 years in resorts and two years at sea.'],
])("the years in a %s's opening are no result, whatever letters stand around them", (title, opening) => {
  expect(openingOf(led(title, opening)).points).toBe(8)
})

test('a target in percent that was reached is a result, and no pay that somebody demands', () => {
  const opening = 'Hotel manager: I do not accept less than 98% of rooms ready by noon, and reached it.'
  expect(openingOf(led('Hotel manager', opening)).points).toBe(12)
})

test('the pay that somebody demands in the opening is no result', () => {
  const opening = 'Gerente de hotel com 10 anos. Não aceito salário menor que R$ 8.000 nem fins de semana.'
  expect(openingOf(led('Gerente de hotel', opening)).points).toBe(8)
  const result = 'Gerente de hotel com 10 anos. Baixei o custo por quarto para R$ 14.'
  expect(openingOf(led('Gerente de hotel', result)).points).toBe(12)
})

test.each([
  ['Diretor de fotografia', 'Diretor de fotografia com 10 anos em longas e comerciais.'],
  ['Chefe de partida', 'Chefe de partida com 10 anos na praça quente.'],
  ['Gerente de conta', 'Gerente de conta com 10 anos em bancos da cidade.'],
  ['Customer Success Manager', 'Customer success manager with 10 years in software.'],
])('a %s leads nobody, and is asked for no more than anybody', (title, opening) => {
  const page = document(
    ...['Dalva Rezende Prado', 'Recife, PE | (81) 95550-0177 | dalva.prado@exemplo.com', '# Resumo', opening],
    ...['# Experiência', `${title} – Mirante – 03/2016 a 08/2026`, '- Preparei o material de abertura do festival'],
  )
  expect(openingOf(analyseResume(page)).points).toBe(11)
})

test.each([
  'Gerente de loja. Elevei as vendas da loja do shopping e tirei a filial do prejuízo.',
  'Gerente de loja. Prêmio de melhor loja da rede.',
  'Store manager, winner of Store of the Year.',
  'Store manager: I do not accept less than 98% on-shelf availability and reached it.',
])('a result in words is one: %s', (opening) => expect(openingOf(led('Gerente de loja', opening)).points).toBe(12))
test.each(['Gerente de loja com 10 anos no varejo e 5 anos em moda.', 'Gerente de loja com experiência em 3 estados.'])(
  'the length and breadth of a career are none: %s',
  (opening) => expect(openingOf(led('Gerente de loja', opening)).points).toBe(8),
)
