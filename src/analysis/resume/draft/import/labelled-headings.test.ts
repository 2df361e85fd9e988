// Labelled lines that have become a job's heading are no task of it, in the clean file and in the draft.
import { describe, expect, test } from 'bun:test'
import { inFigures } from '../../optimise/dates'
import { toSheet } from '../../optimise/layout'
import { parted } from '../../testing'
import { draftFromDocument } from './from-document'

const jobs = [
  ['Cuidadora de idosos', 'Casa de Repouso Bem Viver', '03/2017', '08/2024', 'Dava a medicação no horário certo'],
  ['Auxiliar de enfermagem', 'Hospital Municipal de Mauá', 'fev/2009', 'dez/2016', 'Banho de leito e higiene'],
  ['Soldador', 'Metalúrgica Aço Forte', '2005', '2008', 'Soldava portões e grades'],
] as const
const english = [
  ['Care Assistant', 'Rose House Nursing Home', '03/2017', '08/2024', 'Gave medication at the right time'],
  ['Warehouse Operative', 'Dell Logistics Ltd', 'Feb 2009', 'Dec 2016', 'Picked and packed orders'],
  ['Welder', 'Steel Works Ltd', '2005', '2008', 'Welded gates and railings'],
] as const
type Job = readonly [title: string, employer: string, start: string, end: string, task: string]
const forms: readonly (readonly [string, readonly Job[], (job: Job) => readonly string[]])[] = [
  ['Função, Período', jobs, ([t, e, s, z]) => [`=${e}`, `Função: ${t} Período: ${s} a ${z}`]],
  ['Função, Período in cells', jobs, ([t, e, s, z]) => [`=${e}`, `Função: ${t} ¦ Período: ${s} a ${z}`]],
  ['Cargo, Período behind a sign', jobs, ([t, e, s, z]) => [`=${e}`, `Cargo: ${t} | Período: ${s} até ${z}`]],
  ['Empresa, Cargo and Período', jobs, ([t, e, s, z]) => [`Empresa: ${e} Cargo: ${t} Período: ${s} a ${z}`]],
  ['Empresa above the others', jobs, ([t, e, s, z]) => [`Empresa: ${e}`, `Cargo: ${t} - Período: ${s} a ${z}`]],
  ['Ocupação, Duração', jobs, ([t, e, s, z]) => [`=${e}`, `Ocupação: ${t}; Duração: ${s} – ${z}`]],
  ['Role, Dates', english, ([t, e, s, z]) => [`=${e}`, `Role: ${t} Dates: ${s} – ${z}`]],
  ['Position, Period in cells', english, ([t, e, s, z]) => [`=${e}`, `Position: ${t} ¦ Period: ${s} to ${z}`]],
  [
    'Employer, Job title and Dates',
    english,
    ([t, e, s, z]) => [`Employer: ${e} | Job title: ${t} | Dates: ${s} – ${z}`],
  ],
]
const pageOf = (own: readonly Job[], head: (job: Job) => readonly string[]) => {
  const isEnglish = own === english
  return parted(
    'Rosa Lima',
    'rosa@example.com | (11) 98888-7777',
    '',
    isEnglish ? '# Experience' : '# Experiência profissional',
    ...own.flatMap((job) => [...head(job), `- ${job[4]}`, '']),
    isEnglish ? '# Education' : '# Formação',
    isEnglish ? 'A-levels, Wrenn School, 1998' : 'Ensino médio completo, Escola Sol, 1998',
  )
}

describe.each(forms.map(([name, own, head]) => [name, own, pageOf(own, head)] as const))('%s', (_name, own, page) => {
  test('the draft has title, employer and dates in their fields and the tasks alone below', () => {
    const parts = draftFromDocument(page)?.parts.filter(({ kind }) => kind === 'job') ?? []
    expect(parts.map(({ fields, lines }) => [fields, lines.map(({ text }) => text)])).toEqual(
      own.map(([title, employer, start, end, task]) => [
        { title, employer, start: inFigures(start), end: inFigures(end) },
        [task],
      ]),
    )
  })

  test('a correction elsewhere brings no such line back', () => {
    const at = page.lines.findLastIndex(({ text }) => /^(?:Ensino|A-levels)/.test(text))
    const parts = draftFromDocument(page, [{ line: at, is: 'education' }])?.parts ?? []
    const lines = parts.flatMap((part) => (part.kind === 'job' ? [part.lines.map(({ text }) => text)] : []))
    expect(lines).toEqual(own.map((job) => [job[4]]))
  })

  test('the clean file has them without their labels', () => {
    const items = toSheet(page).items.filter(({ kind }) => kind === 'role' || kind === 'when')
    const texts = items.slice(0, 2 * own.length).map(({ kind, text }) => `${kind} ${text}`)
    expect(texts.filter((text) => text.startsWith('role'))).toEqual(own.map(([t, e]) => `role ${t} | ${e}`))
    expect(texts.join('\n')).not.toContain(':')
  })
})
