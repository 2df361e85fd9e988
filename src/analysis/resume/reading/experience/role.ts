// A job as it is read from a résumé.
import type { Line } from '../../../documents/document'
import type { DateRange } from '../dates'
import type { Block } from '../paragraphs'

export type Role = {
  readonly title: string | null
  readonly employer: string | null
  readonly dates: DateRange | null
  /** Where the role begins, and where its dates stand. */
  readonly line: Line
  readonly datesLine: Line | null
  readonly statements: readonly Block[]
}
