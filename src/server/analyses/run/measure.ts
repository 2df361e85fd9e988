// Measures each tool's input in the reader's process.
import { packResume } from '../../../analysis/resume/reader-input'
import { monthAt } from '../../../domain/day'
import type { Failure, Tool } from '../../../events/schema/vocabulary'
import type { Core } from '../../core/core'
import { type ResultJson, resultJson } from '../../runtime/result-json'
import { type JobInput, type Packed, readJobInput } from './job-input'
import { waiterOf } from './queue-place'

/** A tool's outcome: a result with its score (0 to 100), or the reason there is none. */
export type ToolOutcome =
  | {
      readonly ok: true
      readonly score: number
      readonly rubric: number
      readonly engine: string
      readonly result: ResultJson
    }
  | { readonly ok: false; readonly failed: Failure }

/** `at`: when it was asked for, also where it runs again later. */
export type MeasureRequest = { readonly account: string; readonly bytes: Uint8Array; readonly at: number }
/** Measures a stored input. It runs again after a crash, so it must give the same answer each time. */
type MeasureFile = (core: Core, request: MeasureRequest) => Promise<ToolOutcome>

/** Reads and measures a résumé in the reader's process. */
const measureResume: MeasureFile = async (core, { account, bytes, at }) => {
  const packet = packResume({ now: monthAt(at), corrections: [] }, bytes)
  const answer = await core.reader.run('resume', packet, waiterOf(core, account, 'resume'))
  if (!answer.ok) return { ok: false, failed: answer.refusal }
  if (!answer.value.ok) return { ok: false, failed: answer.value.refusal }
  const { result } = answer.value
  const { score, rubric, engine } = result
  return score === null
    ? { ok: false, failed: 'not-a-resume' }
    : { ok: true, score, rubric, engine, result: resultJson(result) }
}

/** Measures a compressed photo in the reader's process. */
const measurePhoto: MeasureFile = async (core, { account, bytes }) => {
  const answer = await core.reader.run('photo', bytes, waiterOf(core, account, 'photo'))
  if (!answer.ok) return { ok: false, failed: answer.refusal }
  if (!answer.value.ok) return { ok: false, failed: answer.value.refusal }
  const { result } = answer.value
  const { score, rubric, engine } = result
  return { ok: true, score, rubric, engine, result: resultJson(result) }
}

/** Measures a profile's texts in the reader's process, which leaves the server's thread free. */
const measureLinkedin: MeasureFile = async (core, { account, bytes }) => {
  const answer = await core.reader.run('linkedin', bytes, waiterOf(core, account, 'linkedin'))
  if (!answer.ok) return { ok: false, failed: answer.refusal === 'busy' ? 'busy' : 'internal' }
  const { score, rubric, engine } = answer.value
  return { ok: true, score, rubric, engine, result: resultJson(answer.value) }
}

/** Loaded with the first comparison: a start has no use for it. */
export const packetOf = async (core: Core, account: string, input: JobInput): Promise<Packed> =>
  (await import('./compared-file')).comparedPacket(core, account, input)

/** Reads the résumé and compares it with the advert in the reader's process. */
const measureJob: MeasureFile = async (core, { account, bytes }) => {
  const input = readJobInput(bytes)
  if (!input) return { ok: false, failed: 'internal' }
  const file = await packetOf(core, account, input)
  if (!file.ok) return file
  const answer = await core.reader.run('job', file.packet, waiterOf(core, account, 'job'))
  if (!answer.ok) return { ok: false, failed: answer.refusal }
  if (!answer.value.ok) return { ok: false, failed: answer.value.refusal }
  const { result } = answer.value
  const { score, rubric, engine } = result
  return {
    ok: true,
    score,
    rubric,
    engine,
    result: resultJson({ ...result, resume: input.resume, ...(input.draft && { draft: input.draft.id }) }),
  }
}

/** How each tool measures; a tool that is not listed cannot be requested. */
export const measureByTool: Readonly<Partial<Record<Tool, MeasureFile>>> = {
  resume: measureResume,
  linkedin: measureLinkedin,
  photo: measurePhoto,
  job: measureJob,
}
