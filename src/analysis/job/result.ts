// Result types of the job scanner: figures and quotes; the texts are in the language files under `job`.

import type { Evidence } from '../resume/result'
import type { TextLanguage } from '../text-language'

/** A line of the advert and the part of it that is quoted; `line` is 1-based among the lines that have text. */
export type Quote = { readonly text: string; readonly mark: string; readonly line: number }

/** How important the advert makes it: required, named among the duties, or desirable. */
export type Need = 'required' | 'duty' | 'desirable'

export type Keyword = {
  /** The skill's name in the gazetteer, a distinct skill, a licence or the folded words of an unknown term; unique in an advert. */
  readonly id: string
  /** The advert's own wording. */
  readonly text: string
  /** Id in the gazetteer; null for a term recognised by the structure of the sentence alone. */
  readonly skill: string | null
  /** soft: a trait, which nobody has or lacks as a skill; since rubric 34 it is shown and not scored. */
  readonly kind: 'hard' | 'soft'
  readonly need: Need
  /** Occurrences in the parts of the advert that make keywords. */
  readonly times: number
  /** The group of alternatives it belongs to, one of which is enough; absent before rubric 5. */
  readonly either?: string | null
  /** The group of alternatives that are means of it: "Mensageria com Kafka ou RabbitMQ". */
  readonly by?: string
  /** True for the subject of a degree, which is also a condition. */
  readonly schooling?: true
  /** True where another one of its list has the words for its licence, as "CPA-20" of "CPA-10 e CPA-20"; since rubric 19. */
  readonly licence?: true
  readonly quote: Quote
}

export type RequirementKind =
  | 'years'
  | 'seniority'
  | 'language'
  | 'education'
  | 'licence'
  | 'availability'
  | 'place'
  // How large the work is, since rubric 31; shown and not scored.
  | 'scale'

/** A condition of the job other than a skill. */
export type Requirement = {
  readonly kind: RequirementKind
  /** The language, register, credential, city, level or availability: 'Inglês', 'COREN', 'CNH D', 'Recife', 'weekends'. */
  readonly what: string
  /** Years, 0.5 for six months; or the rank of a level, see levels/. 0 when the advert names none. */
  readonly level: number
  readonly need: 'required' | 'desirable'
  readonly quote: Quote
}

export type Advert = {
  readonly language: TextLanguage
  readonly title: string | null
  readonly words: number
  readonly keywords: readonly Keyword[]
  readonly requirements: readonly Requirement[]
  /** True where the advert says that it asks for no experience. */
  readonly noExperience: boolean
  /** Sentences that describe the duties. */
  readonly duties: readonly string[]
  /** Line numbers of each part, to show what counted and what did not. */
  readonly parts: Readonly<Record<Part, number>>
  /** thin: too little text for one figure (rubric.ts); the result then has a range. */
  readonly confidence: 'good' | 'thin'
}

/** What a line of an advert is about. Only the first three make keywords. */
export const parts = ['required', 'desirable', 'duties', 'benefits', 'company', 'apply', 'other'] as const
export type Part = (typeof parts)[number]

/** How a keyword was recognised in the résumé. */
export type How = 'exact' | 'alias' | 'plural' | 'typo' | 'family' | 'implied' | 'alternative'
export type Bucket = 'shown' | 'listed' | 'missing'

export type KeywordMatch = Keyword & {
  /** shown: in the description of work; listed: named elsewhere; missing: not found. */
  readonly bucket: Bucket
  /** 0 to 1, two decimals. */
  readonly credit: number
  readonly how: How | null
  readonly evidence: Evidence | null
  /** True where the words stand in the part about schooling and courses; absent before rubric 7. */
  readonly studied?: true
  /** True where the résumé states a lower level of it than the advert asks for; absent before rubric 22. */
  readonly below?: true
  /** True where the advert's own words stand elsewhere in the résumé, beside other ones that show it better; absent before rubric 33. */
  readonly written?: true
  /** True for a missing one whose evidence may be about it, so that the page asks and does not deny; absent before rubric 29. */
  readonly unsure?: true
  /** Whole points the score could still gain here. */
  readonly gain: number
}

export type RequirementMatch = Requirement & {
  readonly met: 'yes' | 'part' | 'no' | 'unknown'
  /** What the résumé says: '5' years of the work that is asked for, 'advanced', 'Recife, PE'; null if nothing. */
  readonly has: string | null
  /** Years of work of any kind, where `has` counts only those of a kind; absent before rubric 7. */
  readonly worked?: string
  /** Months of `has`, where the advert asks for less than a year; absent before rubric 16. */
  readonly months?: number
  /** That kind in the advert's words, "como cozinheiro"; absent where it is the advert's own trade. */
  readonly inWork?: string
  /** True where a degree of the level is of another subject than the advert's; absent before rubric 19. */
  readonly otherSubject?: true
  /** True where the person's degree names no subject at all; absent before rubric 24. */
  readonly unnamedSubject?: true
  /** The title of the jobs counted in `has`, where they are only near that work: "Auxiliar de cozinha". */
  readonly near?: string
  readonly evidence: Evidence | null
}

/** What the résumé says of a condition, and of years in addition how they were counted. */
export type Answer = Pick<RequirementMatch, 'met' | 'has' | 'evidence'>
export type YearsAnswer = Answer & Pick<RequirementMatch, 'worked' | 'months' | 'inWork' | 'near'>

export type ScoredBlock = 'required' | 'desirable' | 'title' | 'level' | 'formal' | 'wording'
/** Before rubric 34 traits were scored, too. */
export type BlockId = ScoredBlock | 'soft'
export type Block = {
  readonly id: BlockId
  /** Points of 100, one decimal; the weight of blocks absent from the advert is distributed over the others. */
  readonly max: number
  readonly points: number
  /** Whole points the score could still gain in the whole block. */
  readonly gain: number
}

export type JobResult = {
  /** Version of the rubric; with the same version, a different score means different texts. */
  readonly rubric: number
  readonly engine: 'builtin'
  readonly language: TextLanguage
  /** 0 to 100, whole. */
  readonly score: number
  /** Possible scores if the advert were complete; null when it has enough text for one figure. */
  readonly range: { readonly from: number; readonly to: number } | null
  readonly confidence: 'good' | 'thin'
  readonly title: string | null
  /** The résumé's title closest to the advert's. */
  readonly titleFound: Evidence | null
  readonly words: number
  readonly blocks: readonly Block[]
  readonly keywords: readonly KeywordMatch[]
  readonly requirements: readonly RequirementMatch[]
  readonly parts: Advert['parts']
  /** False when neither title nor skills show work of this kind; absent before rubric 5. */
  readonly workMatches?: boolean
  /** Number of invisible pieces of text in the résumé; they never count. */
  readonly hidden: number
}
