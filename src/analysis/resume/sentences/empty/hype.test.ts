// What sellers of success claim is no figure, on a page and in a profile; the same words of ordinary work are.
import { describe, expect, test } from 'bun:test'
import { analyseLinkedin } from '../../../linkedin'
import { findHype } from './hype'

describe('claims of sellers of success', () => {
  test.each([
    'I helped hundreds of businesses 10X their pipeline in 90 days',
    '500% ROI guaranteed',
    '$250M+ influenced revenue',
    '2,000,000+ impressions',
    'I cracked the code of cold e-mail',
    'My proprietary GROWTH framework',
    '7-figure closer',
    'Levei milhares de empreendedores a multiplicar o faturamento',
    '300% de retorno garantido',
    'Meu método comprovado de vendas',
    'Mais de 5 milhões de impressões',
    'Resultados garantidos em 30 dias',
  ])('%s', (text) => {
    expect(findHype(text)).not.toBeNull()
  })

  test.each([
    'Prepared slides at 40x magnification for 12 labs',
    'Grew the bakery from 2 to 5 shops in three years',
    'Atendi centenas de pessoas por semana no balcão',
    'Garanti o abastecimento de 14 lojas',
    'Dobrei as vendas da filial, de R$ 80 mil para R$ 160 mil',
    'Guaranteed stock for 14 stores',
    'Managed a six-figure budget for the museum',
  ])('ordinary work: %s', (text) => {
    expect(findHype(text)).toBeNull()
  })
})

const profile = (about: string) =>
  analyseLinkedin({
    headline: 'Sales Representative | Industrial pumps',
    about,
    experience: 'Sales Representative – Bow Pumps\n2019 – Present\nSell pumps to 40 mills in two states.',
  }).score
test('a profile gains nothing by them', () => {
  const plain = 'I sell pumps to paper mills. I visit each mill every quarter and train the operators.'
  const hype = '👉 900% ROI guaranteed\n👉 $100M+ influenced revenue\n👉 3,000,000+ impressions'
  expect(profile(`${plain}\n\n${hype}`)).toBeLessThanOrEqual(profile(plain) + 1)
})
