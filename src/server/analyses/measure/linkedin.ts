import { type Measure, resultJson } from './measured'

/** Measures a profile's texts in the reader's process: the request's thread stays free. */
export const measureLinkedin: Measure = async (core, { bytes }) => {
  const answer = await core.reader.run('linkedin', bytes)
  if (!answer.ok) return { ok: false, failed: answer.refusal === 'busy' ? 'busy' : 'internal' }
  const { score, rubric, engine } = answer.value
  return { ok: true, score, rubric, engine, result: resultJson(answer.value) }
}
