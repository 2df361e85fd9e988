// Checks of the writing: stock phrases, sentences without content, spelling, leftovers of a template.
import { type Line, placeOf } from '../../documents/document'
import { memoOfObject } from '../../memo'
import { either } from '../../phrases'
import { firstFew, pointAt } from '../evidence'
import { linesOf, type Resume } from '../reading'
import type { Block } from '../reading/lines/paragraphs'
import { fold } from '../reading/text'
import type { Evidence } from '../result'
import { doubtWeight } from '../scoring/plausible'
import { blocksOf, sentencesOf } from '../sentences/blocks'
import { stockAims } from '../sentences/empty/aim'
import { findCliches, isStock } from '../sentences/empty/cliches'
import { differentEmpty, type EmptySentence, repels, vagueAims } from '../sentences/empty/empty'
import { findNote } from '../sentences/empty/left-in'
import { findSlips, type Slip } from '../spelling'
import { type CheckFunction, shareOf } from './outcome'

type Marked = { readonly line: Line | Block; readonly mark: string }

/** A line is quoted once, with all its marks. */
export const onePerLine = (marked: readonly Marked[]): Evidence[] =>
  firstFew([...Map.groupBy(marked, ({ line }) => line.text).values()], ([first, ...others]) =>
    pointAt(
      first!.line,
      first!.mark,
      others.map(({ mark }) => mark),
    ),
  )

/** Names that an advice gives as examples. */
const NAMES = 4
const withoutDuplicates = (marked: readonly Marked[]): string[] =>
  [...new Map(marked.map((one) => [fold(one.mark), one])).values()].map(({ mark }) => mark)

/** Names to use as examples in the advice, from the person's own text. */
const namesOf = (marked: readonly Marked[]): string => withoutDuplicates(marked).slice(0, NAMES).join(', ')

/** Stock phrases at which all points are lost. */
export const CLICHES = 5
/** Stock phrases where people describe themselves, and among the tasks where a sentence has nothing else. */
export const stockPhrases = memoOfObject((resume: Resume): readonly Marked[] => {
  const { top, sections } = resume
  // What an aim for any job says besides goes with it: that one mistake counts once, in the check of the summary.
  const aims = vagueAims(resume)
  return findCliches([
    ...blocksOf(
      [...top, ...linesOf(sections, 'summary', 'objective', 'skills', 'personal', 'interests', 'other')].filter(
        (line) => !aims.has(placeOf(line)),
      ),
      resume,
    ),
    ...sentencesOf(linesOf(sections, 'experience', 'volunteer'), resume).filter(({ text }) => isStock(text)),
  ]).filter(({ line, mark }) => !stockAims(line.text).some((phrase) => phrase.includes(mark)))
})

export const cliches: CheckFunction = ({ resume }) => {
  const phrases = stockPhrases(resume)
  const rest = withoutDuplicates(phrases).length - NAMES
  return {
    share: 1 - shareOf(phrases.length, CLICHES),
    params: { found: phrases.length, names: namesOf(phrases), rest, context: rest > 0 ? 'more' : 'all' },
    evidence: onePerLine(phrases),
  }
}

/** Sentences without content at which the rest is no longer credible. */
export const EMPTY = 4

/** A complaint, a demand or an excuse weighs as two, because it is what a reader remembers. */
const weightOf = (one: EmptySentence): number => (repels(one) ? 2 : one.reason === 'share' ? 0.5 : 1)

export const empty: CheckFunction = ({ empty: emptyOnes }) => {
  const weight = emptyOnes.reduce((sum, one) => sum + weightOf(one), 0)
  // What turns the reader away is what the tip is about, and its lines come first.
  const reason = (emptyOnes.find(repels) ?? emptyOnes[0])?.reason
  const same = emptyOnes.filter((one) => one.reason === reason)
  const others = emptyOnes.filter((one) => one.reason !== reason)
  return {
    share: 1 - shareOf(weight, EMPTY),
    params: {
      found: reason === 'advert' || reason === 'image' ? differentEmpty(same) : emptyOnes.length,
      names: namesOf(emptyOnes),
      context: reason ?? 'all',
    },
    evidence: onePerLine([...same, ...others]),
  }
}

/** Different spelling mistakes at which all points of the check are lost: one in two lines, and on a short page this many. */
const SLIPS = { least: 8, perLine: 0.5 }
/** A word that lacks only its accents, as a telephone types it, is half a mistake. */
const ACCENTS_ALONE = 0.5
/** A phrase carried over from another language is understood, and slows its reader. */
const CARRIED_OVER = 0.7
const weightOfSlip = ({ mark, better, translated }: Slip): number =>
  translated ? CARRIED_OVER : fold(mark) === fold(better) ? ACCENTS_ALONE : 1
/** Mistakes that the explanation lists. */
const LISTED = 40
export const spelling: CheckFunction = ({ resume: { lines, language, name, sections } }) => {
  const headings = new Set(sections.map(({ page, line }) => placeOf({ page, number: line })))
  const slips = findSlips(
    lines.filter((line) => line !== name?.line),
    language,
    (line) => headings.has(placeOf(line)),
  )
  const weight = slips.reduce((sum, slip) => sum + weightOfSlip(slip), 0)
  const isTranslated = slips.filter(({ translated }) => translated).length * 2 > slips.length
  const named = slips.map(({ mark, better }) => `${mark} → ${better}`)
  const rest = named.length - NAMES
  return {
    share: 1 - shareOf(weight, Math.max(SLIPS.least, lines.length * SLIPS.perLine)),
    params: {
      found: slips.length,
      names: named.slice(0, NAMES).join(', '),
      // "Por quê" has them all; a page with hundreds would be no list to read.
      all: named.slice(0, LISTED).join(', '),
      count: Math.max(1, rest),
      context: isTranslated ? 'translated' : rest > 0 ? 'more' : 'all',
    },
    evidence: onePerLine(slips),
  }
}

/** Weight of doubts at which all points of the check are lost. */
const DOUBTS = 3

/** Claims that a recruiter will doubt: figures beyond what one person does, and jobs that contradict one another. */
export const plausible: CheckFunction = ({ doubted }) => ({
  share: 1 - shareOf(doubtWeight(doubted), DOUBTS),
  params: { found: doubted.length, names: namesOf(doubted), context: doubted[0]?.reason ?? 'all' },
  evidence: onePerLine(doubted),
})

/** What a template asks for in square brackets. */
const templateFields = String.raw`
  seu|sua|your|nome|name|cargo|m[êe]s|ano|cidade|endere|empresa|company|[áa]rea|job|city|x\]|b[áa]sico|descreva|insert
  linkedin|data|date`
const placeholder = new RegExp(
  String.raw`\[${either(templateFields)}[^\]]{0,60}\]?|lorem ipsum|\(?00\)? ?0{4,5}[- ]?0{4}|digite aqui|(?:seu|your)[ .]?(?:nome|name|email)@|(?:nome da empresa|company name)(?!\s*(?::|[-–—]\s|$))|job title here`,
  'iu',
)

/** The lines with a message that was meant for somebody else. */
const notesIn = (lines: readonly Line[]): Marked[] =>
  lines.flatMap((line) => {
    const mark = findNote(line.text)
    return mark === null ? [] : [{ line, mark }]
  })
export const hasNote = (lines: readonly Line[]): boolean => notesIn(lines).length > 0

/** Leftovers of a template or a message show that nobody proofread the page. */
export const placeholders: CheckFunction = ({ resume: { lines } }) => {
  const notes = notesIn(lines)
  const marks = lines.flatMap((line): Marked[] => {
    const match = line.text.match(placeholder)
    return match ? [{ line, mark: match[0] }] : []
  })
  const all = [...notes, ...marks]
  return {
    share: all.length === 0 ? 1 : 0,
    params: { found: all.length, names: namesOf(all), ...(notes.length > 0 ? { context: 'note' } : {}) },
    evidence: onePerLine(all),
  }
}

export const hasPlaceholder = (lines: readonly Line[]): boolean => lines.some(({ text }) => placeholder.test(text))
