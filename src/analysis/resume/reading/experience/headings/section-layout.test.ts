// What all jobs of one file share distinguishes their headings from their tasks, with variations by construction.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../../../testing'
import { readResume } from '../..'

const of = <T>(...values: T[]) => fc.constantFrom(...values)
const runs = { numRuns: 80 }
const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência']
type Page = ReturnType<typeof document>
const rolesOf = (page: Page) =>
  readResume(page).roles.map(({ title, employer, dates }) => [title, employer, dates?.from.year ?? null])
const read = (...lines: string[]) => rolesOf(document(...head, ...lines))

const jobRows = [
  ['Enfermeira', 'Hospital Santa Clara', '03/2019', '05/2023'],
  ['Recepcionista', 'Clínica Boa Vista', '02/2016', '01/2019'],
] as const
const expected = [
  ['Enfermeira', 'Hospital Santa Clara', 2019],
  ['Recepcionista', 'Clínica Boa Vista', 2016],
]

describe('a year in a task', () => {
  const task = of(
    'Reduzi a taxa de infecção da unidade para 1,9 entre 2020 e 2021.',
    'Durante 2020 e 2021 atuei na abertura de leitos para a pandemia',
    'Líder de uma equipe de cinco pessoas desde 2020',
    'trator e manutenção na safra 2020 e 2021 com equipe de 8.',
  )
  const shape = of<(job: (typeof jobRows)[number]) => string[]>(
    ([title, employer, from, to]) => [`=${title} — ${employer}`, `${from} – ${to}`],
    ([title, employer, from, to]) => [employer, title, `${from} – ${to}`],
    ([title, employer, from, to]) => [`${from} – ${to}: ${employer}, ${title}`],
  )
  test('begins no job where the dates of the jobs stand elsewhere', () => {
    fc.assert(
      fc.property(task, shape, of('', '- '), (text, lines, sign) => {
        const rest = ['Gestão de 42 profissionais da unidade', text].map((line) => `${sign}${line}`)
        expect(read(...jobRows.flatMap((job) => [...lines(job), ...rest]))).toEqual(expected)
      }),
      runs,
    )
  })
})

test('a line that looks like the tasks above it is one, if no heading of the first job stands so far above its date', () => {
  const task = of('Conciliação bancária e integração com o Pix', 'Painéis internos em Python', 'Queda de incidentes')
  fc.assert(
    fc.property(task, (text) => {
      const lines = jobRows.flatMap(([title, employer, from, to]) => [
        `=${title} — ${employer}`,
        `${from} – ${to}`,
        'Gestão de 42 profissionais',
        text,
      ])
      expect(read(...lines)).toEqual(expected)
    }),
    runs,
  )
})

test('dates below the tasks of each job are theirs, with a label or without', () => {
  fc.assert(
    fc.property(of('', 'Período: '), of('- ', ''), of(1, 2, 3), (label, sign, count) => {
      const lines = jobRows.flatMap(([title, employer, from, to]) => [
        `=${title}`,
        employer,
        ...Array.from({ length: count }, (_, at) => `${sign}Atendi ${at + 12} pacientes por dia na unidade.`),
        `${label}${from} – ${to}`,
      ])
      expect(read(...lines)).toEqual(expected)
    }),
    runs,
  )
})

test('the first sentence behind a heading in running text is a task', () => {
  fc.assert(
    fc.property(of(': ', ' ', ' – '), of(true, false), (sign, titleFirst) => {
      const lines = jobRows.map(([title, employer, from, to]) => {
        const names = titleFirst ? `${title}, ${employer}` : `${employer}, ${title}`
        return `${from} – ${to}${sign}${names}. Revisão de prontuários e escala da equipe.`
      })
      expect(read(...lines)).toEqual(expected)
    }),
    runs,
  )
})

test('a mark of the outer level of a list is the job below its employer', () => {
  const page = document(
    ...head,
    ...jobRows.flatMap(([title, employer, from, to]) => [
      employer,
      `${from} – ${to}`,
      `- ${title}`,
      '- Escala da equipe',
      '- Revisão de prontuários',
    ]),
  )
  const titles: readonly string[] = jobRows.map(([title]) => title)
  const lines = page.lines.map((line) => (line.bullet && !titles.includes(line.text) ? { ...line, x: 72 } : line))
  expect(rolesOf({ ...page, lines })).toEqual(expected)
})

describe('where the employers have lines of their own', () => {
  const title = of('Charge Nurse, Emergency Department', 'Welder, TIG & MMA', 'Nurse, Intensive Care')
  test('a title with a comma is whole', () => {
    fc.assert(
      fc.property(title, of(0, 1, 2), (long, place) => {
        const others = ['Porter', 'Cleaner'].map((job, at) => [job, ['Grace Medical', 'Stork'][at]!] as const)
        const jobs = others.toSpliced(place, 0, [long, 'Riverside Methodist'])
        const lines = jobs.flatMap(([job, employer], at) => [
          `=${job}`,
          `${employer} | 05/${2020 - at * 2} - 04/${2022 - at * 2}`,
          '- Ran the night shift with a team of four',
        ])
        expect(read(...lines).map(([job, employer]) => [job, employer])).toEqual(jobs.map((job) => [...job]))
      }),
      runs,
    )
  })
})

test('what follows the dates below an employer is a town, known or not', () => {
  fc.assert(
    fc.property(of('Paisley', 'Hamilton', 'Lower Quinton'), of('(', ''), (town, bracket) => {
      const when = (from: number) => (bracket ? `(${from} – ${from + 2})` : `${from} – ${from + 2}`)
      const lines = [
        ...['=Cruden', `Site Manager ${when(2020)}, Glasgow`, '- Ran sites of 40 homes'],
        ...[`Joiner ${when(2016)}, ${town}`, '- First and second fix'],
        ...['=Archie Douglas & Sons', `Apprentice Joiner ${when(2012)}, ${town}`, '- Bench joinery'],
      ]
      expect(read(...lines).map(([job, employer]) => [job, employer])).toEqual([
        ['Site Manager', 'Cruden'],
        ['Joiner', 'Cruden'],
        ['Apprentice Joiner', 'Archie Douglas & Sons'],
      ])
    }),
    runs,
  )
})

test('an employer that begins like a verb is one: above marked tasks, or with its town and state', () => {
  const employer = of('Friolar, Campinas - SP', 'Projeto Arte na Laje, Natal, RN', 'Shopping Mirante, Recife/PE')
  fc.assert(
    fc.property(employer, (line) => {
      const name = line.split(',')[0]!
      expect(read('Instalador, 01/2021 - 02/2023', line, '- Recarga de gás e testes')).toEqual([
        ['Instalador', name, 2021],
      ])
      expect(read(line, '01/2021 - 02/2023', 'Instalador', '- Recarga de gás e testes')).toEqual([
        ['Instalador', name, 2021],
      ])
    }),
    runs,
  )
})

describe('title, employer and tasks in one paragraph', () => {
  const tasks = of('Revisão de contratos e atas.', 'Reduzi em 12% o tempo de espera. Coordenei nove pessoas.', '')
  const dash = of(' – ', ' - ', ' a ')
  test('are separated below a line with the dates', () => {
    fc.assert(
      fc.property(tasks, tasks, dash, (first, second, sign) => {
        const jobs = jobRows.flatMap(([title, employer, from, to], at) => [
          `${from}${sign}${to}`,
          `${title}, ${employer}. ${[first, second][at] || 'Atendimento ao público e apoio à equipe.'}`,
        ])
        expect(read(...jobs)).toEqual(expected)
      }),
      runs,
    )
  })
})
