// A sentence of work is neither the person's private pay, nor an aim at many jobs, nor a stock phrase.
import { expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'

const paramsOf = (id: string, opening: string, task: string) =>
  analyseResume(
    document(
      ...['Ana Sol', 'ana.sol@exemplo.com (81) 98888-7777 Recife, PE', '# Objetivo', opening, '# Experiência'],
      ...['Analista – Azul S.A. – 01/2019 a 12/2021', '- Vendi 12 casas na rua de cima', `- ${task}`],
      ...['# Formação', 'Direito – UFPE – 2015'],
    ),
  ).checks.find((one) => one.id === id)?.params

test.each([
  ['Ajustei a expectativa salarial de 120 candidatos', 0],
  ['Negotiated salary expectations with 120 candidates', 0],
  ['Negotiated salary expectations of £30,000 to £40,000 in 9 offers', 0],
  ['Screened candidates for availability and salary expectations', 0],
  ['Pretensão salarial: a combinar', 1],
  ['Minha pretensão salarial é de R$ 3.500', 1],
  ['Salário atual 3500', 1],
  ['Expected salary £30k', 1],
  ['Pretensão salarial', 1],
])('%s: private pay %p', (line, found) => {
  expect(paramsOf('personal-data', line, 'Montei 3 mesas')?.found).toBe(found)
})

test.each([
  ['Gerente administrativo com experiência em finanças, RH, compras, logística e vendas', false],
  ['HR business partner supporting sales, marketing, finance and engineering teams', false],
  ['Área administrativa, financeira, RH, logística ou vendas', true],
])('%s: many areas %p', (opening, many) => {
  expect(paramsOf('summary', opening, 'Montei 3 mesas')?.context === 'many').toBe(many)
})
