// A draft and the result of its file name the same jobs: title, employer and period of each, and so does the draft's own
// file, read again. Drawn layouts, generated pages, and headings by construction.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { generatedResume } from '../../../../../tests/documents/generated-resumes'
import { drawn } from '../../../../../tests/eval/documents'
import { portugueseResumes } from '../../../../../tests/fixtures/resume/portuguese'
import { everyNth } from '../../../../../tests/helpers/sample'
import { readDocument } from '../../../documents'
import type { Document } from '../../../documents/document'
import { readResume } from '../../reading'
import { document } from '../../testing'
import { readDraft } from '../measure'
import { draftFromDocument } from './from-document'
import { areAsRead } from './jobs-as-read'

const jobsOf = (page: Document) =>
  (draftFromDocument(page)?.parts ?? [])
    .filter(({ kind }) => kind === 'job')
    .map(({ fields, lines }) => ({ fields, lines }))

const disagrees = (page: Document): string[] => {
  const parts = draftFromDocument(page)?.parts
  if (!parts) return ['no draft']
  const fields = jobsOf(page).map((job) => job.fields)
  const again = readDraft(parts).resume
  return [
    ...(areAsRead(readResume(page), fields) ? [] : ['the draft']),
    ...(again.firstJob || areAsRead(again, fields) ? [] : ['its file']),
  ]
}

test('of drawn and typed files', async () => {
  const wrong: string[] = []
  for (const { name, bytes } of everyNth(
    drawn.filter((_, at) => at % 6 === 0),
    3,
  )) {
    const reading = await readDocument(await bytes())
    if (reading.ok) wrong.push(...disagrees(reading.document).map((where) => `${where}: ${name}`))
  }
  expect(wrong).toEqual([])
}, 60_000)

test.each(Object.entries(portugueseResumes))('of the page of %s', (_, text) =>
  expect(disagrees(document(text))).toEqual([]),
)

test('of generated pages', () => {
  fc.assert(
    fc.property(generatedResume, ({ document: page }) => expect(disagrees(page)).toEqual([])),
    { numRuns: 60 },
  )
}, 60_000)

const worlds = [
  {
    jobs: [
      ['Analista Contábil', 'Metalúrgica Vale Verde', '03/2020 – atual'],
      ['Assistente Contábil', 'Escritório Lopes & Dias', '02/2017 – 02/2020'],
      ['Auxiliar Administrativo', 'Colégio Santa Clara', '01/2015 – 01/2017'],
    ],
    towns: ['Campinas', 'Sumaré', 'Santa Maria, RS', 'Juiz de Fora - MG'],
    tasks: ['Conciliação de 120 contas por mês.', 'Entrega da ECD sem multas desde 2020.'],
    heads: ['# Experiência profissional', '# Formação', 'Ciências Contábeis — PUC-Campinas, 2013 – 2016'],
  },
  {
    jobs: [
      ['Warehouse Operative', 'Northgate Logistics', 'March 2021 to present'],
      ['Picker and Packer', 'Brightwell Foods', 'June 2018 to February 2021'],
      ['Shelf Stacker', 'Harlow Supermarket', 'September 2016 to May 2018'],
    ],
    towns: ['Doncaster', 'Sheffield', 'Rotherham'],
    tasks: ['Loaded about 40 pallets per shift.', 'No lost-time accidents since 2019.'],
    heads: ['# Work experience', '# Education', 'Thornfield Academy, Rotherham — 2011 to 2016'],
  },
] as const

type Layout = (title: string, employer: string, town: string, when: string) => string[]
const layouts: readonly Layout[] = [
  (title, employer, town, when) => [`=${title} — ${employer}, ${town}`, when],
  (title, employer, town, when) => [`=${title}, ${employer}, ${town} — ${when}`],
  (title, employer, town, when) => [`=${title} — ${employer}`, `${town} — ${when}`],
  (title, employer, town, when) => [`=${title}`, `${employer}, ${town}`, when],
]

describe('of headings that say a town', () => {
  const cases = worlds.flatMap((world) =>
    layouts.flatMap((layout, nth) =>
      world.towns.flatMap((town) => [2, 3].map((count) => ({ world, layout, town, nth, count }))),
    ),
  )
  test.each(
    cases.map((one) => [`${one.world.jobs[0][0]}, layout ${one.nth}, ${one.town}, ${one.count}`, one] as const),
  )('%s', (_, { world, layout, town, count }) => {
    const [work, study, school] = world.heads
    const entries = world.jobs
      .slice(0, count)
      .flatMap(([title, employer, when]) => [
        ...layout(title, employer, town, when),
        ...world.tasks.map((task) => `- ${task}`),
      ])
    const page = document('Renata Alves', 'renata@example.com', work, ...entries, study, school)
    expect(disagrees(page)).toEqual([])
    for (const { fields, lines } of jobsOf(page)) {
      expect(fields.place).toBe(town)
      expect(lines.map(({ text }) => text)).toEqual([...world.tasks])
    }
  })
})
