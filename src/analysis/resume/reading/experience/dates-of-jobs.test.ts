// A job is read with its period in every form of it and in every place around the names, or the page says that it is in doubt; it is never
// lost in silence, and its dates are never called missing.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '../..'
import { extractResume } from '../../extract'
import { readResume } from '../../reading'
import { toUnsure } from '../../scoring/unread/marked-jobs'
import { parted } from '../../testing'

const jobs = [
  ['Pedreiro', 'Construtora Serra do Cipó', 'Assentei porcelanato em 40 apartamentos', '2019 – 2022'],
  ['Porteiro', 'Condomínio Vila Real', 'Controlei a entrada de 300 moradores por dia', '2015 – 2018'],
  ['Auxiliar de Limpeza', 'Hospital Santa Clara', 'Limpei 12 quartos por turno', '2001 – 2004'],
] as const

/** Forms of a period from 2008 or 2009. */
const forms = [
  ...[
    "'08 - '11",
    '’08 – ’11',
    "Jan '08 - Mar '11",
    '2008 - 09',
    '2008–09',
    '2008–9',
    '1998 - 02',
    '2009 March – 2011 May',
  ],
  ...[
    'Jan 09 - Mar 11',
    'jan. de 09 a mar. de 11',
    'Sept 2009 to date',
    '2009 até o presente',
    '20.3.2009 – 31.12.2011',
  ],
  ...['1º sem. 2009 – 2º sem. 2011', 'De março a dezembro de 2010', 'De janeiro/2013 a janeiro/2017:', '2015 - 2018:'],
  ...['MARÇO/2009 A MAIO/2011', '1st March 2009 – 31st May 2011', 'mar-09 a mai-11', '2009 – pres.', '2009 ~ 2011'],
  ...[
    '2009 – em exercício',
    'Spring 2009 – Fall 2011',
    '2009/2011',
    'March, 2009 – May, 2011',
    '06/2009 – 06/2011 · 2 anos',
    '2009-03 - 2011-05',
  ],
]
/** Forms that nobody can be sure of, or that the reading does not know. */
const doubtful = [
  '09-11',
  '03.09 – 05.11',
  '2009/10',
  '09/11',
  'até 2011',
  '2009, 2011',
  '8 meses em 2010',
  'safra 2009/10',
]

type Lay = (when: string, title: string, employer: string, task: string) => readonly string[]
const lays: Readonly<Record<string, Lay>> = {
  'a bold line above two sentences': (d, t, e, x) => [`=${d}`, `${e}. ${t}.`, `${x}.`],
  'above title and employer': (d, t, e, x) => [d, t, e, `- ${x}`],
  'below title and employer': (d, t, e, x) => [`=${t}`, e, d, `- ${x}`],
  'behind a dash': (d, t, e, x) => [`${t} – ${e} – ${d}`, `- ${x}`],
  'behind a comma': (d, t, e, x) => [`${t}, ${e}, ${d}`, `- ${x}`],
  'in brackets': (d, t, e, x) => [`${t}, ${e} (${d})`, `- ${x}`],
  'the left cell': (d, t, e, x) => [`${d} ¦ ${t}`, e, `- ${x}`],
  'the right cell': (d, t, e, x) => [`${t} ¦ ${d}`, e, `- ${x}`],
  "the employer's right cell": (d, t, e, x) => [`=${e} ¦ ${d}`, t, `- ${x}`],
}
/** One of the jobs, or all of them, with this period. */
const pageOf = (lay: Lay, form: string, all: boolean) =>
  parted(
    ...['Joana Prado Teixeira', '(31) 98833-0472 | j.prado@exemplo.com | Recife, PE', '# Experiência'],
    ...jobs.flatMap(([title, employer, task, when], at) => lay(all || at === 1 ? form : when, title, employer, task)),
    ...['# Formação', 'Ensino médio – Escola Estadual Rui Barbosa – 2000'],
  )
const isWhole = (page: ReturnType<typeof pageOf>): boolean => {
  const { experience } = extractResume(readResume(page))
  return (
    experience.length === jobs.length &&
    jobs.every(([title, employer]) =>
      experience.some((job) => job.title === title && job.company === employer && job.start !== null),
    )
  )
}
const hasDoubt = (page: ReturnType<typeof pageOf>): boolean => {
  const resume = readResume(page)
  return resume.unread.length > 0 || toUnsure(resume).unsure !== undefined
}

describe.each(Object.entries(lays))('a period: %s', (_, lay) => {
  const pages = (some: readonly string[]) =>
    some.flatMap((form) => [false, true].map((all) => ({ form, all, page: pageOf(lay, form, all) })))

  test('is read', () => {
    const wrong = pages(forms).filter(({ page }) => !isWhole(page))
    expect(wrong.map(({ form, all }) => [form, all])).toEqual([])
  })

  test('is read or doubted, and never called missing', () => {
    const silent = pages(doubtful).filter(({ page }) => {
      const { params } = analyseResume(page).checks.find(({ id }) => id === 'roles')!
      return (!isWhole(page) && !hasDoubt(page)) || params.context === 'dates'
    })
    expect(silent.map(({ form, all }) => [form, all])).toEqual([])
  })
})

test.each([
  'Reception Work, Small Heath Dental Practice, June 2023 (one week)',
  'Caixa, Loja Azul, jul/2021 (3 semanas)',
])('%s ended in the month in which it began', (text) => {
  const { experience } = extractResume(
    readResume(parted('Ana Prado', '# Experience', text, '- Served 40 people a day')),
  )
  expect(experience.map(({ start, end }) => [start === end, start?.length])).toEqual([[true, 7]])
})
