// Packs for a reader what the optimised files of a résumé are made of: its file, and how its person set the reading right.
import { packResume } from '../../../analysis/resume/reader-input'
import { monthAt } from '../../../domain/day'
import type { AnalysisRow } from '../../../projections/analyses/analysis'
import { correctionsOf } from '../results/results'

/** Read in the month in which the result was measured; a corrected one is measured when it is corrected, which is now or a little before. */
export const optimisedInput = (row: AnalysisRow, now: number, upload: Uint8Array): Uint8Array => {
  const corrections = correctionsOf(row)
  return packResume({ now: monthAt(corrections.length > 0 ? now : row.requestedAt), corrections }, upload)
}

/** The name of the turn in which an account's readings are corrected, and checks of their files recorded: one at a time. */
export const correctionTurn = (account: string): string => `correction ${account}`
