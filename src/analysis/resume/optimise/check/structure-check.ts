// The structural gate: a created file is offered only if it states every fact of the original in its place.

import { type Document, isMargin } from '../../../documents/document'
import { isUnreadable } from '../../../documents/text'
import { either } from '../../../phrases'
import { isJoined } from '../../checks/ats'
import type { Resume } from '../../reading'
import { findSchools } from '../../reading/education/schools'
import { hasContact } from '../../reading/person/contact'
import { type Fault, faults } from '../../result'
import type { Sheet } from '../files/sheet'
import { headings } from '../headings'
import { cutBrackets, datedTasks, lettersOnly, mixedJobs, runTogether, textsOf, withLabels } from '../jobs'
import { paged } from '../margins'
import { pauseHeading } from '../pauses'
import { lostTexts } from './lost-words'
import { addedWords, dateOver, wordCounts } from './word-counts'

/** Words and dates broken at a line end, as the reading joined them. */
const brokenWords = ({ lines }: Resume): string[] =>
  lines.flatMap((line, at) => {
    const below = lines[at + 1]?.text ?? ''
    const [half, rest] = [/\p{L}+-$/u.exec(line.text)?.[0], /^\p{L}+/u.exec(below)?.[0]]
    const from = dateOver(line.text, below)
    return [
      ...(line.broken && half && rest ? [half.slice(0, -1) + rest] : []),
      ...(from === null ? [] : [`${line.text.slice(from)} ${below}`]),
    ]
  })

const isGarbled = (text: string): boolean => /\(cid:\d+\)/.test(text) || Array.from(text).some(isUnreadable)

/** The texts that hold one of these words, each once: where a word stands twice, once is what the page shows. */
const textsWith = (words: readonly string[], texts: readonly string[]): string[] => {
  const wanted = new Set(words)
  return [...new Set(texts.filter((text) => [...wordCounts([text]).keys()].some((word) => wanted.has(word))))]
}

/** Texts with a word the original has not, one that the file does not hold, several fused into one, or unreadable characters. */
const changedWords = (before: Resume, sheet: Sheet, after: Resume): string[] => {
  const { lines, links } = before.document
  const sourceTexts = [...textsOf(lines), ...links, ...before.sections.map(({ heading }) => heading)]
  const ours = [...Object.values(headings[sheet.language]), pauseHeading[sheet.language]]
  const [texts, sheetTexts] = [textsOf(after.document.lines), textsOf(sheet.items)]
  return [
    // The shortest text is nearest to the word.
    ...textsWith(addedWords(texts, [...sourceTexts, ...brokenWords(before), ...ours]), texts).toSorted(
      (a, b) => a.length - b.length,
    ),
    ...textsWith(addedWords(sheetTexts, [...texts, ...brokenWords(after)]), sheetTexts),
    ...[...texts, ...sheetTexts].filter((text) => isGarbled(text) || text.split(/\s+/).some(isJoined)),
  ]
}

const digits = (text: string | undefined): string => (text ?? '').replace(/\D/g, '')

/** The name and contact data that changed, as the original has them. */
const lostContact = (before: Resume, after: Resume): string[] => {
  const { name, contact } = before
  const values: readonly (readonly [string | undefined, boolean])[] = [
    [name?.value, lettersOnly(name?.value ?? null) === lettersOnly(after.name?.value ?? null)],
    [contact.email?.value, contact.email?.value === after.contact.email?.value],
    [contact.phone?.value, digits(contact.phone?.value) === digits(after.contact.phone?.value)],
    [contact.linkedin?.value, contact.linkedin?.value === after.contact.linkedin?.value],
  ]
  return values.flatMap(([value, isSame]) => (isSame ? [] : [value ?? '']))
}

/** The schools that are not there by name and in order; every one where the file has others besides. */
const renamedSchools = (before: Resume, after: Resume): string[] => {
  const [own, others] = [findSchools(before), findSchools(after)]
  if (lettersOnly(own.join('\n')) === lettersOnly(others.join('\n'))) return []
  const changed = own.filter((school, at) => lettersOnly(school) !== lettersOnly(others[at] ?? null))
  return changed.length > 0 ? changed : [...others.slice(own.length), '']
}

/** A shorter running line may appear in the text by coincidence. */
const LEAST_LETTERS = 4
const lettersOf = (texts: readonly string[]): string => lettersOnly(texts.join(' ')).replace(/\p{N}+/gu, '')
const times = (text: string, part: string): number => text.split(part).length - 1

/** The margin lines of the original that are repeated or count pages, and became text. */
const repeatedMargins = ({ lines }: Document, { items }: Sheet): string[] => {
  const margins = lines.filter(isMargin)
  const body = lettersOf(textsOf(lines.filter((line) => !margins.includes(line))))
  const text = lettersOf(textsOf(items))
  return [...Map.groupBy(margins, (line) => lettersOf([line.text]))].flatMap(([part, group]) => {
    if (part.length < LEAST_LETTERS) return []
    const counts = new Set(textsOf(group)).size > 1 || group.some((line) => paged.test(line.text))
    return times(text, part) > Math.max(times(body, part), counts ? 0 : 1) ? textsOf(group).slice(0, 1) : []
  })
}

/** Sites and objects of which there are icons in several shapes. */
const siteIcons = 'envelope|phone|mobile|github|linkedin|twitter|facebook|instagram|whatsapp|xing|map|location'
/** Shapes of such icons. */
const iconShapes = 'alt|square|open|in|f|volume|marker|marker-alt|dot|arrow|pin|screen|button'
/** Icons that have one name, and sites with a square around them. */
const otherIcons = `
  house-chimney|square-(github|linkedin|phone|envelope|twitter|facebook|instagram|whatsapp)|cake-candles|graduation-cap
  paper-plane|location_on|mail_outline|phone_iphone`
/** Names that icon fonts give their glyphs and that nobody uses as a label. */
const icon = new RegExp(
  String.raw`^(?:fa[brs]? )?(?:fa-)?(?:${either(siteIcons)}-${either(iconShapes)}|${either(otherIcons)})(?![\p{L}-])`,
  'iu',
)
/** Words that are icon names only if a contact datum follows. */
const label = /^(?:envelope|house|globe) (?=\S)/i

const iconNames = ({ items }: Sheet): string[] =>
  textsOf(items)
    .flatMap((text) => text.split(/\s*\|\s*/))
    .filter((piece) => icon.test(piece) || (label.test(piece) && hasContact(piece)))

/**
 * The structural faults of a created file, in the order they should be shown, each with the texts it is about, at the least an empty
 * one; no fault when it is sound. `sheet` is the source of the file, `after` the file as our reader reads it. Pure and total.
 */
export const structureCheck = (
  before: Resume,
  sheet: Sheet,
): ((after: Resume) => ReadonlyMap<Fault, readonly string[]>) => {
  const source = before.document
  const { items } = sheet
  const jobs = textsOf([...cutBrackets(items, source.lines), ...withLabels(items), ...datedTasks(items)])
  const entries = textsOf(runTogether(items, source.lines))
  const [margins, icons, lost] = [repeatedMargins(source, sheet), iconNames(sheet), lostTexts(before, items)]
  return (after) => {
    const mixed = mixedJobs(before, after)
    const places: Readonly<Record<Fault, readonly string[]>> = {
      jobs: mixed === null ? jobs : [...jobs, ...mixed, ''],
      entries,
      schools: renamedSchools(before, after),
      contact: lostContact(before, after),
      words: [...lost, ...changedWords(before, sheet, after)],
      margins,
      icons,
    }
    return new Map(faults.flatMap((fault) => (places[fault].length > 0 ? [[fault, places[fault]] as const] : [])))
  }
}
