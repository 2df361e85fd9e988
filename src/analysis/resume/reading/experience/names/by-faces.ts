// Divides the headings of a section where their weight, slant or colour changes, and corrects their names by the face that most give the title.
import type { Line } from '../../../../documents/document'
import { isTownOrPlace } from '../../person/towns'
import { countWords } from '../../text'
import { trimPart } from '../parts'
import { assign } from './assign'
import { type Border, bordersOf, type Division, isText } from './faces'
import { type HeadingLine, type Named, type Parts, partsOf } from './heading-parts'
import { jobWeight, namesFirm } from './heads'
import { hasLegalForm } from './titles'

/** A heading, its lines without their dates, and what its words name. */
export type FacedHeading = { readonly lines: readonly Line[]; readonly parts: Parts; readonly named: Named }
type Name = { readonly text: string; readonly face: string }
type Names = readonly [title: Name, employer: Name]

/** The names of the first line with two in different faces. */
const namesIn = ({ lines, parts }: FacedHeading): readonly Name[] => {
  const faced = lines.flatMap(({ faces }) => (faces ? [faces] : []))
  for (const [faces, text] of faced.flatMap((own) => parts.texts.map((one) => [own, one] as const))) {
    const names = text.split('|').flatMap((piece) => {
      const name = trimPart(piece)
      const face = faces.find((one) => one.text.includes(name))?.face
      return face === undefined || !isText(name) || isTownOrPlace(name) ? [] : [{ text: name, face }]
    })
    if (new Set(names.map(({ face }) => face)).size > 1) return names
  }
  return []
}

const isJob = (text: string): boolean => jobWeight(text) === 2 && !namesFirm(text)
const isFirm = (text: string): boolean => jobWeight(text) === 0 && namesFirm(text)

/** The names by their words, where these are sure of one of two. */
const byWords = (names: readonly Name[]): Names | null => {
  const [first, second, ...more] = names.filter(({ face }, at) => names.findIndex((one) => one.face === face) === at)
  if (!first || !second || more.length > 0) return null
  const [isFirst, isSecond] = [isJob(first.text) || isFirm(second.text), isJob(second.text) || isFirm(first.text)]
  return isFirst === isSecond ? null : isFirst ? [first, second] : [second, first]
}

/** Most words of a title. */
const MAX_TITLE_WORDS = 9

/** The names of a heading whose title has this face, unless its words speak against it or it has a name on another line. */
const inFaces = ({ parts, named }: FacedHeading, names: readonly Name[], faces: Names): Named => {
  const [title, employer] = faces.map(({ face }) => names.filter((one) => one.face === face)) as [Name[], Name[]]
  const isNamed = ({ text }: Name): boolean => named.employer !== null && text.includes(named.employer)
  const [job, firm] = [title[0]?.text, (employer.find(isNamed) ?? employer[0])?.text]
  const isHere = (name: string | null): boolean =>
    name === null || names.some(({ text }) => text.includes(name) || name.includes(text))
  if (job === undefined || firm === undefined || title.length > 1) return named
  if (!isHere(named.title) || !isHere(named.employer)) return named
  if (isFirm(job) || (isJob(firm) && !isJob(job)) || countWords(job) > MAX_TITLE_WORDS) return named
  const pieces = job.split(/,\s+|\s+[–—-]\s+/u)
  const isWhole = !pieces.some((piece) => isFirm(piece) || isTownOrPlace(piece))
  const name = [named.employer, ...parts.loose].find((part) => part !== null && firm.includes(part))
  return { title: isWhole ? job : (pieces.find(isJob) ?? job), employer: name ?? firm }
}

/** The names of all headings, those corrected whose faces the other headings know. */
export const byFaces = (heads: readonly FacedHeading[]): Named[] => {
  const names = heads.map(namesIn)
  const votes = names.flatMap((some) => {
    const both = byWords(some)
    return both ? [both] : []
  })
  const keyOf = (both: Names): string => both.map(({ face }) => face).join(' > ')
  const [most] = [...Map.groupBy(votes, keyOf).values()].toSorted((a, b) => b.length - a.length)
  const isSure = most?.some(([{ text }]) => isJob(text))
  if (!isSure || most!.length * 2 <= votes.length) return heads.map(({ named }) => named)
  return heads.map((head, at) =>
    head.parts.title === null && head.parts.employer === null ? inFaces(head, names[at]!, most![0]!) : head.named,
  )
}

/** Fewest headings with a job and another name on the sides of the same change. */
const MIN_ALIKE = 2

/** The two faces of a change, in either order. */
const pairOf = ({ sides }: Border): string =>
  sides
    .map(({ face }) => face)
    .toSorted()
    .join(' | ')

/** True where the heading's other signs give its job an employer, no town, that begins as neither side of the change does, or is in neither. */
const isNamedElsewhere = ({ title, employer }: Named, { sides }: Border, how: 'includes' | 'startsWith'): boolean =>
  title !== null &&
  employer !== null &&
  jobWeight(title) === 2 &&
  !isTownOrPlace(employer) &&
  !sides.some(({ text }) => text[how](employer) || employer.includes(text))

/** A job, and what may be its employer, on the two sides. */
const mayBeNames = ({ sides }: Border): boolean =>
  sides.some(({ kind }) => kind === 'job') && sides.some(({ kind }) => kind === 'firm' || kind === 'name')

/** The changes of face of a heading that may stand between its names, those that do by its words, and whether it has others. */
type Faced = { readonly borders: readonly Border[]; readonly votes: readonly Border[]; readonly hasOther: boolean }

const facedOf = (lines: readonly HeadingLine[]): Faced | null => {
  const all = lines.flatMap(({ line, text }) => bordersOf(line, text))
  if (all.length === 0) return null
  const named = assign(partsOf(lines.map((item) => ({ ...item, division: 'none' }))), null)
  const borders = all.filter((border) => !mayBeNames(border) || !isNamedElsewhere(named, border, 'includes'))
  const isWhole = (border: Border): boolean =>
    border.sides.some(({ text }) => hasLegalForm(text)) || !isNamedElsewhere(named, border, 'startsWith')
  const votes = borders.filter((border) => mayBeNames(border) && isWhole(border))
  return { borders, votes, hasOther: borders.length < all.length }
}

/** The headings with what the section says about their changes of face. */
export const withDivisions = (headings: readonly (readonly HeadingLine[])[]): (readonly HeadingLine[])[] => {
  const faced = headings.map(facedOf)
  const votes = faced.flatMap((one) => [...new Set(one?.votes.map(pairOf))])
  const common = new Set(
    [...Map.groupBy(votes, (pair) => pair)].flatMap(([pair, { length }]) => (length >= MIN_ALIKE ? [pair] : [])),
  )
  return headings.map((lines, at) => {
    const heading = faced[at]
    const isCommon = heading?.borders.some((border) => common.has(pairOf(border)))
    const division: Division | null = isCommon ? 'all' : heading?.hasOther ? 'none' : null
    return division === null ? lines : lines.map((item) => ({ ...item, division }))
  })
}
