// Drops the towns and fields written beside a job, so that they are not taken for its employer: "Wincanton plc" above "HR Advisor, Leeds" and
// "HR Administrator, Wakefield", "Hospital Sol" above "Técnica – Raio X". A town on a line of its own below the dates is dropped too.
import type { DateRange } from '../../dates/dates'
import { isPlace } from '../../person/places'
import { isKnownTown } from '../../person/towns'
import { countWords } from '../../text'
import { type HeadingLine, type Parts, partsOf } from './heading-parts'
import { headNounOf } from './heads'
import { hasLegalForm, isEmployer, titleWeight } from './titles'

/** A job's heading: its lines and what they name. */
export type ParsedHeading = { readonly lines: readonly HeadingLine[]; readonly parts: Parts }
/**
 * `beside` is null if there is no text beside the job, or a known town that partsOf had dropped ("Porto Alegre").
 * `behind` is true if that text follows the dates.
 */
type JobLine = {
  readonly above: string | null
  readonly job: string
  readonly beside: string | null
  readonly behind: boolean
}

/** Most words of a town. */
const MAX_TOWN_WORDS = 3
/** Most words of the field of a job. */
const MAX_FIELD_WORDS = 4

const isFirm = (text: string): boolean => headNounOf(text) === 'employer' || isEmployer(text) || hasLegalForm(text)

/** True for a name that may be a town: short, and neither a job's nor an employer's word. */
const mayBeTown = (text: string): boolean =>
  isKnownTown(text) ||
  (!isFirm(text) && titleWeight(text) === 0 && countWords(text) <= MAX_TOWN_WORDS && /^\p{Lu}\D*$/u.test(text))

type NamedLine = { readonly names: readonly string[]; readonly dates: DateRange | null }

/** What each line of a heading names. */
const namedLines = ({ lines }: ParsedHeading): NamedLine[] =>
  lines.map((line) => ({ names: partsOf([line]).loose, dates: line.dates }))

/** The job line of a heading: one that has a job and at most one more name, alone or below one line with a name. */
const jobLineOf = (heading: ParsedHeading): JobLine | null => {
  const { title, employer } = heading.parts
  const lines = namedLines(heading).filter(({ names }) => names.length > 0)
  const [names = []] = [lines.at(-1)?.names]
  const above = lines.length === 2 ? lines[0]!.names : []
  const [job, beside = null] = names
  if (title !== null || employer !== null || !heading.lines.some(({ dates }) => dates)) return null
  if (lines.length > 2 || above.length > 1 || names.length > 2 || job === undefined || titleWeight(job) !== 2)
    return null
  if (beside !== null && (isFirm(beside) || titleWeight(beside) > 0) && !isKnownTown(beside)) return null
  const behind = heading.lines.some(
    ({ text, dates }) => beside !== null && dates !== null && text.lastIndexOf(beside) >= dates.end,
  )
  return { above: above[0] ?? null, job, beside, behind }
}

/** True where towns stand beside jobs of two employers, or one is known as a town: then the others are places too. */
const haveTowns = (jobLines: readonly JobLine[]): boolean => {
  // "Cruden" above "Site Manager (2017 – present), Glasgow": what follows the dates is no second employer.
  if (jobLines.some(({ above, behind }) => above !== null && behind)) return true
  let employer: string | null = null
  const towns = new Map<string, string | null>()
  for (const { above, beside } of jobLines) {
    employer = above ?? employer
    if (beside === null) continue
    if (isKnownTown(beside) || isPlace(beside)) return true
    if (towns.has(beside) && towns.get(beside) !== employer) return true
    towns.set(beside, towns.get(beside) ?? employer)
  }
  return false
}

const without = (parts: Parts, name: string): Parts => ({
  ...parts,
  loose: parts.loose.filter((part) => part !== name),
  together: new Map([...parts.together].map(([part, all]) => [part, all.filter((piece) => piece !== name)])),
  dashed: new Map([...parts.dashed].filter(([, { other: otherPart }]) => otherPart !== name)),
})

/** "Técnica em Radiologia – Raio X" as one title. */
const withField = (parts: Parts, { job, beside }: JobLine): Parts => {
  const dashedText = parts.dashed.get(job)?.text
  return beside !== null && dashedText !== undefined && countWords(beside) <= MAX_FIELD_WORDS
    ? {
        ...without(parts, beside),
        title: dashedText,
        loose: parts.loose.filter((part) => part !== beside && part !== job),
      }
    : parts
}

/** The name on the last line, below the dates, where it may be a town. */
const belowDates = (heading: ParsedHeading): string | null => {
  const lines = namedLines(heading)
  const dated = lines.findIndex(({ dates }) => dates !== null)
  const [name, more] = lines.at(-1)?.names ?? []
  return dated >= 0 && dated < lines.length - 1 && name !== undefined && more === undefined && mayBeTown(name)
    ? name
    : null
}

/** True where the heading has a job and its employer without the name below the dates. */
const isWhole = ({ parts }: ParsedHeading, below: string): boolean => {
  const rest = parts.loose.filter((part) => part !== below)
  const job = rest.find((part) => titleWeight(part) === 2 && headNounOf(part) !== 'employer')
  return (
    job !== undefined &&
    (parts.employer !== null ||
      rest.some(
        (part) => part !== job && (isFirm(part) || !parts.together.get(job)?.includes(part)) && !isKnownTown(part),
      ))
  )
}

/** Whole headings with a town below their dates from which what others have there is a town too. */
const MIN_TOWNS = 2

/** The headings without the towns below their dates: those of whole headings, and the same names below others. */
const withoutBelow = (headings: readonly ParsedHeading[]): ParsedHeading[] => {
  const below = headings.map(belowDates)
  const towns = headings.flatMap((heading, at) => (below[at] && isWhole(heading, below[at]) ? [below[at]] : []))
  return headings.map((heading, at) => {
    const town = below[at]
    // Where several have their towns there, no other has its employer there.
    if (!town || (towns.length < MIN_TOWNS && !towns.includes(town))) return heading
    const rest = heading.lines.slice(0, -1)
    return { lines: rest, parts: without(heading.parts, town) }
  })
}

/** What the headings name, without the towns and with the fields beside jobs whose employer stands above them. */
export const withoutTownsBeside = (all: readonly ParsedHeading[]): Parts[] => {
  const headings = withoutBelow(all)
  const jobLines = headings.map(jobLineOf)
  const first = jobLines.findIndex((jobLine) => jobLine !== null && jobLine.above !== null)
  const group = first < 0 ? [] : jobLines.slice(first).flatMap((jobLine) => jobLine ?? [])
  if (group.length < 2) return headings.map(({ parts }) => parts)
  const towns = haveTowns(group)
  let firm = false
  return headings.map(({ parts }, at) => {
    const jobLine = at < first ? null : jobLines[at]
    if (!jobLine) {
      firm = false
      return parts
    }
    if (jobLine.above !== null) firm = isFirm(jobLine.above)
    if (jobLine.beside === null) return parts
    if (towns && mayBeTown(jobLine.beside)) return without(parts, jobLine.beside)
    return firm && jobLine.above === null ? withField(parts, jobLine) : parts
  })
}
