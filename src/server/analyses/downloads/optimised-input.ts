// Packs for a reader what the optimised files of a résumé are made of: its file, and how its person set the reading right.
import { packResume } from '../../../analysis/resume/reader-input'
import { monthAt } from '../../../domain/day'
import type { AnalysisRow } from '../../../projections/analyses/analysis'
import { correctionsOf } from '../results/results'

/** Read in the month in which the result that holds was measured. */
export const optimisedInput = (row: AnalysisRow, upload: Uint8Array): Uint8Array =>
  packResume({ now: monthAt(row.measuredAt), corrections: correctionsOf(row) }, upload)

/** The name of the turn in which an account's readings are corrected, and checks of their files recorded: one at a time. */
export const correctionTurn = (account: string): string => `correction ${account}`
