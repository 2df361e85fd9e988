// What the LinkedIn tool answers with: figures and evidence, no prose. The words of each check are in the language files
// under `linkedin.checks.<id>`, so a result reads in whichever language the person reads it in.

export const sections = ['headline', 'about', 'experience'] as const
export type Section = (typeof sections)[number]

/** The person's own line and where it stands; `mark` is the part meant. */
export type Evidence = {
  readonly section: Section
  /** 1-based line of what was pasted into that field. */
  readonly line: number
  readonly text: string
  readonly mark?: string
}

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
  /** Counts the texts speak of; `context` names the case at hand. */
  readonly params: { readonly [name: string]: string | number }
  /** At most 5. */
  readonly evidence: readonly Evidence[]
}

/** A headline put together from the person's own words: `Cargo | skill · skill | result`. */
export type SuggestedHeadline = {
  /** At most 220 characters. */
  readonly text: string
  readonly role: string | null
  readonly skills: readonly string[]
  readonly result: string | null
}

export type LinkedinResult = {
  /** Version of the rubric: a change of score with the same version is a change of the text. */
  readonly rubric: number
  readonly engine: 'builtin'
  /** Language of the profile, told from its words. */
  readonly language: 'pt' | 'en'
  /** 0 to 100, whole. */
  readonly score: number
  /** Points given in each section, one decimal at most, of 30, 35 and 35. */
  readonly points: { readonly [section in Section]: number }
  /** In the rubric's order. */
  readonly checks: readonly Check[]
  /** Skills known by name anywhere in the profile, in the order they stand. */
  readonly keywords: readonly string[]
  /** Null when the text names neither an occupation nor a skill to build one from. */
  readonly headline: SuggestedHeadline | null
  /** False when no experience was given: its points are open. */
  readonly experienced: boolean
  /** Lines that stood twice, as a copied profile page has them, and were read once. */
  readonly repeated: number
}

/** Points a section could have had: 30, 35 and 35 since the first rubric. A result keeps the rules it was measured by. */
export const maxOf = ({ checks }: LinkedinResult, section: Section): number =>
  checks.reduce((sum, one) => sum + (one.section === section ? one.max : 0), 0)
