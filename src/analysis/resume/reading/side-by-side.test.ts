// Cells that tear or mix what belongs together: jobs side by side, periods in pieces, dates that close an entry.
import { describe, expect, test } from 'bun:test'
import { parted } from '../testing'
import { readResume } from '.'

const jobs = [
  {
    title: 'Fotógrafa editorial',
    employer: 'Revista Baía',
    from: 'Jan 2022',
    to: 'Atual',
    tasks: ['Capas e ensaios', 'Direção de dois assistentes'],
  },
  {
    title: 'Auxiliar de redação',
    employer: 'Jornal da Cidade Baixa',
    from: 'Jun 2017',
    to: 'Dez 2021',
    tasks: ['Pauta diária e polícia', 'Cobertura da seca'],
  },
  {
    title: 'Assistente de estúdio',
    employer: 'Estúdio Pelourinho Luz',
    from: 'Fev 2015',
    to: 'Mai 2017',
    tasks: ['Montagem de luz', 'Tratamento e cópia'],
  },
]
type Job = (typeof jobs)[number]
const readJobs = (...lines: readonly string[]) =>
  readResume(
    parted(
      'Ana Sol Prado',
      'Salvador, BA | (71) 99188-0260',
      '# Experiência',
      ...lines,
      '# Formação',
      'Bacharelado em Comunicação, Universidade do Recôncavo, 2016',
    ),
  ).roles.map(({ title, employer, dates }) => [
    title,
    employer,
    dates?.from.year,
    dates?.to === 'present' ? dates.to : dates?.to?.year,
  ])
const expected = (some: readonly Job[]) =>
  some.map(({ title, employer, from, to }) => [
    title,
    employer,
    Number(from.slice(-4)),
    to === 'Atual' ? 'present' : Number(to.slice(-4)),
  ])
const row = (some: readonly Job[], cell: (job: Job) => string) => some.map(cell).join(' ¦ ')

describe('jobs side by side are read one after another', () => {
  const periods = (some: readonly Job[]) => row(some, ({ from, to }) => `${from} – ${to}`)
  for (const count of [2, 3])
    for (const [name, head] of Object.entries({
      'title first': [({ title }: Job) => title, ({ employer }: Job) => employer],
      'employer first': [({ employer }: Job) => employer, ({ title }: Job) => title],
    }))
      test(`${count} jobs, ${name}`, () => {
        const some = jobs.slice(0, count)
        const tasks = [0, 1].map((nth) => row(some, (job) => `• ${job.tasks[nth]}`))
        expect(readJobs(periods(some), ...head.map((of) => row(some, of)), ...tasks)).toEqual(expected(some))
        expect(readJobs(periods(some), ...head.map((of) => row(some, of)))).toEqual(expected(some))
      })
})

describe('a period in pieces', () => {
  const ways: Record<string, (job: Job) => string[]> = {
    'in cells of one row, as a scan has it': ({ from, to, title, employer }) => [
      `${title}, ${employer}`,
      `${from.replace(' ', ' ¦ ')} ¦ - ${to}`,
    ],
    'above and below the sign of a timeline': ({ from, to, title, employer }) => [
      `${from} ¦ ${title}`,
      `| ¦ ${employer} ¦ Salvador`,
      to,
    ],
    'at the end of the line': ({ from, to, title, employer }) => [
      `${title}, ${employer}; ${from} até ao`,
      `${to === 'Atual' ? 'presente' : to}.`,
    ],
  }
  for (const [name, write] of Object.entries(ways))
    test(name, () => {
      for (let first = 0; first < jobs.length; first++) {
        const some = [...jobs.slice(first), ...jobs.slice(0, first)]
        const lines = some.flatMap((job) => [...write(job), ...job.tasks.map((task) => `- ${task}`)])
        expect(readJobs(...lines)).toEqual(expected(some))
      }
    })
})

test('dates that close each entry belong to the job above them, whether it has tasks or none', () => {
  for (let mask = 1; mask < 8; mask++) {
    const lines = jobs.flatMap(({ title, employer, from, to, tasks }, nth) => [
      ...[
        `=${title}`,
        employer,
        ...((mask >> nth) & 1 ? [`${tasks.join(', ')} e apoio à equipe do estúdio em viagens. Edição.`] : []),
      ],
      `(${from} - ${to})`,
    ])
    expect([mask, readJobs(...lines)]).toEqual([mask, expected(jobs)])
  }
})
