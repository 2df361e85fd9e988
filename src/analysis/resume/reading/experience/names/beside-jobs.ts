// Drops the towns and fields written beside a job, so that they are not taken for its employer: "Wincanton plc" above "HR Advisor, Leeds" and
// "HR Administrator, Wakefield", "Hospital Sol" above "Técnica – Raio X". A town on a line of its own below the dates is dropped too.
import type { DateRange } from '../../dates/dates'
import { isPlace } from '../../person/contact'
import { isKnownTown } from '../../person/towns'
import { countWords } from '../../text'
import { type HeadingLine, type Parts, partsOf } from './heading-parts'
import { headOf } from './heads'
import { hasLegalForm, isEmployer, titleWeight } from './titles'

/** A job's heading: its lines and what they name. */
type Head = { readonly lines: readonly HeadingLine[]; readonly parts: Parts }
/**
 * `beside` is null if there is no text beside the job, or a known town that partsOf had dropped ("Porto Alegre").
 * `behind` is true if that text follows the dates.
 */
type Post = {
  readonly above: string | null
  readonly job: string
  readonly beside: string | null
  readonly behind: boolean
}

/** Most words of a town. */
const WORDS = 3
/** Most words of the field of a job. */
const FIELD_WORDS = 4

const isFirm = (text: string): boolean => headOf(text) === 'employer' || isEmployer(text) || hasLegalForm(text)

/** True for a name that may be a town: short, and neither a job's nor an employer's word. */
const mayBeTown = (text: string): boolean =>
  isKnownTown(text) ||
  (!isFirm(text) && titleWeight(text) === 0 && countWords(text) <= WORDS && /^\p{Lu}\D*$/u.test(text))

type NamedLine = { readonly names: readonly string[]; readonly dates: DateRange | null }

/** What each line of a heading names. */
const namedLines = ({ lines }: Head): NamedLine[] =>
  lines.map((line) => ({ names: partsOf([line]).loose, dates: line.dates }))

/** A post whose line has a job and at most one more name, alone or below one line with a name. */
const postOf = (head: Head): Post | null => {
  const { title, employer } = head.parts
  const lines = namedLines(head).filter(({ names }) => names.length > 0)
  const [names = []] = [lines.at(-1)?.names]
  const above = lines.length === 2 ? lines[0]!.names : []
  const [job, beside = null] = names
  if (title !== null || employer !== null || !head.lines.some(({ dates }) => dates)) return null
  if (lines.length > 2 || above.length > 1 || names.length > 2 || job === undefined || titleWeight(job) !== 2)
    return null
  if (beside !== null && (isFirm(beside) || titleWeight(beside) > 0) && !isKnownTown(beside)) return null
  const behind = head.lines.some(
    ({ text, dates }) => beside !== null && dates !== null && text.lastIndexOf(beside) >= dates.end,
  )
  return { above: above[0] ?? null, job, beside, behind }
}

/** True where towns stand beside jobs of two employers, or one is known as a town: then the others are places too. */
const haveTowns = (posts: readonly Post[]): boolean => {
  // "Cruden" above "Site Manager (2017 – present), Glasgow": what follows the dates is no second employer.
  if (posts.some(({ above, behind }) => above !== null && behind)) return true
  let employer: string | null = null
  const towns = new Map<string, string | null>()
  for (const { above, beside } of posts) {
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
const withField = (parts: Parts, { job, beside }: Post): Parts => {
  const dashedText = parts.dashed.get(job)?.text
  return beside !== null && dashedText !== undefined && countWords(beside) <= FIELD_WORDS
    ? {
        ...without(parts, beside),
        title: dashedText,
        loose: parts.loose.filter((part) => part !== beside && part !== job),
      }
    : parts
}

/** The name on the last line, below the dates, where it may be a town. */
const belowDates = (head: Head): string | null => {
  const lines = namedLines(head)
  const dated = lines.findIndex(({ dates }) => dates !== null)
  const [name, more] = lines.at(-1)?.names ?? []
  return dated >= 0 && dated < lines.length - 1 && name !== undefined && more === undefined && mayBeTown(name)
    ? name
    : null
}

/** True where the heading has a job and its employer without the name below the dates. */
const isWhole = ({ parts }: Head, below: string): boolean => {
  const rest = parts.loose.filter((part) => part !== below)
  const job = rest.find((part) => titleWeight(part) === 2 && headOf(part) !== 'employer')
  return (
    job !== undefined &&
    (parts.employer !== null ||
      rest.some(
        (part) => part !== job && (isFirm(part) || !parts.together.get(job)?.includes(part)) && !isKnownTown(part),
      ))
  )
}

/** The headings without the towns below their dates: those of whole headings, and the same names below others. */
const withoutBelow = (heads: readonly Head[]): Head[] => {
  const below = heads.map(belowDates)
  const towns = new Set(heads.flatMap((head, at) => (below[at] && isWhole(head, below[at]) ? [below[at]] : [])))
  return heads.map((head, at) => {
    const town = below[at]
    if (!town || !towns.has(town)) return head
    const rest = head.lines.slice(0, -1)
    return { lines: rest, parts: without(head.parts, town) }
  })
}

/** What the headings name, without the towns and with the fields beside jobs whose employer stands above them. */
export const withoutTownsBeside = (all: readonly Head[]): Parts[] => {
  const heads = withoutBelow(all)
  const posts = heads.map(postOf)
  const first = posts.findIndex((post) => post !== null && post.above !== null)
  const group = first < 0 ? [] : posts.slice(first).flatMap((post) => post ?? [])
  if (group.length < 2) return heads.map(({ parts }) => parts)
  const towns = haveTowns(group)
  let firm = false
  return heads.map(({ parts }, at) => {
    const post = at < first ? null : posts[at]
    if (!post) {
      firm = false
      return parts
    }
    if (post.above !== null) firm = isFirm(post.above)
    if (post.beside === null) return parts
    if (towns && mayBeTown(post.beside)) return without(parts, post.beside)
    return firm && post.above === null ? withField(parts, post) : parts
  })
}
