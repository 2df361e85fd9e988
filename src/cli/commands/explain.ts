// `explain`: why an allowance, a plan or a score is what it is, from the account's own events.
import { accountOf, domainEvents } from '../../events/schema/events'
import { refusalsStream } from '../../events/schema/refusals'
import { loadCatalogue } from '../../server/billing/catalogue'
import type { Command } from '../command'
import type { Explanation } from '../explain/explanation'
import { mentoring } from '../explain/mentoring'
import { plan } from '../explain/plan'
import { quota } from '../explain/quota'
import { refusals } from '../explain/refusals'
import { score } from '../explain/score'
import { accountNamed, reading } from '../open-log'
import { endOf, untilOf, within } from '../parse-time'

const explanations: Readonly<Record<string, Explanation>> = { quota, plan, mentoring, score, refusals }

/** The stream an explanation reads: the account's own, or that of its refusals. */
const streamFor = (what: string, stream: string): string =>
  what === 'refusals' ? refusalsStream(accountOf(stream) ?? '') : stream

export const explain: Command = {
  usage: 'explain <quota|plan|mentoring|score|refusals> <email or account id> [--at <time|position>] [--json]',
  summary:
    'why an allowance, a plan or a score is what it is, or why an analysis was refused: one line per event, cycle or end of a plan',
  examples: ['explain quota ana@example.com', 'explain score <analysis>'],
  options: { at: { type: 'string' }, json: { type: 'boolean' } },
  args: [2, 2],
  needsSite: () => true,
  run: async ({ args: [what = '', name = ''], options, config, out, say, usageError, failure }) => {
    const until = untilOf(options.at)
    const explanation = Object.hasOwn(explanations, what) ? explanations[what] : undefined
    if (!explanation || until === null)
      return usageError(
        explanation
          ? say('{{text}} is neither a time nor a position', { text: `--at ${String(options.at)}` })
          : say('{{command}} knows {{words}}', { command: 'explain', words: Object.keys(explanations).join(', ') }),
      )
    return reading(config, (log, secrets) => {
      const stream = accountNamed(log, secrets, name)
      if (!stream) return failure(say('no such account'))
      const history = domainEvents.history(log.read(streamFor(what, stream)).filter((event) => within(event, until)))
      const catalogue = loadCatalogue(config.folder)
      explanation(history, { options, out, say, now: endOf(until, history), limits: catalogue.limits, catalogue })
      return 0
    })
  },
}
