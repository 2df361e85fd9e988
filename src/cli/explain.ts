import { steps } from '../domain/quota'
import { type Ranked, scoresFrom } from '../domain/score'
import { type AccountEvent, accountEvents } from '../events/account'
import type { Meta } from '../events/catalog'
import type { Command, Input } from './command'
import { accountNamed, reading } from './open'
import { stamp, untilOf, within } from './when'

type Past = AccountEvent & { readonly meta: Meta }

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
const detailed = ['tool', 'analysis', 'reason', 'plan']
const details = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(detailed.filter((name) => name in data).map((name) => [name, data[name]]))
const inWords = (data: Readonly<Record<string, unknown>>) =>
  Object.entries(details(data))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ')

const where = ({ position, at, correlation }: Meta) => ({ position, at: new Date(at).toISOString(), correlation })

/** Prints one explanation: its steps and what they come to. */
type Explanation = (history: readonly Past[], input: Pick<Input, 'options' | 'out'>) => void

const quota: Explanation = (history, { options, out }) => {
  const found = steps(history)
  const left = found.at(-1)?.balance ?? 0
  if (options.json) {
    const told = found.map(({ event, change, balance }) => ({
      ...where(event.meta),
      type: event.type,
      change,
      left: balance,
      cause: cause[event.type] ?? event.type,
      ...details(event.data),
    }))
    out(JSON.stringify({ left, steps: told }))
    return
  }
  out(`${'position'.padStart(8)}  ${'when (UTC)'.padEnd(19)}  ${'change'.padStart(9)}  ${'left'.padStart(9)}  cause`)
  for (const { event, change, balance } of found) {
    const { position, at, correlation } = event.meta
    const why = [cause[event.type] ?? event.type, inWords(event.data), `correlation=${correlation}`]
      .filter(Boolean)
      .join('  ')
    out(
      `${String(position).padStart(8)}  ${stamp(at)}  ${signed(change).padStart(9)}  ${shown(balance).padStart(9)}  ${why}`,
    )
  }
  out(`= ${shown(left)} left`)
}

/** The overall score after each analysis. Two results of a tool are all that counts, so no more are carried along. */
function* overallScores(history: readonly Past[]) {
  const latest = new Map<string, Ranked[]>()
  for (const event of history) {
    if (event.type !== 'AnalysisCompleted') continue
    const { tool, score } = event.data
    const [previous] = latest.get(tool) ?? []
    const newest = { tool, score, at: event.meta.at, rank: 1 }
    latest.set(tool, previous ? [newest, { ...previous, rank: 2 }] : [newest])
    const { overall } = scoresFrom([...latest.values()].flat())
    yield { event, overall: overall?.score ?? null }
  }
}

const score: Explanation = (history, { options, out }) => {
  const found = [...overallScores(history)]
  const overall = found.at(-1)?.overall ?? null
  if (options.json) {
    const told = found.map(({ event, overall }) => {
      const { tool, score, rubric, engine, analysis } = event.data
      return { ...where(event.meta), tool, score, rubric, engine, analysis, overall }
    })
    out(JSON.stringify({ overall, steps: told }))
    return
  }
  out(`${'position'.padStart(8)}  ${'when (UTC)'.padEnd(19)}  ${'tool'.padEnd(8)}  score  overall  cause`)
  for (const { event, overall } of found) {
    const { tool, score, rubric, engine, analysis } = event.data
    const { position, at, correlation } = event.meta
    const why = `measured by ${engine}, rubric ${rubric}  analysis=${analysis}  correlation=${correlation}`
    out(
      `${String(position).padStart(8)}  ${stamp(at)}  ${tool.padEnd(8)}  ${String(score).padStart(5)}  ${String(overall ?? '-').padStart(7)}  ${why}`,
    )
  }
  out(
    `= ${overall ?? 'no score yet'}${overall === null ? '' : ' overall: the mean of the latest photo, linkedin and resume'}`,
  )
}

const explanations: Readonly<Record<string, Explanation>> = { quota, score }

export const explain: Command = {
  usage: 'explain <quota|score> <email or account id> [--at <time|position>] [--json]',
  summary: 'why an allowance or a score is what it is: one line per event that touched it',
  options: { at: { type: 'string' }, json: { type: 'boolean' } },
  words: [2, 2],
  run: async ({ words: [what = '', name = ''], options, config, out, problem }) => {
    const until = untilOf(options.at)
    const told = Object.hasOwn(explanations, what) ? explanations[what] : undefined
    if (!told || until === null) {
      problem(
        told
          ? `--at ${String(options.at)} is neither a time nor a position`
          : `explain knows ${Object.keys(explanations).join(' and ')}, not ${what}`,
      )
      return 2
    }
    return reading(config, (log, secrets) => {
      const stream = accountNamed(log, secrets, name)
      if (!stream) {
        problem('no such account')
        return 1
      }
      told(accountEvents.history(log.read(stream).filter((event) => within(event, until))), { options, out })
      return 0
    })
  },
}
