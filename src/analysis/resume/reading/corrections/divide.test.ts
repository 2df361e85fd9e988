// A job and its first task in one line are set right with one choice: the job is read whole, and the task counts.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '../..'
import { document } from '../../testing'
import { readResume } from '..'
import { divideTask } from './divide'

describe('where a line is divided', () => {
  test.each([
    [
      'Auxiliar administrativo conferi e arquivei documentos',
      'Auxiliar administrativo',
      'conferi e arquivei documentos',
    ],
    [
      'Vendedora, Casa Azul, 01/2019 - 12/2021: atendimento ao público',
      'Vendedora, Casa Azul, 01/2019 - 12/2021',
      'atendimento ao público',
    ],
    [
      'Cook, The Old Mill, 2019 - 2021. Prepared 80 covers a night',
      'Cook, The Old Mill, 2019 - 2021',
      'Prepared 80 covers a night',
    ],
    [
      'Motorista, fiz entregas em três bairros. Casa Azul Ltda, 01/2019 - 12/2021',
      'Motorista | Casa Azul Ltda, 01/2019 - 12/2021',
      'fiz entregas em três bairros',
    ],
    [
      'Caixa, Mercado Sol, 2019 - 2021 dinheiro e troco de quatro lojas',
      'Caixa, Mercado Sol, 2019 - 2021',
      'dinheiro e troco de quatro lojas',
    ],
    [
      'Auxiliar de cozinha - Restaurante Sabor (2018-2020) - preparo de saladas e lavagem de louças',
      'Auxiliar de cozinha - Restaurante Sabor (2018-2020)',
      'preparo de saladas e lavagem de louças',
    ],
    [
      'Assistente administrativo Jr. – Grupo Ltda. – 03/2017 a 05/2019 Emissão de notas fiscais',
      'Assistente administrativo Jr. – Grupo Ltda. – 03/2017 a 05/2019',
      'Emissão de notas fiscais',
    ],
    ['Pedreiro construí casas e muros em quatro bairros', 'Pedreiro', 'construí casas e muros em quatro bairros'],
  ])('%s', (line, heading, task) =>
    expect(divideTask(line)).toEqual({ heading: expect.stringContaining(heading), task }),
  )

  test('a line without a task stays as it is', () => expect(divideTask('Vendedora')).toBeNull())
})

test('the job is read with its title, employer and dates, its task counts, and the other jobs stay as they were', () => {
  const page = document(
    'Ana Sol Prado',
    'ana@exemplo.com | (81) 98888-7777 | Recife, PE',
    '# Experiência',
    'Auxiliar administrativo conferi e arquivei documentos de quatro lojas. Casa Azul Ltda, 01/2019 - 12/2021',
    '- Treinei duas colegas',
    'Vendedora, Mercado Sol, 01/2016 - 12/2018',
    '- Atendi 40 clientes por dia no balcão.',
  )
  const line = readResume(page).lines.findIndex(({ text }) => text.startsWith('Auxiliar'))
  const { roles } = readResume(page, [{ line, is: 'job-and-task' }])
  expect(
    roles.map(({ title, employer, dates, statements }) => [
      title,
      employer,
      dates?.from.year,
      statements.map(({ text }) => text),
    ]),
  ).toEqual([
    [
      'Auxiliar administrativo',
      'Casa Azul Ltda',
      2019,
      ['conferi e arquivei documentos de quatro lojas', 'Treinei duas colegas'],
    ],
    ['Vendedora', 'Mercado Sol', 2016, ['Atendi 40 clientes por dia no balcão.']],
  ])
  const result = analyseResume(page, [{ line, is: 'job-and-task' }])
  expect(result.unsure).toBeUndefined()
  expect(result.score).toBeGreaterThanOrEqual(analyseResume(page).score ?? 0)
})
