import type { EmptySentence } from '../empty'
import type { Resume } from '../reading'
import type { Evidence } from '../result'
import type { SkillsFound } from '../skills'
import type { WorkSentence } from '../work'

/** What a check measured. `share` is 0 to 1 of its points; null when the file gives nothing to measure. */
export type Outcome = {
  readonly share: number | null
  readonly params: { readonly [name: string]: string | number }
  readonly evidence: readonly Evidence[]
}

export type Subject = {
  readonly resume: Resume
  readonly skills: SkillsFound
  readonly work: readonly WorkSentence[]
  /** Sentences that say nothing, wherever they stand. */
  readonly empty: readonly EmptySentence[]
  /** The occupation the résumé speaks of (skills/occupations.ts), or null. */
  readonly trade: string | null
}
export type Measure = (subject: Subject) => Outcome

/** Nothing in the file to measure: the points are shared out among the group's other checks. */
export const notAssessed: Outcome = { share: null, params: {}, evidence: [] }

/** `value` as a share of `full`, never outside 0 to 1. */
export const shareOf = (value: number, full: number): number => Math.min(1, Math.max(0, full <= 0 ? 0 : value / full))

/** 1 from `full` on, 0 from `none` on, straight between them, whichever is larger. */
export const between = (value: number, none: number, full: number): number =>
  Math.min(1, Math.max(0, (value - none) / (full - none)))

export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole))
