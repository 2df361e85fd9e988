// Finds descriptions of work that no job covers: evidence that the reading, not the person, omitted them.
import { type Line, placeOf } from '../../documents/document'
import { isBreak, isPause } from './breaks'
import { findDates, findRanges, isDateAlone } from './dates/dates'
import { isDegree, isSchool } from './education/education'
import { MAX_DATED_WORDS } from './experience/headings/dated'
import { isEmployer, isTitle } from './experience/names/titles'
import { joinDatedTasks } from './experience/normalise/dated-tasks'
import type { Role } from './experience/role'
import { beginsAsTask, opening } from './experience/tasks/openings'
import { coveredBy, wholePeriods } from './experience/years-of-jobs'
import { flowingText } from './lines/flowing'
import { isSentenceDate } from './lines/paragraphs'
import { namesPeriod } from './raw-signs'
import { headingsApart } from './sections/doubtful-order'
import type { SectionName } from './sections/headings'
import { jobPeriods, leadsWithJob } from './sections/kind'
import type { Section } from './sections/section'
import { countWords, firstOfEach, fold, tokens } from './text'

/** A single period without job words nearby may be anything. */
const MIN_PERIODS = 2
/** Number of lines starting like jobs at which a section with an unknown heading is about work. */
const JOBS = 2
const study: readonly SectionName[] = ['education', 'courses']
/** Sections other than jobs that have dates of their own. */
const leisure: readonly SectionName[] = ['projects', 'volunteer', 'awards', 'publications', 'references', 'interests']

type Read = {
  readonly lines: readonly Line[]
  readonly sections: readonly Section[]
  readonly roles: readonly Role[]
  readonly firstJob: boolean
}

/** A name, not a sentence with a period in it such as "Fiquei na Casa Azul". */
const isName = (text: string | null): boolean =>
  text !== null && /^["“(]?[\p{Lu}\p{N}]/u.test(text) && !beginsAsTask(text)

/** A period in a line of its own with tasks below: what stands above it is the job, whatever it is called. */
const hasForm = ({ line, datesLine, statements }: Role): boolean =>
  datesLine !== null && placeOf(datesLine) !== placeOf(line) && statements.some(({ line: task }) => task.bullet)

/** True for a job with a title and an employer, or with a period and one of them. */
export const isRead = (role: Role): boolean => {
  const { dates, title, employer } = role
  if (dates !== null && (title ?? employer) !== null && hasForm(role)) return true
  return title && employer
    ? isName(title) || isName(employer) || (dates !== null && isTitle(title))
    : dates !== null && (title !== null || isName(employer))
}

const linesIn = (sections: readonly Section[], name: SectionName): Line[] =>
  sections.flatMap((part) => (part.name === name ? [...part.lines] : []))
const placesOf = (sections: readonly Section[], names: readonly SectionName[]): ReadonlySet<string> =>
  new Set(sections.flatMap((part) => (names.includes(part.name) ? part.lines.map(placeOf) : [])))

/** "Ainda não possuo experiência" is a statement, not a job. */
const denial =
  /(?<![\p{L}])(?:(?:ainda )?nao (?:possuo|tenho|ha)|sem experiencia|nenhuma|primeiro emprego|no (?:previous |prior |formal |work )*experience|none|n\/a)(?![\p{L}])/u

const firstJob = /(?<!\p{L})(?:(?:meu|do|o) primeiro emprego|(?:my|a) first job)(?!\p{L})/u

/** Lines of a section of experience, or of an unknown one that starts like jobs, from which no job was read. */
const bareSections = ({ sections, lines: all }: Read): Line[] =>
  sections.flatMap(({ name, lines }) => {
    const content = lines.filter(({ text }) => countWords(text) > 1)
    // Under "O que já fiz", somebody who seeks a first job lists no jobs.
    const isFirst = all.some(({ text }) => firstJob.test(fold(text)))
    if (isFirst && content.every(({ text }) => findDates(text).every(({ to }) => to === null))) return []
    if (name === 'experience') return content.some(({ text }) => denial.test(fold(text))) ? [] : content
    const jobs = name === 'other' ? content.filter(leadsWithJob) : []
    const dated = content.some(({ text }) => findDates(text).length > 0)
    return jobs.length >= JOBS || dated ? jobs : []
  })

const datedLines = (lines: readonly Line[]): Line[] =>
  firstOfEach(lines, ({ text }) => text).filter(({ text }) => findRanges(text).length > 0)

/** Sections that may contain jobs by mistake. */
const mistaken: readonly SectionName[] = ['experience', 'education', 'courses', 'summary', 'other']

/** The lines with periods of work, per section, because neighbours in another section say nothing about them. */
const workIn = ({ sections, lines }: Read): Line[] => {
  const inside = placesOf(
    sections,
    sections.map(({ name }) => name),
  )
  const top = lines.filter((line) => !inside.has(placeOf(line)))
  const parts = sections.filter(({ name }) => mistaken.includes(name))
  return [
    ...jobPeriods(top, () => false),
    ...parts.flatMap(({ name, lines: sectionLines }) => jobPeriods(sectionLines, () => study.includes(name))),
  ]
}

/** "1879–1889", "enero 2020 – a la fecha": a period of which we read no dates. */
const isUnknownPeriod = (text: string): boolean => findRanges(text).length === 0 && namesPeriod(text)

/** If nothing else shows work: lines with a period in an unknown form, and periods beside a job's name. */
const rawPeriods = ({ sections }: Read, bodyLines: readonly Line[], educationLines: ReadonlySet<string>): Line[] => {
  const beside = placesOf(sections, [...leisure, 'courses'])
  return bodyLines.filter(
    (line) =>
      (isTitle(line.text) ? namesPeriod(line.text) : isUnknownPeriod(line.text) && !beside.has(placeOf(line))) &&
      !educationLines.has(placeOf(line)) &&
      !isDegree(line.text) &&
      !isSchool(line.text) &&
      !isPause(line.text) &&
      countWords(line.text) <= MAX_DATED_WORDS,
  )
}

/** If no job was read: lines with periods outside education, or those in an experience section. */
const whenNoJobWasRead = (read: Read, bodyLines: readonly Line[], educationLines: ReadonlySet<string>): Line[] => {
  const outside = datedLines(bodyLines.filter((line) => !educationLines.has(placeOf(line))))
  const periods = outside.flatMap(({ text }) => findRanges(text)).length
  const work = workIn(read)
  if (periods >= MIN_PERIODS) return firstOfEach([...outside, ...work], ({ text }) => text)
  if (work.length > 0) return work
  const bare = read.firstJob && read.roles.some(isRead) ? [] : bareSections(read)
  return bare.length > 0 ? bare : rawPeriods(read, bodyLines, educationLines)
}

/** A sentence that states a job: "Depois fui coveiro na prefeitura de 2016 a 2018". */
const jobSentence =
  /^(?:(?:eu|i|tambem|also|depois(?: disso)?|then|later|antes(?: disso)?|before that|after that|ja),? ){0,3}(?:trabalhei|atuei|fui|worked|was) /u

/** Lines under a job that state another one, with years outside those of the jobs that were read. */
const otherJobs = ({ sections, roles }: Read): Line[] => {
  const starts = new Set(roles.map(({ dates }) => dates?.from.year))
  const jobs = new Set(roles.map(({ line }) => placeOf(line)))
  return linesIn(sections, 'experience').filter(
    (line) =>
      !jobs.has(placeOf(line)) &&
      jobSentence.test(fold(line.text)) &&
      findRanges(line.text).some(({ from }) => !starts.has(from.year)),
  )
}

/** Lines of the jobs with a period outside of those of every job, or in an unknown form; tasks of a list do not count. */
const outsideJobs = ({ sections, roles }: Read): Line[] => {
  const isCovered = coveredBy(roles)
  const isWhole = wholePeriods(roles)
  const isOutside = (text: string): boolean =>
    isUnknownPeriod(text) || findRanges(text).some((range) => !isCovered(range) && !isWhole(text, range))
  // "Cataloguei 400 cartas de 1889 a 1930": the years of a task are those of its object.
  const isTask = ({ bullet, text }: Line): boolean => bullet && opening(text) === 'action'
  const isFlowing = flowingText(roles)
  return linesIn(sections, 'experience').filter(
    (line) =>
      !isTask(line) &&
      !isFlowing(line.text) &&
      !isDegree(line.text) &&
      !isSchool(line.text) &&
      !isPause(line.text) &&
      isOutside(line.text),
  )
}

/** Among the jobs a lone date, or one beside a job's name, that none of them has: "até 2011", "Porteiro – Condomínio Real – 09/11". */
const looseDates = ({ sections, roles }: Read, jobLines: ReadonlySet<string>): Line[] => {
  const isTaken = (text: string, year: number) =>
    roles.some(({ title, dates }) => title !== null && text.includes(title) && dates?.from.year === year)
  const isFlowing = flowingText(roles)
  return linesIn(sections, 'experience').filter((line) => {
    const [date] = line.bullet || jobLines.has(placeOf(line)) ? [] : findDates(line.text)
    const heads = isDateAlone(line.text.replace(until, '')) || (leadsWithJob(line) && !isFlowing(line.text))
    return date !== undefined && heads && !isTaken(line.text, date.from.year) && !isPause(line.text)
  })
}
const until = /^(?:até|until|till|to) (?:o ano de )?|[.:]$/iu

/** A month with a year that lost its last figure to the next line, in a cell too narrow for both: "06/202". */
const brokenYear = /(?<!\d)(?:0?[1-9]|1[0-2])\/(?:19|20)\d(?!\d)/

/** If jobs were read: lines that date an entry of work that no job covers. */
const whenJobsWereRead = (read: Read, bodyLines: readonly Line[]): Line[] => {
  const { sections, roles } = read
  // A period from which neither a job nor an employer was read is no job's, unless it is a pause.
  const named = roles.filter((role) => (role.title ?? role.employer) !== null || isBreak(role))
  const jobLines = new Set(
    named.flatMap(({ line, datesLine }) => (datesLine ? [line, datesLine] : [line]).map(placeOf)),
  )
  const plain = (text: string) => tokens(fold(text)).join(' ')
  const employers = roles.flatMap(({ employer }) => (employer ? [plain(employer)] : []))
  const inside = placesOf(sections, ['experience'])
  const work = new Set(workIn(read).map(placeOf))
  const studies = placesOf(sections, study)
  // Beside a job without dates, a period outside the studies may be that job's period, anywhere on the page.
  const hasUndated = roles.some(({ dates }) => dates === null)
  // "Fotografo casamentos desde 2015" above the jobs repeats one of them.
  const above = placesOf(sections, ['summary'])
  const isCovered = coveredBy(roles)
  const isFlowing = flowingText(roles)
  const headings = datedLines(bodyLines).filter(
    (line) =>
      !(above.has(placeOf(line)) && findRanges(line.text).every(isCovered)) &&
      // "Técnico em Enfermagem 2008 - 2009" is a job's name too, but not among the studies.
      !(studies.has(placeOf(line)) && isDegree(line.text) && !isEmployer(line.text)) &&
      (inside.has(placeOf(line)) || work.has(placeOf(line)) || (hasUndated && !studies.has(placeOf(line)))) &&
      !line.bullet &&
      !jobLines.has(placeOf(line)) &&
      countWords(line.text) <= MAX_DATED_WORDS &&
      !isSentenceDate(line.text) &&
      !isFlowing(line.text) &&
      !employers.some((employer) => plain(line.text).includes(employer)),
  )
  const broken = hasUndated ? linesIn(sections, 'experience').filter(({ text }) => brokenYear.test(text)) : []
  return firstOfEach(
    [...headings, ...otherJobs(read), ...outsideJobs(read), ...looseDates(read, jobLines), ...broken],
    ({ text }) => text,
  )
}

const bodies =
  /\b(?:memberships?|affiliations?|associations?|professional bod(?:y|ies)|associac(?:ao|oes)|filiac(?:ao|oes)|entidades?(?: de classe)?)(?!\p{L})/u
/** Words of a line that says what somebody belongs to. */
const BELONGS = 8
/** What somebody belongs to is no work, since whenever: "APC assessor since 2023" under "Memberships". */
const asLeisure = (section: Section): Section =>
  section.name === 'other' &&
  bodies.test(fold(section.heading)) &&
  section.lines.every(({ text }) => countWords(text) <= BELONGS)
    ? { ...section, name: 'interests' }
    : section

/** The years on the later lines of a task are the task's. */
const withWholeTasks = (section: Section): Section =>
  section.name === 'experience' ? { ...section, lines: joinDatedTasks(section.lines) } : section

/**
 * The lines describing work that was not read; empty if every period outside education and leisure belongs to a job.
 * Periods in education count beside job words. Projects before a first job are not jobs, and their dates, once read,
 * are not evidence of one. Bounded by the lines.
 */
export const unreadPeriods = (given: Read): Line[] => {
  const read = { ...given, sections: given.sections.map(withWholeTasks).map(asLeisure) }
  const { lines, sections, roles, firstJob } = read
  const anyJobRead = roles.some(isRead)
  // "EXPERIENCE IN IRELAND SINCE 2008" is a heading and dates no job.
  const headings = new Set(sections.map(({ heading, page, line }) => `${page} ${line} ${heading}`))
  const body = lines.filter(
    (line) => line.region !== 'header' && line.region !== 'footer' && !headings.has(`${placeOf(line)} ${line.text}`),
  )
  const leisureLines = placesOf(sections, anyJobRead ? leisure : [])
  const bodyLines = body.filter((line) => !leisureLines.has(placeOf(line)))
  if (anyJobRead && !firstJob) return whenJobsWereRead(read, bodyLines)
  const all = whenNoJobWasRead(read, bodyLines, placesOf(sections, study))
  const emptyHeadings = anyJobRead ? [] : headingsApart(read)
  return emptyHeadings.length === 0
    ? all
    : firstOfEach([...all, ...bodyLines.filter(leadsWithJob), ...emptyHeadings], ({ text }) => text)
}
