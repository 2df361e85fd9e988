// Rows that hold pieces of two texts put the order in doubt, and no optimised file is made of them.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { analyseResume } from '../..'
import { structureCheck } from '../../optimise/check/structure-check'
import { toSheet } from '../../optimise/layout'
import { parted } from '../../testing'
import { readResume } from '..'

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const tasks = [
  ['Liderei a equipe de seis pessoas e o orçamento de', 'mais de um milhão por ano na rede de lojas.'],
  ['Planejei campanhas de varejo com fornecedores e', 'aumentei a venda de pneus em doze lojas do interior.'],
  ['Treinei colegas de atendimento no sistema de', 'caixa e na abertura das lojas da capital.'],
]
const others = [
  ['Graduação em publicidade com ênfase em mídia e', 'varejo, na faculdade da capital, à noite.'],
  ['Curso de fotografia de produto para catálogos e', 'vitrines, com estúdio montado pela turma.'],
  ['Voluntária na biblioteca do bairro aos sábados e', 'contadora de histórias para crianças.'],
]
/** Two columns of wrapped sentences, read row by row. */
const rows = (left: readonly string[][], right: readonly string[][]) =>
  left.flat().map((text, at) => `${text} ¦ ${right.flat()[at] ?? 'fim da coluna aqui'}`)

describe('two columns of prose read row by row', () => {
  test('are doubted, whatever stands beside what: nothing is missing, nothing is capped, no file is offered', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(tasks, { minLength: 2 }),
        fc.shuffledSubarray(others, { minLength: 2 }),
        (left, right) => {
          const page = parted(...head, '# Experiência', 'Gerente – Casa Azul – 2018 a 2024', ...rows(left, right))
          expect(readResume(page).orderDoubtful).toBe(true)
          const { caps } = analyseResume(page)
          expect(caps.map(({ id }) => id).filter((id) => id.startsWith('no-') || id.startsWith('few-'))).toEqual([])
          const sheet = toSheet(page)
          expect([...structureCheck(readResume(page), sheet)(readResume(page)).keys()]).toContain('jobs')
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('rows with two facts are no interleaving', () => {
  test.each([
    [
      'title and employer',
      ['Gerente de Vendas Regional ¦ Casa Azul do Brasil', 'Analista de Marketing Pleno ¦ Livraria do Vale'],
    ],
    ['tags', ['Microsoft Office avançado ¦ gestão de estoque', 'atendimento ao público ¦ fechamento de caixa']],
    [
      'a form',
      ['Principais atividades e ¦ Atendimento a clientes do balcão e', 'responsabilidades ¦ da loja, com caixa.'],
    ],
    ['jobs and dates', ['Gerente de Vendas ¦ 01/2018 a 02/2020', 'Analista de Vendas ¦ 02/2015 a 12/2017']],
  ])('%s', (_, lines) => {
    expect(readResume(parted(...head, '# Experiência', ...lines, ...lines)).orderDoubtful).toBe(false)
  })
})
