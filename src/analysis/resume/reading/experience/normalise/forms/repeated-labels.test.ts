// Forms of job boards and applications, varied by construction: each job has the values of its own rows, whatever labels stand between.
import { expect, test } from 'bun:test'
import type { Document, Line } from '../../../../../documents/document'
import { document } from '../../../../testing'
import { readResume } from '../../..'

type Job = readonly [employer: string, title: string, start: string, end: string | null, task: string]
type Language = {
  readonly head: readonly string[]
  readonly jobs: readonly Job[]
  readonly labels: Readonly<
    Record<'employer' | 'title' | 'period' | 'start' | 'end' | 'current' | 'place' | 'tasks', string>
  >
  readonly other: readonly (readonly [label: string, value: string])[]
  readonly place: string
  readonly yes: string
}
const portuguese: Language = {
  head: ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777', '# Histórico profissional'],
  jobs: [
    ['Sentinela Segurança Privada Ltda', 'Vigilante Patrimonial', '08/2019', null, 'Ronda em shopping center.'],
    ['Condomínio Mar Azul', 'Porteiro', '02/2014', '06/2019', 'Recebimento de encomendas.'],
    ['Exército Brasileiro', 'Soldado', '03/2009', '01/2014', 'Serviço militar obrigatório.'],
  ],
  labels: {
    ...{
      employer: 'Nome da empresa',
      title: 'Cargo',
      period: 'Período',
      start: 'Data de início',
      end: 'Data de término',
    },
    ...{ current: 'Ainda trabalho', place: 'Cidade', tasks: 'Atividades' },
  },
  other: [
    ['Porte / segmento', 'Grande / Serviços'],
    ['Nível', 'Operacional'],
  ],
  place: 'Salvador',
  yes: 'Sim',
}
const english: Language = {
  head: ['Ann Parker', 'ann@example.com | 07700 900123', '# Employment history'],
  jobs: [
    ['Trent Valley University Hospitals', 'Deputy Ward Sister', 'March 2021', null, 'Charge of a 28-bed ward.'],
    [
      'Derwent General Hospital',
      'Staff Nurse, Acute Medical Unit',
      'March 2015',
      'September 2017',
      'Triage of patients.',
    ],
    ['Oakdene Nursing Home', 'Healthcare Assistant', 'November 2010', 'August 2012', 'Personal care of residents.'],
  ],
  labels: {
    ...{ employer: 'Employer name', title: 'Job title', period: 'Dates', start: 'Start date', end: 'End date' },
    ...{ current: 'Current job', place: 'Town', tasks: 'Main duties' },
  },
  other: [
    ['Grade', 'Band 5'],
    ['Notice period', 'Four weeks'],
  ],
  place: 'Derby',
  yes: 'Yes',
}

type Row = readonly [label: string, value: string]
const rowsOf = (language: Language, job: Job, order: number, apart: boolean, others: number): Row[] => {
  const [employer, title, start, end, task] = job
  const { labels, other, place, yes } = language
  const whole = `${start} – ${end ?? (yes === 'Sim' ? 'atual' : 'present')}`
  const dates: Row[] = apart
    ? [[labels.start, start], end === null ? [labels.current, yes] : [labels.end, end]]
    : [[labels.period, whole]]
  const named: Row[][] = [[[labels.employer, employer]], [[labels.title, title]], dates]
  const between: Row[] = [[labels.place, place], ...other.slice(0, others)]
  const turned = [...named.slice(order), ...named.slice(0, order)]
  return [...turned[0]!, ...between, ...turned[1]!, ...turned[2]!, [labels.tasks, task]]
}

const inColumns = ([label, value]: Row, line: Line): Line[] => [
  { ...line, text: label, x: 59, bold: true },
  { ...line, text: value, x: 209 },
]
const shapes: Readonly<Record<string, (row: Row, line: Line) => Line[]>> = {
  colon: ([label, value], line) => [{ ...line, text: `${label}: ${value}` }],
  cells: ([label, value], line) => [{ ...line, text: `${label} ${value}`, parts: [label, value] }],
  columns: inColumns,
}
const pageOf = (head: readonly string[], rows: readonly Row[], shape: string): Document => {
  const page = document(...head, ...rows.map(() => 'x'))
  const lines = page.lines.flatMap((line, at) =>
    at < head.length ? [line] : shapes[shape]!(rows[at - head.length]!, line),
  )
  return { ...page, lines: lines.map((line, at) => ({ ...line, number: at + 1 })) }
}

const cases = Object.keys(shapes).flatMap((shape) =>
  [portuguese, english].flatMap((language) =>
    [0, 1].flatMap((order) =>
      [false, true].flatMap((apart) => [0, 1, 2].map((others) => [shape, language.yes, order, apart, others] as const)),
    ),
  ),
)
test.each(cases)('as %s, yes is %s, order %i, dates apart %p, %i other rows', (shape, yes, order, apart, others) => {
  const language = yes === 'Sim' ? portuguese : english
  const rows = language.jobs.flatMap((job) => rowsOf(language, job, order, apart, others))
  const { roles } = readResume(pageOf(language.head, rows, shape))
  expect(
    roles.map(({ employer, title, dates }) => [employer, title, dates?.from.year, dates?.to === 'present']),
  ).toEqual(
    language.jobs.map(([employer, title, start, end]) => [employer, title, Number(start.slice(-4)), end === null]),
  )
  expect(roles.map(({ statements }) => statements[0]?.text)).toEqual(language.jobs.map(([, , , , task]) => task))
})

test('what a form says of the work below other labels stays with its job', () => {
  const job = (employer: string, title: string, period: string) => [
    ...[`Empresa: ${employer}`, `Cargo: ${title}`, `Período: ${period}`, 'Nível: Pleno'],
    ...['Descrição: atendimento a 40 clientes por dia', 'Resultados: reduzi as devoluções em 30% em um ano'],
    'Treinei 4 pessoas novas da loja',
  ]
  const jobs = [...job('Loja Sol', 'Vendedora', '2019 – 2021'), ...job('Casa Lua', 'Caixa', '2016 – 2018')]
  const { roles } = readResume(document('Ana Sol Prado', 'ana@exemplo.com', '# Experiência', ...jobs))
  expect(roles.map(({ employer }) => employer)).toEqual(['Loja Sol', 'Casa Lua'])
  for (const { statements } of roles)
    expect(statements.map(({ text }) => text)).toEqual([
      'Descrição: atendimento a 40 clientes por dia',
      'Resultados: reduzi as devoluções em 30% em um ano',
      'Treinei 4 pessoas novas da loja',
    ])
})
