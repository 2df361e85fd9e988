// Finds the name of a résumé among scored candidates, and the line with the person's occupation.
import { type Line, withoutParts } from '../../../documents/document'
import { isSchool } from '../education/education'
import { isTitle } from '../experience/names/titles'
import { isOneLine } from '../experience/normalise/one-line'
import { headingName } from '../sections/headings'
import { findEmail, hasContact } from './contact'
import type { Found } from './contact-data'
import { agreement, beforeJob, cutPenalty, isSureJob, isTown, startsWithFirstName, tradePenalty } from './name-evidence'
import { isLargest, type Page, textOf, wholeName } from './name-lines'
import { bareName, isNoName, looksLikeName, namedInReverse, nameLabel, pieces } from './name-text'
import { findCity, isPlace } from './places'

/** Where a line stands: above the sections, in a part with personal data, beside an address, or among anything else. */
export type Spot = 'top' | 'personal' | 'edge' | 'free' | 'taken'
export type Place = { readonly line: Line; readonly spot: Spot }
type Candidate = Place & { readonly value: string; readonly from: string; readonly order: number }

/** Points that a place costs; among jobs and schools only a name that an address confirms counts. */
const SPOTS: Readonly<Record<Spot, number>> = { top: 0, personal: 20, edge: 40, free: 60, taken: 80 }

/** A cell that ends a name in cells: an address, a town, a job, a heading. */
const endsName = (cell: string): boolean =>
  hasContact(cell) || isPlace(cell) || isNoName(cell) || headingName(cell) !== null || isSureJob(cell.trim())

/** Texts of a line that may be a name, each with what it was cut from: all of it, its cells, its parts, and each before words of a job. */
const textsOf = (line: Line): { readonly value: string; readonly from: string }[] => {
  const cells = line.parts ?? []
  const spread = textOf(line)
  const apart = spread !== line.text ? [spread] : cells
  const end = cells.findIndex(endsName)
  const lead = spread !== line.text || cells.length === 0 ? [] : [cells.slice(0, end < 0 ? undefined : end).join(' ')]
  const joined = [...lead, ...(end >= 0 ? [] : [spread])]
  // A wide gap behind two words is no space between words of a name.
  const gapped = /\s/.test(cells[0]?.trim() ?? '') && spread === line.text
  const texts = [...new Set((gapped ? [...apart, ...joined] : [...joined, ...apart]).flatMap(pieces))]
  return texts.flatMap((from) => [from, ...beforeJob(from)].map((value) => ({ value, from })))
}

const surnameLabel = /^(?:surnames?|(?:family|last) names?|apelidos?|sobrenomes?)\s*:\s*/iu
const givenLabel = /^(?:(?:first|given|other) names?|forenames?|nomes?(?: pr[óo]prios?)?)\s*:\s*/iu

/** "Surname: OKONKWO" and "Other names: Chukwuemeka" on two lines of a form are one name. */
const inForm = (line: Line, next: Line | undefined): { readonly value: string; readonly from: string }[] => {
  const texts = [line.text, next?.text ?? '']
  const [surname, given] = [surnameLabel, givenLabel].map((label) => texts.find((text) => label.test(text)))
  if (surname === undefined || given === undefined || surname === given) return []
  const value = [given.replace(givenLabel, ''), surname.replace(surnameLabel, '')]
    .map((text) => pieces(text)[0])
    .join(' ')
  return [{ value, from: value }]
}

/** Lines at the top that may say what the person does, and that are searched for a name. */
const HEAD_LINES = 10

/** Points of a candidate below which it is no name. */
const LEAST_POINTS = -45
/** Points for a confirming address, by how surely it confirms. */
const CONFIRMED = [0, 15, 60] as const

/** "Leeds" in "Leeds, UK · 07700 900123". */
const isTownOf = (text: string, value: string): boolean => findCity(text)?.startsWith(`${value},`) === true

/** Points that a town costs: a first name in the largest letters may be one, several words seldom are a person's. */
const townPenalty = (line: Line, value: string, page: Page): number => {
  if (!(isTown(value) || isTownOf(bareName(line.text), value))) return 0
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
    townPenalty(line, value, page) -
    order * 2 -
    SPOTS[spot] +
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

/** The person's name among the lines, or null; `handles` are the words of the person's own addresses, `texts` all lines of the document. */
export const findName = (
  places: readonly Place[],
  handles: readonly string[],
  texts: readonly string[],
): { readonly value: string; readonly line: Line } | null => {
  const lines = places.map(({ line }) => line).filter(({ page }) => page === 1)
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const second = Math.max(0, ...lines.map(({ size }) => size).filter((size) => size < largest)) * 1.2
  const page: Page = { lines, largest, second, body: bodyOf(lines), handles }
  const tops = places.filter(({ spot }) => spot === 'top')
  const searched = [...tops.slice(0, 2 * HEAD_LINES), ...places.filter(({ spot }) => spot !== 'top')]
  const inReverse = (text: string) => {
    const value = namedInReverse(text)
    return value && startsWithFirstName(value) && agreement(value, handles) === 2 ? [{ value, from: value }] : []
  }
  const candidates = searched.flatMap((place, order) =>
    [...inForm(place.line, searched[order + 1]?.line), ...textsOf(place.line), ...inReverse(place.line.text)]
      .map((text, at): Candidate => ({ ...place, ...text, order: Math.min(order, 2 * HEAD_LINES) + at / 4 }))
      .filter(({ line, value, spot }) => {
        const sure = agreement(value, handles) === 2
        if (!looksLikeName(value, isLargest(line, page) || sure)) return false
        if (spot === 'taken' && !sure) return false
        return (spot === 'top' || nameLabel.test(line.text) || isFull(value, page)) && (sure || !isSchool(value))
      }),
  )
  const scored = candidates.map((one) => {
    const value = wholeName(one, page)
    const others = texts.filter((text) => text !== one.line.text)
    const cut = cutPenalty(one.from, one.value, handles, others)
    return { line: one.line, value, score: scoreOf({ ...one, value }, cut, page) }
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > LEAST_POINTS ? { line: best.line, value: best.value } : null
}

/** Words of a line that says what the person does. */
const HEADLINE = 12

/** The cells of a line without those that hold contact data: "Auxiliar de Cozinha" of "Auxiliar de Cozinha | (21) 98888-7777". */
const withoutContact = (line: Line): Line => {
  if (!hasContact(line.text)) return line
  const cells = (line.parts ?? [line.text]).flatMap((part) => part.split(/\s*[|•·]\s*|\s+[–—-]\s+|\s{2,}/u))
  const titleCell = cells.find((cell) => isTitle(cell) && isSureJob(cell) && !hasContact(cell) && !isPlace(cell))
  const rest = withoutParts(line)
  return titleCell === undefined ? line : { ...rest, text: titleCell.trim() }
}

/** The line below the name with an occupation ("Analista de Marketing | SEO"), without contact data beside it, or null. */
export const findHeadline = (top: readonly Line[], name: Found | null): Line | null => {
  // "SALES QUIRINO" below "IVONETE" is the rest of the name.
  const isOfName = (line: Line) =>
    name !== null && (line === name.line || `${name.line?.text} ${line.text}` === name.value)
  const says = (line: Line) =>
    !isOfName(line) &&
    line.text.split(/\s+/).length <= HEADLINE &&
    isTitle(line.text) &&
    !findEmail(line.text) &&
    !isOneLine(line)
  const head = top.slice(0, HEAD_LINES)
  return (
    head.find(says) ??
    head
      .filter((line) => !isOfName(line))
      .map(withoutContact)
      .find(says) ??
    null
  )
}
