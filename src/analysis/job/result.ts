// What the job scanner answers with: figures, the words of the advert beside those of the résumé, no prose of ours. The
// texts are in the language files under `job`, so a result reads in whichever language the person reads it in.
import type { Evidence } from '../resume/result'

/** A line of the advert and the part meant; `line` is 1-based among the lines that have text. */
export type Quote = { readonly text: string; readonly mark: string; readonly line: number }

/** How much the advert wants it: asked for, named among the tasks, or a wish. */
export type Need = 'required' | 'duty' | 'desirable'

export type Keyword = {
  /**
   * Name of the skill in the gazetteer, with the thing meant where it holds several (things.ts), or the folded words of a
   * term that it does not know; unique in an advert.
   */
  readonly id: string
  /** As the advert writes it. */
  readonly text: string
  /** Id in the gazetteer, null for a term told by the structure of the sentence alone. */
  readonly skill: string | null
  readonly kind: 'hard' | 'soft'
  readonly need: Need
  /** How often the parts of the advert that count name it. */
  readonly times: number
  readonly quote: Quote
}

export type RequirementKind = 'years' | 'seniority' | 'language' | 'education' | 'licence' | 'place'

/** A condition of the job rather than a skill. */
export type Requirement = {
  readonly kind: RequirementKind
  /** The language, register, city or level in words: 'Inglês', 'COREN', 'CNH D', 'Recife', 'senior', 'degree', '3'. */
  readonly what: string
  /** Years; or the rank of a level, see levels.ts. 0 when the advert names none. */
  readonly level: number
  readonly need: 'required' | 'desirable'
  readonly quote: Quote
}

export type Advert = {
  readonly language: 'pt' | 'en'
  readonly title: string | null
  readonly words: number
  readonly keywords: readonly Keyword[]
  readonly requirements: readonly Requirement[]
  /** Sentences that tell the tasks. */
  readonly duties: readonly string[]
  /** Lines of each part, to show what counted and what did not. */
  readonly parts: Readonly<Record<Part, number>>
  /** thin: too little text to trust one figure (rubric.ts); then a range is told. */
  readonly confidence: 'good' | 'thin'
}

/** What a line of an advert is about. Only the first three make keywords. */
export const parts = ['required', 'desirable', 'duties', 'benefits', 'company', 'apply', 'other'] as const
export type Part = (typeof parts)[number]

/** How a keyword was recognised in the résumé. */
export type How = 'exact' | 'alias' | 'plural' | 'typo' | 'family' | 'implied'
export type Bucket = 'shown' | 'listed' | 'missing'

export type KeywordMatch = Keyword & {
  /** Shown at work, only listed, or not found. */
  readonly bucket: Bucket
  /** 0 to 1, two decimals. */
  readonly credit: number
  readonly how: How | null
  readonly evidence: Evidence | null
  /** Whole points the score could still gain here. */
  readonly gain: number
}

export type RequirementMatch = Requirement & {
  readonly met: 'yes' | 'part' | 'no' | 'unknown'
  /** What the résumé says: '5' years, 'advanced', 'Recife, PE'; null if nothing. */
  readonly has: string | null
  readonly evidence: Evidence | null
}

export type BlockId = 'required' | 'desirable' | 'title' | 'level' | 'formal' | 'wording' | 'soft'
export type Block = {
  readonly id: BlockId
  /** Points of 100 after what the advert does not say is shared out, one decimal. */
  readonly max: number
  readonly points: number
  /** Whole points the score could still gain in all of the block. */
  readonly gain: number
}

export type JobResult = {
  /** Version of the rubric: a change of score with the same version is a change of the texts. */
  readonly rubric: number
  readonly engine: 'builtin'
  readonly language: 'pt' | 'en'
  /** 0 to 100, whole. */
  readonly score: number
  /** Where the score could lie, were the advert complete; null when it says enough for one figure. */
  readonly range: { readonly from: number; readonly to: number } | null
  readonly confidence: 'good' | 'thin'
  readonly title: string | null
  /** The title of the résumé's that comes closest. */
  readonly titleFound: Evidence | null
  readonly words: number
  readonly blocks: readonly Block[]
  readonly keywords: readonly KeywordMatch[]
  readonly requirements: readonly RequirementMatch[]
  readonly parts: Advert['parts']
  /** Pieces of the résumé's text that nobody sees: they never count. */
  readonly hidden: number
}
