import type { RecordedEvent } from '../events/log'
import type { LogReader } from '../events/sqlite-log'
import type { Command } from './command'
import { accountNamed, reading } from './open'
import { stamp, untilOf, within } from './when'

const slice = 1000

/** One event as one line; the personal part is never printed. */
const line = ({ position, at, stream, version, type, actor, data }: RecordedEvent): string =>
  `${String(position).padStart(8)}  ${stamp(at)}  ${stream}@${version}  ${type}  ${JSON.stringify(data)}  by ${actor ?? 'nobody'}`

function* all(log: LogReader): Generator<RecordedEvent> {
  let after = 0
  for (;;) {
    const events = log.readAll(after, slice)
    yield* events
    const last = events.at(-1)
    if (!last) return
    after = last.position
  }
}

export const replay: Command = {
  usage: 'replay [--account <email or id>] [--until <time|position>]',
  summary: 'the log in order, one line per event, without personal data',
  options: { account: { type: 'string' }, until: { type: 'string' } },
  words: [0, 0],
  run: ({ options, config, out, problem }) =>
    reading(config, (log, secrets) => {
      const until = untilOf(options.until)
      if (until === null) {
        problem(`--until ${String(options.until)} is neither a time nor a position`)
        return 2
      }
      const stream = typeof options.account === 'string' ? accountNamed(log, secrets, options.account) : undefined
      if (stream === null) {
        problem('no such account')
        return 1
      }
      let count = 0
      for (const event of stream ? log.read(stream) : all(log)) {
        if (!within(event, until)) continue
        out(line(event))
        count++
      }
      out(`= ${count} events`)
      return 0
    }),
}

export const trace: Command = {
  usage: 'trace <correlation>',
  summary: 'everything one request caused, in order, each under what caused it',
  words: [1, 1],
  run: ({ words: [correlation = ''], config, out, problem }) =>
    reading(config, (log) => {
      const events = log.readCorrelation(correlation)
      if (events.length === 0) {
        problem('no event carries this correlation')
        return 1
      }
      const depth = new Map<string, number>()
      for (const event of events) {
        const level = event.causation === null ? 0 : (depth.get(event.causation) ?? -1) + 1
        depth.set(event.id, level)
        out(`${'  '.repeat(level)}${line(event)}`)
      }
      return 0
    }),
}
