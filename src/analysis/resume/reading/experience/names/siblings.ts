// Names the jobs of one section together: `nameHeads`. `readHeader` (roleparts.ts) splits each heading into parts and
// `assign` (assign.ts) says which is the title and which the employer; where the words leave that open, the person's
// other headings decide, because people repeat their own layout.
import { isPlace } from '../../person/contact'
import { isKnownTown } from '../../person/towns'
import { countWords } from '../../text'
import { trimPart } from '../parts'
import { assign, titleComesFirst } from './assign'
import { withoutTowns } from './groups'
import { headOf, jobWeight } from './heads'
import { type Item, type Named, type Parts, readHeader } from './roleparts'
import { isEmployer } from './titles'

/** A line of a heading without its dates, and the names on it. */
type Row = { readonly text: string; readonly names: readonly string[] }
type Head = { readonly rows: readonly Row[]; readonly parts: Parts; readonly named: Named }
/**
 * Where a heading of `of` lines has its job (`title`) and its employer, by line number. Where both stand on one line, `names` has their
 * positions among the line's names; a job behind its employer is counted from the end. `alone`: the job's line has no other name.
 */
type Place = {
  readonly of: number
  readonly title: number
  readonly employer: number
  readonly names: readonly [title: number, employer: number] | null
  readonly alone: boolean
}

/** Words of a title that takes a whole line. */
const TITLE_WORDS = 9

const rowsOf = (items: readonly Item[], { loose }: Parts): Row[] =>
  items
    .map((item) => trimPart(readHeader([item]).texts[0] ?? ''))
    .map((text) => ({ text, names: loose.filter((name) => text.includes(name)) }))
    .filter(({ names }) => names.length > 0)

const isFirm = (name: string): boolean => headOf(name) === 'employer' || (isEmployer(name) && jobWeight(name) === 0)
const isJob = (name: string | null): boolean => name !== null && jobWeight(name) === 2
const isPlaceName = (name: string): boolean => isPlace(name) || isKnownTown(name)

/** Where a heading has its two names; null unless its words are sure of the job and they stand on two lines. */
const placeOf = ({ rows, parts, named: { title, employer } }: Head): Place | null => {
  if (parts.title !== null || parts.employer !== null || title === null || employer === null) return null
  if (!isJob(title) || isJob(employer)) return null
  const rowOf = (name: string) => rows.findIndex(({ text }) => text.includes(name))
  const [titleRow, employerRow] = [rowOf(title), rowOf(employer)]
  if (titleRow < 0 || employerRow < 0) return null
  const { names } = rows[titleRow]!
  const [first, second] = [title, employer].map((name) => names.findIndex((one) => name!.startsWith(one)))
  if (titleRow === employerRow && (first! < 0 || second! < 0 || first === second)) return null
  const inRow =
    titleRow !== employerRow ? null : ([first! > second! ? first! - names.length : first!, second!] as const)
  return { of: rows.length, title: titleRow, employer: employerRow, names: inRow, alone: names.length === 1 }
}

const keyOf = ({ of, title, employer, names }: Place): string => `${of} ${title} ${employer} ${names}`

/** The place that most headings of as many lines share; null where they differ. */
const common = (places: readonly Place[]): Place | null => {
  const [best = []] = [...Map.groupBy(places, keyOf).values()].toSorted((a, b) => b.length - a.length)
  const [first] = best
  if (first === undefined || best.length * 2 <= places.length) return null
  return { ...first, alone: best.filter(({ alone }) => alone).length * 2 > best.length }
}

/** The two names of a line at the places where other lines have theirs. */
const inRow = (names: readonly string[], [title, employer]: readonly [number, number]): Named | null => {
  const [job, firm] = [names.at(title), names.at(employer)]
  if (names.length < 2 || !job || !firm || job === firm) return null
  return isFirm(job) || isJob(firm) || isPlaceName(job) || isPlaceName(firm) ? null : { title: job, employer: firm }
}

/** The names that a heading has where the others have theirs, if its own words do not speak against them. */
const asOthers = ({ rows, parts, named }: Head, place: Place): Named => {
  const [top, firm] = [rows[place.title], rows[place.employer]]
  if (parts.title !== null || parts.employer !== null || rows.length !== place.of || !top || !firm) return named
  const [title, employer] = [named.title, named.employer]
  const isNamed = top.names.some((name) => isFirm(name) || isPlaceName(name))
  const apart = place.employer !== place.title && firm.names.some((name) => !isPlaceName(name))
  // "Charge Nurse, Emergency Department" is a title where the employers of the others have lines of their own.
  const isOneTitle = place.alone && countWords(top.text) <= TITLE_WORDS && (!isNamed || (apart && isJob(top.names[0]!)))
  const longer = isOneTitle && top.names.length > 1 && !/[|•·]/.test(top.text)
  if (!longer && isJob(title) && top.text.includes(title!) && employer !== null && firm.text.includes(employer))
    return named
  if (place.names) return inRow(top.names, place.names) ?? named
  const job = isOneTitle ? top.text : top.names[0]!
  const employed = firm.names.find((name) => !isPlaceName(name)) ?? firm.names[0]!
  const headed = isOneTitle && isJob(top.names[0]!) ? top.names[0]! : job
  return isFirm(headed) || isJob(employed) || isPlaceName(headed) ? named : { title: job, employer: employed }
}

/** The names of all headings of a section. Bounded by its lines. */
export const nameHeads = (all: readonly (readonly Item[])[]): Named[] => {
  const parts = withoutTowns(all.map((items) => ({ items, parts: readHeader(items) })))
  const titleFirst = titleComesFirst(parts)
  const heads = parts.map(
    (one, at): Head => ({ rows: rowsOf(all[at]!, one), parts: one, named: assign(one, titleFirst) }),
  )
  const places = Map.groupBy(
    heads.flatMap((head) => placeOf(head) ?? []),
    ({ of }) => of,
  )
  const shared = new Map([...places].map(([of, some]) => [of, common(some)]))
  return heads.map((head) => {
    const place = shared.get(head.rows.length) ?? null
    return place === null ? head.named : asOthers(head, place)
  })
}
