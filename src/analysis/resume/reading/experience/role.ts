// A job as it is read from a résumé.
import type { Line } from '../../../documents/document'
import type { DateRange } from '../dates/dates'
import type { Block } from '../lines/paragraphs'

export type Role = {
  readonly title: string | null
  readonly employer: string | null
  readonly dates: DateRange | null
  /** The line where the job starts, and the line with its dates. */
  readonly line: Line
  readonly datesLine: Line | null
  readonly statements: readonly Block[]
}
