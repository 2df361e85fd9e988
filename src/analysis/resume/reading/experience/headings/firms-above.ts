// Finds firms without a period of their own above several posts, by their total or by a look that the posts do not have.
import { type Line, placeOf } from '../../../../documents/document'
import type { DateRange } from '../../dates/dates'
import { isTownOrPlace } from '../../person/towns'
import { countWords } from '../../text'
import { partsOfLine } from '../names/heading-parts'
import { jobWeight } from '../names/heads'
import { isPlaceOfWork, isWholeFirm } from '../names/posts'
import { isTotal } from '../normalise/left-out'
import { isNameCase } from './section-layout'

/** Fewest posts of one firm, most lines of them all and of its name, and most between the beginning of a post and its dates. */
const MIN_POSTS = 2
const MOST_LINES = 400
const NAME_LINES = 3
const TITLE_LINES = 2
/** Most font sizes between the lines of one name, and points between left edges that are one. */
const SPACING = 1.6
const EDGE_TOLERANCE_PT = 2
/** Most words of a firm's name with its place and what it does, and of the place below a post's dates. */
const NAME_WORDS = 24
const PLACE_WORDS = 6

type Dated = { readonly lines: readonly Line[]; readonly periods: readonly (DateRange | null)[] }
/** Where the lines of a firm begin and end, the dated lines of its posts, and whether a total or the firm's look says that they are all its own. */
export type FirmAbove = {
  readonly begin: number
  readonly last: number
  /** Where the name ends, before the total. */
  readonly nameEnd: number
  readonly posts: readonly Line[]
  /** The dated lines of the posts of every firm with the same font and position. */
  readonly alike: readonly Line[]
  readonly isSure: boolean
}

const isAlike = (a: Line, b: Line): boolean =>
  Math.abs(a.x - b.x) <= EDGE_TOLERANCE_PT && a.size === b.size && a.bold === b.bold && a.bullet === b.bullet

/** Larger, bold or farther left: how a firm is set above its posts. */
export const standsOut = (firm: Line, post: Line): boolean =>
  firm.size > post.size ||
  (firm.size === post.size &&
    (firm.bold === post.bold ? firm.x > 0 && firm.x < post.x - EDGE_TOLERANCE_PT : firm.bold && !post.bold))

const namesJob = (line: Line, dates: DateRange | null): boolean =>
  partsOfLine({ line, text: line.text, dates }).loose.some((name) => jobWeight(name) === 2)

/** The line at which the post with its dates at `at` begins, as many lines above as in the first post. */
const topOf = ({ lines, periods }: Dated, at: number, above: number): Line | null => {
  const between = periods.slice(at - above, at)
  return between.some(Boolean) || lines.slice(at - above, at).some(({ bullet }) => bullet) ? null : lines[at - above]!
}

/** True where what may be another employer stands below the dates of a post, and no place. */
const hasNameBelow = ({ lines, periods }: Dated, at: number, above: number, firm: Line): boolean => {
  const line = lines[at + 1]
  const isPost = periods[at + 1 + above] && !lines.slice(at + 1, at + 1 + above).some(({ bullet }) => bullet)
  if (!line || line.bullet || periods[at + 1] || isPost || isAlike(line, firm)) return false
  const isName = countWords(line.text) <= PLACE_WORDS && isNameCase(line.text)
  return isName && !isPlaceOfWork(line.text) && !isTownOrPlace(line.text)
}

/** The posts below a firm's name: each as many lines long as the first one and set as it is, up to the next line that is set as the firm is. */
const postsBelow = (
  dated: Dated,
  firm: Line,
  from: number,
): { readonly posts: readonly number[]; readonly above: number } => {
  const { lines, periods } = dated
  const above = periods.slice(from, from + TITLE_LINES + 1).findIndex((dates) => dates !== null)
  const top = above < 0 ? null : topOf(dated, from + above, above)
  if (!top || !standsOut(firm, top)) return { posts: [], above }
  const posts: number[] = []
  for (let at = from; at < Math.min(lines.length, from + MOST_LINES); at++) {
    const line = lines[at]!
    if (isAlike(line, firm) || (!line.bullet && standsOut(line, firm))) break
    const begin = periods[at] && !line.bullet ? topOf(dated, at, above) : null
    // "Desde 2022 na liderança da cadeia" is a task of a post.
    if (!begin || !isAlike(begin, top)) continue
    if (!namesJob(begin, periods[at - above]!)) break
    posts.push(at)
  }
  return { posts, above }
}

/** What stands as a firm above posts from the line `begin` on; null where nothing does. */
const firmAt = (dated: Dated, begin: number, totals: ReadonlySet<string>): FirmAbove | null => {
  const { lines, periods } = dated
  const firm = lines[begin]!
  const isName = (line: Line | undefined, at: number): line is Line =>
    line !== undefined && !line.bullet && !periods[at] && line.parts === undefined
  if (!isName(firm, begin) || countWords(firm.text) > NAME_WORDS || !/^[\p{Lu}\d]/u.test(firm.text)) return null
  let last = begin
  while (
    last - begin + 1 < NAME_LINES &&
    isName(lines[last + 1], last + 1) &&
    isAlike(lines[last + 1]!, firm) &&
    lines[last + 1]!.gap <= SPACING
  )
    last += 1
  const nameEnd = last + 1
  const next = lines[nameEnd]
  if (next && isTotal(next)) last += 1
  const { posts, above } = postsBelow(dated, firm, last + 1)
  const hasTotal = totals.has(placeOf(firm)) || (next !== undefined && isTotal(next))
  const unknown = posts.filter((at) => hasNameBelow(dated, at, above, firm))
  // Jobs with employers of their own stand below the heading of a group, such as "Setor Privado".
  const isGroup = unknown.length * 2 > posts.length || unknown.some((at) => isWholeFirm(lines[at + 1]!.text))
  if (posts.length === 0 || (!hasTotal && isGroup)) return null
  return { begin, last, nameEnd, posts: posts.map((at) => lines[at]!), alike: [], isSure: hasTotal }
}

/**
 * The firms above two posts or more, and those set as they are above one, by the line at which each begins. `totals` are the places of the lines above the time that
 * somebody was with an employer in all. Bounded by the section's lines.
 */
export const firmsAbove = (dated: Dated, totals: ReadonlySet<string>): ReadonlyMap<number, FirmAbove> => {
  const all: FirmAbove[] = []
  for (let at = 0; at < dated.lines.length; at++) {
    const firm = firmAt(dated, at, totals)
    if (firm) all.push(firm)
    at = firm?.last ?? at
  }
  const lookOf = ({ begin }: FirmAbove) => dated.lines[begin]!
  return new Map(
    all.flatMap((firm) => {
      const same = all.filter((other) => isAlike(lookOf(other), lookOf(firm)))
      const isOne = same.some(({ posts }) => posts.length >= MIN_POSTS)
      return isOne ? [[firm.begin, { ...firm, alike: same.flatMap(({ posts }) => posts) }] as const] : []
    }),
  )
}
