// Invented résumés by construction, many layouts of jobs and margins, each with what an optimised file of it must hold.
import fc from 'fast-check'
import type { Document, Line } from '../../src/analysis/documents/document'
import { parted } from '../../src/analysis/resume/testing'

export type Job = {
  readonly title: string
  readonly employer: string
  readonly from: number
  readonly to: number
  readonly tasks: readonly string[]
}
export type Generated = {
  readonly document: Document
  readonly jobs: readonly Job[]
  readonly student: boolean
  /** The running line of its pages, without the page's number; null where it has none. */
  readonly footer: string | null
}

const titles = {
  pt: ['Vendedora', 'Motorista', 'Analista de Suporte', 'Auxiliar de Limpeza', 'Enfermeira', 'Professor de Música'],
  en: ['Sales Assistant', 'Truck Driver', 'Support Analyst', 'Cleaner', 'Registered Nurse', 'Music Teacher'],
}
const employers = {
  pt: ['Casa Azul Ltda.', 'Hospital Alfa', 'Transportes Ventania S/A', 'Escola Municipal Sol', 'Mercado Bom Dia'],
  en: ['Blue House Inc.', 'Alpha Hospital', 'Gale Freight LLC', 'Sun Primary School', 'Good Day Market'],
}
const tasks = {
  pt: [
    'Atendi 40 clientes por dia no balcão da loja',
    'Organizei o estoque de peças com etiquetas por cor',
    'Treinei quatro colegas no sistema de caixa',
    'Reduzi a fila da recepção de 30 para 12 minutos',
    'Conferi notas de entrada e devoluções de fornecedores',
  ],
  en: [
    'Served 40 customers a day at the front desk',
    'Organized the parts store with colour labels',
    'Trained four colleagues on the till system',
    'Cut the waiting line from 30 to 12 minutes',
    'Checked delivery notes and returns from suppliers',
  ],
}

type Layout = (job: Job, when: string) => string[]
const bullets = ({ tasks: done }: Job): string[] => done.map((task) => `- ${task}`)
const layouts: readonly Layout[] = [
  (job, when) => [`${job.title} – ${job.employer} – ${when}`, ...bullets(job)],
  (job, when) => [`=${job.title}`, `${job.employer} | ${when}`, ...bullets(job)],
  (job, when) => [`=${job.employer} ¦ ${when}`, job.title, ...bullets(job)],
  (job, when) => [when, `${job.title}, ${job.employer}`, ...bullets(job)],
  (job, when) => [`=${job.title} ¦ ${when}`, job.employer, ...bullets(job)],
  (job, when) => [`Empresa: ${job.employer}`, `Cargo: ${job.title}`, `Período: ${when}`, ...bullets(job)],
  (job, when) => [`${job.title} (${when})`, job.employer, ...job.tasks.map((task) => `${task}.`)],
]

const names = {
  pt: { work: '# Experiência', study: '# Formação', skills: '# Habilidades', courses: '# Cursos' },
  en: { work: '# Experience', study: '# Education', skills: '# Skills', courses: '# Courses' },
}
const studies = {
  pt: { done: 'Administração – Universidade Exemplo – 2008', now: 'Administração – Universidade Exemplo – cursando' },
  en: {
    done: 'B.A. in Business – Example University – 2008',
    now: 'B.A. in Business – Example University – in progress',
  },
}
const courses = {
  pt: ['Oratória – SENAC – 2019', 'Primeiros Socorros – Cruz Azul – 2021', 'Excel – Escola Sul – 2022'],
  en: ['Public Speaking – Adult School – 2019', 'First Aid – Blue Cross – 2021', 'Excel – South School – 2022'],
}

/** Puts a running line with the page's number below each half of the lines. */
const withFooter = (page: Document, footer: string): Document => {
  const half = Math.ceil(page.lines.length / 2)
  const foot = (number: number): Line => ({
    ...page.lines.at(-1)!,
    page: number,
    number: 900,
    text: `${footer} ${number}`,
    region: 'footer',
    bold: false,
    bullet: false,
  })
  const second = page.lines.slice(half).map((line) => ({ ...line, page: 2 }))
  return { ...page, pages: 2, lines: [...page.lines.slice(0, half), foot(1), ...second, foot(2)] }
}

/** Any of the résumés: language, stage, one layout for all jobs, dates, order of the parts, margins. */
export const generatedResume: fc.Arbitrary<Generated> = fc
  .record({
    language: fc.constantFrom('pt' as const, 'en' as const),
    student: fc.boolean(),
    layout: fc.constantFrom(...layouts),
    style: fc.constantFrom(
      (year: number) => `0${(year % 9) + 1}/${year}`,
      (year: number) => String(year),
    ),
    picks: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 }),
    lengths: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }),
    footer: fc.option(fc.constantFrom('Ana Sol Prado · Résumé', 'Ana Sol Prado – Currículo, página'), { nil: null }),
    studyFirst: fc.boolean(),
  })
  .map(({ language, student, layout, style, picks, lengths, footer, studyFirst }) => {
    const jobs = picks.map((pick, at): Job => {
      const from = 2010 + lengths.slice(0, at).reduce((sum, years) => sum + years, 0)
      const done = [0, 1].map((nth) => tasks[language][(pick + nth * 2) % 5]!)
      const [title, employer] = [titles[language][pick]!, employers[language][pick]!]
      return { title, employer, from, to: from + lengths[at]!, tasks: done }
    })
    const latestFirst = jobs.toReversed()
    const name = names[language]
    const work = [name.work, ...latestFirst.flatMap((job) => layout(job, `${style(job.from)} – ${style(job.to)}`))]
    const study = [name.study, student ? studies[language].now : studies[language].done]
    const parts = studyFirst ? [...study, ...work] : [...work, ...study]
    const page = parted(
      'Ana Sol Prado',
      'ana@exemplo.com | (81) 98888-7777 | Recife, PE',
      ...parts,
      name.skills,
      'Excel, SAP, SQL',
      name.courses,
      ...courses[language],
    )
    return { document: footer ? withFooter(page, footer) : page, jobs: latestFirst, student, footer }
  })

const yearsIn = (text: string): number => (text.match(/(?<!\d)20[0-4]\d(?!\d)/g) ?? []).length
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * What the lines of an optimised file get wrong of the résumé it was made from, by plain comparison of texts and not by
 * the reader or the gate.
 */
export const wrongIn = (lines: readonly string[], { document, jobs, student, footer }: Generated): string[] => {
  const text = lines.join('\n')
  const starts = jobs.map(({ title }) => lines.findIndex((line) => line.includes(title)))
  const wrong = jobs.flatMap(({ title, employer, from, to, tasks: done }, at) => {
    const own = lines.slice(starts[at], at + 1 < jobs.length ? starts[at + 1] : undefined)
    const heading = own.slice(0, 3).join(' ')
    return [
      ...(starts[at]! < 0 ? [`no ${title}`] : []),
      ...(heading.includes(employer) ? [] : [`${title} without ${employer}`]),
      ...(heading.includes(String(from)) && heading.includes(String(to)) ? [] : [`${title} without its dates`]),
      ...done.filter((task) => !own.some((line) => line.includes(task))).map((task) => `${title} without "${task}"`),
    ]
  })
  const ordered = starts.every((start, at) => at === 0 || start > starts[at - 1]!)
  const known = new Set(document.lines.flatMap((line) => wordsOf(line.text)))
  const headed = new Set(
    wordsOf(
      'Experiência Profissional Formação Acadêmica Habilidades Cursos e Certificações Experience Education Skills Courses and Certifications',
    ),
  )
  const fresh = wordsOf(text).filter((word) => !known.has(word) && !headed.has(word))
  const at = (name: RegExp) => lines.findIndex((line) => name.test(line))
  const worked = !student && jobs.length >= 2 && (jobs[0]?.to ?? 0) - (jobs.at(-1)?.from ?? 0) >= 3
  const studiesFirst = at(/^(?:Formação|Education)/) < at(/^Experi/)
  return [
    ...wrong,
    ...(ordered ? [] : ['jobs out of order']),
    ...fresh.map((word) => `new word ${word}`),
    ...(footer && lines.filter((line) => line.includes(footer)).length > 0 ? ['a running line'] : []),
    ...(worked && studiesFirst ? ['studies before work'] : []),
    ...lines.filter((line) => yearsIn(line) > 2).map((line) => `several entries in "${line}"`),
  ]
}
