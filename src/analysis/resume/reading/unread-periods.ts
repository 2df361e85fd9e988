// Work that stands in the text and that no job which was read holds: the sign that the reading, not the person, left it out.
import type { Line } from '../../documents/document'
import { findDates, findRanges } from './dates'
import { opening } from './experience/openings'
import type { Role } from './experience/role'
import type { SectionName } from './headings'
import { isSentenceDate } from './paragraphs'
import type { Section } from './sections'
import { jobPeriods, leadsWithJob } from './sections/kind'
import { countWords, firstOfEach, fold, tokens } from './text'

/** One period alone, with no job's words near it, may be anything. */
const LEAST = 2
/** Words of a line that dates an entry; in a longer one the period is content of. */
const HEADING_WORDS = 16
/** Lines that begin like jobs by which a section in words nobody listed tells of work. */
const JOBS = 2
const study: readonly SectionName[] = ['education', 'courses']
/** What has dates of its own beside the jobs. */
const leisure: readonly SectionName[] = ['projects', 'volunteer', 'awards', 'publications', 'references', 'interests']

type Read = {
  readonly lines: readonly Line[]
  readonly sections: readonly Section[]
  readonly roles: readonly Role[]
  readonly firstJob: boolean
}

/** A name, and no sentence that a period stands in: "Fiquei na Casa Azul". */
const isName = (text: string | null): boolean =>
  text !== null && /^["“(]?[\p{Lu}\p{N}]/u.test(text) && !/^(?:action|weak)$/.test(opening(text))

/** True for a role with a title and an employer, or with a period and one of them. */
export const isRead = ({ dates, title, employer }: Role): boolean =>
  title && employer ? isName(title) || isName(employer) : dates !== null && (title !== null || isName(employer))

const place = ({ page, number }: Line): string => `${page} ${number}`
const placesOf = (sections: readonly Section[], names: readonly SectionName[]): ReadonlySet<string> =>
  new Set(sections.flatMap((part) => (names.includes(part.name) ? part.lines.map(place) : [])))

/** "Ainda não possuo experiência" is an answer and no job. */
const denial =
  /(?<![\p{L}])(?:(?:ainda )?nao (?:possuo|tenho|ha)|sem experiencia|nenhuma|primeiro emprego|no (?:previous |prior |formal |work )*experience|none|n\/a)(?![\p{L}])/u

/** Sections that nobody heads without writing anything below. */
const filled: readonly SectionName[] = ['experience', 'education', 'skills', 'languages', 'courses']
/** So many headings without a line below them, of different sections, stand apart from their texts. */
const APART = 2

/** The headings that nothing was read below, where there are several: the order of the lines is in doubt. */
export const headingsApart = ({ lines, sections }: Pick<Read, 'lines' | 'sections'>): Line[] => {
  const empty = sections.filter((part) => filled.includes(part.name) && part.lines.length === 0)
  const written = new Set(sections.flatMap((part) => (part.lines.length > 0 ? [part.name] : [])))
  const bare = empty.filter(({ name }) => !written.has(name))
  if (new Set(bare.map(({ name }) => name)).size < APART) return []
  const places = new Set(bare.map(({ page, line }) => `${page} ${line}`))
  return lines.filter((line) => places.has(place(line)))
}

/** Lines of a section of experience, or of one in words nobody listed that begins like jobs, where no job was read in it. */
const bareSections = ({ sections }: Read): Line[] =>
  sections.flatMap(({ name, lines }) => {
    const content = lines.filter(({ text }) => countWords(text) > 1)
    if (name === 'experience') return content.some(({ text }) => denial.test(fold(text))) ? [] : content
    const jobs = name === 'other' ? content.filter(leadsWithJob) : []
    const dated = content.some(({ text }) => findDates(text).length > 0)
    return jobs.length >= JOBS || dated ? jobs : []
  })

const dated = (lines: readonly Line[]): Line[] =>
  firstOfEach(lines, ({ text }) => text).filter(({ text }) => findRanges(text).length > 0)

/** Sections among which jobs may have been put by mistake. */
const mistaken: readonly SectionName[] = ['experience', 'education', 'courses', 'summary', 'other']

/** The lines with periods of work, section by section: what stands next to them in another one says nothing of them. */
const workIn = ({ sections, lines }: Read): Line[] => {
  const inside = placesOf(
    sections,
    sections.map(({ name }) => name),
  )
  const top = lines.filter((line) => !inside.has(place(line)))
  const parts = sections.filter(({ name }) => mistaken.includes(name))
  return [
    ...jobPeriods(top, () => false),
    ...parts.flatMap(({ name, lines: own }) => jobPeriods(own, () => study.includes(name))),
  ]
}

/** Where no job was read: the lines with periods outside the studies, or those that a section of jobs holds. */
const ofAll = (read: Read, own: readonly Line[], apart: ReadonlySet<string>): Line[] => {
  const outside = dated(own.filter((line) => !apart.has(place(line))))
  const periods = outside.flatMap(({ text }) => findRanges(text)).length
  const work = workIn(read)
  if (periods >= LEAST) return firstOfEach([...outside, ...work], ({ text }) => text)
  return work.length > 0 ? work : read.firstJob && read.roles.some(isRead) ? [] : bareSections(read)
}

/** Where jobs were read: the lines that date an entry of work which none of them is. */
const ofSome = (read: Read, own: readonly Line[]): Line[] => {
  const { sections, roles } = read
  const taken = new Set(roles.flatMap(({ line, datesLine }) => (datesLine ? [line, datesLine] : [line]).map(place)))
  const bare = (text: string) => tokens(fold(text)).join(' ')
  const employers = roles.flatMap(({ employer }) => (employer ? [bare(employer)] : []))
  const inside = placesOf(sections, ['experience'])
  const work = new Set(workIn(read).map(place))
  return dated(own).filter(
    (line) =>
      (inside.has(place(line)) || work.has(place(line))) &&
      !line.bullet &&
      !taken.has(place(line)) &&
      countWords(line.text) <= HEADING_WORDS &&
      !isSentenceDate(line.text) &&
      !employers.some((employer) => bare(line.text).includes(employer)),
  )
}

/**
 * The lines that tell of work which was not read; empty where every period outside the studies and the leisure belongs to a
 * job. Periods among the studies count where they stand beside a job's words. The projects of a first job are no jobs, and
 * their dates, once read, are no sign of one. Bounded by the lines.
 */
export const unreadPeriods = (read: Read): Line[] => {
  const { lines, sections, roles, firstJob } = read
  const some = roles.some(isRead)
  const body = lines.filter(({ region }) => region !== 'header' && region !== 'footer')
  const beside = placesOf(sections, some ? leisure : [])
  const own = body.filter((line) => !beside.has(place(line)))
  if (some && !firstJob) return ofSome(read, own)
  const all = ofAll(read, own, placesOf(sections, study))
  const apart = some ? [] : headingsApart(read)
  return apart.length === 0 ? all : firstOfEach([...all, ...own.filter(leadsWithJob), ...apart], ({ text }) => text)
}
