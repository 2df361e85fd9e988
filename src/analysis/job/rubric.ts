// The rubric of the job scanner: weights and credits (docs/analysis.md). Any change raises the version.
import type { How, Need, ScoredBlock } from './result'

export const JOB_RUBRIC_VERSION = 35

/** Points of each block; those of a block absent from the advert are distributed over the others. */
export const BLOCK_WEIGHTS: Readonly<Record<ScoredBlock, number>> = {
  required: 30, //  required hard skills, and those named among the duties
  desirable: 5, // desirable hard skills
  title: 25, //     the job's title and trade compared with the person's titles
  level: 5, //      years and seniority
  formal: 10, //    education, languages, licences
  wording: 25, //   the words of the advert that the person's lines use
}

/** Within 'required', a skill named among the duties counts half as much as a required one. */
export const NEED_WEIGHTS: Readonly<Record<Need, number>> = { required: 1, duty: 0.5, desirable: 1 }

export const CREDITS: Readonly<Record<How, number>> = {
  exact: 1, //    the same words
  alias: 1, //    another name of the same skill: k8s, JS
  plural: 0.9, // relatório, relatórios
  typo: 0.9, //   one letter off in a word of six or more
  family: 0.9, // liderança, liderei
  implied: 0.5, // React implies JavaScript
  alternative: 1, // "A ou B" is met by one; the credit is that one's
}

/** Credit of a phrase of which a line names only what it is about: "painéis de comando" beside "painéis elétricos". */
export const SPOKEN_OF = 0.2

/** Factor for a skill that is only listed and not described at work. */
export const LISTED = 0.85

/** Minimum share of the required skills, of the title or of the advert's words for the person's work to be of its kind. */
export const WORK_MATCHES = { skills: 0.4, title: 0.5, wording: 0.6 } as const

/** Minimum hard keywords, conditions and known occupation of a comparable advert (comparable.ts). */
export const COMPARABLE = 3
/** Maximum points between the ends of a range that is shown (figure.ts): "13 to 63" says nothing. */
export const WIDEST_RANGE = 40

/** An advert with fewer hard keywords, or with fewer words unless its keywords and conditions are many, is thin. */
export const THIN_WORDS = 60
export const THIN_KEYWORDS = 4
export const FULL_KEYWORDS = 8
