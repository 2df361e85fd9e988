// `state`: what an account was after its events up to a time or position.
import { accountAt } from '../../domain/account-at'
import { domainEvents } from '../../events/schema/events'
import { loadCatalogue } from '../../server/billing/catalogue'
import type { Command } from '../command'
import { accountNamed, reading } from '../open-log'
import { endOf, untilOf, within } from '../parse-time'

export const state: Command = {
  usage: 'state <email or account id> [--at <time|position>] [--json]',
  summary: 'what an account was after its events up to a point, without personal data',
  examples: ['state ana@example.com --at 30'],
  options: { at: { type: 'string' }, json: { type: 'boolean' } },
  args: [1, 1],
  needsSite: () => true,
  run: ({ args: [name = ''], options, config, out, problem, say }) =>
    reading(config, (log, secrets) => {
      const until = untilOf(options.at)
      if (until === null) {
        problem(say('{{text}} is neither a time nor a position', { text: `--at ${String(options.at)}` }))
        return 2
      }
      const stream = accountNamed(log, secrets, name)
      if (!stream) {
        problem(say('no such account'))
        return 1
      }
      const past = log.read(stream).filter((event) => within(event, until))
      const history = domainEvents.history(past)
      const account = accountAt(stream, history, endOf(until, history), loadCatalogue(config.folder).limits)
      if (options.json) out(JSON.stringify(account))
      else for (const [key, value] of Object.entries(account)) out(`${key.padEnd(17)} ${JSON.stringify(value)}`)
      return 0
    }),
}
