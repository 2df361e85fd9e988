import { accountEvents } from '../../events/schema/account'
import { loadCatalogue } from '../../server/billing/catalogue'
import type { Command } from '../command'
import { mentoring } from '../explain-mentoring'
import { quota } from '../explain-quota'
import { score } from '../explain-score'
import type { Explanation } from '../explanation'
import { accountNamed, reading } from '../open-log'
import { endOf, untilOf, within } from '../parse-time'

const explanations: Readonly<Record<string, Explanation>> = { quota, mentoring, score }

export const explain: Command = {
  usage: 'explain <quota|mentoring|score> <email or account id> [--at <time|position>] [--json]',
  summary: 'why an allowance or a score is what it is: one line per event, cycle or end of a plan that touched it',
  options: { at: { type: 'string' }, json: { type: 'boolean' } },
  args: [2, 2],
  run: async ({ args: [what = '', name = ''], options, config, out, problem }) => {
    const until = untilOf(options.at)
    const explanation = Object.hasOwn(explanations, what) ? explanations[what] : undefined
    if (!explanation || until === null) {
      problem(
        explanation
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
      const history = accountEvents.history(log.read(stream).filter((event) => within(event, until)))
      const catalogue = loadCatalogue(config.folder)
      explanation(history, { options, out, now: endOf(until, history), limits: catalogue.limits, catalogue })
      return 0
    })
  },
}
