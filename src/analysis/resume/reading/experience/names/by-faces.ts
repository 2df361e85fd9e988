// Corrects the names of a section's jobs by the weight and slant that most of its headings give the title.
import type { Line } from '../../../../documents/document'
import { isTownOrPlace } from '../../person/towns'
import { countWords } from '../../text'
import { trimPart } from '../parts'
import { isText } from './faces'
import type { Named, Parts } from './heading-parts'
import { jobWeight, namesFirm } from './heads'

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
