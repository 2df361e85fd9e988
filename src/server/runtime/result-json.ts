// The stored form of an analysis result.
import type { AnalysisCommand } from '../../domain/analyses/analysis'

/** A tool's result as it is stored: plain JSON, no prose. */
export type ResultJson = Extract<AnalysisCommand, { kind: 'complete' }>['result']

/** A result as the log accepts it: a copy without anything that JSON cannot represent. */
export const resultJson = (result: object): ResultJson => JSON.parse(JSON.stringify(result)) as ResultJson
