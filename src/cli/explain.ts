import { steps } from '../domain/quota'
import { accountEvents } from '../events/account'
import type { Command } from './command'
import { accountNamed, reading } from './open'
import { stamp, untilOf, within } from './when'

const cause: Readonly<Record<string, string>> = {
  AccountRegistered: 'account opened on the free plan',
  AccountErased: 'account erased',
  PlanAssigned: 'plan assigned',
  AnalysisRequested: 'analysis asked for: one unit held',
  AnalysisFailed: 'analysis failed: the unit came back',
}

const shown = (balance: number) => (balance === -1 ? 'unlimited' : String(balance))
const signed = (change: number | string) =>
  typeof change === 'number' ? (change > 0 ? `+${change}` : String(change)) : change

/** Details a developer asks for next; none of them personal. */
const detail = (data: Readonly<Record<string, unknown>>) =>
  ['tool', 'analysis', 'reason', 'plan']
    .filter((name) => name in data)
    .map((name) => `${name}=${String(data[name])}`)
    .join(' ')

export const explain: Command = {
  usage: 'explain quota <email or account id> [--at <time|position>]',
  summary: 'why an allowance is what it is: one line per event that touched it',
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
      const found = steps(accountEvents.history(log.read(stream).filter((event) => within(event, until))))
      out(
        `${'position'.padStart(8)}  ${'when (UTC)'.padEnd(19)}  ${'change'.padStart(9)}  ${'left'.padStart(9)}  cause`,
      )
      for (const { event, change, balance } of found) {
        const { position, at, correlation } = event.meta
        const why = [cause[event.type] ?? event.type, detail(event.data), `correlation=${correlation}`]
          .filter(Boolean)
          .join('  ')
        out(
          `${String(position).padStart(8)}  ${stamp(at)}  ${signed(change).padStart(9)}  ${shown(balance).padStart(9)}  ${why}`,
        )
      }
      out(`= ${shown(found.at(-1)?.balance ?? 0)} left`)
      return 0
    })
  },
}
