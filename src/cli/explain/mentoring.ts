// Explains why so many mentoring hours are left: one line per booking, cancellation, cycle or end of a plan that touched it.
import { explainMentoring, type MentoringReason } from '../../domain/mentoring/ledger'
import { includesMentoring } from '../../server/mentoring/right'
import { stamp } from '../parse-time'
import type { Sentence } from '../say'
import { type Explanation, heading, where } from './explanation'

const causes: Readonly<Record<MentoringReason, Sentence>> = {
  booked: 'hour booked: one unit taken',
  cancelled: 'hour cancelled: the unit came back to the cycle it was taken from',
  'cycle-began': 'new cycle: nothing rolls over',
  'plan-changed': 'the plan changed',
}

export const mentoring: Explanation = (history, { options, out, say, now, catalogue }) => {
  const { left, plan, lines } = explainMentoring(history, now, (entitlements, at) =>
    includesMentoring({ catalogue }, entitlements, at),
  )
  if (options.json) {
    const steps = lines.map(({ event, at, reason, change, left: balance, plan: on }) => ({
      ...(event ? where(event.meta) : { position: null, at: new Date(at).toISOString(), correlation: null }),
      ...{ type: event?.type ?? null, change, left: balance, on, why: causes[reason] },
    }))
    out(JSON.stringify({ left, plan, steps }))
    return
  }
  const wide = { change: Math.max(6, say('change').length), left: Math.max(4, say('left').length) }
  out(heading(say, `${say('change').padStart(wide.change)}  ${say('left').padStart(wide.left)}`))
  for (const { event, at, reason, change, left: balance, plan: on } of lines) {
    const position = event ? String(event.meta.position) : '-'
    const signed = change > 0 ? `+${change}` : String(change)
    out(
      `${position.padStart(8)}  ${stamp(at)}  ${signed.padStart(wide.change)}  ${String(balance).padStart(wide.left)}  ${say(causes[reason])}, ${say('plan')} ${on}`,
    )
  }
  out(`= ${say('{{left}} left on the plan {{plan}}', { left, plan })}`)
}
