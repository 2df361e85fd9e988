// Pages as people type them who know no styles: jobs in one paragraph, marks before every line, labels of their own.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document } from '../../../documents/document'
import { extractResume } from '../../extract'
import { document } from '../../testing'
import { readResume } from '..'

const of = <T>(...values: T[]) => fc.constantFrom(...values)
const runs = { numRuns: 60 }
const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777', '# Experiência']
const rolesOf = (page: Document) =>
  extractResume(readResume(page)).experience.map(({ title, company, start, end }) => [title, company, start, end])
const read = (...lines: string[]) => rolesOf(document(...head, ...lines, '# Formação', 'Ensino Médio, 2010'))

type Job = readonly [title: string, employer: string, from: string, to: string]
const job = (...values: Job): Job => values
const first = of(
  job('Recepcionista', 'Clínica Santa Luzia', '2019', 'present'),
  job('Pedreiro', 'Construtora Alicerce', '2020', 'present'),
  job('Store Manager', 'Harbour Books', '2018', 'present'),
)
const second = of(
  job('Costureira', 'Confecções Bela Moda', '2014', '2018'),
  job('Porteiro', 'Condomínio Solar', '2011', '2017'),
  job('Line Cook', 'Hotel Vale Verde', '2012', '2016'),
)
const period = ([, , from, to]: Job) => `${from} - ${to === 'present' ? 'atual' : to}`

test('several jobs in one paragraph are as many jobs, whatever sign stands between them', () => {
  const shapes: readonly ((one: Job) => string)[] = [
    (one) => `${one[1]}, ${one[0]}, ${period(one)}`,
    (one) => `${one[0]} - ${one[1]} (${period(one)})`,
    (one) => `${period(one)}: ${one[0]}, ${one[1]}`,
  ]
  fc.assert(
    fc.property(first, second, of('; ', '. ', ' / '), of(...shapes), (a, b, sign, shape) => {
      expect(read(`${shape(a)}${sign}${shape(b)}.`)).toEqual([[...a], [...b]])
    }),
    runs,
  )
})

test('a task with two periods is no paragraph of jobs', () => {
  const task = '- Reduzi o prazo de 2019 a 2020; dobrei as vendas de 2020 a 2021.'
  expect(read('Vendedora, Loja Azul, 2018 - 2021', task)).toEqual([['Vendedora', 'Loja Azul', '2018', '2021']])
})

test('where every line has a mark, a lone period and the lines above it head the job', () => {
  const orders: readonly ((one: Job) => string[])[] = [
    (one) => [one[1], `Cargo: ${one[0]}`, period(one)],
    (one) => [one[0], one[1], period(one)],
    (one) => [`${one[0]} - ${one[1]}`, period(one)],
  ]
  const tasks = of(['Controle de estoque'], ['Registro diário da produção', 'Organização do canteiro'])
  fc.assert(
    fc.property(first, second, of(...orders), tasks, (a, b, order, more) => {
      const lines = [a, b].flatMap((one) => [...order(one), ...more]).map((line) => `- ${line}`)
      expect(read(...lines)).toEqual([[...a], [...b]])
    }),
    runs,
  )
})

test('"Local" beside a job is who employs, and its labels may end in a dash', () => {
  fc.assert(
    fc.property(first, second, of(': ', ' - '), of('Tempo', 'Período', 'Entrada'), (a, b, sign, when) => {
      const lines = [a, b].flatMap((one) => [
        `Local: ${one[1]}`,
        `Cargo${sign}${one[0]}`,
        `${when}${sign}${period(one)}`,
      ])
      expect(read(...lines)).toEqual([[...a], [...b]])
    }),
    runs,
  )
})

test('a town behind "Local" is where, and nobody employs there', () => {
  expect(read('Cargo: Porteiro', 'Local: Recife', 'Período: 2014 - 2018')).toEqual([['Porteiro', null, '2014', '2018']])
})

test('the heading above a table of courses is no name of its columns', () => {
  const page = document('Ana Sol Prado', '# Experiência', 'Loja Azul, Vendedora, 2012 - 2015')
  const [sample] = page.lines
  const cell = (text: string, bold: boolean, parts?: string[]) => ({
    ...{ ...sample!, text, bold, size: 10.5, number: page.lines.length, region: 'table' as const },
    ...(parts ? { parts } : {}),
  })
  const heading = { ...cell('Formação', true), region: 'body' as const }
  const row = ['Magistério', 'Instituto de Educação', '2011']
  const names = ['Curso', 'Instituição', 'Conclusão'].map((name) => cell(name, true))
  const read = extractResume(
    readResume({ ...page, lines: [...page.lines, heading, ...names, cell(row.join(' '), false, row)] }),
  )
  expect([read.experience.length, read.education]).toEqual([1, ['Instituto de Educação']])
})

test('a job and its tasks on one line, in any order and with any sign, with a mark or without', () => {
  const small = (one: Job) => one[0].toLowerCase()
  const shapes: readonly ((one: Job, tasks: string) => string)[] = [
    (one, tasks) => `${small(one)} - ${one[1]} - ${period(one)}, ${tasks}`,
    (one, tasks) => `${one[1]} - ${small(one)} - ${period(one)} (${tasks})`,
    (one, tasks) => `${one[1]} (${small(one)}) ${period(one)} - ${tasks}`,
    (one, tasks) => `${period(one)} ${one[1]} ${small(one)}, ${tasks}`,
  ]
  const tasks = of('controle de estoque, limpeza da loja', 'ordered stock, kept the till, swept up')
  fc.assert(
    fc.property(first, second, of(...shapes.slice(0, 3)), tasks, of('', '- '), (a, b, shape, did, mark) => {
      expect(read(`${mark}${shape(a, did)}`, `${mark}${shape(b, did)}`)).toEqual(
        [a, b].map((one) => [small(one), ...one.slice(1)]),
      )
    }),
    runs,
  )
  fc.assert(
    fc.property(first, second, tasks, (a, b, did) => {
      const shape = shapes[3]!
      expect(read(shape(a, did), shape(b, did))).toEqual([a, b].map((one) => [small(one), ...one.slice(1)]))
    }),
    runs,
  )
})

test('a name in small letters behind a job, or a place in brackets, is no second job', () => {
  expect(read('Técnica de enfermagem, Clínica Santa Luzia (Recife), 2014 - 2018')).toEqual([
    ['Técnica de enfermagem', 'Clínica Santa Luzia', '2014', '2018'],
  ])
  expect(read('Auxiliar administrativo (temporário) - Loja Azul - 2014 - 2018')).toEqual([
    ['Auxiliar administrativo (temporário)', 'Loja Azul', '2014', '2018'],
  ])
})

test('tasks below a job of one line, labels, numbers and slashes leave its names whole', () => {
  const shapes: readonly ((one: Job) => string[])[] = [
    (one) => [
      `${period(one)}: ${one[0]} - ${one[1]}`,
      'Conferência de mercadorias.',
      'Elaboração de escalas da equipe.',
    ],
    (one) => [`${one[1]} / ${one[0].toLowerCase()} / ${period(one)}`, '- Conferência de mercadorias'],
    (one) => [period(one), `${one[0]} | ${one[1]}`, 'Conferência de mercadorias.', 'Elaboração de escalas.'],
    (one) => [`Empresa: ${one[1]}, Ocupação: ${one[0]}, Período: ${period(one)}`],
  ]
  const small = ([title, ...rest]: readonly (string | null)[]) => [title?.toLowerCase(), ...rest]
  fc.assert(
    fc.property(first, second, of(...shapes), (a, b, shape) => {
      expect(read(...shape(a), ...shape(b)).map(small)).toEqual([a, b].map(small))
    }),
    runs,
  )
  expect(read('1) Casa Azul | Vendedora | 2018 - 2020')).toEqual([['Vendedora', 'Casa Azul', '2018', '2020']])
})
