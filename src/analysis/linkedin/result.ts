// Result types of the LinkedIn tool: figures and evidence; the texts are in the language files under `linkedin.checks`.

import type { TextLanguage } from '../text-language'
import type { PersonalKind } from './words/personal'

export const sections = ['headline', 'about', 'experience'] as const
export type Section = (typeof sections)[number]

/** A quoted line and its place; `mark` is the relevant part. */
export type Evidence = {
  readonly section: Section
  /** 1-based line of the text pasted into that field. */
  readonly line: number
  readonly text: string
  readonly mark?: string
}

/** A certain spelling mistake, as quoted, and the word that was meant. */
export type Slip = Evidence & { readonly mark: string; readonly better: string }

export type Check = {
  /** Stable name, e.g. 'headline-role'; key of its texts in the language files. */
  readonly id: string
  readonly section: Section
  /** Points given, 0 to max, one decimal at most. All maxima add up to 100. */
  readonly points: number
  readonly max: number
  /** Whole points the score can still gain here; all gains and the score add up to 100. */
  readonly gain: number
  readonly status: 'full' | 'part' | 'none'
  /** Counts for its texts; `context` selects the text. */
  readonly params: { readonly [name: string]: string | number }
  /** At most 5. */
  readonly evidence: readonly Evidence[]
}

/** A headline composed of the person's own words: `Cargo | skill · skill | result`. */
export type SuggestedHeadline = {
  /** At most 220 characters. */
  readonly text: string
  readonly role: string | null
  readonly skills: readonly string[]
  readonly result: string | null
}

export type LinkedinResult = {
  /** Version of the rubric; with the same version, a different score means a different text. */
  readonly rubric: number
  readonly engine: 'builtin'
  /** Language of the profile, detected from its words. */
  readonly language: TextLanguage
  /** 0 to 100, whole. */
  readonly score: number
  /** Points given in each section, one decimal at most, of 25, 45 and 30 (up to rubric 14: 30, 35 and 35). */
  readonly points: { readonly [section in Section]: number }
  /** In the rubric's order. */
  readonly checks: readonly Check[]
  /** At most 5 a section; absent in results up to rubric 10. They cost no points. */
  readonly slips?: readonly Slip[]
  /** Skills anywhere in the profile, in order of appearance; in the person's own words since rubric 11. */
  readonly keywords: readonly string[]
  /** Null when the text names neither an occupation nor a skill to build one from. */
  readonly headline: SuggestedHeadline | null
  /** False when no experience was given: its points are open. */
  readonly experienced: boolean
  /** Number of duplicated lines, which a copied profile page contains; each was read once. */
  readonly repeated: number
  /** True where a text shows the number of a document; results before rubric 7 do not say. */
  readonly personal?: boolean
  /** Personal data that no employer needs, and 'number' for a document's; absent in results up to rubric 13. */
  readonly personalKinds?: readonly PersonalKind[]
}

/** Maximum points of each section, by the rubric of the result. */
export const maxOf = ({ checks }: LinkedinResult, section: Section): number =>
  checks.reduce((sum, one) => sum + (one.section === section ? one.max : 0), 0)
