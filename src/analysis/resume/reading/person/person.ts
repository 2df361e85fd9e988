// Finds the name of a résumé among scored candidates, and the line with the person's occupation.
import type { Line } from '../../../documents/document'
import { isTitle } from '../experience/titles'
import { headingName } from '../headings'
import { capital, fold, joinSpread } from '../text'
import { findCity, findEmail, findLinkedIn, findPhone, isPlace } from './contact'
import {
  agreement,
  agreesMore,
  beforeJob,
  cutPenalty,
  isSureJob,
  isTown,
  startsWithFirstName,
  tradePenalty,
} from './name-evidence'
import { bareName, looksLikeName, nameLabel, particle, pieces } from './name-text'

/** Where a line stands: above the sections, in a part with personal data, beside an address, or among anything else. */
export type Spot = 'top' | 'personal' | 'edge' | 'free' | 'taken'
export type Place = { readonly line: Line; readonly spot: Spot }
type Candidate = Place & { readonly value: string; readonly from: string; readonly order: number }

/** Points that a place costs; among jobs and schools only a name that an address confirms counts. */
const spots: Readonly<Record<Spot, number>> = { top: 0, personal: 20, edge: 40, free: 60, taken: 80 }

const isContact = (text: string): boolean =>
  findEmail(text) !== null || findPhone(text) !== null || findLinkedIn(text) !== null

/** A line of letters set apart, its words divided by wider gaps; else the text. */
const textOf = ({ text, parts }: Line): string =>
  parts && /^(?:\S ){3,}\S$/u.test(text) ? parts.map((part) => part.replace(/ /g, '')).join(' ') : joinSpread(text)

/** A cell that ends a name in cells: an address, a town, a job, a heading. */
const endsName = (cell: string): boolean =>
  isContact(cell) || isPlace(cell) || headingName(cell) !== null || (isTitle(cell) && /\s|^\p{Ll}/u.test(cell.trim()))

/** Texts of a line that may be a name, each with what it was cut from: all of it, its cells, its parts, and each before words of a job. */
const textsOf = (line: Line): { readonly value: string; readonly from: string }[] => {
  const cells = line.parts ?? []
  const spread = textOf(line)
  const apart = spread !== line.text ? [spread] : cells
  const end = cells.findIndex(endsName)
  const lead = spread !== line.text || cells.length === 0 ? [] : [cells.slice(0, end < 0 ? undefined : end).join(' ')]
  const whole = [...new Set([...lead, ...(end >= 0 ? [] : [spread]), ...apart].flatMap(pieces))]
  return whole.flatMap((from) => [from, ...beforeJob(from)].map((value) => ({ value, from })))
}

/** Points from which a one-word name above another counts as set large. */
const LARGE = 16

/** Lines at the top that may say what the person does, and that are searched for a name. */
const HEAD = 10

/** Points within which the lines of a name share a left edge, and lines of a sidebar that may come between them. */
const SAME_EDGE = 3
const BETWEEN = 3

/** True if `other` continues the name of `best`: the next line, or the next one at its edge beside a sidebar. */
const isNextTo = (other: Line, best: Line, lines: readonly Line[]): boolean => {
  if (other.page !== best.page || other === best) return false
  const apart = Math.abs(other.number - best.number)
  // Set wide apart and centred over both columns, the words of a name are read as one line of each.
  if (apart === 1 && (other.column === best.column || lines.indexOf(best) + lines.indexOf(other) === 1)) return true
  if (other.column !== best.column || apart > BETWEEN) return false
  const [low, high] = [Math.min(other.number, best.number), Math.max(other.number, best.number)]
  const between = lines.filter(({ page, number }) => page === best.page && number > low && number < high)
  const beside = ({ x, size }: Line) => Math.abs(x - best.x) > SAME_EDGE && size < best.size
  return best.x > 0 && Math.abs(other.x - best.x) <= SAME_EDGE && between.every(beside)
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}]+/gu, '')

/** "der Berg" and "d'Ávila" on a line of their own continue a name. */
const startsLower = (value: string): string =>
  value.replace(/^(?:(?:d[aeo]s?|von|van|der|den|del|di|la|le|y|e) |d['’])(?=\p{L})/u, (start) => capital(start))

/** "teiro" below "Mon-": the margin broke a name. */
const endsBroken = ({ text }: Line): boolean => /\p{L}-$/u.test(text)

/** A line without the addresses and headings that share its row. */
const ownText = (line: Line): string => {
  const { text, parts } = line
  const others = parts?.slice(1) ?? []
  return others.length > 0 && others.every((part) => isContact(part) || isPlace(part) || headingName(part))
    ? parts![0]!
    : textOf({ ...line, text })
}

/** A line that continues a name, without an address or a job that shares its row: "Oliveira   linkedin.com/in/oliveira". */
const continuing = (line: Line): string => {
  const own = bareName(ownText(line))
  const [first = '', ...others] = pieces(own)
  return own.startsWith(first) && looksLikeName(startsLower(first)) && others.every(isTitle) ? first : own
}

/** Lines of a name: some designs set each of its words on its own. */
const LINES = 5

/** An initial or a particle alone on its line, between two words of a name. */
const isLink = (value: string): boolean => /^\p{Lu}\.$/u.test(value) || particle.test(value)

/** What the choice of a name knows of its page. */
type Page = {
  readonly lines: readonly Line[]
  readonly largest: number
  readonly second: number
  readonly body: number
  readonly handles: readonly string[]
}

const isLargest = ({ size }: Line, { largest, second }: Page): boolean => size === largest && size > second

/** Sizes within which two lines of one name may differ, where an address or a first name joins them. */
const NEAR_SIZE = 0.45
/** How much larger than the text both of them are then. */
const SET_LARGE = 1.15

/** Two words or more that a person is called: its first one is a first name, or an address has them. */
const isComplete = (value: string, { handles }: Page): boolean =>
  /\s/.test(value) && (startsWithFirstName(value) || agreement(value, handles) === 2)

/** True if what is above and below may be parts of one name: a complete one takes no town, no job and no word above it. */
const mayJoin = (above: string, below: string, page: Page): boolean => {
  const whole = `${above} ${below}`
  const [more, less] = [agreesMore(whole, above, page.handles), agreesMore(whole, below, page.handles)]
  if ([above, below].some((part) => /\s/.test(part) && isSureJob(part))) return false
  if (isComplete(above, page) && !more && isSureJob(below)) return false
  return !isComplete(below, page) || less || (startsWithFirstName(above) && !isTown(above))
}

/** True if a line goes on with the name `value`, above or below it. */
const goesOn = (line: Line, text: string, best: Candidate, value: string, step: -1 | 1, page: Page): boolean => {
  const top = best.line.size === page.largest && page.second < page.largest
  const [above, below] = step < 0 ? [text, value] : [value, text]
  const whole = `${above} ${below}`
  if (
    !(looksLikeName(text.length < 3 ? `${text}.` : startsLower(text), isLargest(line, page)) || (top && isLink(text)))
  )
    return false
  if (!mayJoin(above, below, page)) return false
  const confirmed = agreesMore(whole, value, page.handles) && agreesMore(whole, text, page.handles)
  const [small, large] = [line.size, best.line.size].toSorted((a, b) => a - b) as [number, number]
  if (large - small >= 0.3) {
    if (small < large * NEAR_SIZE) return false
    return (
      confirmed || (small > page.body * SET_LARGE && startsWithFirstName(above) && !/\s/.test(value) && !isTitle(whole))
    )
  }
  if (confirmed) return true
  const least = top && page.second > 0 ? page.second : LARGE
  if (line.size < Math.min(LARGE, least)) return false
  // Alone at the top in the largest letters, a word is a surname even if it is also a job noun or a town.
  if (top) return !isSureJob(text) || !/\s/.test(text)
  return line.bold === best.line.bold && !isTitle(text) && !isTown(text) && (!/\s/.test(text) || !/\s/.test(best.value))
}

/** A name set over several lines, "FERNANDA" above "MOREIRA LIMA": large, similar, adjacent; or confirmed by an address. */
const wholeName = (best: Candidate, page: Page): string => {
  const name = [{ line: best.line, value: best.value }]
  const text = () => name.map(({ value }) => value).join(' ')
  for (const step of [-1, 1] as const)
    while (name.length < LINES) {
      const edge = step < 0 ? name[0]! : name.at(-1)!
      // What follows a sign is the occupation: "Ana Reis — DevOps" above "Engineer"; what precedes one, no half of a name.
      const [own, part] = [lettersOf(bareName(ownText(edge.line))), lettersOf(edge.value)]
      if (step > 0 ? !own.endsWith(part) : !own.startsWith(part)) break
      const broken = step > 0 && endsBroken(edge.line)
      const next = page.lines.find(
        (line) =>
          Math.sign(line.number - edge.line.number) === step &&
          isNextTo(line, edge.line, page.lines) &&
          goesOn(line, broken ? capital(continuing(line)) : continuing(line), best, text(), step, page),
      )
      if (!next) break
      name.splice(step < 0 ? 0 : name.length, 0, { line: next, value: continuing(next) })
    }
  return text().replace(/(?<=\p{L})- (?=\p{Ll})|(?<=\p{L}-) (?=\p{Lu})/gu, '')
}

/** Points of a candidate, and those below which it is no name. */
const LEAST = -25
/** Points for a confirming address, by how surely it confirms. */
const CONFIRMED = [0, 15, 60] as const

/** "Leeds" in "Leeds, UK · 07700 900123". */
const isTownOf = (text: string, value: string): boolean => findCity(text)?.startsWith(`${value},`) === true

/** Points that a town costs: a first name in the largest letters may be one, several words seldom are a person's. */
const townPenalty = (line: Line, value: string, sure: number, page: Page): number => {
  if (!(isTown(value) || isTownOf(line.text, value))) return 0
  if (sure === 2) return 10
  if (/\s/.test(value)) return startsWithFirstName(value) ? 40 : 120
  return isLargest(line, page) ? 0 : 60
}

const scoreOf = ({ line, value, order, spot }: Candidate, cut: number, page: Page): number => {
  const sure = agreement(value, page.handles)
  const several = /\s/.test(value)
  const size = page.body > 0 ? Math.min(line.size / page.body - 1, 1.5) : 0
  return (
    size * 60 +
    (several ? 20 : 0) +
    (startsWithFirstName(value) ? 20 : 0) +
    CONFIRMED[sure] -
    tradePenalty(value) * (sure === 2 ? 0.3 : 1) -
    cut -
    townPenalty(line, value, sure, page) -
    order * 2 -
    spots[spot] +
    (nameLabel.test(line.text) ? 500 : 0)
  )
}

/** Size of most of the text, in points. */
const bodyOf = (lines: readonly Line[]): number => {
  const sizes = lines.flatMap(({ size, text }) => Array<number>(Math.ceil(text.length / 40)).fill(size))
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
}

/** A name that stands away from the top has two words or more, and is a person's. */
const isFull = (value: string, { handles }: Page): boolean =>
  /\s/.test(value) && (startsWithFirstName(value) || agreement(value, handles) === 2 || !isSureJob(value))

/** The person's name among the lines, or null; `handles` are the words of the person's own addresses. */
export const findName = (
  places: readonly Place[],
  handles: readonly string[],
): { readonly value: string; readonly line: Line } | null => {
  const lines = places.map(({ line }) => line).filter(({ page }) => page === 1)
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const second = Math.max(0, ...lines.map(({ size }) => size).filter((size) => size < largest)) * 1.2
  const page: Page = { lines, largest, second, body: bodyOf(lines), handles }
  const tops = places.filter(({ spot }) => spot === 'top')
  // A sidebar may precede the name; then the name is the largest text of the page.
  const searched = [
    ...tops
      .filter(({ line }, at) => at < 2 * HEAD || (line.size === largest && line.size > (tops[0]?.line.size ?? 0)))
      .slice(0, 3 * HEAD),
    ...places.filter(({ spot }) => spot !== 'top'),
  ]
  const candidates = searched.flatMap((place, order) =>
    textsOf(place.line)
      .map((text, at): Candidate => ({ ...place, ...text, order: Math.min(order, 2 * HEAD) + at / 4 }))
      .filter(({ line, value, spot }) => {
        const sure = agreement(value, handles) === 2
        if (!looksLikeName(value, isLargest(line, page) || sure)) return false
        if (spot === 'taken' && !sure) return false
        return spot === 'top' || nameLabel.test(line.text) || isFull(value, page)
      }),
  )
  const scored = candidates.map((one) => {
    const value = wholeName(one, page)
    return { line: one.line, value, score: scoreOf({ ...one, value }, cutPenalty(one.from, one.value, handles), page) }
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > LEAST ? { line: best.line, value: best.value } : null
}

/** The line below the name with an occupation ("Analista de Marketing | SEO"), or null. */
export const findHeadline = (top: readonly Line[], name: Line | null): Line | null =>
  top
    .slice(0, HEAD)
    .find(
      (line) => line !== name && line.text.split(/\s+/).length <= 12 && isTitle(line.text) && !findEmail(line.text),
    ) ?? null
