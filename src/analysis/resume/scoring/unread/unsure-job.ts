// Doubts of single jobs: what the reading of a job left over, or could not take apart.
import { type Line, placeOf } from '../../../documents/document'
import { memoOfObject } from '../../../memo'
import { linesOf, type Resume } from '../../reading'
import { findDates, findRanges } from '../../reading/dates/dates'
import { isDegree, isSchool } from '../../reading/education/education'
import { isNameCase } from '../../reading/experience/headings/section-layout'
import { isEmployer, isTitle, startsName } from '../../reading/experience/names/titles'
import { separators } from '../../reading/experience/parts'
import type { Role } from '../../reading/experience/role'
import { opening } from '../../reading/experience/tasks/openings'
import { isPlace } from '../../reading/person/places'
import { namesYear } from '../../reading/raw-signs'
import { headingAbout } from '../../reading/sections/words'
import { countWords } from '../../reading/text'

/** Words of a line that may be a name. */
const SHORT = 8

const withoutDates = (text: string): string =>
  findDates(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)

/** Capitalised words of a job's heading that were assigned to neither title nor employer. */
const hasRest = ({ title, employer, line }: Role): boolean => {
  const left = [title, employer].reduce<string>(
    (text, name) => (name ? text.replace(name, ' ') : text),
    withoutDates(line.text),
  )
  return left.split(separators).some((part) => /\p{Lu}\p{L}{3}/u.test(part) && countWords(part) <= SHORT)
}

/** A short line that is written as a name and no sentence. */
const isLoneName = ({ text, bullet }: Line): boolean =>
  !bullet &&
  isNameCase(text) &&
  /^\p{Lu}\p{L}+/u.test(text) &&
  !/[:.;]$/.test(text) &&
  findDates(text).length === 0 &&
  headingAbout(text, true) === null &&
  !isPlace(text)

/** Lines of the jobs that are written as names and belong to none of them. */
const looseNames = memoOfObject(({ sections, roles }: Resume): Line[] => {
  const named = roles.flatMap(({ title, employer, line }) => [title, employer, line.text].flatMap((name) => name ?? []))
  return linesOf(sections, 'experience').filter(
    (line) => isLoneName(line) && !named.some((name) => name.includes(line.text) || line.text.includes(name)),
  )
})

/** A short line beside a job's heading, or a name among the jobs that none took, may be the name that seems missing. */
const hasLooseName = (role: Role, resume: Resume): boolean => {
  const { lines } = resume
  const at = lines.findIndex(({ page, number }) => page === role.line.page && number === role.line.number)
  const first = role.statements[0]?.line
  return (
    [lines[at - 1], first].some(
      (line) =>
        line &&
        (isLoneName(line) || (!line.bullet && countWords(line.text) <= SHORT && opening(line.text) === 'other')),
    ) || looseNames(resume).length > 0
  )
}

/** "2009/10", "2009-10", "09/11": a month, or two years. */
const mayBeTwoYears = ({ dates, datesLine, line }: Role): boolean =>
  dates?.to === null &&
  /^(?:(?:19|20)\d\d[/-](?:0[1-9]|1[0-2])|\d\d\/\d\d)$/u.test((datesLine ?? line).text.slice(dates.start, dates.end))

/** A period whose end a cell or the margin cut off: "2019 –", "Outubro 2022 – Fevereiro". */
const isCutPeriod = ({ dates, datesLine, line }: Role): boolean => {
  const text = (datesLine ?? line).text
  const rest = dates ? text.slice(findDates(text)[0]?.end ?? text.length).trim() : ''
  return dates !== null && dates.to === null && /^(?:[-–—]|to\b|a\b|at[ée]\b|until\b)/u.test(rest)
}

/** Where each line stands among all, and the places of jobs: made once of a résumé, because each of thousands of jobs asks. */
const placesOf = memoOfObject(({ lines, roles }: Resume) => ({
  lines: new Map(lines.map((line, at) => [placeOf(line), at] as const).reverse()),
  jobs: new Set(roles.flatMap(({ line, datesLine }) => [line, datesLine ?? line].map(placeOf))),
}))

/** Lines around the heading of a job in which a year is as likely its own. */
const YEAR_NEAR = { above: 1, below: 3 }

/** "'09", "09-11", "03.09 – 05.11": years of two figures, which may be numbers of anything, and so are not read. */
const shortPeriod =
  /(?<![\d.,/$€£-])(?:\d{1,2}[./])?['’]?\d\d ?(?:[–—/-]|a|to|até) ?(?:\d{1,2}[./])?['’]?\d\d(?![\d%]|[.,/-]\d|\s?\p{Ll})/u
const mayBeYears = (text: string): boolean => namesYear(text) || shortPeriod.test(text)

/** A year beside a job without dates, in a form of date that the reading does not know ("febrero de 2022 – a la fecha"). */
const hasYearNear = ({ line }: Role, resume: Resume): boolean => {
  const { lines } = resume
  const places = placesOf(resume)
  const at = places.lines.get(placeOf(line)) ?? -1
  const isOther = (one: Line) => placeOf(one) !== placeOf(line) && places.jobs.has(placeOf(one))
  const below = lines.slice(at + 1, at + 1 + YEAR_NEAR.below)
  const end = below.findIndex((one) => isOther(one) || headingAbout(one.text, false) !== null)
  return [...lines.slice(Math.max(0, at - YEAR_NEAR.above), at + 1), ...(end < 0 ? below : below.slice(0, end))].some(
    (one) =>
      !isOther(one) &&
      mayBeYears(one.text) &&
      // "Bati a meta de 2023": the year of a task is that of its object.
      !(one.bullet && opening(one.text) === 'action') &&
      !isDegree(one.text) &&
      !isSchool(one.text),
  )
}

/** Words of a heading; a longer line holds more than one, or the tasks too. */
const HEADING_WORDS = 20

/** A date or an opened bracket in a name, a second period in the heading, or more than one heading's words: they were not taken apart. */
const isUndivided = ({ title, employer, dates, line }: Role, resume: Resume): boolean =>
  (dates === null && findDates(line.text).length > 0) ||
  (title !== null && /^\p{Ll}/u.test(title) && !isTitle(title)) ||
  [title, employer].some(
    (name) => name !== null && (/\([^)]*$/u.test(name) || findRanges(`${name} – 2020`).length > 0),
  ) ||
  findRanges(line.text).length > 1 ||
  countWords(resume.lines[placesOf(resume).lines.get(placeOf(line)) ?? -1]?.text ?? line.text) > HEADING_WORDS

/** True for a job of which the reading is not sure: parts missing that the others have, or words left over. */
export const isUnsure = (role: Role, resume: Resume): boolean => {
  const { title, employer, dates, statements } = role
  if (title === null && employer === null) return true
  if (dates === null && hasYearNear(role, resume)) return true
  if (isCutPeriod(role) || mayBeTwoYears(role) || isUndivided(role, resume)) return true
  if (dates === null && statements.length === 0 && resume.roles.some((other) => other.dates !== null)) return true
  if (title === null && employer !== null && !isEmployer(employer)) return true
  return (title === null || employer === null) && (hasRest(role) || hasLooseName(role, resume))
}

/** Most words of a job's and of an employer's name: a longer one often holds a task too. Measured in docs/analysis/evaluation.md. */
const LONGEST = { title: 5, employer: 8 }
/** Small words of a title, which make it no longer: "Auxiliar de Serviços Gerais e Limpeza". */
const joining = / (?:d[aeo]s?|e|em|of|and|for|in|the)(?= )/giu

/** The reading divides a heading at a full stop; one within a title is of a shortened word ("Aux. de Produção"). */
const isOddName = ({ title, employer }: Role): boolean =>
  (title !== null &&
    (countWords(title.replace(joining, ' ')) > LONGEST.title ||
      /[;:!] /.test(title) ||
      (isEmployer(title) && !isTitle(title)))) ||
  (employer !== null &&
    (countWords(employer) > LONGEST.employer || (/^\p{Ll}/u.test(employer) && !startsName.test(employer))))

/** True for a job whose reading is not sure, or with a name that looks like none: it is marked, and what it seems to lack is not judged. */
export const mayBeMisread = (role: Role, resume: Resume): boolean => isOddName(role) || isUnsure(role, resume)
