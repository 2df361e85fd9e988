// Explains why an account is on its plan: a line for each event or moment that changed it, and what holds at the end.

import {
  type Entitlements,
  entitlementAt,
  evolveEntitlements,
  noEntitlements,
  type Source,
  sourcesOf,
} from '../../domain/billing/entitlement'
import { explainQuota } from '../../domain/quota/ledger'
import type { LedgerReason } from '../../domain/quota/reasons'
import { accountOf } from '../../events/schema/events'
import { stamp } from '../parse-time'
import { type Say, type Sentence, sayEnglish } from '../say'
import { type Explanation, heading, type Past, where } from './explanation'

/** Those of the quota's ledger that are about the plan. */
const causes: Readonly<Partial<Record<LedgerReason, Sentence>>> = {
  registered: 'account opened on the free plan',
  erased: 'account erased',
  'plan-assigned': 'plan given',
  'paid-once': 'plan paid once',
  'plan-sold': 'what was sold with the paid period recorded',
  refunded: 'payment given back',
  disputed: 'payment disputed',
  'subscription-changed': 'subscription changed',
  'plan-changed': 'time alone',
}

const whoOf = ({ meta: { actor, stream } }: Past, say: Say): string => {
  if (actor === null || actor === 'system') return say('the system')
  if (actor === 'operator') return say('the operator, on the command line')
  return actor === accountOf(stream) ? say('the account itself') : say('admin {{id}}', { id: actor })
}

const detailed = ['plan', 'reason', 'payment', 'subscription', 'status', 'cycles', 'checkout'] as const
const detailsOf = ({ data }: Past): Record<string, unknown> => {
  const all: Readonly<Record<string, unknown>> = data
  return Object.fromEntries(detailed.flatMap((name) => (all[name] == null ? [] : [[name, all[name]]])))
}

const until = ({ until: end, renews }: Source, say: Say): string =>
  end === null ? say('without an end') : `${say(renews ? 'renews, or ends' : 'ends')} ${stamp(end)}`
const groundText = (source: Source, say: Say): string =>
  `${say('{{plan}} by {{id}}', { plan: source.plan, id: source.id })}, ${until(source, say)}`

const holding = (entitlements: Entitlements, at: number): Source[] =>
  sourcesOf(entitlements).filter(({ from, until: end }) => from <= at && (end === null || at < end))

export const plan: Explanation = (history, { options, out, say, now, limits }) => {
  const lines = explainQuota(history, now, limits).lines.filter(
    ({ reason, plan: after, planBefore }) =>
      causes[reason] !== undefined && (reason !== 'plan-changed' || after !== planBefore),
  )
  const entitlements = history.reduce<Entitlements>(evolveEntitlements, noEntitlements)
  const { plan: inForce, source } = entitlementAt(entitlements, now)
  const others = holding(entitlements, now).filter(({ id }) => id !== source?.id)
  if (options.json) {
    const steps = lines.map(({ event, at, reason, plan: after }) => ({
      ...(event ? where(event.meta) : { position: null, at: new Date(at).toISOString(), correlation: null }),
      ...{ type: event?.type ?? null, plan: after, why: causes[reason], by: event ? whoOf(event, sayEnglish) : null },
      ...(event && detailsOf(event)),
    }))
    const ground = source && { id: source.id, until: source.until, renews: source.renews }
    out(JSON.stringify({ plan: inForce, ground, others: others.map(({ id, plan: of }) => ({ id, plan: of })), steps }))
    return
  }
  out(heading(say, say('plan').padEnd(12)))
  for (const { event, at, reason, plan: after } of lines) {
    const details = event ? Object.entries(detailsOf(event)).map(([name, value]) => `${name}=${String(value)}`) : []
    const why = causes[reason]
    const who = event && say('by {{who}}', { who: whoOf(event, say) })
    const cause = [why && say(why), who, ...details].filter(Boolean).join('  ')
    out(`${(event ? String(event.meta.position) : '-').padStart(8)}  ${stamp(at)}  ${after.padEnd(12)}  ${cause}`)
  }
  for (const ground of others) out(`  ${say('also')} ${groundText(ground, say)}`)
  out(`= ${source ? groundText(source, say) : say('{{plan}}: no ground for any other plan', { plan: inForce })}`)
}
