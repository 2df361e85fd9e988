// What an interview practice is made of: questions with the reason for each, and what an answer shows. Figures and quotes,
// no prose: the texts are in the language files under `interview`.

/** Raise it when a question or a measure of the same texts comes out differently. */
export const INTERVIEW_RUBRIC = 1

/** A line of the person's own résumé or of the advert; `line` is 1-based, `mark` the part meant. */
export type Quote = {
  readonly from: 'resume' | 'advert'
  readonly text: string
  readonly line: number
  readonly mark?: string
}

/**
 * claim: a job's weakest line. figure: one to defend. requirement: asked for and not shown. gap: months without work.
 * change: why a job ended. skill: listed and shown nowhere. study: of somebody without work. motive: why this work.
 * situation: a moment to tell of. own: what the person asks.
 */
export const questionKinds = [
  'claim',
  'figure',
  'requirement',
  'gap',
  'change',
  'skill',
  'study',
  'motive',
  'situation',
  'own',
] as const
export type QuestionKind = (typeof questionKinds)[number]

export type Question = {
  readonly kind: QuestionKind
  /** Which wording of the kind; its texts are `interview.questions.<kind>.<variant>`. */
  readonly variant: string
  /** The person's or the advert's own words that the question repeats. */
  readonly values: Readonly<Record<string, string>>
  /** What it was made of, at most two. */
  readonly quotes: readonly Quote[]
}

export type Practice = {
  readonly rubric: number
  /** The language the résumé is written in: answers are measured by its words. */
  readonly language: 'pt' | 'en'
  readonly questions: readonly Question[]
}

/** A part of an answer: the words in which it appeared, or null. `we`: it was there, but of a group. */
export type Shown = { readonly text: string | null; readonly we?: string }

export type Agreement = {
  /** Figures of the answer that the résumé has, with its line. */
  readonly same: readonly { readonly text: string; readonly line: number }[]
  /** Figures and years that the résumé gives otherwise. */
  readonly other: readonly { readonly text: string; readonly resume: string; readonly line: number }[]
}

/** What one answer shows. No score: what appeared, with its words, and what did not. */
export type Measure = {
  readonly rubric: number
  readonly words: number
  /** How long it took, in seconds; null where no clock ran. */
  readonly seconds: number | null
  /** By its words: a person types slower than they speak. */
  readonly length: 'short' | 'good' | 'long'
  readonly situation: Shown
  readonly task: Shown
  readonly action: Shown
  readonly result: Shown
  /** In the person's words, at most `MAX_FIGURES`. */
  readonly figures: readonly string[]
  /** Most frequent first. */
  readonly fillers: readonly { readonly word: string; readonly count: number }[]
  readonly agreement: Agreement
  /** Of the person's own question: the words of it; null where nothing is asked. */
  readonly asks: string | null
}
