// Joins the lines of a name that is set over several: adjacent, alike, or confirmed by the person's own address.
import type { Line } from '../../../documents/document'
import { isTitle } from '../experience/names/titles'
import { headingName } from '../sections/headings'
import { capital, fold, joinSpread } from '../text'
import { hasContact } from './contact'
import { agreement, agreesMore, isJob, isSureJob, isTown, startsWithFirstName } from './name-evidence'
import { bareName, looksLikeName, particle, pieces } from './name-text'
import { isPlace } from './places'

/** A line with what of it may be the name or a part of it. */
type Part = { readonly line: Line; readonly value: string }

/** A line of letters set apart, its words divided by wider gaps; else the text. */
export const textOf = ({ text, parts }: Line): string =>
  parts && /^(?:\S ){3,}\S$/u.test(text) ? parts.map((part) => part.replace(/ /g, '')).join(' ') : joinSpread(text)

/** Least size, in points, of a one-word name above another that counts as set large. */
const LARGE = 16

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
  const inside = lines.filter(({ page, number }) => page === best.page && number > low && number < high)
  const beside = ({ x, size }: Line) => Math.abs(x - best.x) > SAME_EDGE && size < best.size
  return best.x > 0 && Math.abs(other.x - best.x) <= SAME_EDGE && inside.every(beside)
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
  return others.length > 0 && others.every((part) => hasContact(part) || isPlace(part) || headingName(part))
    ? parts![0]!
    : textOf({ ...line, text })
}

/** A line that continues a name, without an address or a job that shares its row: "Oliveira   linkedin.com/in/oliveira". */
const continuing = (line: Line): string => {
  const name = bareName(ownText(line))
  const [first = '', ...others] = pieces(name)
  return name.startsWith(first) && looksLikeName(startsLower(first)) && others.every(isTitle) ? first : name
}

/** Lines of a name: some designs set each of its words on its own. */
const LINES = 5

/** An initial or a particle alone on its line, between two words of a name. */
const isLink = (value: string): boolean => /^\p{Lu}\.$/u.test(value) || particle.test(value)

/** What the choice of a name knows of its page. */
export type Page = {
  readonly lines: readonly Line[]
  readonly largest: number
  readonly second: number
  readonly body: number
  readonly handles: readonly string[]
}

export const isLargest = ({ size }: Line, { largest, second }: Page): boolean => size === largest && size > second

/** Sizes within which two lines of one name may differ, where an address or a first name joins them. */
const NEAR_SIZE = 0.45
/** How much larger than the text both of them are then. */
const SET_LARGE = 1.15

/** Two words or more that a person is called: its first one is a first name, or an address has them. */
const isComplete = (value: string, { handles }: Page): boolean =>
  /\s/.test(value) && (startsWithFirstName(value) || agreement(value, handles) === 2)

/** True if what is above and below may be parts of one name: a complete one takes no town, no job and no word above it. */
const mayJoin = (above: string, below: string, page: Page, top: boolean): boolean => {
  const joined = `${above} ${below}`
  const [more, less] = [agreesMore(joined, above, page.handles), agreesMore(joined, below, page.handles)]
  if (!(more && less) && [above, below].some((part) => /\s/.test(part) && isSureJob(part))) return false
  if (isComplete(above, page) && !more && isSureJob(below)) return false
  // "ANDERSON" above "LUIZ PAIXÃO", both in the largest letters.
  const isFirst = startsWithFirstName(above) || (top && !/\s/.test(above) && !isSureJob(above))
  return !isComplete(below, page) || less || (isFirst && !isTown(above))
}

/** True if a line goes on with the name `value`, above or below it. */
const goesOn = (line: Line, text: string, best: Part, value: string, step: -1 | 1, page: Page): boolean => {
  const top = best.line.size === page.largest && page.second < page.largest
  const [above, below] = step < 0 ? [text, value] : [value, text]
  const joined = `${above} ${below}`
  if (
    !(looksLikeName(text.length < 3 ? `${text}.` : startsLower(text), isLargest(line, page)) || (top && isLink(text)))
  )
    return false
  if (!mayJoin(above, below, page, top)) return false
  // "São João do Sul" below "João Ferreira", whose address has "joao": a town of several words is no more of a whole name.
  if (/\s/.test(below) && isTown(below) && isComplete(above, page)) return false
  // An address may name the trade or the town as well: "ana.doceira", "noor.cardiff".
  const isOther = (part: string, whole: string) =>
    !/\s/.test(part) && /\s/.test(whole) && (isJob(part) || (isTown(part) && !startsWithFirstName(part)))
  const differs = isOther(text, value) || isOther(value, text)
  const confirmed = agreesMore(joined, value, page.handles) && agreesMore(joined, text, page.handles)
  const [small, large] = [line.size, best.line.size].toSorted((a, b) => a - b) as [number, number]
  if (large - small >= 0.3) {
    if (small < large * NEAR_SIZE || (isComplete(above, page) && agreement(above, page.handles) === 2)) return false
    const single = !/\s/.test(above) && startsWithFirstName(above) && !isTitle(joined)
    return small > page.body * SET_LARGE && ((confirmed && !differs) || single)
  }
  if (confirmed) return true
  const least = top && page.second > 0 ? page.second : LARGE
  if (line.size < Math.min(LARGE, least)) return false
  // Alone at the top in the largest letters, a word is a surname even if it is also a job noun or a town.
  if (top) return !isSureJob(text) || !/\s/.test(text)
  return line.bold === best.line.bold && !isTitle(text) && !isTown(text) && (!/\s/.test(text) || !/\s/.test(best.value))
}

/** A name set over several lines, "FERNANDA" above "MOREIRA LIMA": large, similar, adjacent; or confirmed by an address. */
export const wholeName = (best: Part, page: Page): string => {
  const name = [{ line: best.line, value: best.value }]
  const text = () => name.map(({ value }) => value).join(' ')
  for (const step of [-1, 1] as const)
    while (name.length < LINES) {
      const edge = step < 0 ? name[0]! : name.at(-1)!
      // What follows a sign is the occupation: "Ana Reis — DevOps" above "Engineer"; what precedes one, no half of a name.
      const [nameText, part] = [lettersOf(bareName(ownText(edge.line))), lettersOf(edge.value)]
      if (step > 0 ? !nameText.endsWith(part) : !nameText.startsWith(part)) break
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
