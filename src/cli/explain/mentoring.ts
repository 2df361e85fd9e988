// Why so many mentoring hours are left: one line per booking, cancellation, cycle or end of a plan that touched it.
import { explainMentoring, type MentoringReason } from '../../domain/mentoring/ledger'
import { includesMentoring } from '../../server/mentoring/right'
import { stamp } from '../parse-time'
import { type Explanation, where } from './explanation'

const causes: Readonly<Record<MentoringReason, string>> = {
  booked: 'hour booked: one unit taken',
  cancelled: 'hour cancelled: the unit came back to the cycle it was taken from',
  'cycle-began': 'new cycle: nothing rolls over',
  'plan-changed': 'the plan changed',
}

export const mentoring: Explanation = (history, { options, out, now, catalogue }) => {
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
  out(`${'position'.padStart(8)}  ${'when (UTC)'.padEnd(19)}  ${'change'.padStart(6)}  ${'left'.padStart(4)}  cause`)
  for (const { event, at, reason, change, left: balance, plan: on } of lines) {
    const position = event ? String(event.meta.position) : '-'
    const signed = change > 0 ? `+${change}` : String(change)
    out(
      `${position.padStart(8)}  ${stamp(at)}  ${signed.padStart(6)}  ${String(balance).padStart(4)}  ${causes[reason]}, plan ${on}`,
    )
  }
  out(`= ${left} left on the plan ${plan}`)
}
