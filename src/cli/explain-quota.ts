// Why an allowance is what it is: one line per event, cycle or end of a plan that touched it.
import { allowance, evolveQuota, noQuota, type Quota } from '../domain/analyses/quota'
import { type Step, steps } from '../domain/analyses/quota-ledger'
import { tools } from '../events/schema/vocabulary'
import { type Explanation, type Past, where } from './explanation'
import { stamp } from './parse-time'

const cause: Readonly<Record<string, string>> = {
  AccountRegistered: 'account opened on the free plan',
  AccountErased: 'account erased',
  PlanAssigned: 'plan assigned',
  AnalysisRequested: 'analysis asked for: one unit held',
  AnalysisFailed: 'analysis failed: the unit came back to where it was taken from',
  PassOpened: 'plan paid once',
  PaymentRefunded: 'payment given back',
  PaymentDisputed: 'payment disputed',
  SubscriptionChanged: 'subscription changed',
}

type AnyStep = Step<Past>

/** What happened, in words; what time alone did is told by what it led to. */
const describe = ({ event, cycle }: AnyStep, planBefore: string, plan: string, more = ''): string => {
  const what = event ? [cause[event.type] ?? event.type, more].filter(Boolean).join('  ') : null
  const led =
    planBefore !== plan
      ? `plan ${planBefore} → ${plan}${cycle > 0 ? `, cycle from ${stamp(cycle)}` : ''}`
      : event
        ? null
        : `new cycle of ${plan} from ${stamp(cycle)}: nothing rolls over`
  return [what, led].filter(Boolean).join('; ')
}

const shown = (balance: number) => (balance === -1 ? 'unlimited' : String(balance))
const signed = (change: number | string) =>
  typeof change === 'number' ? (change > 0 ? `+${change}` : String(change)) : change

/** Details a developer asks for next; none of them personal. */
const detailed = ['tool', 'analysis', 'reason', 'plan', 'cycle', 'cycles', 'status', 'state', 'payment', 'subscription']
const details = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(detailed.filter((name) => name in data).map((name) => [name, data[name]]))
const dataText = (data: Readonly<Record<string, unknown>>) =>
  Object.entries(details(data))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ')

const json = (step: AnyStep, planBefore: string) => {
  const { event, at, change, balance, plan, cycle } = step
  return {
    ...(event ? where(event.meta) : { position: null, at: new Date(at).toISOString(), correlation: null }),
    type: event?.type ?? null,
    change,
    left: balance,
    on: plan,
    since: cycle > 0 ? new Date(cycle).toISOString() : null,
    why: describe(step, planBefore, plan),
    ...(event && details(event.data)),
  }
}

const line = (step: AnyStep, planBefore: string): string => {
  const { event, at, change, balance, plan } = step
  const why = describe(step, planBefore, plan, event ? dataText(event.data) : '')
  const details = [why, event && `correlation=${event.meta.correlation}`].filter(Boolean).join('  ')
  const position = event ? String(event.meta.position) : '-'
  return `${position.padStart(8)}  ${stamp(at)}  ${signed(change).padStart(9)}  ${shown(balance).padStart(9)}  ${details}`
}

export const quota: Explanation = (history, { options, out, now, limits }) => {
  const found = steps(history, now, limits)
  const last = found.at(-1)
  const left = last?.balance ?? 0
  const plan = last?.plan ?? 'none'
  const { perTool } = allowance(history.reduce<Quota>(evolveQuota, noQuota), now, limits)
  const before = (index: number) => found[index - 1]?.plan ?? 'none'
  if (options.json) {
    out(
      JSON.stringify({
        left,
        leftPerTool: perTool,
        plan,
        steps: found.map((step, index) => json(step, before(index))),
      }),
    )
    return
  }
  out(`${'position'.padStart(8)}  ${'when (UTC)'.padEnd(19)}  ${'change'.padStart(9)}  ${'left'.padStart(9)}  cause`)
  for (const [index, step] of found.entries()) out(line(step, before(index)))
  out(`= per tool: ${tools.map((tool) => `${tool} ${shown(perTool[tool])}`).join(', ')}`)
  out(`= ${shown(left)} left on the plan ${plan}`)
}
