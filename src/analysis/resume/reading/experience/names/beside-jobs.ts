// Drops the towns written beside or below a job, which are not its employer: "HR Advisor, Leeds".
import type { DateRange } from '../../dates/dates'
import { isKnownTown, isTownOrPlace } from '../../person/towns'
import { countWords } from '../../text'
import { type HeadingLine, type Parts, partsOfLine, withoutNames } from './heading-parts'
import { headNounOf, namesFirm } from './heads'
import { titleWeight } from './titles'

/** A job's heading: its lines and what they name. */
export type ParsedHeading = { readonly lines: readonly HeadingLine[]; readonly parts: Parts }
/** `beside` is null without text beside the job, or a town ("Porto Alegre"); `behind`: that text follows the dates. */
type JobLine = {
  readonly above: string | null
  readonly job: string
  readonly beside: string | null
  readonly behind: boolean
}

/** Most words of a town. */
const MAX_TOWN_WORDS = 3

/** True for a name that may be a town: short, and neither a job's nor an employer's word. */
const mayBeTown = (text: string): boolean =>
  isKnownTown(text) ||
  (!namesFirm(text) && titleWeight(text) === 0 && countWords(text) <= MAX_TOWN_WORDS && /^\p{Lu}\D*$/u.test(text))

type NamedLine = { readonly names: readonly string[]; readonly dates: DateRange | null }

/** What each line of a heading names. */
const namedLines = ({ lines }: ParsedHeading): NamedLine[] =>
  lines.map((line) => ({ names: partsOfLine(line).loose, dates: line.dates }))

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
  if (beside !== null && (namesFirm(beside) || titleWeight(beside) > 0) && !isKnownTown(beside)) return null
  const behind = heading.lines.some(
    ({ text, dates }) => beside !== null && dates !== null && text.lastIndexOf(beside) >= dates.end,
  )
  return { above: above[0] ?? null, job, beside, behind }
}

/** True where what stands beside a job is known as a town: then what stands beside the others are places too. */
const haveTowns = (jobLines: readonly JobLine[]): boolean =>
  jobLines.some(
    // "Cruden" above "Site Manager (2017 – present), Glasgow": what follows the dates is no second employer.
    ({ above, beside, behind }) => (above !== null && behind) || (beside !== null && isTownOrPlace(beside)),
  )

/** The names on the last line, below the dates, where they may be a town and its region; none on one that is only a known place. */
const belowDates = (heading: ParsedHeading): readonly string[] | null => {
  const lines = namedLines(heading)
  const dated = lines.findIndex(({ dates }) => dates !== null)
  const [last, { names } = { names: [] }] = [heading.lines.at(-1), lines.at(-1)]
  if (dated < 0 || dated === lines.length - 1 || !last || !names.every(mayBeTown)) return null
  const [town = last.text, region, more] = names
  const isOne = region === undefined && (names.length > 0 || isTownOrPlace(town))
  return isOne || (region && !more && isTownOrPlace(town) && last.text.includes(`${town}, ${region}`)) ? names : null
}

/** True where the heading has a job and its employer without the name below the dates. */
const isWhole = ({ parts }: ParsedHeading, below: readonly string[]): boolean => {
  const rest = parts.loose.filter((part) => !below.includes(part))
  const job = rest.find((part) => titleWeight(part) === 2 && headNounOf(part) !== 'employer')
  return (
    job !== undefined &&
    (parts.employer !== null ||
      rest.some(
        (part) => part !== job && (namesFirm(part) || !parts.together.get(job)?.includes(part)) && !isKnownTown(part),
      ))
  )
}

/** Whole headings with a town below their dates from which what others have there is a town too. */
const MIN_TOWNS = 2

/** The headings without the towns below their dates: those of whole headings, and the same names below others. */
const withoutBelow = (headings: readonly ParsedHeading[]): ParsedHeading[] => {
  const below = headings.map(belowDates)
  const towns = headings.flatMap((heading, at) => {
    const names = below[at]
    return names && (names.every(isTownOrPlace) || isWhole(heading, names)) ? [names] : []
  })
  return headings.map((heading, at) => {
    const [town, ...more] = below[at] ?? []
    // Where several have their towns there, no other has its employer there.
    if (!town || (towns.length < MIN_TOWNS && !towns.some((names) => names.includes(town)))) return heading
    const rest = heading.lines.slice(0, -1)
    return { lines: rest, parts: withoutNames(heading.parts, [town, ...more]) }
  })
}

/** What the headings name, without the towns beside jobs whose employer stands above them. */
export const withoutTownsBeside = (all: readonly ParsedHeading[]): Parts[] => {
  const headings = withoutBelow(all)
  const jobLines = headings.map(jobLineOf)
  const first = jobLines.findIndex((jobLine) => jobLine !== null && jobLine.above !== null)
  const group = first < 0 ? [] : jobLines.slice(first).flatMap((jobLine) => jobLine ?? [])
  if (group.length < 2) return headings.map(({ parts }) => parts)
  const towns = haveTowns(group)
  return headings.map(({ parts }, at) => {
    const beside = at < first ? null : (jobLines[at]?.beside ?? null)
    return towns && beside !== null && mayBeTown(beside) ? withoutNames(parts, [beside]) : parts
  })
}
