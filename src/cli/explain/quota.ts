// Explains an allowance: one line per event, cycle or end of a plan that affected it.
import { explainQuota, type LedgerLine } from '../../domain/quota/ledger'
import type { LedgerReason } from '../../domain/quota/reasons'
import { tools } from '../../events/schema/vocabulary'
import { stamp } from '../parse-time'
import { type Explanation, type Past, where } from './explanation'

/** Null for what time alone did: the outcome explains it. */
const causes: Readonly<Record<LedgerReason, string | null>> = {
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

const effectOf = ({ reason, cycle, planBefore, plan }: Line): string | null => {
  if (planBefore !== plan)
    return `plan ${planBefore ?? 'none'} → ${plan}${cycle > 0 ? `, cycle from ${stamp(cycle)}` : ''}`
  return reason === 'cycle-began' ? `new cycle of ${plan} from ${stamp(cycle)}: nothing rolls over` : null
}

const describe = (line: Line, more = ''): string =>
  [[causes[line.reason], more].filter(Boolean).join('  '), effectOf(line)].filter(Boolean).join('; ')

const shown = (balance: number) => (balance === -1 ? 'unlimited' : String(balance))
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
    left: balance,
    on: plan,
    since: cycle > 0 ? new Date(cycle).toISOString() : null,
    why: describe(line),
    ...(event && details(event.data)),
  }
}

const text = (line: Line): string => {
  const { event, at, change, balance } = line
  const why = describe(line, event ? dataText(event.data) : '')
  const details = [why, event && `correlation=${event.meta.correlation}`].filter(Boolean).join('  ')
  const position = event ? String(event.meta.position) : '-'
  return `${position.padStart(8)}  ${stamp(at)}  ${signed(change).padStart(9)}  ${shown(balance).padStart(9)}  ${details}`
}

export const quota: Explanation = (history, { options, out, now, limits }) => {
  const { lines, remaining: left, perTool, ...of } = explainQuota(history, now, limits)
  const plan = lines.length > 0 ? of.plan : 'none'
  if (options.json) {
    out(JSON.stringify({ left, leftPerTool: perTool, plan, steps: lines.map(json) }))
    return
  }
  out(`${'position'.padStart(8)}  ${'when (UTC)'.padEnd(19)}  ${'change'.padStart(9)}  ${'left'.padStart(9)}  cause`)
  for (const line of lines) out(text(line))
  out(`= per tool: ${tools.map((tool) => `${tool} ${shown(perTool[tool])}`).join(', ')}`)
  out(`= ${shown(left)} left on the plan ${plan}`)
}
