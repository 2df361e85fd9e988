// The type of a section.
import type { Line } from '../../../documents/document'
import type { SectionName } from './headings'

/** A part of a résumé under its heading. */
export type Section = {
  readonly name: SectionName
  readonly heading: string
  readonly page: number
  readonly line: number
  /** The section's lines without its heading. */
  readonly lines: readonly Line[]
}
