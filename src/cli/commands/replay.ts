// `replay` and `trace`: prints the log, or what followed from one event, without personal data.
import type { LogReader, RecordedEvent } from '../../events/store/log'
import type { Command } from '../command'
import { accountNamed, reading } from '../open-log'
import { untilOf, within } from '../parse-time'
import { eventJson, eventText } from '../print'
import { storyOf } from '../story'

const batchEvents = 1000

/** The whole log in order, read in slices. */
export function* allEvents(log: LogReader): Generator<RecordedEvent> {
  let after = 0
  for (;;) {
    const events = log.readAll(after, batchEvents)
    yield* events
    const last = events.at(-1)
    if (!last) return
    after = last.position
  }
}

export const replay: Command = {
  usage: 'replay [--account <email or id>] [--until <time|position>] [--json]',
  summary: 'the log in order, one line per event, without personal data',
  examples: ['replay --account ana@example.com'],
  options: { account: { type: 'string' }, until: { type: 'string' }, json: { type: 'boolean' } },
  args: [0, 0],
  needsSite: () => true,
  run: ({ options, config, out, say, usageError, failure }) =>
    reading(config, (log, secrets) => {
      const until = untilOf(options.until)
      if (until === null)
        return usageError(
          say('{{text}} is neither a time nor a position', { text: `--until ${String(options.until)}` }),
        )
      const stream = typeof options.account === 'string' ? accountNamed(log, secrets, options.account) : undefined
      if (stream === null) return failure(say('no such account'))
      let count = 0
      for (const event of stream ? log.read(stream) : allEvents(log)) {
        if (!within(event, until)) continue
        out(options.json ? eventJson(event) : eventText(event))
        count++
      }
      if (!options.json) out(`= ${say('{{count}} events', { count })}`)
      return 0
    }),
}

export const trace: Command = {
  usage: 'trace <correlation or any other id> [--json]',
  summary:
    'everything that one request caused, or that belongs to an id such as a purchase, in order, each event under its cause',
  examples: ['trace <id>'],
  options: { json: { type: 'boolean' } },
  args: [1, 1],
  needsSite: () => true,
  run: ({ args: [correlation = ''], options, config, out, say, failure }) =>
    reading(config, (log) => {
      const events = storyOf(log, correlation)
      if (events.length === 0) return failure(say('no event carries this id'))
      const depth = new Map<string, number>()
      for (const event of events) {
        const level = event.causation === null ? 0 : (depth.get(event.causation) ?? -1) + 1
        depth.set(event.id, level)
        out(options.json ? eventJson(event) : `${'  '.repeat(level)}${eventText(event)}`)
      }
      return 0
    }),
}
