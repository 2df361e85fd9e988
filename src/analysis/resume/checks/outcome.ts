// The input and the result of a check, with helpers to build results.

import type { Resume } from '../reading'
import type { Evidence } from '../result'
import type { Doubted } from '../sentences/doubted'
import type { EmptySentence } from '../sentences/empty/empty'
import type { WorkSentence } from '../sentences/work/work'
import type { SkillsFound } from '../skills'
import type { Unknown } from '../skills/unknown'

/** The measurement of a check. `share` is 0 to 1 of its points; null when the file has nothing to measure. */
export type Outcome = {
  readonly share: number | null
  readonly params: { readonly [name: string]: string | number }
  readonly evidence: readonly Evidence[]
}

export type Subject = {
  readonly resume: Resume
  readonly skills: SkillsFound
  /** Listed skills whose names we do not know; none where the page shows too little work to believe a list. */
  readonly unknown: readonly Unknown[]
  /** What counts as work; `asked` of it may be quoted and asked about, which the care of one's own family is not. */
  readonly work: readonly WorkSentence[]
  readonly asked: readonly WorkSentence[]
  /** Sentences without content, anywhere in the résumé. */
  readonly empty: readonly EmptySentence[]
  /** Claims that a recruiter will doubt. */
  readonly doubted: readonly Doubted[]
  /** The occupation recognised from the résumé (skills/occupations.ts), or null. */
  readonly trade: string | null
}
export type CheckFunction = (subject: Subject) => Outcome

/** Nothing to measure: points are distributed among the other earning checks only; a check that costs deducts nothing. */
export const notAssessed: Outcome = { share: null, params: {}, evidence: [] }

/** `value` as a share of `full`, clamped to 0..1. */
export const shareOf = (value: number, full: number): number => Math.min(1, Math.max(0, full <= 0 ? 0 : value / full))

export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole))
