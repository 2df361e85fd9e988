// The result of the résumé tool: figures and evidence; the texts are in the language files under `resume.checks`.

import type { Hidden } from '../documents/document'
import type { TextLanguage } from '../text-language'
import type { Correction } from './reading/corrections/correction'
import type { OmittedKind } from './reading/person/personal'

export type Group = 'formatting' | 'content' | 'ats'

/** Position of the evidence. `text` is the person's own line, `mark` the relevant part. */
export type Evidence = {
  readonly text: string
  readonly page: number
  readonly line: number
  readonly mark?: string
  /** Further relevant parts of the same line. */
  readonly also?: readonly string[]
}

export type Check = {
  /** Stable name, e.g. 'quantified'; the key of its texts in the language files. */
  readonly id: string
  readonly group: Group
  /** Points given, 0 to max, one decimal at most. */
  readonly points: number
  readonly max: number
  /** What this check could still add to the overall score, in whole points after weights and caps; 0 if full. */
  readonly gain: number
  /** not-assessed: nothing to measure (a DOCX has no page geometry); its points are distributed among the others. */
  readonly status: 'full' | 'part' | 'none' | 'not-assessed'
  /** Counts used in the texts: { found: 3, of: 12, target: 5 }. */
  readonly params: { readonly [name: string]: string | number }
  /** At most 5. */
  readonly evidence: readonly Evidence[]
}

/** A rule that limits the overall score regardless of the points. */
export type Cap = {
  readonly id:
    | 'no-text'
    | 'placeholders'
    | 'note'
    | 'dispute'
    | 'dates'
    | 'one-employer'
    | 'documents'
    | 'no-tasks'
    | 'few-tasks'
    | 'no-dates'
    | 'not-believed'
    | 'complaint'
    | 'praise'
    | 'names-of-actions'
    | 'third-person'
    | 'abbreviations'
    | 'copied-advert'
    | 'implausible'
    | 'no-contact'
    | 'one-paragraph'
    | 'no-anchor'
    | 'hidden-text'
    /** Only up to rubric 5. */
    | 'no-experience'
  readonly at: number
}

export type Field = 'name' | 'email' | 'phone' | 'city' | 'linkedin' | 'role' | 'employer' | 'education'

/** Work that the reading missed: the periods without a job and some of their lines; `part`: other jobs were read. */
type Unread = { readonly periods: number; readonly evidence: readonly Evidence[]; readonly part?: boolean }

/** What the clean file leaves out of a person's data; `birth` alone, date or age, only in earlier results. */
export type PrivateKind = OmittedKind | 'birthdate' | 'age' | 'street'

/** What was done to create the optimised file; never the person's words. */
export type OptimisedNote =
  | { readonly id: 'personal'; readonly kinds: readonly PrivateKind[] }
  | { readonly id: 'hidden' | 'margins' | 'columns' | 'tables' | 'pictures' | 'order' | 'headings' | 'dates' | 'other' }

/** Why a created file is not offered, in the order the faults are shown. */
export const faults = ['jobs', 'schools', 'entries', 'contact', 'words', 'margins', 'icons'] as const
export type Fault = (typeof faults)[number]

/** The optimised file created after the analysis: its score per format, null if not offered. */
export type Optimised = {
  readonly before: number
  readonly docx: number | null
  readonly pdf: number | null
  readonly notes: readonly OptimisedNote[]
  /** The structural faults of a format that is not offered. Absent in results from before the gate. */
  readonly faults?: readonly Fault[]
  /** Up to 3 texts of 120 characters that the first fault is about, document numbers covered; absent in older results. */
  readonly places?: readonly string[]
}

export type ResumeResult = {
  /** Version of the rubric: within one version, a different score means a different file. */
  readonly rubric: number
  readonly engine: 'builtin'
  /** Language of the document, detected from its words. */
  readonly language: TextLanguage
  /** 0 to 100, whole; null when the file does not look like a résumé. */
  readonly score: number | null
  /** The score if what our reading doubts were judged as it was read; absent where that is no less, and in earlier results. */
  readonly least?: number
  readonly formatting: number
  readonly content: number
  readonly ats: number
  readonly caps: readonly Cap[]
  /** The most that a page at this stage can score; absent for 95, and in results up to rubric 14. */
  readonly top?: number
  /** Why: before a first job, in another field, or again after years; absent with `top`, and in results up to rubric 15. */
  readonly stage?: 'first' | 'change' | 'return'
  /** The person's corrections that it was measured with; absent without any. */
  readonly corrections?: readonly Correction[]
  /** The score without them, where it was higher, and the checks that lost points by them, most first. */
  readonly uncorrected?: { readonly score: number; readonly lost: readonly string[] }
  /** Absent where all jobs were read or there are none. Checks that depend on unread jobs are not assessed. */
  readonly unread?: Unread
  /** Lines of jobs that the reading is not sure of, as indexes of `robot.lines`, at most 20; absent without any, and in earlier results. */
  readonly unsure?: readonly number[]
  /** In the rubric's order. */
  readonly checks: readonly Check[]
  /** The person's own words from the visible text. */
  readonly keywordsFound: readonly string[]
  readonly keywordsSuggested: readonly string[]
  /** The parser's view ("O que o robô leu"). A field not found has value null; `link` marks one that stands behind a link alone. */
  readonly robot: {
    readonly fields: readonly { readonly field: Field; readonly value: string | null; readonly link?: true }[]
    readonly sections: readonly {
      readonly name: string
      readonly heading: string
      readonly page: number
      readonly line: number
    }[]
    /** At most 400 lines. */
    readonly lines: readonly string[]
    readonly hidden: readonly Hidden[]
  }
  readonly words: number
  readonly pages: number | null
  /** 'pending' until the file is created and checked after the answer; absent where none is offered. */
  readonly optimised?: Optimised | 'pending'
}

/** What the rubric says; of a draft, whose text is its own, without what a page shows of the reading. */
export type Judgement = Omit<ResumeResult, 'robot' | 'keywordsFound' | 'keywordsSuggested'> &
  Partial<Pick<ResumeResult, 'robot'>>
