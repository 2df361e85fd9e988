// Why analyses were refused: one line per refusal that was recorded.
import { refusalsADay } from '../../domain/quota/refusals'
import type { RefusalReason } from '../../events/schema/vocabulary'
import { stamp } from '../parse-time'
import { type Explanation, where } from './explanation'

const causes: Readonly<Record<RefusalReason, string>> = {
  'quota-exhausted': 'no analysis was left',
  'quota-tool': 'no analysis of this tool was left',
  'failures-many': 'too many files in a row could not be analysed',
}

export const refusals: Explanation = (history, { options, out }) => {
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
  out(`${'position'.padStart(8)}  ${'when (UTC)'.padEnd(19)}  ${'tool'.padEnd(8)}  cause`)
  for (const { meta, data } of refused) {
    const more = data.count === refusalsADay ? '; the last one recorded of this day' : ''
    const cause = `${causes[data.reason]}, plan ${data.plan}${more}  correlation=${meta.correlation}`
    out(`${String(meta.position).padStart(8)}  ${stamp(meta.at)}  ${data.tool.padEnd(8)}  ${cause}`)
  }
  out(`= ${refused.length} refused`)
}
