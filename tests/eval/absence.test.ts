// No finding says that something is missing which the marks of a file, or a heading in its text, show to be there: for each kind
// of absence that the rubric knows, over every set of résumés.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { readDocument } from '../../src/analysis/documents'
import type { Document } from '../../src/analysis/documents/document'
import { analyseResume } from '../../src/analysis/resume'
import { readResume } from '../../src/analysis/resume/reading'
import { findRanges } from '../../src/analysis/resume/reading/dates/dates'
import type { Check, ResumeResult } from '../../src/analysis/resume/result'
import { document } from '../../src/analysis/resume/testing'
import { launchBrowser } from '../helpers/browser'
import { everyNth } from '../helpers/sample'
import { drawn, type Marked } from './documents'
import { printed } from './printed'

let browser: Browser
beforeAll(async () => {
  if (process.env.LONG) browser = await launchBrowser()
})
afterAll(() => browser?.close())

type Expected = Marked['expected']
type Seen = {
  readonly expected: Expected
  readonly result: ResumeResult
  readonly named: boolean
  /** A check that costs points. */
  readonly check: (id: string) => Check | null
}

const has = ({ result }: Seen, heading: RegExp): boolean => result.robot.lines.some((line) => heading.test(line.trim()))
const says = ({ check }: Seen, id: string, ...contexts: readonly string[]): boolean =>
  contexts.includes(String(check(id)?.params.context))
const unread = ({ result }: Seen, field: string): boolean =>
  result.robot.fields.some((one) => one.field === field && one.value === null)
const capped = ({ result }: Seen, ...ids: readonly string[]): boolean => result.caps.some(({ id }) => ids.includes(id))
const every = ({ expected: { experience } }: Seen, field: keyof Expected['experience'][number]): boolean =>
  experience.length > 0 && experience.every((role) => Boolean(role[field]))

/** A line that begins with a degree. */
const degree =
  /^(?:bacharel|licenciatura|t[ée]cnico em|tecn[óo]logo|gradua[çc][ãa]o em|mba\b|b\.?sc|ba in|bachelor|master|associate of|ensino m[ée]dio)/iu

/** True for a job's line with a period, or above a line that ends in one. */
const carriesPeriod = ({ result }: Seen, text: string): boolean => {
  const { lines } = result.robot
  const below = lines[lines.indexOf(text) + 1] ?? ''
  return findRanges(text).length > 0 || findRanges(below).some(({ end }) => end === below.length)
}

/** By kind: what would contradict the finding, and whether a result claims it. */
const absences: Readonly<Record<string, (seen: Seen) => boolean>> = {
  // A name in the page's head is found, but not by every robot.
  name: (seen) => !seen.named,
  email: (seen) => seen.expected.email !== null && (says(seen, 'contact', 'email') || capped(seen, 'no-contact')),
  phone: (seen) =>
    seen.expected.phone !== null && (says(seen, 'contact', 'phone', 'code') || capped(seen, 'no-contact')),
  // In the marks there is no town: a name with the capitals of a state right below the name is one.
  city: (seen) =>
    (says(seen, 'contact', 'city') || unread(seen, 'city')) &&
    seen.result.robot.lines.slice(1, 3).some((line) => /\p{Lu}\p{L}{2,}(?:,| -|\/) ?[A-Z]{2}(?!\p{L})/u.test(line)),
  linkedin: (seen) => says(seen, 'contact', 'linkedin') && has(seen, /linkedin\.com\/in\/\w/),
  experience: (seen) =>
    seen.expected.experience.length > 0 &&
    (says(seen, 'roles', 'noroles') || says(seen, 'headings', 'experience') || capped(seen, 'no-experience')),
  tasks: (seen) =>
    seen.expected.experience.length > 0 && says(seen, 'quantified', 'nobullets') && seen.result.words > 250,
  titles: (seen) => every(seen, 'title') && says(seen, 'roles', 'title'),
  employers: (seen) => every(seen, 'company') && says(seen, 'roles', 'employer'),
  dates: (seen) =>
    every(seen, 'start') && every(seen, 'end') && (says(seen, 'roles', 'dates') || capped(seen, 'no-dates')),
  // Whatever the marks say: a job whose own line, or a cell of the line below it, has a period is not called undated.
  periods: (seen) =>
    says(seen, 'roles', 'dates') &&
    (seen.check('roles')?.evidence.some((one) => carriesPeriod(seen, one.text)) ?? false),
  // What a job marked as doubtful seems to lack is no finding.
  'of a marked job': ({ check, result: { unsure = [], robot } }) =>
    check('roles')?.evidence.some(({ text }) => unsure.some((at) => robot.lines[at] === text)) ?? false,
  education: (seen) =>
    seen.expected.education.length > 0 &&
    (says(seen, 'education', 'missing', 'school') || says(seen, 'headings', 'education') || unread(seen, 'education')),
  degree: (seen) => says(seen, 'education', 'degree') && has(seen, degree),
  year: (seen) => says(seen, 'education', 'when') && has(seen, new RegExp(`${degree.source}.*(?:19|20)\\d\\d`, 'iu')),
  'latest job': (seen) => every(seen, 'title') && unread(seen, 'role'),
  'latest employer': (seen) => every(seen, 'company') && unread(seen, 'employer'),
  'anything to look up': (seen) =>
    (seen.expected.education.length > 0 || seen.expected.skills.length > 0) && capped(seen, 'no-anchor'),
  work: (seen) =>
    seen.expected.experience.length > 0 &&
    (says(seen, 'openings', 'nobullets') || says(seen, 'tasks', 'none') || capped(seen, 'no-tasks')) &&
    seen.result.words > 250,
  skills: (seen) =>
    seen.expected.skills.length > 0 &&
    says(seen, 'skills', 'nolist') &&
    has(seen, /^(?:habilidades|compet[êe]ncias|skills)\b/i),
  summary: (seen) =>
    says(seen, 'summary', 'missing', 'headline') &&
    has(
      seen,
      /^(?:resumo|perfil|objetivo|sobre mim|summary|professional summary|profile|objective|about me)\b.{0,20}$/i,
    ),
  extras: (seen) =>
    seen.check('extras')?.params.found === 0 &&
    has(
      seen,
      /^(?:idiomas|l[íi]nguas|cursos|certifica|languages|courses|training|certifications?|projetos|projects)\b.{0,20}$/i,
    ),
  // Whatever the marks say: plain signs of a part anywhere in the text, found without the product's own.
  'a language with its level': (seen) =>
    seen.check('extras')?.params.found === 0 &&
    has(
      seen,
      /(?:ingl[êe]s|espanhol|franc[êe]s|english|spanish|french|german)\b[ :(–-]{1,3}(?:b[áa]sic|intermedi|avan[çc]|fluent|nativ|advanced)/i,
    ),
  'hours of a course': (seen) =>
    seen.check('extras')?.params.found === 0 && has(seen, /\d{2,3} ?(?:horas|hours)\b.*\d{4}/i),
  'a finished school': (seen) =>
    (says(seen, 'education', 'missing') || unread(seen, 'education')) &&
    has(seen, /ensino m[ée]dio|segundo grau|bacharel|gradua[çc][ãa]o em|high school diploma|bachelor|\bGCSE/i),
  'years of experience': (seen) =>
    says(seen, 'roles', 'noroles') && has(seen, /\d+ (?:anos de experi[êe]ncia|years of experience)/i),
  'a wish': (seen) =>
    says(seen, 'summary', 'missing', 'headline') &&
    has(seen, /^(?:busco|procuro|sou uma?|looking for|seeking|i am an?) (?:\S+ ){5}/i),
  'where somebody lives': (seen) =>
    (says(seen, 'contact', 'city') || unread(seen, 'city')) &&
    has(seen, /\b(?:moro em|resido em|living in|based in) /i),
  'a profile': (seen) =>
    (says(seen, 'contact', 'linkedin') || unread(seen, 'linkedin')) && has(seen, /linkedin\.com\/\w|^linkedin:/i),
}

const seenIn = (page: Document, expected: Expected): Seen => {
  const resume = readResume(page)
  const result = analyseResume(page)
  const costs = result.checks.filter(({ status }) => status === 'part' || status === 'none')
  return { expected, result, named: resume.name !== null, check: (id) => costs.find((one) => one.id === id) ?? null }
}

const seenOf = async ({ bytes, expected }: Marked): Promise<Seen | null> => {
  const reading = await readDocument(await bytes())
  return reading.ok ? seenIn(reading.document, expected) : null
}

const claimedOf = (seen: Seen): string[] => Object.keys(absences).filter((kind) => absences[kind]?.(seen))

const produced = (folder: string): Marked[] => {
  const path = (file: string) => join(import.meta.dir, folder, file)
  const marks: Record<string, Expected> = JSON.parse(readFileSync(path('marks.json'), 'utf8'))
  return Object.entries(marks).map(([name, expected]) => ({
    ...{ name, expected },
    bytes: async () => new Uint8Array(readFileSync(path(name))),
  }))
}

const folders = readdirSync(import.meta.dir)
const foldersOf = (name: RegExp, marked: (folder: string) => readonly Marked[]): [string, () => readonly Marked[]][] =>
  folders.filter((folder) => name.test(folder)).map((folder) => [folder, () => marked(folder)])
const sets: readonly [string, () => readonly Marked[]][] = [
  // Every seventh of the drawn ones still covers each layout.
  ['drawn', () => everyNth(drawn, 7)],
  ...foldersOf(/^produced(?:-\d+)?$/, produced),
  // Those a browser prints first take a fifth of a minute: in the long tier only.
  ...(process.env.LONG
    ? foldersOf(/^printed(?:-\d+)?$/, (folder) => printed(join(import.meta.dir, folder), browser))
    : []),
]

test.each(sets)(
  '%s: no finding claims an absence that the marks contradict',
  async (_, all) => {
    const claimed: string[] = []
    let read = 0
    for (const marked of all()) {
      const seen = await seenOf(marked)
      if (!seen) continue
      read += 1
      claimed.push(...claimedOf(seen).map((kind) => `${marked.name}: ${kind}`))
    }
    expect(read).toBeGreaterThan(4)
    expect(claimed).toEqual([])
  },
  120_000,
)

test('of a page that lacks them, the same findings are claimed', () => {
  const page = document(
    'x1',
    'Profissional dedicada que gosta de trabalhar com pessoas e de aprender coisas novas todos os dias da semana',
    '# Experiência',
    'Vendedora, 01/2019 a 03/2021',
    '- Atendi 40 clientes por dia no balcão da loja do centro da cidade',
    '- Vendi 30 casas por mês na feira da cidade em dois turnos',
    'Caixa, 05/2015 a 12/2018',
    '- Fechei o caixa de 3 turnos sem diferença por dois anos seguidos',
  )
  const role = { title: 'Vendedora', company: 'Casa Azul', start: '2019', end: '2021' }
  const expected = { name: 'Ana Reis', email: 'ana@exemplo.com', phone: '(81) 98888-7777', experience: [role] }
  const claimed = claimedOf(seenIn(page, { ...expected, education: ['UFPE'], skills: ['Excel'] }))
  expect(claimed).toEqual(expect.arrayContaining(['name', 'email', 'employers', 'education']))
})
