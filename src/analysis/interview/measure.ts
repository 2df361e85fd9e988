// Finds the parts of one answer and quotes the words of each. There is no score, because an interviewer gives none.

import { truncate } from '../bounded'
import { MAX_QUOTE } from '../resume/evidence'
import { clean, countWords, fold } from '../resume/reading/text'
import type { TextLanguage } from '../text-language'
import * as cues from './cues'
import { agreementOf, figuresOf } from './figures'
import { COMFORTABLE, MAX_ANSWER } from './limits'
import { type AnswerMeasure, INTERVIEW_RUBRIC, type ShownEvidence } from './result'

/** Maximum pieces of an answer: sentences, the long ones cut at commas. */
const MAX_PIECES = 400
const LONG = 140

const piecesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;…])\s+/u)
    .flatMap((sentence) => (sentence.length > LONG ? sentence.split(/(?<=,)\s+/u) : [sentence]))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .slice(0, MAX_PIECES)

const quoted = (piece: string): string =>
  piece.length <= MAX_QUOTE ? piece : `${truncate(piece, MAX_QUOTE - 1).trimEnd()}…`

type Piece = { readonly text: string; readonly folded: string }

/** The first piece that matches `cue`, preferably one that matches none of `others`. */
const evidenceOf = (pieces: readonly Piece[], cue: RegExp, others: readonly RegExp[] = []): ShownEvidence => {
  const matching = pieces.filter(({ folded }) => cue.test(folded))
  const best = matching.find(({ folded }) => !others.some((other) => other.test(folded))) ?? matching[0]
  return { text: best ? quoted(best.text) : null }
}

/** True for an action that is neither a result nor a task nor the beginning of a situation; its place belongs to it. */
const isPlainAction = (folded: string, language: TextLanguage): boolean => {
  const [acted = ''] = cues.action[language].exec(folded) ?? []
  const begun = folded.slice(0, folded.indexOf(acted) + acted.length)
  return (
    ![cues.result[language], cues.task[language]].some((cue) => cue.test(folded)) &&
    !cues.situation[language].test(begun)
  )
}

const actionIn = (pieces: readonly Piece[], language: TextLanguage): ShownEvidence => {
  const acted = pieces.map(({ text, folded }) => ({ text, folded: cues.withoutWishes(folded, language) }))
  const matching = acted.filter(({ folded }) => cues.action[language].test(folded))
  const best = matching.find(({ folded }) => isPlainAction(folded, language)) ?? matching[0]
  const ownAction: ShownEvidence = { text: best ? quoted(best.text) : null }
  if (ownAction.text !== null) return ownAction
  const we = evidenceOf(pieces, cues.group[language]).text
  return we === null ? ownAction : { text: null, we }
}

const fillersIn = (folded: string, language: TextLanguage): AnswerMeasure['fillers'] =>
  cues.fillers[language]
    .map(([word, pattern]) => ({ word, count: folded.match(pattern)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)

const lengthOf = (count: number): AnswerMeasure['length'] =>
  count < COMFORTABLE.least ? 'short' : count > COMFORTABLE.most ? 'long' : 'good'

const askedIn = (pieces: readonly Piece[], language: TextLanguage): string | null => {
  const question =
    pieces.find(({ text }) => text.endsWith('?')) ??
    pieces.find(({ folded }) => {
      const match = folded.match(cues.asking[language])
      return match?.index !== undefined && match.index <= 2
    })
  return question ? quoted(question.text) : null
}

type PractisedAnswer = {
  readonly text: string
  /** Duration; null when the answer was not timed. */
  readonly seconds: number | null
  readonly language: TextLanguage
  /** The lines of the résumé, to compare its figures with the answer's. */
  readonly lines: readonly string[]
}

/** Measures an answer, of which at most 8 000 characters are read. Pure and linear. */
export const measureAnswer = ({ text, seconds: took, language, lines }: PractisedAnswer): AnswerMeasure => {
  const answer = clean(truncate(text, MAX_ANSWER))
  const pieces = piecesOf(answer).map((piece) => ({ text: piece, folded: fold(piece) }))
  const count = countWords(answer)
  const { situation, task, result } = cues
  const ownTask = evidenceOf(pieces, task[language])
  const action = actionIn(pieces, language)
  const outcome = evidenceOf(pieces, result[language], [task[language], situation[language]])
  const quotes = new Set([ownTask.text, action.text, outcome.text])
  const otherPieces = pieces.filter((piece) => !quotes.has(quoted(piece.text)))
  return {
    rubric: INTERVIEW_RUBRIC,
    words: count,
    seconds: took,
    length: lengthOf(count),
    situation: evidenceOf(otherPieces, situation[language], [task[language], result[language]]),
    task: ownTask,
    action,
    result: outcome,
    figures: figuresOf(answer),
    fillers: fillersIn(fold(answer), language),
    agreement: agreementOf(answer, lines),
    asks: askedIn(pieces, language),
  }
}
