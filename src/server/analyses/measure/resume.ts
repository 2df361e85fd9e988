import { type Measure, resultJson } from './measured'

/** Reads and measures a résumé in the reader's process. */
export const measureResume: Measure = async (core, { bytes }) => {
  const answer = await core.reader.run('resume', bytes)
  if (!answer.ok) return { ok: false, failed: answer.refusal }
  if (!answer.value.ok) return { ok: false, failed: answer.value.refusal }
  const { result } = answer.value
  const { score, rubric, engine } = result
  return score === null
    ? { ok: false, failed: 'not-a-resume' }
    : { ok: true, score, rubric, engine, result: resultJson(result) }
}
