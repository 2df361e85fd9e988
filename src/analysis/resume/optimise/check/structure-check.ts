// The structural gate: a created file is offered only if it states everything the original states, each fact in its own
// place.
import type { Document } from '../../../documents/document'
import { isUnreadable } from '../../../documents/text'
import { isJoined } from '../../checks/ats'
import { type Resume, readResume } from '../../reading'
import { findSchools } from '../../reading/education/schools'
import { type Fault, faults } from '../../result'
import type { Sheet } from '../files/sheet'
import { headings } from '../headings'
import { bare, cutsBrackets, datesTasks, leavesLabels, mixesJobs, runsTogether, textsOf } from '../jobs'
import { hasContact } from '../left-out/personal'
import { paged } from '../margins'
import { pauseHeading } from '../pauses'
import { lostWords } from './lost-words'
import { added } from './word-counts'

/** Words broken at a line end, as the reading joined them. */
const joined = ({ lines }: Resume): string[] =>
  lines.flatMap((line, at) => {
    const [half, rest] = [/\p{L}+-$/u.exec(line.text)?.[0], /^\p{L}+/u.exec(lines[at + 1]?.text ?? '')?.[0]]
    return line.broken && half && rest ? [half.slice(0, -1) + rest] : []
  })

const isGarbled = (text: string): boolean => /\(cid:\d+\)/.test(text) || Array.from(text).some(isUnreadable)

/** A word the original does not have or has less often, one that the file does not hold, several fused into one, or unreadable characters. */
const changesWords = (source: Document, before: Resume, sheet: Sheet, made: Document): boolean => {
  const sourceTexts = [...textsOf(source.lines), ...source.links, ...before.sections.map(({ heading }) => heading)]
  const ours = [...Object.values(headings[sheet.language]), pauseHeading[sheet.language]]
  const texts = textsOf(made.lines)
  return (
    added(texts, [...sourceTexts, ...joined(before), ...ours]).length > 0 ||
    added(textsOf(sheet.items), [...texts, ...joined(readResume(made))]).length > 0 ||
    [...texts, ...textsOf(sheet.items)].some((text) => isGarbled(text) || text.split(/\s+/).some(isJoined))
  )
}

const digits = (text: string | undefined): string => (text ?? '').replace(/\D/g, '')

/** The name and contact data must be unchanged. */
const losesContact = (before: Resume, after: Resume): boolean => {
  const same = ({ name, contact: { email, phone, linkedin } }: Resume) =>
    [bare(name?.value ?? null), email?.value, digits(phone?.value), linkedin?.value].join('\n')
  return same(before) !== same(after)
}

/** The schools by name must be unchanged and in order. */
const renamesSchools = (before: Resume, after: Resume): boolean =>
  bare(findSchools(before).join('\n')) !== bare(findSchools(after).join('\n'))

/** A shorter running line may appear in the text by coincidence. */
const LEAST = 4
const lettersOf = (texts: readonly string[]): string => bare(texts.join(' ')).replace(/\p{N}+/gu, '')
const times = (text: string, part: string): number => text.split(part).length - 1

/** A margin line of the original that is repeated or counts pages must not become text. */
const repeatsMargins = ({ lines }: Document, { items }: Sheet): boolean => {
  const margins = lines.filter(({ region }) => region === 'header' || region === 'footer')
  const body = lettersOf(textsOf(lines.filter((line) => !margins.includes(line))))
  const text = lettersOf(textsOf(items))
  return [...Map.groupBy(margins, (line) => lettersOf([line.text]))].some(([part, group]) => {
    if (part.length < LEAST) return false
    const counts = new Set(textsOf(group)).size > 1 || group.some((line) => paged.test(line.text))
    return times(text, part) > Math.max(times(body, part), counts ? 0 : 1)
  })
}

/** Names that icon fonts give their glyphs and that nobody uses as a label. */
const icon =
  /^(?:fa[brs]? )?(?:fa-)?(?:house-chimney|(?:envelope|phone|mobile|github|linkedin|twitter|facebook|instagram|whatsapp|xing|map|location)-(?:alt|square|open|in|f|volume|marker|marker-alt|dot|arrow|pin|screen|button)|square-(?:github|linkedin|phone|envelope|twitter|facebook|instagram|whatsapp)|cake-candles|graduation-cap|paper-plane|location_on|mail_outline|phone_iphone)(?![\p{L}-])/iu
/** Words that are icon names only if a contact datum follows. */
const label = /^(?:envelope|house|globe) (?=\S)/i

const namesIcons = ({ items }: Sheet): boolean =>
  textsOf(items)
    .flatMap((text) => text.split(/\s*\|\s*/))
    .some((piece) => icon.test(piece) || (label.test(piece) && hasContact(piece)))

/**
 * The structural faults of a created file, in the order they should be shown; empty when it is sound. `sheet` is the
 * source of the file, `made` the file as our reader reads it. Pure and total.
 */
export const structureCheck = (source: Document, sheet: Sheet): ((made: Document) => Fault[]) => {
  const before = readResume(source)
  const ofSheet = {
    jobs: cutsBrackets(sheet.items, source.lines) || leavesLabels(sheet.items) || datesTasks(sheet.items),
    entries: runsTogether(sheet.items, source.lines),
    margins: repeatsMargins(source, sheet),
    icons: namesIcons(sheet),
    words: lostWords(before, sheet.items).length > 0,
  }
  return (made) => {
    const after = readResume(made)
    const differences: Readonly<Record<Fault, boolean>> = {
      jobs: ofSheet.jobs || mixesJobs(before, after),
      entries: ofSheet.entries,
      schools: renamesSchools(before, after),
      contact: losesContact(before, after),
      words: ofSheet.words || changesWords(source, before, sheet, made),
      margins: ofSheet.margins,
      icons: ofSheet.icons,
    }
    return faults.filter((fault) => differences[fault])
  }
}
