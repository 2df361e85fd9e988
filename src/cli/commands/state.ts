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
  run: ({ args: [name = ''], options, config, out, say, usageError, failure }) =>
    reading(config, (log, secrets) => {
      const until = untilOf(options.at)
      if (until === null)
        return usageError(say('{{text}} is neither a time nor a position', { text: `--at ${String(options.at)}` }))
      const stream = accountNamed(log, secrets, name)
      if (!stream) return failure(say('no such account'))
      const past = log.read(stream).filter((event) => within(event, until))
      const history = domainEvents.history(past)
      const account = accountAt(stream, history, endOf(until, history), loadCatalogue(config.folder).limits)
      if (options.json) out(JSON.stringify(account))
      else for (const [key, value] of Object.entries(account)) out(`${key.padEnd(17)} ${JSON.stringify(value)}`)
      return 0
    }),
}
