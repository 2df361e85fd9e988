// A question of the workbench as texts, from the check and the part it is about.
import type { Question } from '../../analysis/resume/draft/questions'

export type Slip = { readonly mark: string; readonly better: string }

/** One question, in words; the page's own calls have it field by field (api/tools/draft.ts). */
export type QuestionView = {
  readonly id: string
  readonly check: string
  readonly title: string
  readonly hint: string
  readonly answer: Question['answer']
  readonly kind: Question['kind']
  readonly part: string | null
  readonly line: string | null
  readonly field: string | null
  /** Of a section that the answer makes, where the draft has none of that name. */
  readonly heading: string | null
  /** What stands in the answer's field before anything is typed. */
  readonly suggested: string
  readonly gain: number | null
  /** Of a line that may be a job: the job's fields. */
  readonly job: Readonly<Record<string, string>> | null
  /** What that line says was done there. */
  readonly tasks: readonly string[]
  /** Of `slips`: words as they are written, and as they are right. */
  readonly slips: readonly Slip[]
  readonly unit: string
  readonly pers: readonly { readonly text: string; readonly label: string }[]
  readonly pattern: string
  /** {{join}} of the pattern before people and places, in the line's language; a comma otherwise. */
  readonly join: string
  /** The line the pattern was made for. */
  readonly of: string
}
