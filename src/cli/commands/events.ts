// The event log for developers: export to a file, import from one, and follow as it grows.
import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { domainEvents } from '../../events/schema/events'
import { refuseUnknown } from '../../events/schema/kinds'
import type { RecordedEvent } from '../../events/store/log'
import { openLog } from '../../events/store/sqlite/sqlite-log'
import { checkLines, importLines, linesOf } from '../../events/tools/import'
import { type EventLine, headerOf, lineOf } from '../../events/tools/json-lines'
import { redactor } from '../../events/tools/redact'
import { createClaims } from '../../server/accounts/reserved-addresses'
import { loadCatalogue } from '../../server/billing/catalogue'
import { secretOf, secretsFrom } from '../../server/security/secrets'
import type { Command, Exit, Input } from '../command'
import { copyEvents } from '../events-copy'
import { testFileOf } from '../exported-case'
import { accountNamed, reading } from '../open-log'
import { endOf, untilOf, within } from '../parse-time'
import { eventJson, eventText } from '../print'
import { allEvents } from './replay'

/** Time between two reads of the log while following it, in milliseconds. */
const tailMs = 250
/** Past events shown before new ones. */
const tailBefore = 10
const tailSlice = 1_000

function exportEvents({ options, config, out, problem, say, failure, usageError }: Input): Promise<Exit> {
  const until = untilOf(options.until)
  if (until === null) {
    problem(say('{{text}} is neither a time nor a position', { text: `--until ${String(options.until)}` }))
    return Promise.resolve(2)
  }
  return reading(config, (log, secrets) => {
    const stream = typeof options.account === 'string' ? accountNamed(log, secrets, options.account) : undefined
    if (stream === null) return failure(say('no such account'))
    const asTest = options['as-test'] === true
    if (asTest && !stream) return usageError(say('--as-test is about one account: name it with --account'))
    const redact = options.redact === true || asTest ? redactor(domainEvents, randomBytes(32)) : null
    const write = (event: RecordedEvent): EventLine => (redact ? redact(lineOf(event)) : lineOf(event))
    if (asTest && stream) {
      const past = log.read(stream).filter((event) => within(event, until))
      const { limits } = loadCatalogue(config.folder)
      out(
        testFileOf(past.map(write), {
          now: endOf(
            until,
            past.map((meta) => ({ meta })),
          ),
          limits,
        }),
      )
      return 0
    }
    out(JSON.stringify(headerOf(redact !== null)))
    let subject = stream
    for (const event of stream ? log.read(stream) : allEvents(log)) {
      if (!within(event, until)) continue
      const line = write(event)
      out(JSON.stringify(line))
      if (redact && subject)
        problem(say('{{stream}} is {{other}} in this export', { stream: subject, other: line.stream }))
      subject = undefined
    }
    if (!redact) problem(say('This export holds personal data in the clear; --redact leaves it out.'))
    return 0
  })
}

async function importEvents(file: string, { config, out, say, usageError }: Input): Promise<Exit> {
  if (!existsSync(file)) return usageError(say('there is no file {{file}}', { file }))
  const lines = () => linesOf(createReadStream(file))
  const checked = await checkLines(domainEvents, lines)
  const secrets = secretsFrom(secretOf(config.folder, config.secret))
  const log = openLog({ folder: config.folder, masterKey: secrets.master })
  try {
    refuseUnknown(domainEvents, log.kinds(0, log.position()))
    const fresh = await importLines(log, lines, createClaims(secrets))
    const values = { events: checked.events, fresh, position: log.position() }
    out(say('{{events}} events checked, {{fresh}} of them new; the log is at position {{position}}', values))
    return 0
  } finally {
    await log.close()
  }
}

/** Until the process is asked to end. */
function follow({ options, config, out, problem, say }: Input): Promise<Exit> {
  const after = options.after === undefined ? null : Number(options.after)
  if (after !== null && !(Number.isSafeInteger(after) && after >= 0)) {
    problem(say('{{text}} is not a position', { text: `--after ${String(options.after)}` }))
    return Promise.resolve(2)
  }
  return reading(config, async (log) => {
    const ended = Promise.withResolvers<Exit>()
    const end = () => ended.resolve(0)
    process.once('SIGINT', end)
    process.once('SIGTERM', end)
    const show = options.json === true ? eventJson : eventText
    let last = after ?? Math.max(0, log.position() - tailBefore)
    const poll = () => {
      for (const event of log.readAll(last, tailSlice)) {
        out(show(event))
        last = event.position
      }
    }
    poll()
    const timer = setInterval(poll, tailMs)
    try {
      return await ended.promise
    } finally {
      clearInterval(timer)
    }
  })
}

const eventsWords = 'export, import <file>, tail, copy'

export const events: Command = {
  usage:
    'events export [--redact|--as-test] [--account <email or id>] [--until <time|position>] | events import <file> | events tail [--after <position>] [--json] | events copy --to <postgres://… or new folder>',
  summary:
    'export the log as JSON lines, with or without personal data; import it into an empty data folder while no server runs; follow it live; or copy the whole site to PostgreSQL and back',
  examples: ['events export --redact > log.jsonl', 'events export --as-test --account ana@example.com'],
  options: {
    redact: { type: 'boolean' },
    'as-test': { type: 'boolean' },
    account: { type: 'string' },
    until: { type: 'string' },
    after: { type: 'string' },
    to: { type: 'string' },
    json: { type: 'boolean' },
  },
  args: [1, 2],
  needsSite: ({ args: [what] }) => what !== 'import',
  run: (input) => {
    const [what, file] = input.args
    if (what === 'export' && file === undefined) return exportEvents(input)
    if (what === 'import' && file !== undefined) return importEvents(file, input)
    if (what === 'tail' && file === undefined) return follow(input)
    if (what === 'copy' && file === undefined) return copyEvents(input)
    input.problem(input.say('{{command}} knows {{words}}', { command: 'events', words: eventsWords }))
    return Promise.resolve(2)
  },
}
