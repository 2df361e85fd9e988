// What the résumé tool answers with: figures and evidence, no prose. The texts for each check and its fix are in the
// language files under `resume.checks.<id>`, so a result reads in whichever language the person reads it in.
import type { Hidden } from '../documents/document'
import type { PersonalKind } from './reading/person/personal'

export type Group = 'formatting' | 'content' | 'ats'

/** Where the evidence stands, as a person would look for it. `text` is the person's own line, `mark` the part meant. */
export type Evidence = {
  readonly text: string
  readonly page: number
  readonly line: number
  readonly mark?: string
}

export type Check = {
  /** Stable name, e.g. 'quantified'; key of its texts in the language files. */
  readonly id: string
  readonly group: Group
  /** Points given, 0 to max, one decimal at most. */
  readonly points: number
  readonly max: number
  /** What this check could still add to the overall score, in whole points, after weights and caps; 0 if full. */
  readonly gain: number
  /** not-assessed: the file gives nothing to measure (a DOCX has no page geometry); its points are shared out. */
  readonly status: 'full' | 'part' | 'none' | 'not-assessed'
  /** Counts the texts speak of: { found: 3, of: 12, target: 5 }. */
  readonly params: { readonly [name: string]: string | number }
  /** At most 5. */
  readonly evidence: readonly Evidence[]
}

/** A rule that limits the overall score whatever the points say. */
export type Cap = {
  readonly id:
    | 'no-text'
    | 'placeholders'
    | 'no-tasks'
    | 'few-tasks'
    | 'no-dates'
    | 'not-believed'
    | 'no-contact'
    | 'hidden-text'
    /** Up to rubric 5. */
    | 'no-experience'
  readonly at: number
}

export type Field = 'name' | 'email' | 'phone' | 'city' | 'linkedin' | 'role' | 'employer' | 'education'

/**
 * Work that stands in the text and was not read: how many periods no job took, and lines of it. `part`: other jobs were read.
 */
export type Unread = { readonly periods: number; readonly evidence: readonly Evidence[]; readonly part?: boolean }

/** What was done to make the optimised file, to be told; never the person's words. */
export type OptimisedNote =
  | { readonly id: 'personal'; readonly kinds: readonly PersonalKind[] }
  | { readonly id: 'hidden' | 'margins' | 'columns' | 'tables' | 'pictures' | 'order' | 'headings' | 'dates' | 'other' }

/** Why a file that was made is not offered: what it would get wrong, in the order it is told. */
export const faults = ['jobs', 'schools', 'entries', 'contact', 'words', 'margins', 'icons'] as const
export type Fault = (typeof faults)[number]

/** The optimised file as it was when the résumé was analysed: its score as each kind of file, null if not offered. */
export type Optimised = {
  readonly before: number
  readonly docx: number | null
  readonly pdf: number | null
  readonly notes: readonly OptimisedNote[]
  /** What the structural gate found in a kind that is not offered for it. Absent in results from before the gate. */
  readonly faults?: readonly Fault[]
}

export type ResumeResult = {
  /** Version of the rubric: a change of score with the same version is a change of the file. */
  readonly rubric: number
  readonly engine: 'builtin'
  /** Language of the document, told from its words. */
  readonly language: 'pt' | 'en'
  /** 0 to 100, whole; null when the file does not look like a résumé. */
  readonly score: number | null
  readonly formatting: number
  readonly content: number
  readonly ats: number
  readonly caps: readonly Cap[]
  /** Absent where the jobs were read, or none are told of. What depends on them is then not assessed. */
  readonly unread?: Unread
  /** In the rubric's order. */
  readonly checks: readonly Check[]
  /** In the words of the visible text. */
  readonly keywordsFound: readonly string[]
  readonly keywordsSuggested: readonly string[]
  /** "O que o robô leu": what a parser makes of the file. A field not found has value null. */
  readonly robot: {
    readonly fields: readonly { readonly field: Field; readonly value: string | null }[]
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
  /** Absent where no optimised file is offered. */
  readonly optimised?: Optimised
}
