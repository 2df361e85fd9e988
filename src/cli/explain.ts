import { type Step, steps } from '../domain/quota-steps'
import { accountEvents } from '../events/account'
import { loadCatalogue } from '../server/catalogue'
import type { Command } from './command'
import { accountNamed, reading } from './open'
import { stamp, untilOf, within } from './when'

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

type AnyStep = Step<ReturnType<typeof accountEvents.history>[number]>

/** What happened, in words; what time alone did is told by what it led to. */
const words = ({ event, cycle }: AnyStep, planBefore: string, plan: string): string => {
  const what = event ? [cause[event.type] ?? event.type, detail(event.data)].filter(Boolean).join('  ') : null
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
const detail = (data: Readonly<Record<string, unknown>>) =>
  ['tool', 'analysis', 'reason', 'plan', 'cycle', 'cycles', 'status', 'state', 'payment', 'subscription']
    .filter((name) => name in data)
    .map((name) => `${name}=${String(data[name])}`)
    .join(' ')

export const explain: Command = {
  usage: 'explain quota <email or account id> [--at <time|position>]',
  summary: 'why an allowance is what it is: one line per event, cycle or end of a plan that touched it',
  options: { at: { type: 'string' } },
  words: [2, 2],
  run: async ({ words: [what, name = ''], options, config, out, problem }) => {
    const until = untilOf(options.at)
    if (what !== 'quota' || until === null) {
      problem(
        what === 'quota'
          ? `--at ${String(options.at)} is neither a time nor a position`
          : `explain knows quota, not ${what}`,
      )
      return 2
    }
    return reading(config, (log, secrets) => {
      const stream = accountNamed(log, secrets, name)
      if (!stream) {
        problem('no such account')
        return 1
      }
      const history = accountEvents.history(log.read(stream).filter((event) => within(event, until)))
      const end = until && 'time' in until ? until.time : until ? (history.at(-1)?.meta.at ?? 0) : Date.now()
      const found = steps(history, end, loadCatalogue(config.folder).limits)
      out(
        `${'position'.padStart(8)}  ${'when (UTC)'.padEnd(19)}  ${'change'.padStart(9)}  ${'left'.padStart(9)}  cause`,
      )
      let planBefore = 'none'
      for (const step of found) {
        const { event, at, change, balance, plan } = step
        const position = event ? String(event.meta.position) : '-'
        const why = [words(step, planBefore, plan), event && `correlation=${event.meta.correlation}`]
          .filter(Boolean)
          .join('  ')
        out(
          `${position.padStart(8)}  ${stamp(at)}  ${signed(change).padStart(9)}  ${shown(balance).padStart(9)}  ${why}`,
        )
        planBefore = plan
      }
      const last = found.at(-1)
      out(`= ${shown(last?.balance ?? 0)} left on the plan ${last?.plan ?? 'none'}`)
      return 0
    })
  },
}
