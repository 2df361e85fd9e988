// A question about one line or field of a draft, as the measure asks it.
import type { FigureAnswer } from './answers'
import type { DraftPart } from './parts'
import type { Source } from './sheet'
import type { Spoken } from './spoken'
import type { Topic } from './topics'

/**
 * figure: a number goes into the line. line: the answer is a new line of the part. field: the answer is the field. add: the answer
 * joins the field's list. slips: words are set right, each by one press. look: there is nothing to ask; the person edits the line or field. job: the line or title is a job of its
 * own, or it is none.
 */
export type AnswerKind = 'figure' | 'line' | 'field' | 'add' | 'slips' | 'look' | 'job'

export type Question = {
  /** Stable while the line is unchanged, so that the answer "I do not know" can be remembered. */
  readonly id: string
  readonly check: string
  readonly answer: AnswerKind
  readonly topic: Topic | null
  /** Of a figure: how it goes into the line, and the line that was made for. */
  readonly figure: (FigureAnswer & { readonly line: string }) | null
  /** Null if the draft has no part of this `kind` yet. */
  readonly place: Source | null
  readonly kind: DraftPart['kind']
  /** The field of that part, also where there is no such part yet. */
  readonly field?: string
  /** Of the own section that the answer goes into, also where the draft has it not yet; it may stand in a job's place. */
  readonly heading?: string
  /** What stands in the answer's field before anything is typed. */
  readonly suggested?: string
  /** Of `job`: the fields of the job that the line would be. */
  readonly job?: Readonly<Record<string, string>>
  /** Of `job`: what the line says was done there, which are lines of that job. */
  readonly tasks?: readonly string[]
  /** Of `slips` that the rubric does not count. */
  readonly spoken?: readonly Spoken[]
  /** Whole points that an ordinary answer adds, of `look` and at least of `add` all that the check asks; null if not measured. */
  readonly gain: number | null
  /** Whole points that the least of some ordinary answers adds, where they differ. */
  readonly least?: number
  /** Whole points of all answers to its check's questions about lines, where they are fewer than each alone adds up to. */
  readonly together?: number
}

/** A question before its answer is measured: `gain` is its share of what its check promises. */
export type Estimated = Question & { readonly gain: number }
