// Jobs of a draft as the reading has them, where careless files make the layout cut others.

import { type Line, placeOf } from '../../../documents/document'
import type { TextLanguage } from '../../../text-language'
import { lettersOnly } from '../../optimise/jobs'
import type { Resume } from '../../reading'
import { type DateRange, findDates, findRanges, type Point } from '../../reading/dates/dates'
import { formLabel } from '../../reading/experience/names/labels'
import { labelledTexts } from '../../reading/experience/normalise/forms/form-labels'
import type { Role } from '../../reading/experience/role'
import { toBlocks } from '../../reading/lines/paragraphs'
import { isPlace } from '../../reading/person/places'
import { fold, tokens } from '../../reading/text'
import { typedAmong } from '../../sentences/blocks'
import { datesOf, isLength } from './entry-fields'
import { type SentenceJob, sentenceJob } from './sentence-job'
import { studyOf } from './study-fields'

type Fields = Readonly<Record<string, string>>
type AsRead = { readonly kind: 'job' | 'school'; readonly fields: Fields; readonly lines: readonly string[] }

const dayOf = (at: Point | 'present' | null | undefined): string =>
  at === null || at === undefined || at === 'present' ? (at ?? '') : `${at.year}-${at.month}`

/** What a job is called, who for and when, as it can be compared: without case, signs and forms of dates. */
const factsOf = (title: string | null, employer: string | null, period: DateRange | null): string =>
  [lettersOnly(title), lettersOnly(employer), dayOf(period?.from), dayOf(period?.to)].join('|')

const factsOfFields = ({ title = '', employer = '', start = '', end = '' }: Fields): string => {
  const text = [start, end].filter(Boolean).join(' – ')
  return factsOf(title, employer, findRanges(text)[0] ?? findDates(text)[0] ?? null)
}

/** The roles that the result shows as jobs. */
const shownRoles = ({ roles, firstJob }: Resume): Role[] =>
  firstJob ? [] : roles.filter(({ title, employer }) => title !== null || employer !== null)

/** True where these are the jobs of the result: as many, in order, with the same titles, employers and periods. */
export const areAsRead = (resume: Resume, jobs: readonly Fields[]): boolean => {
  const facts = shownRoles(resume).map(({ title, employer, dates }) => factsOf(title, employer, dates))
  return facts.length === 0 || jobs.map(factsOfFields).join('\n') === facts.join('\n')
}

/** The fields of jobs with the employers that stand once above several of them, as the result has them. */
export const withEmployers = (resume: Resume, jobs: readonly Fields[]): Fields[] => {
  const roles = shownRoles(resume)
  const isSame = (job: Fields, { title, dates }: Role) => factsOfFields(job) === factsOf(title, null, dates)
  return jobs.map((job, at) => {
    const role = roles[at]
    const employer = roles.length === jobs.length && role && isSame(job, role) ? role.employer : null
    return employer === null ? job : { ...job, employer }
  })
}

const inFigures = ({ year, month }: Point): string =>
  month === null ? `${year}` : `${String(month).padStart(2, '0')}/${year}`

/** The two ends of a job's period in the person's own words, else as they were read. */
const periodOf = ({ dates, datesLine }: Role, language: TextLanguage): Fields => {
  if (!dates) return {}
  const period = datesOf(datesLine?.text ?? '')
  if (period && dates.to !== null) return { start: period.start, ...(period.end ? { end: period.end } : {}) }
  const now = language === 'en' ? 'Present' : 'atual'
  const end = dates.to === null ? '' : dates.to === 'present' ? now : inFigures(dates.to)
  return { start: inFigures(dates.from), ...(end ? { end } : {}) }
}

/** Words between names and dates, which a part's own fields say. */
const joints = new Set(
  'a o as os e de da do das dos na no nas nos em at as to from since until by with in on and for an the desde ate como para eu i ja then now before that depois antes trabalhei trabalho atuei fui era sou tambem atualmente hoje worked work was am also later empresa'.split(
    ' ',
  ),
)
const wordsOf = (text: string): string[] => tokens(fold(text)).map((word) => word.replace(/\.$/, ''))

/** True if the fields have every word of a heading line, but for its labels: "Cargo: Cozinheira Período: 2019". */
const areIn = (text: string, fields: Fields): boolean => {
  const fieldWords = new Set(Object.values(fields).flatMap(wordsOf))
  return labelledTexts(text)
    .flatMap((piece) => wordsOf(piece.replace(formLabel, '')))
    .every((word) => fieldWords.has(word) || joints.has(word))
}

/** True if a job says all of a text, in its fields or as one of its lines. */
export const isCovered = (text: string, job: Pick<AsRead, 'fields' | 'lines'>): boolean =>
  job.lines.includes(text) || areIn(text, { ...job.fields, lines: job.lines.join(' ') })

/** True for a text that a job has already; a title alone also says what somebody is or looks for. */
export const isStatedIn = (text: string, job: Pick<AsRead, 'fields' | 'lines'>): boolean =>
  isCovered(text, job) && !areIn(text, { title: job.fields.title ?? '' })

/** The lines of a job as written, its own heading first. */
const textsOf = (role: Role, lines: readonly Line[]): string[] => {
  const heading = new Set([role.line, role.datesLine].flatMap((line) => (line ? [placeOf(line)] : [])))
  const isName = ({ text }: Line) => text === role.title || text === role.employer
  const typed = typedAmong(lines)
  const isBreak = (line: Line) => heading.has(placeOf(line)) || isName(line)
  return toBlocks(lines, isBreak, (line) => typed.has(line)).map(({ text }) => text)
}

/** "Casa Azul, Vendedora Osasco, SP": what a heading says beside a job's other fields, where that is a town. */
const placeIn = (heading: string, fields: readonly string[]): Fields => {
  const rest = fields
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, field) => text.replace(field, ' '), heading)
    .replace(/^[\s,;|·–—-]+|(?<![\s,;|·–—-])[\s,;|·–—-]+$/gu, '')
    .replace(/\s+/g, ' ')
  return isPlace(rest) ? { place: rest } : {}
}

/** Lines of a heading: a title, an employer, a period and a place, each on its own. */
const HEADING = 4

/** What the first lines say besides names and period: the place. A line of nothing else is no task. */
const headingOf = (texts: readonly string[], names: Fields): { readonly rest: string[]; readonly place: Fields } => {
  const { start = '', end = '', ...called } = names
  let place = placeIn(texts[0] ?? '', Object.values(names))
  const rest = texts.filter((text, at) => {
    if (at >= HEADING) return true
    const dates = datesOf(text)
    const isOwn = dates !== null && dates.start === start && dates.end === end
    const beside = (dates ? dates.rest : text)
      .split(' | ')
      .map((piece) => piece.trim())
      .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !isLength(piece))
    const others = beside.filter((piece) => !areIn(piece, called))
    if (others.length === 1 && others[0] && isPlace(others[0]) && !place.place && (isOwn || dates === null)) {
      place = { place: others[0] }
      return false
    }
    // The whole time at an employer, above several jobs there.
    const isEmployers = dates !== null && called.employer !== undefined && beside.join(' ') === called.employer
    return !((isOwn || isEmployers) && others.length === 0) && !isLength(text)
  })
  return { rest, place }
}

const jobOf = (role: Role, lines: readonly Line[], language: TextLanguage, before: SentenceJob | null): AsRead => {
  const { title } = role
  const texts = textsOf(role, lines)
  // A heading above several jobs names the employer of each; a sentence names that of its own.
  const isOthers =
    role.employer && before?.fields.employer?.startsWith(role.employer) && !texts[0]?.includes(role.employer)
  const employer = isOthers ? '' : role.employer
  const names = { ...(title ? { title } : {}), ...(employer ? { employer } : {}), ...periodOf(role, language) }
  const stated = sentenceJob(texts[0] ?? '')
  const { rest, place } = stated ? { rest: texts, place: {} } : headingOf(texts, names)
  const fields = stated ? stated.fields : { ...names, ...place }
  const tasks = stated ? stated.tasks : []
  const covered = { fields, lines: tasks }
  return { kind: 'job', fields, lines: [...tasks, ...rest.filter((text) => !isCovered(text, covered))] }
}

/** The jobs of the experience, each with the lines from its own to the next one's. */
export const jobsAsRead = ({ roles, sections, language }: Resume): AsRead[] => {
  const lines = sections.filter(({ name }) => name === 'experience').flatMap((section) => [...section.lines])
  const at = roles.map(({ line }) => lines.findIndex((other) => placeOf(other) === placeOf(line)))
  let before: SentenceJob | null = null
  return roles.flatMap((role, nth) => {
    const from = nth === 0 ? 0 : at[nth]!
    const to = at.slice(nth + 1).find((next) => next >= from) ?? lines.length
    if (at[nth]! < 0) return []
    const jobLines = lines.slice(from, to)
    const job = jobOf(role, jobLines, language, before)
    before = sentenceJob(textsOf(role, jobLines)[0] ?? '')
    return [job]
  })
}

/** A job that the layout reads alike has its fields, place included: a correction elsewhere makes no task of what its heading says. */
export const asLaidOut = (jobs: readonly AsRead[], laidOut: readonly Fields[]): AsRead[] =>
  jobs.map((job) => {
    const facts = factsOfFields(job.fields)
    const fields = laidOut.find((one) => one.place && factsOfFields(one) === facts)
    if (!fields) return job
    return { ...job, fields, lines: job.lines.filter((text, at) => at >= HEADING || !areIn(text, fields)) }
  })

/** The schools that stand under no heading. */
export const schoolsAsRead = ({ sections }: Resume): AsRead[] =>
  sections
    .filter(({ name, heading }) => name === 'education' && heading === '')
    .flatMap(({ lines }) => lines)
    .map(({ text }): AsRead => {
      const { fields, grade } = studyOf(text)
      return { kind: 'school', fields, lines: grade ? [grade] : [] }
    })

/** Contact data without the pieces that stand among the jobs and schools now. */
export const withoutMoved = (fields: Fields, moved: ReadonlySet<string>): Fields => {
  const texts = [...moved]
  const rest = Object.entries(fields).flatMap(([name, text]): [string, string][] => {
    if (name !== 'headline' && name !== 'other') return [[name, text]]
    const pieces = text.split(' | ').filter((piece) => !texts.some((own) => own.includes(piece)))
    return pieces.length > 0 ? [[name, pieces.join(' | ')]] : []
  })
  return Object.fromEntries(rest)
}

/** The lines that no heading opened, whose words these parts have now. */
export const unheadedTexts = ({ sections }: Resume): ReadonlySet<string> =>
  new Set(sections.filter(({ heading }) => heading === '').flatMap(({ lines }) => lines.map(({ text }) => text)))
