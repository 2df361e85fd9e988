// Explains an allowance: one line per event, cycle or end of a plan that affected it.

import { explainQuota, type LedgerLine } from '../../domain/quota/ledger'
import { type AnalysisCount, eachTool, wireCount } from '../../domain/quota/quota'
import type { LedgerReason } from '../../domain/quota/reasons'
import { tools } from '../../events/schema/vocabulary'
import { stamp } from '../parse-time'
import { type Say, type Sentence, sayEnglish } from '../say'
import { type Explanation, heading, type Past, where } from './explanation'

/** Null for what time alone did: the outcome explains it. */
const causes: Readonly<Record<LedgerReason, Sentence | null>> = {
  registered: 'account opened on the free plan',
  erased: 'account erased',
  'plan-assigned': 'plan assigned',
  'analysis-requested': 'analysis asked for: one unit held',
  'analysis-failed': 'analysis failed: the unit came back to where it was taken from',
  'paid-once': 'plan paid once',
  'plan-sold': 'what was sold with the paid period recorded',
  refunded: 'payment given back',
  disputed: 'payment disputed',
  'subscription-changed': 'subscription changed',
  'cycle-began': null,
  'plan-changed': null,
}

type Line = LedgerLine<Past>

const effectOf = ({ reason, cycle, planBefore, plan }: Line, say: Say): string | null => {
  const from = stamp(cycle)
  if (planBefore !== plan) {
    const change =
      planBefore === null
        ? say('plan none → {{plan}}', { plan })
        : say('plan {{before}} → {{plan}}', { before: planBefore, plan })
    return cycle > 0 ? `${change}, ${say('cycle from {{from}}', { from })}` : change
  }
  return reason === 'cycle-began'
    ? say('new cycle of {{plan}} from {{from}}: nothing rolls over', { plan, from })
    : null
}

const describe = (line: Line, say: Say, more = ''): string => {
  const cause = causes[line.reason]
  return [[cause && say(cause), more].filter(Boolean).join('  '), effectOf(line, say)].filter(Boolean).join('; ')
}

const balanceText = (balance: AnalysisCount, say: Say) => (balance === null ? say('unlimited') : String(balance))
const signed = (change: number | string) =>
  typeof change === 'number' ? (change > 0 ? `+${change}` : String(change)) : change

/** Details for a developer; none of them personal. */
const detailed = ['tool', 'analysis', 'reason', 'plan', 'cycle', 'cycles', 'status', 'state', 'payment', 'subscription']
const details = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(detailed.filter((name) => name in data).map((name) => [name, data[name]]))
const dataText = (data: Readonly<Record<string, unknown>>) =>
  Object.entries(details(data))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ')

const json = (line: Line) => {
  const { event, at, change, balance, plan, cycle } = line
  return {
    ...(event ? where(event.meta) : { position: null, at: new Date(at).toISOString(), correlation: null }),
    type: event?.type ?? null,
    change,
    left: wireCount(balance),
    on: plan,
    since: cycle > 0 ? new Date(cycle).toISOString() : null,
    why: describe(line, sayEnglish),
    ...(event && details(event.data)),
  }
}

const text = (line: Line, say: Say): string => {
  const { event, at, change, balance } = line
  const why = describe(line, say, event ? dataText(event.data) : '')
  const details = [why, event && `correlation=${event.meta.correlation}`].filter(Boolean).join('  ')
  const position = event ? String(event.meta.position) : '-'
  return `${position.padStart(8)}  ${stamp(at)}  ${signed(change).padStart(9)}  ${balanceText(balance, say).padStart(9)}  ${details}`
}

export const quota: Explanation = (history, { options, out, say, now, limits }) => {
  const { lines, remaining: left, perTool, ...of } = explainQuota(history, now, limits)
  const plan = lines.length > 0 ? of.plan : null
  if (options.json) {
    const leftPerTool = eachTool((tool) => wireCount(perTool[tool]))
    out(JSON.stringify({ left: wireCount(left), leftPerTool, plan: plan ?? 'none', steps: lines.map(json) }))
    return
  }
  out(heading(say, `${say('change').padStart(9)}  ${say('left').padStart(9)}`))
  for (const line of lines) out(text(line, say))
  out(`= ${say('per tool')}: ${tools.map((tool) => `${tool} ${balanceText(perTool[tool], say)}`).join(', ')}`)
  out(`= ${say('{{left}} left on the plan {{plan}}', { left: balanceText(left, say), plan: plan ?? '-' })}`)
}
