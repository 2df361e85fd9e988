// The clauses of an advert written as a message, and what each is: "Need 2 bricklayers start Mon, CSCS a must, £180 day".
import { isTitle } from '../../../resume/reading/experience/names/titles'
import { fold, tokens } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'
import type { TextLanguage } from '../../../text-language'
import { languagesAsked } from '../../levels/languages'
import type { Part } from '../../result'
import { headingOf } from '../headings'
import { asksInWords, isWaiver, partOf } from '../needs/cues'
import { pieces } from '../pieces'
import { isBareDeed, opensClause } from '../tasks/openings'
import { findSoft } from '../terms/kinds/soft'
import { type AdvertLine, PLAIN } from '../text/lines'
import {
  able,
  asks,
  credential,
  isAside,
  label,
  number,
  prose,
  seeks,
  sign,
  sought,
  titleEnds,
  wishes,
} from './phrases'

/** Most words of a message, and most lines. */
const MOST_WORDS = 120
const MOST_LINES = 8
/** Fewest clauses. */
const CLAUSES = 4
/** Most words of its clauses, on average, and the share of its sentences that are prose. */
const CLAUSE_WORDS = 6
const PROSE = 1 / 3

/** What parts two clauses; brackets are remarks. */
const joint =
  /\s{0,3}[,;]\s+|\s{1,3}[–-]\s+|\s{0,3}\.(?:\s+|$)|\s{1,3}(?=(?:&|and|\+|e) (?:must|can|own|need|able|full|ter|saber|tem|cnh)\b)/giu
/** The clauses of a sentence, its remarks in brackets left out. */
export const clausesIn = (sentence: string): string[] =>
  sentence
    .replace(/\([^()]*\)/g, (inside) => ' '.repeat(inside.length))
    .split(joint)
    .map((clause) => clause.replace(/^(?:&|\+|and|e)\s/iu, '').trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))

const seeksSomebody = (folded: string): boolean => seeks.test(folded) || sought.test(folded)

/** True for a short advert without headings and lists, in clauses of few words. */
export const isMessage = (lines: readonly AdvertLine[]): boolean => {
  if (lines.length > MOST_LINES || lines.some((line) => line.bullet || line.level < PLAIN)) return false
  const words = lines.reduce((sum, { text }) => sum + tokens(text).length, 0)
  if (words > MOST_WORDS) return false
  if (lines.some((line) => !['title', 'place', undefined].includes(headingOf(line)?.section))) return false
  const sentences = lines.flatMap(({ text }) => pieces(text))
  const clauses = sentences.flatMap(clausesIn)
  return (
    clauses.length >= CLAUSES &&
    (seeksSomebody(fold(clauses[0] ?? '')) || lines.some(({ text }) => sign.test(fold(text)))) &&
    words <= CLAUSE_WORDS * clauses.length &&
    sentences.filter((one) => prose.test(fold(one))).length <= PROSE * sentences.length
  )
}

/** Most words of the name of a job. */
const TITLE_WORDS = 5
/** The job that a clause seeks somebody for: "we are looking for a nanny for our 2 kids", "2x labourers needed tomorrow". */
export const jobIn = (clause: string): string | null => {
  const start = seeks.exec(fold(clause))?.[0].length ?? 0
  const rest = clause.slice(start).replace(number, '')
  const end = fold(rest).search(titleEnds)
  const title = (end < 0 ? rest : rest.slice(0, end)).trim()
  return isTitle(title) && tokens(title).length <= TITLE_WORDS ? title : null
}

/** A name of a card, a course, a language or a trait, or one in capitals: what somebody has, and no work. */
const isHeld = (clause: string, folded: string): boolean =>
  credential.test(folded) ||
  (/\p{Ll}/u.test(clause) && /(?<!\p{L})\p{Lu}{2,}(?!\p{Ll})/u.test(clause)) ||
  languagesAsked(folded).length > 0 ||
  findSoft(folded).length > 0 ||
  matchSkills(clause).some(({ start, end }) => /\p{Lu}/u.test(clause.slice(Math.max(1, start), end)))

/** What a clause of a message is: of a part, a name that its neighbours give one, or the name of who is sought. */
export type Kind = Part | 'name' | 'job'
/** Where a clause stands: it opens the message, another sentence, or none. */
type Place = 'message' | 'sentence' | 'within'

const kindOf = (clause: string, place: Place, language: TextLanguage): Kind => {
  const folded = fold(clause)
  if (isWaiver(clause)) return 'other'
  if (isAside(folded)) return partOf(clause, 'open') === 'apply' ? 'apply' : 'benefits'
  if (wishes.test(folded)) return 'desirable'
  const [before = ''] = folded.split(sought)
  const isSought = before !== folded && !credential.test(before) && (place !== 'within' || isTitle(before))
  if (seeks.test(folded) || isSought || (place === 'message' && isTitle(clause))) return 'job'
  if (able.test(folded)) return 'duties'
  if (asks.test(folded) || asksInWords(clause)) return 'required'
  if (place === 'sentence' && jobIn(clause) !== null) return 'job'
  // Within a sentence a capital begins a name and no verb: "Gondomar".
  const isName = place === 'within' && /^\p{Lu}\p{Ll}/u.test(clause)
  if (!isName && (opensClause(folded, language) || isBareDeed(folded.split(' ', 1)[0] ?? '', language))) return 'duties'
  return isHeld(clause, folded) ? 'required' : 'name'
}

export type Clause = { readonly text: string; readonly kind: Kind }

/** The clauses of each sentence of a line. */
export const clausesOf = ({ text, number: line }: AdvertLine, language: TextLanguage): Clause[][] =>
  pieces(text).map((piece, sentence) =>
    clausesIn(piece.replace(label, '')).map((clause, at) => ({
      text: clause,
      kind: kindOf(clause, at > 0 ? 'within' : line === 1 && sentence === 0 ? 'message' : 'sentence', language),
    })),
  )
