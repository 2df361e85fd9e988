// What came of the work is found in an opening that puts it in words, and sizes of a career are no result.
import { describe, expect, test } from 'bun:test'
import { namesAchievement } from './achievements'

describe('a result', () => {
  test.each([
    'Elevei as vendas da loja do shopping e tirei a filial do prejuízo.',
    'Store manager, winner of Store of the Year.',
    'Gerente de loja. Prêmio de melhor loja da rede.',
    'Promoted twice.',
    'Abri três lojas no interior.',
    'Supervisora promovida duas vezes na mesma rede.',
    'Promovido a gerente depois de um ano no caixa.',
    'Entrei como repositora e fui promovida a chefe de seção.',
    'Tiramos o hotel do vermelho e voltamos ao lucro.',
    'Reergui a padaria do bairro.',
    'Fundei a escolinha de futebol da cidade.',
    'Ganhadora do Prêmio Sebrae de Gestão.',
    'Loja do Ano na rede em 2023.',
    'Implantei o turno da noite na fábrica.',
    'Reduzi a rotatividade da cozinha.',
    'Turned the branch around after a year of losses.',
    'Took the depot from loss to profit.',
    'Brought the care home out of special measures.',
    'Grew the Leeds branch into the largest of the region.',
    'Opened the Bristol kitchen and trained its first crew.',
    'Cut waste in the bakery.',
    'Award for best apprentice scheme.',
    'Promoted from cashier to supervisor.',
    'Restaurant of the Month under my lead.',
    'Hotel manager with 10 years; raised occupancy in winter.',
    'Gerente com 10 anos de hotel; 14 quartos reformados.',
  ])('%s', (text) => expect(namesAchievement(text)).toBe(true))
})

describe('no result', () => {
  test.each([
    'Gerente com 10 anos no varejo e 5 anos em moda.',
    'Gerente com experiência em 3 estados.',
    'Manager with 15+ years in retail and 4 years in fashion.',
    'Experience across 3 countries and in 5 industries.',
    'Passagem por 4 redes de supermercado.',
    'Worked for 3 hotel chains.',
    'Quero aumentar as vendas e reduzir custos.',
    'Aiming to increase sales and cut costs.',
    'Responsável por abrir e fechar a loja.',
    'Opening and closing the store.',
    'Promoted products to shoppers and events in town.',
    'Eventos promovidos pela prefeitura.',
    'Cálculo de prêmios de seguro e comissões.',
    'Worked at an award-winning restaurant.',
    'Busy until the end of the year.',
    'Relatórios de fim do ano.',
    'Career built on trust and hard work.',
    'Profissional dedicada e de fácil convivência.',
    'Busco recuperar o tempo perdido.',
    'Turned up on time and worked around the clock.',
    'Open to new challenges.',
    'Não aceito salário menor que R$ 8.000.',
    'I will not accept less than $95,000.',
    'Hotel manager with 10 years in beach resorts.',
  ])('%s', (text) => expect(namesAchievement(text)).toBe(false))
})

test('a target of the work is a figure, and no demand of pay', () => {
  expect(namesAchievement('Store manager: I do not accept less than 98% on-shelf availability and reached it.')).toBe(
    true,
  )
  expect(namesAchievement('Não aceito menos de 95% de pontualidade na frota.')).toBe(true)
})
