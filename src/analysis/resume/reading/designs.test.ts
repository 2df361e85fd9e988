// What designs by others do with the places of a job's lines: tasks set deeper, periods that touch names, a name below its jobs' heading.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { parted } from '../testing'
import { readResume } from '.'

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const jobs = [
  ['Pedreiro', 'Construtora Planalto', 'Março de 2019', 'Atual', 'Olinda'],
  ['Staff Nurse', 'Riverside Hospital', 'May 2011', 'September 2017', 'Leicester'],
  ['Cozinheira', 'Restaurante Mar Azul', '2014', '2018', 'Recife'],
  ['Warehouse Supervisor', 'Scioto Cold Storage', '09/2008', '04/2011', 'Columbus'],
  ['Técnica de laboratório', 'Hospital das Dores', '2004', '2008', 'Patos'],
  ['Bus Driver', 'Crescent Transport Ltd', 'Jan 1999', 'Mar 2004', 'York'],
] as const
/** Tasks whose words resemble those of a job. */
const tasks = [
  'Practice assessor to fourteen student ODPs and nurses',
  'Líder do fluxo financeiro na implantação do SAP',
  'Instrutora de suporte básico para escolas e empresas',
  'BGP, rádio enlace e OLT',
  'Formatação, rede e impressora',
  'Apprentice of the year for the region',
  'Team leader of 11 staff, allocations and annual appraisals',
]
const datedTasks = [
  'Sterile services in-charge 2015 to 2017',
  'Catálogo da feira literária nas edições de 2021 a 2024.',
  'Vice-presidente da comissão interna em 2014 e 2015',
]
type Job = (typeof jobs)[number]
const signs = [' – ', ' - ', ' — ', ' a ', ' to '] as const
const forms: readonly ((job: Job, sign: string) => string[])[] = [
  ([title, employer, from, to, town], sign) => [employer, town, `${from}${sign}${to}`, title],
  ([title, employer, from, to], sign) => [`${employer} ¦ ${from}${sign}${to}`, title],
  ([title, employer, from, to], sign) => [`${employer}, ${title} ¦ ${from}${sign}${to}`],
  ([title, employer, from, to], sign) => [title, `${employer} ¦ ${from}${sign}${to}`],
  ([title, employer, from, to, town], sign) => [`${title} | ${employer} | ${town} | ${from}${sign}${to}`],
]
const some = <T>(all: readonly T[], least: number, most: number) =>
  fc.shuffledSubarray([...all], { minLength: least, maxLength: most })
const rolesOf = (page: Parameters<typeof readResume>[0]) =>
  readResume(page).roles.map(({ title, employer }) => [title, employer])

test('a task set deeper than all names and dates heads no job, whatever its words resemble', () => {
  const design = fc.record({
    entries: some(jobs, 4, 6),
    plain: some(tasks, 6, 7),
    dated: fc.constantFrom(...datedTasks),
    first: fc.boolean(),
    form: fc.constantFrom(...forms),
    sign: fc.constantFrom(...signs),
    edge: fc.integer({ min: 20, max: 80 }),
    deeper: fc.integer({ min: 6, max: 60 }),
    bold: fc.boolean(),
  })
  const run = fc.property(design, ({ entries, plain, dated, first, form, sign, edge, deeper, bold }) => {
    const duties = first ? [dated, ...plain] : [...plain, dated]
    const lines = entries.flatMap((job, nth) => [
      ...form(job, sign),
      ...duties.filter((_, at) => at % entries.length === nth).map((one) => `~${one}`),
    ])
    const page = parted(...head, '# Experiência', ...lines, '# Formação', 'Ensino médio, Escola Estadual Sol, 1998')
    const placed = page.lines.map((line) => {
      const [text, isTask] = [line.text.replace(/^~/u, ''), line.text.startsWith('~')]
      return { ...line, text, x: edge + (isTask ? deeper : 0), size: 10, gap: 1.4, bold: bold && !isTask }
    })
    expect(rolesOf({ ...page, lines: placed })).toEqual(entries.map(([title, employer]) => [title, employer]))
  })
  fc.assert(run, { numRuns: 200, seed: 20261130 })
})

test('the ends of bullets, set deeper than the names, stay with their bullets', () => {
  const bullets = [
    ['Agreed 143 compensation events with the project manager, 96% without', 'adjudication.'],
    ['Reduced the forecast overspend of two packages to 40 thousand by re-', 'tendering two lots.'],
    ['Conferi as notas de todos os fornecedores da obra contra os pedidos de', 'compra do mês.'],
  ] as const
  const lines = jobs.slice(0, 3).flatMap(([title, employer, from, to], nth) => [
    `${title} ¦ ${from} – ${to}`,
    employer,
    ...[0, 1].flatMap((more) => {
      const [start, end] = bullets[(nth + more) % bullets.length]!
      return [`- ${start}`, `~${end}`]
    }),
  ])
  const page = parted(...head, '# Experiência', ...lines)
  const placed = page.lines.map((line) => {
    const isEnd = line.text.startsWith('~')
    return { ...line, text: line.text.replace(/^~/u, ''), x: isEnd ? 204 : line.bullet ? 192.7 : 192, gap: 1.4 }
  })
  const texts = readResume({ ...page, lines: placed }).roles.flatMap(({ statements }) =>
    statements.map(({ text }) => text.at(-1)),
  )
  expect(texts).toEqual(['.', '.', '.', '.', '.', '.'])
})

test('a period that touches the name before it is read, at the end of its line', () => {
  const design = fc.record({
    entries: some(jobs, 2, 4),
    sign: fc.constantFrom(...signs),
    isEmployerDated: fc.boolean(),
  })
  const run = fc.property(design, ({ entries, sign, isEmployerDated }) => {
    const lines = entries.flatMap(([title, employer, from, to]) =>
      isEmployerDated
        ? [`${employer}${from}${sign}${to}`, title, '- Atendi 40 pessoas por dia']
        : [employer, `${title}${from}${sign}${to}`, '- Atendi 40 pessoas por dia'],
    )
    const { roles } = readResume(parted(...head, '# Experiência', ...lines))
    expect(roles.map(({ title, employer, dates }) => [title, employer, dates !== null])).toEqual(
      entries.map(([title, employer]) => [title, employer, true]),
    )
  })
  fc.assert(run, { numRuns: 30, seed: 20261130 })
})

test.each([
  'Instalei o Office2016 e o SQL Server2019 na rede',
  'Organizei a Copa2014',
  'jan2019 – dez2021',
  '20.3.2009 – 31.12.2011',
  'Abril2019 – Maio2021',
  'Curso HTML5 e Web2020 – avançado',
])('no period begins in "%s"', (text) => {
  const { lines } = readResume(parted(...head, '# Cursos', text))
  expect(lines.at(-1)!.text).toBe(text)
})

test.each(['Experiência profissional', 'Work Experience', 'EXPERIÊNCIA', 'Employment history', 'Experiencia laboral'])(
  'jobs below the name belong to "%s" right above it',
  (heading) => {
    for (const form of forms) {
      const lines = jobs.slice(0, 4).flatMap((job) => [...form(job, ' – '), '- Atendi 40 pessoas por dia'])
      const page = parted('(81) 98888-7777', 'ana@exemplo.com', `# ${heading}`, 'Ana Sol Prado', ...lines, '# Formação')
      const sized = page.lines.map((line) => ({ ...line, size: line.text === 'Ana Sol Prado' ? 24 : line.size }))
      expect(rolesOf({ ...page, lines: sized })).toEqual(jobs.slice(0, 4).map(([title, employer]) => [title, employer]))
    }
  },
)
