// Complete pages, and what a reader may do to their lines: lose headings, mix columns, break or join lines, move parts away.

type Job = {
  readonly title: string
  readonly employer: string
  readonly when: string
  readonly tasks: readonly string[]
}
type Part = { readonly name: string; readonly heading: string; readonly lines: readonly string[] }
export type Page = { readonly head: readonly string[]; readonly jobs: readonly Job[]; readonly parts: readonly Part[] }
type Damage = (page: Page) => readonly string[]

const portuguese = {
  headings: ['Resumo', 'Experiência Profissional', 'Formação Acadêmica', 'Habilidades', 'Idiomas'],
  summary:
    'Profissional com experiência na área, responsável e pontual, que gosta de trabalhar em equipe e aprender coisas novas.',
  titles: ['Auxiliar de Cartório', 'Camareira', 'Torneiro CNC', 'Educadora Social'],
  employers: ['Neves Advocacia', 'Hotel Ponta do Sol', 'Friolar', 'Prefeitura de Olinda'],
  whens: ['02/2022 - atual', '05/2019 a 12/2021', 'janeiro de 2016 – março de 2019', 'mar/2013 – nov/2015'],
  tasks: [
    ...['Controlei os prazos de 250 processos', 'Redigi petições iniciais e contestações', 'Lavei 120 peças por turno'],
    ...[
      'Treinei três colegas no uso das máquinas',
      'Reduzi o tempo de preparo de 50 para 30 minutos',
      'Montei 12 relatórios',
    ],
    ...['Atendi 40 famílias por mês em visitas', 'Organizei o festival anual com 12 escolas'],
  ],
  schools: ['Bacharelado em Administração – Universidade Federal do Pará', 'Licenciatura em Letras, UNINTER'],
  skills: ['Excel', 'Word', 'Power BI', 'Controle de estoque', 'SAP'],
  languages: ['Português nativo', 'Inglês intermediário'],
}
const english: typeof portuguese = {
  headings: ['Summary', 'Work Experience', 'Education', 'Skills', 'Languages'],
  summary:
    'Reliable professional who enjoys working with people, learns quickly and takes pride in careful work every day.',
  titles: ['Dental Nurse', 'Credit Controller', 'CNC Machinist', 'Youth Worker'],
  employers: ['Brightwater Dental', 'Halberd Logistics', 'Precision Parts', 'Harbor House'],
  whens: ['Feb 2022 - Present', '05/2019 to 12/2021', 'January 2016 – March 2019', 'Mar 2013 – Nov 2015'],
  tasks: [
    ...[
      'Assisted four dentists across 25 patients a day',
      'Ordered stock and negotiated with suppliers',
      'Chased 90 overdue invoices',
    ],
    ...[
      'Reconciled 30 supplier statements a week',
      'Programmed three mills for 40 parts',
      'Reduced scrap from 4 to 2 parts a shift',
    ],
    ...['Mentored 14 young people leaving care', 'Planned summer trips for 60 children'],
  ],
  schools: [
    'BA in Business Management – University of Leeds',
    'Associate of Applied Science, Sinclair Community College',
  ],
  skills: ['Excel', 'Word', 'Power BI', 'Sage 200', 'SQL'],
  languages: ['English (native)', 'Spanish (basic)'],
}

const from = <T>(list: readonly T[], at: number): T => list[at % list.length]!
const jobLines = ({ title, employer, when, tasks }: Job, way: number): string[] => [
  ...from(
    [[`=${title}`, employer, when], [`=${title} | ${employer} | ${when}`], [`=${employer}`, `${title} (${when})`]],
    way,
  ),
  ...tasks.map((task) => `- ${task}`),
]

/** The page of one person; seeds vary language, trades, way of writing and number of jobs. */
export const pageOf = (seed: number): Page => {
  const sample = seed % 2 === 0 ? portuguese : english
  const jobs = Array.from(
    { length: 2 + (seed % 3) },
    (_, at): Job => ({
      title: from(sample.titles, seed + at),
      employer: from(sample.employers, seed + at),
      when: from(sample.whens, at),
      tasks: [0, 1, 2].map((nth) => from(sample.tasks, 2 * (seed + at) + nth)),
    }),
  )
  const lines = [
    [sample.summary],
    jobs.flatMap((job) => jobLines(job, Math.floor(seed / 2))),
    [from(sample.schools, seed >> 1), seed % 3 === 0 ? '2004 – 2007' : '2007'],
    sample.skills.map((skill) => `- ${skill}`),
    sample.languages,
  ]
  const names = ['summary', 'experience', 'education', 'skills', 'languages']
  const city = seed % 2 === 0 ? 'Recife, PE' : 'Dayton, OH'
  const phone = seed % 2 === 0 ? '(81) 98888-7777' : '(937) 555-1234'
  return {
    head: ['Ana Sol Prado', `${city} | ${phone} | ana@exemplo.com`],
    jobs,
    parts: names.map((name, at) => ({ name, heading: `# ${sample.headings[at]}`, lines: lines[at]! })),
  }
}

const textsOf = ({ heading, lines }: Part): string[] => [heading, ...lines]
const bare = (line = ''): string => line.replace(/^(?:# |- |=)/, '')
const every = ({ head, parts }: Page, of: (part: Part) => readonly string[]): string[] => [
  ...head,
  ...parts.flatMap(of),
]
const everyNamed = (page: Page, name: string, of: (part: Part) => readonly string[]): string[] =>
  every(page, (part) => (part.name === name ? of(part) : textsOf(part)))

const side: readonly string[] = ['education', 'skills', 'languages']
const columns = ({ parts }: Page): [string[], string[]] => [
  parts.filter(({ name }) => side.includes(name)).flatMap(textsOf),
  parts.filter(({ name }) => !side.includes(name)).flatMap(textsOf),
]
const inRows = (page: Page, sign: string): string[] => {
  const [left, right] = columns(page)
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    [bare(left[at]), bare(right[at])].filter(Boolean).join(sign),
  )
  return [...page.head, ...rows]
}
const inTurns = (page: Page): string[] => {
  const [left, right] = columns(page)
  const turns = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [right[at], left[at]])
  return [...page.head, ...turns.flat().filter((line) => line !== undefined)]
}
const narrow = (lines: readonly string[], width: number): string[] =>
  lines.flatMap((line) => {
    const [mark = ''] = /^(?:# |- |=)?/.exec(line) ?? []
    const words = bare(line).split(' ')
    const rows = Array.from({ length: Math.ceil(words.length / width) }, (_, at) =>
      words.slice(at * width, (at + 1) * width).join(' '),
    )
    return rows.map((row, at) => (at === 0 ? mark + row : row))
  })
const withoutSpaces = (line: string): string =>
  line.startsWith('#') ? line : line.replace(/(?<=\p{L}) (?=\p{L})/gu, (space, at) => (at % 3 === 0 ? space : ''))
const jobsAs = (page: Page, of: (job: Job) => readonly string[], ...more: readonly string[]): string[] =>
  everyNamed(page, 'experience', ({ heading }) => [heading, ...page.jobs.flatMap(of), ...more])
const tasksOf = ({ tasks }: Job): string[] => tasks.map((task) => `- ${task}`)

const headings = (of: (part: Part) => readonly string[]): [string, Damage][] =>
  ['summary', 'experience', 'education', 'skills', 'languages'].map((name) => [
    name,
    (page) => everyNamed(page, name, of),
  ])

/** By name: what was done to the lines. Everything stays on the page. */
export const damages: Readonly<Record<string, Damage>> = {
  none: (page) => every(page, textsOf),
  ...Object.fromEntries(headings(({ lines }) => lines).map(([name, damage]) => [`heading lost: ${name}`, damage])),
  ...Object.fromEntries(
    headings(({ lines }) => ['# Bastidores', ...lines]).map(([name, damage]) => [`heading unknown: ${name}`, damage]),
  ),
  'headings first': ({ head, parts }) => [
    ...head,
    ...parts.map(({ heading }) => heading),
    ...parts.flatMap(({ lines }) => lines),
  ],
  'headings last': ({ head, parts }) => [
    ...head,
    ...parts.flatMap(({ lines }) => lines),
    ...parts.map(({ heading }) => heading),
  ],
  'headings below their texts': (page) => every(page, ({ heading, lines }) => [...lines, heading]),
  'headings plain': (page) =>
    every(page, ({ heading, lines }) => [bare(heading), ...lines.map((line) => line.replace(/^=/, ''))]),
  'headings spaced': (page) =>
    every(page, ({ heading, lines }) => [`# ${[...bare(heading).toUpperCase()].join(' ')}`, ...lines]),
  'columns in rows': (page) => inRows(page, '   '),
  'columns in rows of cells': (page) => inRows(page, ' ¦ '),
  'columns in turns': inTurns,
  'dates before the jobs': (page) =>
    everyNamed(page, 'experience', ({ heading }) => [
      ...[heading, ...page.jobs.map(({ when }) => when)],
      ...page.jobs.flatMap((job) => [`=${job.title}`, job.employer, ...tasksOf(job)]),
    ]),
  'dates at the end of the page': (page) => [
    ...jobsAs(page, (job) => [`=${job.title}`, job.employer, ...tasksOf(job)]),
    ...page.jobs.map(({ when }) => when),
  ],
  'employers below all titles': (page) =>
    everyNamed(page, 'experience', ({ heading }) => [
      ...[heading, ...page.jobs.flatMap(({ title, when }) => [`=${title}`, when])],
      ...page.jobs.map(({ employer }) => employer),
      ...page.jobs.flatMap(tasksOf),
    ]),
  'employers below their tasks': (page) =>
    jobsAs(page, (job) => [`=${job.title}`, job.when, ...tasksOf(job), job.employer]),
  'tasks at the end of the page': (page) => [
    ...jobsAs(page, ({ title, employer, when }) => [`=${title} | ${employer} | ${when}`]),
    ...page.jobs.flatMap(tasksOf),
  ],
  'two jobs in one row': (page) => {
    const [first, second] = page.jobs.slice(0, 2).map((job) => jobLines(job, 0).map(bare))
    const rows = first!.map((line, at) => `${line} ¦ ${second![at]}`)
    return everyNamed(page, 'experience', ({ heading }) => [
      heading,
      ...rows,
      ...page.jobs.slice(2).flatMap((job) => jobLines(job, 0)),
    ])
  },
  'lines of six words': (page) => every(page, ({ heading, lines }) => [heading, ...narrow(lines, 6)]),
  'each section one line': (page) => every(page, ({ heading, lines }) => [heading, lines.map(bare).join(' ')]),
  'each section behind its heading': (page) =>
    every(page, ({ heading, lines }) => [`${bare(heading)}: ${lines.map(bare).join(' ')}`]),
  'spaces lost': (page) => every(page, (part) => textsOf(part).map(withoutSpaces)),
  'parts reversed': ({ head, parts }) => [...head, ...parts.toReversed().flatMap(textsOf)],
  'head last': (page) => [...page.parts.flatMap(textsOf), ...page.head],
  'second half first': (page) => {
    const lines = every(page, textsOf)
    const half = Math.floor(lines.length / 2)
    return [...lines.slice(half), ...lines.slice(0, half)]
  },
  'schooling among the jobs': ({ head, parts }) => {
    const school = parts.find(({ name }) => name === 'education')!
    return [
      ...head,
      ...parts.flatMap((part) =>
        part === school ? [] : part.name === 'experience' ? [...textsOf(part), ...school.lines] : textsOf(part),
      ),
    ]
  },
}
