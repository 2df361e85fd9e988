import { type Measure, resultJson } from './measured'

/** Measures a compressed photo in the reader's process. */
export const measurePhoto: Measure = async (core, { bytes }) => {
  const answer = await core.reader.run('photo', bytes)
  if (!answer.ok) return { ok: false, failed: answer.refusal }
  if (!answer.value.ok) return { ok: false, failed: answer.value.refusal }
  const { result } = answer.value
  const { score, rubric, engine } = result
  return { ok: true, score, rubric, engine, result: resultJson(result) }
}
