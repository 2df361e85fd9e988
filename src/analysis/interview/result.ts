// The types of an interview practice: figures and quotes, whose wording is in the language files under `interview`.
import type { TextLanguage } from '../text-language'

/** Raise it when the same texts give a different question or measure. */
export const INTERVIEW_RUBRIC = 10

/** A line of the person's own résumé or of the advert; `line` is 1-based, `mark` the relevant part. */
export type Quote = {
  readonly from: 'resume' | 'advert'
  readonly text: string
  readonly line: number
  readonly mark?: string
}

/**
 * claim: a job's weakest line, first that of the job with most to ask about (spread.ts). figure: one to defend. requirement: the advert asks for it and the résumé does not show it.
 * gap: months without work. change: the end of a job. skill: listed, but no line shows it. study: the studies.
 * motive: the reason for wanting this work. situation: an example from work. own: the question that the person asks.
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
  /** The wording of the kind; its texts are `interview.questions.<kind>.<variant>`. */
  readonly variant: string
  /** The person's or the advert's own words that the question repeats. */
  readonly values: Readonly<Record<string, string>>
  /** The lines it was built from, at most two. */
  readonly quotes: readonly Quote[]
}

export type Practice = {
  readonly rubric: number
  /** The language of the résumé, in which the answers are measured. */
  readonly language: TextLanguage
  readonly questions: readonly Question[]
}

/** A part of an answer: its words, or null. `we` quotes an action that only a group is named for. */
export type ShownEvidence = { readonly text: string | null; readonly we?: string }

export type Agreement = {
  /** Figures and names of the answer that the résumé has, with its line. */
  readonly same: readonly { readonly text: string; readonly line: number }[]
  /** Figures that differ from the résumé's; measures before rubric 6 hold years too. */
  readonly other: readonly { readonly text: string; readonly resume: string; readonly line: number }[]
  /** Figures of work that the résumé does not have; measures before rubric 3 lack them. */
  readonly absent?: readonly string[]
}

/** The parts of one answer, quoted or null, without a score. */
export type AnswerMeasure = {
  readonly rubric: number
  readonly words: number
  /** Duration; null when the answer was not timed. */
  readonly seconds: number | null
  /** By the number of words, because people type more slowly than they speak. */
  readonly length: 'short' | 'good' | 'long'
  readonly situation: ShownEvidence
  readonly task: ShownEvidence
  readonly action: ShownEvidence
  readonly result: ShownEvidence
  /** In the person's words, at most `MAX_FIGURES`. */
  readonly figures: readonly string[]
  /** Most frequent first. */
  readonly fillers: readonly { readonly word: string; readonly count: number }[]
  readonly agreement: Agreement
  /** The words of the person's own question; null if there is none. */
  readonly asks: string | null
}
