// The words of a résumé that its clean version lacks, except those that are left out and reported, or that the new layout says in
// its own way: personal data, streets, page numbers and running lines, renamed headings, labels, and the ends of periods.
import { isMargin, type Line, placeOf } from '../../../documents/document'
import type { Resume } from '../../reading'
import { labelledTexts } from '../../reading/experience/normalise/forms/form-labels'
import { headingName } from '../../reading/sections/headings'
import { isStreet, withoutStreet } from '../../sentences/work/address'
import { documentType } from '../contact-header'
import type { Item } from '../files/sheet'
import { finePieces, withoutPersonal } from '../left-out/personal'
import { isFurniture, looseLines } from '../margins'
import { withoutLabel } from '../sections'
import { dateOver, wordCounts } from './word-counts'

/** "Até a presente data" and "o momento", which stand in figures or as one word beside the day that a job began. */
const present = /(?:(?<!\p{L})at[ée] )?(?:a presente data|o presente momento|o momento|os dias atuais|the present)$/iu

/** A label in front of a name or an address, which the head of the new layout says by its place. */
const reachLabel =
  /^(?:nome(?: completo)?|(?:first |full )?name(?: ?\/ ?surname)?|surname|endere[çc]o|address)(?!\p{L})\s*:?/iu

/** What of a line must stand in every version of the résumé. */
const requiredText = (line: Line): string => {
  if (documentType.test(line.text) || isFurniture(line.text)) return ''
  const plain = withoutPersonal(line, true).line?.text ?? ''
  return plain
    .split(/\s*[|•·;]\s*|\s{2,}/)
    .map((piece) => (isStreet(piece) ? withoutStreet(piece) : piece))
    .flatMap((piece) => labelledTexts(piece.trim()))
    .map((piece) => withoutLabel(piece).replace(reachLabel, '').replace(present, ''))
    .join(' | ')
}

/** The lines whose words must stand in every version: no known heading, and of the margins what is no running line. */
const bodyOf = (resume: Resume): Line[] => {
  const headings = new Set(
    resume.sections
      .filter(({ heading }) => headingName(heading) !== null)
      .map(({ page, line }) => placeOf({ page, number: line })),
  )
  const loose = new Set(looseLines(resume).map(placeOf))
  return resume.lines.filter((line) => !headings.has(placeOf(line)) && (!isMargin(line) || loose.has(placeOf(line))))
}

/** Each stated text; a word broken at the end of a line is whole, at the beginning of the next, and so is a date where `dates` is true. */
const statedTexts = (resume: Resume, dates: boolean): string[] => {
  let half = ''
  const lines = bodyOf(resume).map((line) => ({ line, own: requiredText(line) }))
  return lines.map(({ line, own }, at) => {
    const text = half + own
    const word = line.broken ? (/\p{L}+-$/u.exec(text)?.[0] ?? '') : ''
    const from = dates && word === '' ? dateOver(text, lines[at + 1]?.own ?? '') : null
    half = from === null ? word.slice(0, -1) : `${text.slice(from)} `
    return from === null ? text.slice(0, text.length - word.length) : text.slice(0, from)
  })
}

/** How many times each word is missing from `items`, by its folded form. Empty when nothing was lost. */
const missing = (texts: readonly string[], items: readonly { readonly text: string }[]): Map<string, number> => {
  const present = wordCounts(items.map(({ text }) => text))
  const counts = [...wordCounts(texts)].map(([word, count]) => [word, count - (present.get(word) ?? 0)] as const)
  return new Map(counts.filter(([, count]) => count > 0))
}

/** The stated texts with the words that the items lack: with each date whole or as its lines have it, whichever loses less. */
const lostOf = (before: Resume, items: readonly { readonly text: string }[]) => {
  const withDates = (dates: boolean) => {
    const texts = statedTexts(before, dates)
    return { texts, lost: missing(texts, items) }
  }
  const [apart, whole] = [withDates(false), withDates(true)]
  return whole.lost.size < apart.lost.size ? whole : apart
}

/** The texts of `before` that hold a word these items of its clean version lack; see the top of this file. Pure. */
export const lostTexts = (before: Resume, items: readonly Item[]): string[] => {
  const { texts, lost } = lostOf(before, items)
  return texts.filter((text) => [...wordCounts([text]).keys()].some((word) => lost.has(word)))
}

/** The pieces of lines that these items lack as a whole, to be put back as they were written. */
export const lostPieces = (before: Resume, items: readonly Item[]): string[] => {
  const { texts, lost } = lostOf(before, items)
  if (lost.size === 0) return []
  return texts.flatMap(finePieces).filter((piece) => {
    const counts = [...wordCounts([piece])]
    const isLost = counts.length > 0 && counts.every(([word, count]) => (lost.get(word) ?? 0) >= count)
    if (isLost) for (const [word, count] of counts) lost.set(word, (lost.get(word) ?? 0) - count)
    return isLost
  })
}
