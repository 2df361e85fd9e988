// Explains a score: one line per analysis that counted.
import { type Ranked, scoresFrom } from '../../domain/analyses/score'
import { stamp } from '../parse-time'
import { type Explanation, heading, type Past, where } from './explanation'

/** The tools that the person has no use for at the end of the history. */
const leftOut = (history: readonly Past[]): string[] => {
  const choices = history.flatMap(({ type, data }) =>
    type === 'ToolUseChosen' ? [[data.tool, data.used] as const] : [],
  )
  return [...new Map(choices)].flatMap(([tool, used]) => (used ? [] : [tool]))
}

/** The overall score after each analysis. Only two results of a tool count, so no more are carried along. */
function* overallScores(history: readonly Past[], unused: readonly string[]) {
  const latest = new Map<string, Ranked[]>()
  for (const event of history) {
    if (event.type !== 'AnalysisCompleted') continue
    const { tool, score } = event.data
    const [previous] = latest.get(tool) ?? []
    const newest = { tool, score, at: event.meta.at, rank: 1 }
    latest.set(tool, previous ? [newest, { ...previous, rank: 2 }] : [newest])
    const { overall } = scoresFrom([...latest.values()].flat(), unused)
    yield { event, overall: overall?.score ?? null }
  }
}

export const score: Explanation = (history, { options, out, say }) => {
  const unused = leftOut(history)
  const scores = [...overallScores(history, unused)]
  const overall = scores.at(-1)?.overall ?? null
  if (options.json) {
    const rows = scores.map(({ event, overall }) => {
      const { tool, score, rubric, engine, analysis } = event.data
      return { ...where(event.meta), tool, score, rubric, engine, analysis, overall }
    })
    out(JSON.stringify({ overall, unused, steps: rows }))
    return
  }
  const wide = Math.max(8, say('tool').length)
  out(heading(say, `${say('tool').padEnd(8)}  ${say('score').padStart(5)}  ${say('overall').padStart(7)}`))
  for (const { event, overall } of scores) {
    const { tool, score, rubric, engine, analysis } = event.data
    const { position, at, correlation } = event.meta
    const measured = say('measured by {{engine}}, rubric {{rubric}}', { engine, rubric })
    const why = `${measured}  analysis=${analysis}  correlation=${correlation}`
    out(
      `${String(position).padStart(8)}  ${stamp(at)}  ${tool.padEnd(wide)}  ${String(score).padStart(5)}  ${String(overall ?? '-').padStart(7)}  ${why}`,
    )
  }
  out(
    `= ${overall === null ? say('no score yet') : say('{{overall}} overall: the mean of the latest photo, linkedin and resume', { overall })}`,
  )
  if (unused.length > 0) out(`  ${say('not counted, by the person’s choice: {{tools}}', { tools: unused.join(', ') })}`)
}
