import type { Optimised } from '../../analysis/resume/result'
import type { Core } from '../core'
import { type Measure, resultJson } from './measured'

/**
 * What can be said of the optimised file, for the result; undefined where none is offered. An analysis never fails for
 * want of it: should the reader give up here, the page has one button less.
 */
const optimised = async (core: Core, bytes: Uint8Array): Promise<Optimised | undefined> => {
  const made = await core.reader.run('optimise', bytes)
  return made.ok ? made.value?.facts : undefined
}

/** Reads and measures a résumé in the reader's process. */
export const measureResume: Measure = async (core, { bytes }) => {
  const answer = await core.reader.run('resume', bytes)
  if (!answer.ok) return { ok: false, failed: answer.refusal }
  if (!answer.value.ok) return { ok: false, failed: answer.value.refusal }
  const { result } = answer.value
  const { score, rubric, engine } = result
  if (score === null) return { ok: false, failed: 'not-a-resume' }
  const file = await optimised(core, bytes)
  return { ok: true, score, rubric, engine, result: resultJson({ ...result, ...(file && { optimised: file }) }) }
}
