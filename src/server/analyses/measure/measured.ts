import type { AnalysisCommand } from '../../../domain/analyses/analysis'
import type { Failure } from '../../../events/schema/vocabulary'
import type { Core } from '../../core'

/** A tool's result as it is stored: plain JSON, no prose. */
export type ResultJson = Extract<AnalysisCommand, { kind: 'complete' }>['result']

/** What a tool measured: a result with its score (0 to 100), or the reason there is none. */
export type Measured =
  | {
      readonly ok: true
      readonly score: number
      readonly rubric: number
      readonly engine: string
      readonly result: ResultJson
    }
  | { readonly ok: false; readonly failed: Failure }

/** Measures what a person sent, as it was kept. Called again after a crash, so it must give the same answer twice. */
export type Measure = (
  core: Core,
  request: { readonly account: string; readonly bytes: Uint8Array },
) => Promise<Measured>

/** A result as the log takes it: a copy without anything JSON does not know. */
export const resultJson = (result: object): ResultJson => JSON.parse(JSON.stringify(result)) as ResultJson
