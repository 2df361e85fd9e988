// Explains why analyses were refused: one line per refusal that was recorded.
import { refusalsADay } from '../../domain/quota/refusals'
import type { RefusalReason } from '../../events/schema/vocabulary'
import { stamp } from '../parse-time'
import type { Sentence } from '../say'
import { type Explanation, heading, where } from './explanation'

const causes: Readonly<Record<RefusalReason, Sentence>> = {
  'quota-exhausted': 'no analysis was left',
  'quota-tool': 'no analysis of this tool was left',
  'failures-many': 'too many files in a row could not be analysed',
}

export const refusals: Explanation = (history, { options, out, say }) => {
  const refused = history.flatMap((event) => (event.type === 'AnalysisRefused' ? [event] : []))
  if (options.json) {
    out(
      JSON.stringify({
        refused: refused.length,
        steps: refused.map(({ meta, data }) => ({ ...where(meta), ...data, why: causes[data.reason] })),
      }),
    )
    return
  }
  const wide = Math.max(8, say('tool').length)
  out(heading(say, say('tool').padEnd(8)))
  for (const { meta, data } of refused) {
    const more = data.count === refusalsADay ? `; ${say('the last one recorded of this day')}` : ''
    const cause = `${say(causes[data.reason])}, ${say('plan')} ${data.plan}${more}  correlation=${meta.correlation}`
    out(`${String(meta.position).padStart(8)}  ${stamp(meta.at)}  ${data.tool.padEnd(wide)}  ${cause}`)
  }
  out(`= ${say('{{count}} refused', { count: refused.length })}`)
}
