// Types what a stored practice holds, as the release that reads it knows it.
import type { AnswerMeasure, Practice } from '../../analysis/interview/result'
import type { AnswerRow, InterviewRow } from '../../projections/interview/interview'

/** The six questions of a practice; null once the person's data is erased. */
export const practiceIn = (row: Pick<InterviewRow, 'practice'>): Practice | null => row.practice as Practice | null
export const measureIn = (row: AnswerRow): AnswerMeasure | null => row.measure as AnswerMeasure | null
