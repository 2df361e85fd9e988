// The elements of a report, and its input.
import type { LinkedinResult } from '../../analysis/linkedin/result'
import type { PhotoResult } from '../../analysis/photo/result'
import type { ResumeResult } from '../../analysis/resume/result'
import type { StoredJob } from '../job/view'

/** `quote` is the person's own line, `fix` what to do, `point` an item of a list. */
export type Line = { readonly kind: 'text' | 'quote' | 'fix' | 'point'; readonly text: string; readonly place?: string }
export type Item = { readonly title?: string; readonly gain?: string; readonly lines: readonly Line[] }
export type Section = { readonly heading: string; readonly items: readonly Item[] }

export type Report = {
  readonly title: string
  /** The file, or what the result was compared with. */
  readonly subject: string
  /** 0 to 100; null for a file that is not a résumé. */
  readonly score: number | null
  /** The texts in and under the ring. */
  readonly figure: string
  readonly of: string
  readonly headline: string
  readonly lead: string
  /** Share of 100, drawn as small rings. */
  readonly parts: readonly { readonly label: string; readonly share: number; readonly figure: string }[]
  readonly sections: readonly Section[]
}

export type Source =
  | { readonly tool: 'resume'; readonly file: string; readonly result: ResumeResult }
  | { readonly tool: 'linkedin'; readonly result: LinkedinResult }
  | { readonly tool: 'photo'; readonly file: string; readonly result: PhotoResult }
  | { readonly tool: 'job'; readonly resume: string; readonly result: StoredJob }
