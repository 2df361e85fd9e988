// Finds jobs and schools that stand under no heading of their own, as in a page typed without any.
import type { Line } from '../../../documents/document'
import { findDates, findRanges } from '../dates/dates'
import { isDegree, isSchool } from '../education/education'
import { isBareDate, MAX_DATED_WORDS } from '../experience/headings/dated'
import { mayHead } from '../experience/headings/undated'
import { titleWeight } from '../experience/names/titles'
import { fromSentences, statesOverLines } from '../experience/normalise/sentences'
import { statedJob } from '../experience/normalise/stated'
import { hasAddress } from '../person/contact'
import { countWords } from '../text'
import type { SectionName } from './headings'
import { isDatedCourse, isStudyLine, jobPeriods } from './kind'
import type { Section } from './section'

type Divided = { readonly top: readonly Line[]; readonly sections: readonly Section[] }

/** Number of dated lines with a job from which an untitled part is about work; one sentence that states a job is enough. */
const JOBS = 2
/** Sections that hold no dated work, below which people go on without another heading or under one in words that no list has. */
const brief: readonly SectionName[] = [
  'objective',
  'contact',
  'personal',
  'summary',
  'skills',
  'languages',
  'interests',
]

/** Fewest words of a line that is a paragraph of several sentences. */
const PARAGRAPH = 40

/** True for a line that states a job; not where it has more periods than jobs, because some would stay unread. */
const states = (line: Line): boolean => {
  const all = fromSentences([line])
  const periods = findRanges(line.text).length
  const dated = all.filter(({ text }) => !line.text.includes(text) && findRanges(text).length > 0)
  return (
    (countWords(line.text) <= PARAGRAPH || dated.length >= periods) &&
    all.some(({ text }) => text !== line.text || all.length > 1 || statedJob(text) !== null)
  )
}

const isContact = ({ text }: Line): boolean => hasAddress(text)

/** A line with one period that may head a job, whatever its other words. */
const isDated = (line: Line): boolean =>
  findRanges(line.text).length === 1 &&
  countWords(line.text) <= MAX_DATED_WORDS &&
  !isContact(line) &&
  !/\p{L}{4}\.$/u.test(line.text) &&
  !isStudyLine(line)

/** Lines above a lone period that may name its job and employer. */
const ABOVE = 2

/** The beginnings of jobs: sentences, dated lines that name a job, and lines above a lone period of which one does. */
const jobsIn = (lines: readonly Line[]): boolean[] => {
  const starts = lines.map(
    (line, at) =>
      !isContact(line) &&
      (states(line) || statesOverLines(lines, at) || (isDated(line) && titleWeight(line.text) === 2)),
  )
  for (const [at, line] of lines.entries()) {
    if (!isDated(line) || !isBareDate(line)) continue
    const above = lines.slice(Math.max(0, at - ABOVE), at)
    const from = above.findLastIndex(
      (other, nth) => (starts[at - above.length + nth] ?? false) || !mayHead(other) || isContact(other),
    )
    const jobLines = above.slice(from + 1)
    if (jobLines.some(({ text }) => titleWeight(text) === 2)) starts[at - jobLines.length] = true
  }
  // A dated line beside such ones is a job too, although its words are unknown.
  return starts.filter(Boolean).length < JOBS
    ? starts
    : starts.map((is, at) => is || (isDated(lines[at]!) && !isBareDate(lines[at]!)))
}

/** Most lines above the period of a job that are of its heading. */
const HEADING_LINES = 3

/** The number of lines right above a period that may head its job. */
const headAbove = (lines: readonly Line[], at: number): number => {
  const above = lines.slice(Math.max(0, at - HEADING_LINES), at).reverse()
  const end = above.findIndex((line) => !mayHead(line) || isContact(line) || isDated(line))
  return end < 0 ? above.length : end
}

/** The beginning of jobs whose periods stand near their names, where most periods do: the first has no more lines above it than any other. */
const jobsByPeriods = (lines: readonly Line[]): boolean[] => {
  const periods = lines.filter(isDated)
  const near = new Set(jobPeriods(lines, () => false))
  const jobs = lines.flatMap((line, at) => (near.has(line) && isDated(line) ? [at] : []))
  const [first = 0, ...others] = jobs.length >= JOBS && jobs.length * 2 > periods.length ? jobs : []
  const begin = first - Math.min(headAbove(lines, first), ...others.map((at) => headAbove(lines, at)))
  const begins = new Set(others.length > 0 ? [begin, ...jobs] : [])
  return lines.map((_, at) => begins.has(at))
}

const isStudy = (line: Line): boolean =>
  isSchool(line.text) && isStudyLine(line) && !isContact(line) && countWords(line.text) <= MAX_DATED_WORDS

const piece = (name: 'experience' | 'education', line: Line): Section & { readonly lines: Line[] } => ({
  name,
  heading: '',
  page: line.page,
  line: line.number,
  lines: [],
})

/** The lines before the first job or school, and what follows as sections; null where too little is about work. */
const cut = (lines: readonly Line[]): { readonly rest: Line[]; readonly sections: Section[] } | null => {
  const byWords = jobsIn(lines)
  const byPeriods = byWords.filter(Boolean).length < JOBS ? jobsByPeriods(lines) : null
  const jobs = byPeriods ? byWords.map((is, at) => is || byPeriods[at]!) : byWords
  const isStated = (line: Line, at: number) => states(line) || statesOverLines(lines, at)
  if (jobs.filter(Boolean).length < JOBS && !lines.some((line, at) => jobs[at] && isStated(line, at))) return null
  const rest: Line[] = []
  const sections: ReturnType<typeof piece>[] = []
  for (const [at, line] of lines.entries()) {
    const kind = jobs[at] ? 'experience' : isStudy(line) ? 'education' : null
    const open = sections.at(-1)
    if (kind && open?.name !== kind) sections.push(piece(kind, line))
    const isCut = kind !== null || (open && !isContact(line))
    ;(isCut ? sections.at(-1)!.lines : rest).push(line)
  }
  return { rest, sections }
}

/** Sections of single items, which an entry of the education never is. */
const lists: readonly SectionName[] = [
  'skills',
  'languages',
  'interests',
  'objective',
  'contact',
  'personal',
  'summary',
]

/** A course at its school: "Bacharelado em Farmácia – UFSC, 2013". */
const isEntry = (line: Line): boolean =>
  isSchool(line.text) && ((isStudy(line) && isDegree(line.text)) || isDatedCourse(line)) && !/[.!]$/.test(line.text)

/** The sections, with the education taken out of lists in which it stands without a heading, where no section has it. */
const withSchools = (sections: readonly Section[]): readonly Section[] => {
  if (sections.some(({ name }) => name === 'education')) return sections
  return sections.flatMap((section): Section[] => {
    const at = lists.includes(section.name) ? section.lines.findIndex(isEntry) : -1
    if (at < 0) return [section]
    const schoolLines = section.lines.slice(at)
    const end = schoolLines.findIndex((line) => !isStudy(line) && findDates(line.text).length === 0)
    const [entries, rest] = end < 0 ? [schoolLines, []] : [schoolLines.slice(0, end), schoolLines.slice(end)]
    return [
      { ...section, lines: [...section.lines.slice(0, at), ...rest] },
      { ...piece('education', entries[0]!), lines: entries },
    ]
  })
}

/** The sections, with those of jobs and schools that no heading opened. */
export const withUnheaded = (read: Divided): Divided => {
  const { top, sections } = withJobs(read)
  return { top, sections: withSchools(sections) }
}

/** Jobs, and schools beside them, where no section has the experience. */
const withJobs = ({ top, sections }: Divided): Divided => {
  if (sections.some(({ name, lines }) => name === 'experience' && lines.length > 0)) return { top, sections }
  const above = cut(top)
  const cuts = sections.flatMap((section): Section[] => {
    const parts = brief.includes(section.name) ? cut(section.lines) : null
    return parts ? [{ ...section, lines: parts.rest }, ...parts.sections] : [section]
  })
  return { top: above?.rest ?? top, sections: [...(above?.sections ?? []), ...cuts] }
}
