// Checks of what a parser can read from the file. Rules and weights: docs/analysis/judgement.md.
import { ramp } from '../../figures'
import { memoOfObject } from '../../memo'
import { firstFew, pointAt } from '../evidence'
import type { Resume } from '../reading'
import { isEdge } from '../reading/person/contact-data'
import { distinctWords, firstOfEach, tokens } from '../reading/text'
import type { Evidence } from '../result'
import { isBeginner } from '../sentences/beginner'
import { type CheckFunction, notAssessed, percent, shareOf } from './outcome'

/** Share of unreadable characters: up to 2 % are icons and typing errors; from 15 % a parser reads noise. */
const UNREADABLE = { fine: 0.02, lost: 0.15 }
/** Fewest letters of a "word" that must be several words without spaces, in Portuguese and English. */
const LONGEST_WORD = 28

export const isJoined = (word: string): boolean => word.length > LONGEST_WORD && /^[\p{L}-]+$/u.test(word)

export const textLayer: CheckFunction = ({ resume: { document, lines: all, words: total } }) => {
  const lines = firstOfEach(all, ({ text }) => text)
  const joined = lines.filter((line) => tokens(line.text).some(isJoined))
  const garbled = lines.filter((line) => /[\ufffd\ue000-\uf8ff]|\(cid:\d+\)/.test(line.text))
  const clean =
    1 - ramp(Math.max(document.unreadable, garbled.length / (lines.length * 4 || 1)), UNREADABLE.fine, UNREADABLE.lost)
  const spaced = 1 - Math.min(0.5, joined.length / Math.max(1, lines.length)) - 0.3 * ramp(document.respaced, 0.1, 1)
  return {
    share: Math.max(0, clean * spaced),
    params: {
      words: total,
      unreadable: Math.round(document.unreadable * 100),
      // A gap set by position is no lost space: only words that our own reading joined have lost theirs.
      context: clean < 1 ? 'garbled' : joined.length > 0 ? 'spaces' : 'set',
    },
    evidence: firstFew([...garbled, ...joined], (line) => pointAt(line)),
  }
}

/** Requires experience, or its substitute before a first job, and education under names that every parser knows. */
const workHeadings = ['experience', 'projects', 'volunteer']

export const headings: CheckFunction = ({ resume }) => {
  const { sections, unread, firstJob, education } = resume
  const has = (names: readonly string[]) => sections.some(({ name }) => names.includes(name))
  const none = resume.roles.length === 0 && isBeginner(resume)
  const work = none || has(firstJob && unread.length === 0 ? [...workHeadings, 'courses', 'other'] : workHeadings)
  const study = has(['education']) || (education.degree === null && education.school === null)
  const missing = [...(work ? [] : ['experience']), ...(study ? [] : ['education'])]
  const quoted = sections.filter(({ name }) => (missing.length > 0 ? name === 'other' : workHeadings.includes(name)))
  return {
    share: 1 - missing.length / 2,
    params: { found: 2 - missing.length, of: 2, context: missing[0] ?? 'all' },
    evidence: firstFew(quoted, ({ heading, page, line }): Evidence => ({ text: heading, page, line })),
  }
}

/** Some parsers read two columns one after the other, others straight across, so part of the points remains. */
const TWO_COLUMNS = 0.3

export const readingOrder: CheckFunction = ({ resume: { document, lines } }) => {
  const right = lines.filter((line) => line.column === 1)
  return {
    share: document.columns === 1 ? 1 : TWO_COLUMNS,
    params: { columns: document.columns },
    evidence: document.columns === 1 ? [] : firstFew(right.slice(0, 2), (line) => pointAt(line)),
  }
}

const edgeOnly = ({ contact: { email, phone } }: Resume) =>
  [email, phone].flatMap((found) => (found?.line && isEdge(found.line) ? [found.line] : []))

export const parts: CheckFunction = ({ resume }) => {
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

/** More pages than any application form accepts. */
const MANY_PAGES = 5

export const file: CheckFunction = ({ resume: { document } }) => ({
  share: document.scanned ? 0 : (document.pages ?? 1) > MANY_PAGES ? 0.4 : 1,
  params: {
    kind: document.kind.toUpperCase(),
    pages: document.pages ?? 0,
    ...(document.scanned ? { context: 'scan' } : {}),
  },
  evidence: [],
})

export const unicode: CheckFunction = ({ resume: { document } }) => {
  const total = document.fonts.reduce((sum, { characters }) => sum + characters, 0)
  if (total === 0) return notAssessed
  const mapped = document.fonts.filter((font) => font.unicode).reduce((sum, { characters }) => sum + characters, 0)
  return { share: ramp(mapped / total, 0.5, 0.98), params: { percent: percent(mapped, total) }, evidence: [] }
}

/** Words of hidden text; single characters are layout artifacts. */
export const hiddenWords = ({ document }: Resume): number =>
  document.hidden.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0), 0)

export const hidden: CheckFunction = ({ resume }) => {
  const count = hiddenWords(resume)
  return { share: count === 0 ? 1 : 0, params: { found: count }, evidence: [] }
}

/** Share of unreadable characters above which the text counts as lost. */
export const MOSTLY_UNREADABLE = 0.4

/** Different words. */
const LEAST_WORDS = 18

/** True when there is too little readable text to judge its content; a scan with recognised text has as much as was recognised. */
export const hasNoText = memoOfObject(
  ({ document, distinct }: Resume): boolean =>
    document.unreadable > MOSTLY_UNREADABLE ||
    distinct < LEAST_WORDS ||
    distinctWords(document.lines.map(({ text }) => text)) < LEAST_WORDS,
)
