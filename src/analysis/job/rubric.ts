// The rubric of the job scanner as the table it is. Weights and credits: docs/analysis.md. Any change raises the version.
import type { BlockId, How, Need } from './result'

export const JOB_RUBRIC_VERSION = 4

/** Points of each block; a block the advert says nothing of is shared out among the others. */
export const blockWeights: Readonly<Record<Exclude<BlockId, 'soft'>, number>> = {
  required: 50, //  hard skills asked for, and those named among the tasks
  desirable: 15, // hard skills wished for
  title: 10, //     the job's name beside the person's own titles
  level: 10, //     years and seniority
  formal: 10, //    education, languages, licences
  wording: 5, //    the tasks' other words seen at work
}

/** Soft skills are listed by everybody and tell little: at most this share of the whole. */
export const SOFT_SHARE = 0.05

/** Within 'required', what the tasks name counts half of what is asked for. */
export const needWeights: Readonly<Record<Need, number>> = { required: 1, duty: 0.5, desirable: 1 }

export const credits: Readonly<Record<How, number>> = {
  exact: 1, //    the same words
  alias: 1, //    another name of the same thing: k8s, JS
  plural: 0.9, // relatório, relatórios
  typo: 0.9, //   one letter off in a word of six or more
  family: 0.9, // liderança, liderei
  implied: 0.5, // React implies JavaScript
}

/** What only stands in a list counts for less than what is seen at work. */
export const LISTED = 0.85

/** An advert of fewer words or fewer hard keywords is thin. */
export const THIN_WORDS = 60
export const THIN_KEYWORDS = 4
