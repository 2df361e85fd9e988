// What a parser can make of the file. Rules and weights: docs/analysis.md.
import { firstFew, pointAt } from '../evidence'
import type { ContactKind, Found, Resume } from '../reading'
import { isEdge } from '../reading'
import { findRanges } from '../reading/dates'
import { distinctWords, firstOfEach, tokens } from '../reading/text'
import type { Evidence } from '../result'
import { between, type Measure, notAssessed, percent, shareOf } from './outcome'

/** Different words, below which a page has hardly any text: 80 words have about 60. */
const WORDS_PER_PAGE = 60
/** Unreadable characters: up to 2 % are icons and slips; from 15 % on a parser reads noise. */
const UNREADABLE = { fine: 0.02, lost: 0.15 }
/** A "word" longer than any in Portuguese or English is several without their spaces. In letters. */
const LONGEST_WORD = 28

export const isJoined = (word: string): boolean => word.length > LONGEST_WORD && /^[\p{L}-]+$/u.test(word)

export const textLayer: Measure = ({ resume: { document, lines: all, words: total, distinct } }) => {
  const lines = firstOfEach(all, ({ text }) => text)
  const joined = lines.filter((line) => tokens(line.text).some(isJoined))
  const garbled = lines.filter((line) => /[\ufffd\ue000-\uf8ff]|\(cid:\d+\)/.test(line.text))
  const clean =
    1 -
    between(Math.max(document.unreadable, garbled.length / (lines.length * 4 || 1)), UNREADABLE.fine, UNREADABLE.lost)
  const spaced = 1 - Math.min(0.5, joined.length / Math.max(1, lines.length)) - 0.3 * between(document.respaced, 0.1, 1)
  const enough = shareOf(distinct / (document.pages ?? 1), WORDS_PER_PAGE)
  return {
    share: Math.max(0, clean * spaced * enough),
    params: {
      words: total,
      unreadable: Math.round(document.unreadable * 100),
      context: clean < 1 ? 'garbled' : enough < 1 ? 'thin' : 'spaces',
    },
    evidence: firstFew([...garbled, ...joined], (line) => pointAt(line)),
  }
}

const headingWeights = [
  ['experience', 8],
  ['education', 6],
  ['skills', 4],
  ['summary', 2],
] as const

export const headings: Measure = ({ resume: { sections, unread } }) => {
  const has = (name: string) => sections.some((section) => section.name === name)
  const worth = (name: string, weight: number): number => {
    if (has(name) || (name === 'summary' && has('objective'))) return weight
    // For a first job, projects or voluntary work stand where experience would.
    return name === 'experience' && (has('projects') || has('volunteer')) ? weight / 2 : 0
  }
  const missing = headingWeights.filter(([name, weight]) => worth(name, weight) < weight).map(([name]) => name)
  const points = headingWeights.reduce((sum, [name, weight]) => sum + worth(name, weight), 0)
  const trainee = unread.length === 0 && worth('experience', 8) > 0
  const first = missing[0] === 'experience' && trainee ? 'firstjob' : (missing[0] ?? 'all')
  const shown = sections.filter(({ name }) =>
    missing.length > 0 ? name === 'other' : headingWeights.some(([known]) => known === name),
  )
  return {
    share: points / 20,
    params: { found: 4 - missing.length, of: 4, context: first },
    evidence: firstFew(shown, ({ heading, page, line }): Evidence => ({ text: heading, page, line })),
  }
}

/** Two columns are read by some parsers column by column, by others straight across: part of the points stays. */
const TWO_COLUMNS = 0.3

export const readingOrder: Measure = ({ resume: { document, lines } }) => {
  const right = lines.filter((line) => line.column === 1)
  return {
    share: document.columns === 1 ? 1 : TWO_COLUMNS,
    params: { columns: document.columns },
    evidence: document.columns === 1 ? [] : firstFew(right.slice(0, 2), (line) => pointAt(line)),
  }
}

const contactWeights = [
  ['email', 6],
  ['phone', 5],
  ['linkedin', 2],
  ['city', 2],
] as const

/** In the body's text a parser sees it; in a header, a text box or only behind a link, some do not. */
const legibility = (found: Found | null): number =>
  found === null ? 0 : found.line === null || isEdge(found.line) ? 0.5 : 1

export const contact: Measure = ({ resume }) => {
  const missing = contactWeights.filter(([kind]) => legibility(resume.contact[kind]) === 0).map(([kind]) => kind)
  const unsure = contactWeights.filter(([kind]) => legibility(resume.contact[kind]) === 0.5).map(([kind]) => kind)
  const points = contactWeights.reduce((sum, [kind, weight]) => sum + weight * legibility(resume.contact[kind]), 0)
  const lines = (kinds: readonly ContactKind[]) =>
    kinds.flatMap((kind) => (resume.contact[kind]?.line ? [resume.contact[kind]] : []))
  const [head] = lines(contactWeights.map(([kind]) => kind))
  const context = missing[0] ?? (unsure.length > 0 ? 'edge' : 'all')
  return {
    share: points / 15,
    params: { found: 4 - missing.length, of: 4, context },
    // What is missing belongs beside the contact data that are there.
    evidence:
      missing.length > 0
        ? firstFew(head?.line ? [head.line] : [], (line) => pointAt(line))
        : firstFew(lines(unsure.length > 0 ? unsure : contactWeights.map(([kind]) => kind)), ({ line, value }) =>
            pointAt(line!, value),
          ),
  }
}

/** A fair or a school project of a first job may have one date; a job has two. */
export const roleDates: Measure = ({ resume: { roles, firstJob } }) => {
  const dated = roles.filter(({ dates }) => (firstJob ? dates : dates?.to))
  const single = roles.filter(({ dates }) => !firstJob && dates && !dates.to)
  const without = roles.filter((role) => !dated.includes(role))
  return {
    share: roles.length === 0 ? 0 : (dated.length + single.length / 2) / roles.length,
    params: { found: dated.length, of: roles.length, context: roles.length === 0 ? 'noroles' : 'some' },
    evidence:
      without.length > 0
        ? firstFew(without, ({ line }) => pointAt(line))
        : firstFew(dated, ({ line, datesLine }) => {
            const where = datesLine ?? line
            const [range] = findRanges(where.text)
            return pointAt(where, range && where.text.slice(range.start, range.end))
          }),
  }
}

const edgeOnly = ({ contact: { email, phone } }: Resume) =>
  [email, phone].flatMap((found) => (found?.line && isEdge(found.line) ? [found.line] : []))

export const parts: Measure = ({ resume }) => {
  const { tables, textboxes, images } = resume.document
  const edge = edgeOnly(resume)
  const lost = (textboxes > 0 ? 3 : 0) + (tables > 0 ? 3 : 0) + (images > 0 ? 1.5 : 0) + (edge.length > 0 ? 3 : 0)
  const inside = resume.lines.filter(({ region }) => region === 'table' || region === 'textbox')
  const context = edge.length > 0 ? 'edge' : textboxes > 0 ? 'textboxes' : tables > 0 ? 'tables' : 'images'
  return {
    share: 1 - shareOf(lost, 8),
    params: { tables, textboxes, images, context },
    evidence: lost === 0 ? [] : firstFew([...edge, ...inside.slice(0, 2)], (line) => pointAt(line)),
  }
}

/** More pages than any screening form takes. */
const MANY_PAGES = 5

export const file: Measure = ({ resume: { document } }) => ({
  share: document.scanned ? 0 : (document.pages ?? 1) > MANY_PAGES ? 0.4 : 1,
  params: { kind: document.kind.toUpperCase(), pages: document.pages ?? 0 },
  evidence: [],
})

export const unicode: Measure = ({ resume: { document } }) => {
  const total = document.fonts.reduce((sum, { characters }) => sum + characters, 0)
  if (total === 0) return notAssessed
  const mapped = document.fonts.filter((font) => font.unicode).reduce((sum, { characters }) => sum + characters, 0)
  return { share: between(mapped / total, 0.5, 0.98), params: { percent: percent(mapped, total) }, evidence: [] }
}

/** Words of hidden text; signs and single letters are leftovers of a layout, not text. */
export const hiddenWords = ({ document }: Resume): number =>
  document.hidden.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0), 0)

export const hidden: Measure = ({ resume }) => {
  const count = hiddenWords(resume)
  return { share: count === 0 ? 1 : 0, params: { found: count }, evidence: [] }
}

/** Share of characters no one can read above which the text is taken for lost. */
export const MOSTLY_UNREADABLE = 0.4

/** Different words. */
const LEAST_WORDS = 18

/** True when there is too little readable text to judge what it says. */
export const hasNoText = ({ document, distinct }: Resume): boolean =>
  document.scanned ||
  document.unreadable > MOSTLY_UNREADABLE ||
  distinct < LEAST_WORDS ||
  distinctWords(document.lines.map(({ text }) => text).join(' ')) < LEAST_WORDS
