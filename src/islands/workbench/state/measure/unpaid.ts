// Says why an answer that promised points brought none: silence looks like an error, or like a broken promise.
import type { DraftMeasureJson as Measure, DraftQuestionJson as Question } from '../../../../api/tools/draft'

/**
 * words: the answer does not say what the advert asks in its words. limited: a limit holds the score, `cap` in words. asked: what the
 * question asks for is still not there. counted: the draft showed it already.
 */
export type Unpaid = { readonly because: 'words' | 'limited' | 'asked' | 'counted'; readonly cap: string }

/** A promise of one point may miss by it. */
const missing = 1

const isAsked = ({ id, check, part, line, field }: Question, questions: readonly Question[]): boolean =>
  questions.some(
    (one) => one.id === id || (one.check === check && one.part === part && one.line === line && one.field === field),
  )

/** Null where something was paid, or next to nothing was promised. Pure. */
export const unpaidOf = (question: Question, before: Measure | null, now: Measure | null): Unpaid | null => {
  const promised = question.least ?? question.gain ?? 0
  const ofVacancy = question.check === 'vacancy'
  const [earlier, later] = [before, now].map((one) => (ofVacancy ? one?.vacancy?.score : one?.score))
  if (promised <= missing || earlier == null || later == null || earlier !== later) return null
  if (ofVacancy) return { because: isAsked(question, now?.vacancy?.asks ?? []) ? 'words' : 'counted', cap: '' }
  const cap = now?.caps[0]
  if (cap !== undefined) return { because: 'limited', cap }
  // A new line is asked for as long as there are few.
  const isOpen = question.answer !== 'line' && isAsked(question, now?.questions ?? [])
  return { because: isOpen ? 'asked' : 'counted', cap: '' }
}
