// Years in the tasks of jobs, in every place of a sentence and broken at every word: none of them begins a job.
import { describe, expect, test } from 'bun:test'
import { parted } from '../../testing'
import { readResume } from '..'

type Job = readonly [title: string, employer: string, from: string, to: string]
type Person = {
  readonly head: readonly string[]
  readonly jobs: readonly Job[]
  readonly plain: string
  readonly tasks: readonly string[]
}

const portuguese: Person = {
  head: ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência'],
  jobs: [
    ['Encarregado de oficina', 'Transportes Serra Ltda', 'agosto 2017', 'julho 2021'],
    ['Mecânico diesel', 'Paraná Caminhões', 'fevereiro 2014', 'julho 2017'],
  ],
  plain: 'Controle do estoque de peças',
  tasks: [
    'Melhor índice de retorno zero da oficina em 2011 e 2012',
    'Implantei o plano de preventiva por hora entre 2018 e 2020, com a quebra de 31 para 12 por mês',
    'Premiado como vendedor do ano em 2015, 2016 e 2018 pela diretoria regional',
    'Participação na troca do sistema (2019), com mapeamento de 62 relatórios e desenho do plano de contas',
    'Instrutor dos novos mecânicos da filial desde 2019',
    'Manutenção da frota (R$ 240 mil em três anos, 2012 a 2015) com a prefeitura para os ônibus escolares',
    'Em 2016 assumi a oficina por dois meses durante a licença do chefe e refiz a ordem das revisões',
    'Líder da equipe de pintura a partir de 2018, com seis pessoas no turno da noite',
    'Revisão das carretas da safra 2019/2020 com apoio de três ajudantes contratados para a colheita',
  ],
}
const english: Person = {
  head: ['Ann Parker', 'ann@example.com | 07700 900123 | Leeds', '# Experience'],
  jobs: [
    ['Train Driver', 'Mersey Railway Ltd', 'Nov 2016', 'Aug 2021'],
    ['Conductor Guard', 'Northgate Stations Ltd', 'March 2010', 'August 2015'],
  ],
  plain: 'Care of customers on two trains',
  tasks: [
    'Relief instructor for new guards from 2013',
    'Secured a grant (£240,000 over three years, 2012 to 2015) for work with children, with an evaluation in 2016.',
    'Safety rep since 2018, negotiated new walking routes at the sidings',
    'Rebuilt the giving programme after the 2020 closure: four appeals a year and 2,900 donors by March 2024.',
    'In 2022 took over the timetable for two terms while the head of faculty was on sick leave',
    'Organised the journeys in July 2023 and July 2024 (96 pupils, 11 staff), including every risk assessment',
    'Employee of the year in 2017 and 2019, nominated by the depot manager',
    'Charge hand of five from 2005; redundancy when the works closed',
    'Ship loading lists and customs for two operational tours (Greenland 2010, 2012) and one exercise',
  ],
}
const shapes: readonly ((job: Job) => readonly string[])[] = [
  ([title, employer, from, to]) => [`=${title} ¦ ${from} - ${to}`, employer],
  ([title, employer, from, to]) => [`=${employer}`, `${title} | ${from} - ${to}`],
  ([title, employer, from, to]) => [`=${employer}`, `${from} – ${to}`, `=${title}`],
  ([title, employer, from, to]) => [`${from} – ${to}`, `=${title}`, employer],
  ([title, employer, from, to]) => [`${title}, ${employer}, ${from} - ${to}`],
  ([title, employer, from, to]) => [title, `=${employer}`, `${from} – ${to}`],
]
/** How tasks are set: with a mark, and to its right; without one, to the right of the headings; as the headings are. */
type Setting = 'marked' | 'indented' | 'plain'

/** The page of a person whose first job has the task, broken before its word number `cut`. */
const page = ({ head, jobs, plain }: Person, job: number, task: string, cut: number, setting: Setting) => {
  const words = task.split(' ')
  const pieces = [words.slice(0, cut), words.slice(cut)].filter((piece) => piece.length > 0)
  const rows = [
    ...head.map((text) => ({ text, task: false, rest: false })),
    ...jobs.flatMap((one, nth) => [
      ...shapes[job]!(one).map((text) => ({ text, task: false, rest: false })),
      { text: plain, task: true, rest: false },
      ...(nth > 0 ? [] : pieces.map((piece, at) => ({ text: piece.join(' '), task: true, rest: at > 0 }))),
      { text: plain, task: true, rest: false },
    ]),
  ]
  const drawn = parted(...rows.map(({ text }) => text))
  const lines = drawn.lines.map((line, at) => {
    const { task: isTask, rest } = rows[at]!
    if (!isTask) return line
    return setting === 'marked'
      ? { ...line, bullet: !rest, x: rest ? 67 : 57, gap: rest ? 1.2 : 1.6 }
      : { ...line, x: setting === 'indented' ? 90 : 50, gap: rest ? 1.4 : 2.1 }
  })
  return { ...drawn, lines }
}

/** Every fourth word, from another one for each form of a heading. */
const STEP = 4

/** How many pages there are of one setting, and which of them have other jobs than these. */
const misread = (setting: Setting): { readonly pages: number; readonly wrong: readonly string[] } => {
  const wrong: string[] = []
  let pages = 0
  for (const person of [portuguese, english])
    for (const job of shapes.keys())
      for (const task of person.tasks)
        for (let cut = job % STEP; cut < task.split(' ').length; cut += STEP) {
          const read = readResume(page(person, job, task, cut, setting)).roles
          const names = read.map(({ title, employer }) => `${title} @ ${employer}`).join('; ')
          pages += 1
          if (names !== person.jobs.map(([title, employer]) => `${title} @ ${employer}`).join('; '))
            wrong.push(`${job}, ${cut}, ${task}: ${names}`)
        }
  return { pages, wrong }
}

describe('a year in a task begins no job, wherever its line breaks', () => {
  test('below a mark', () => {
    expect(misread('marked').wrong).toEqual([])
  })
  test.each<Setting>(['indented', 'plain'])('without marks, %s: but for one page in a hundred', (setting) => {
    const { pages, wrong } = misread(setting)
    expect({ of: pages, wrong: wrong.slice(pages / 100) }).toEqual({ of: pages, wrong: [] })
  })
})
