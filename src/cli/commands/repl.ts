// Questions to the log and the read models as they were at a position: SQL, an account's state, events. Nothing is written.
import { Database } from 'bun:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { accountAt } from '../../domain/account-at'
import { domainEvents } from '../../events/schema/events'
import type { LogReader } from '../../events/store/log'
import { projections } from '../../projections/all'
import { openViews, type Views } from '../../projections/engine/views'
import { loadCatalogue } from '../../server/billing/catalogue'
import type { Secrets } from '../../server/security/secrets'
import { withTemporaryFolder } from '../../server/storage/temporary-folder'
import type { Command, Exit, Input } from '../command'
import { logUntil } from '../log-until'
import { accountNamed, reading } from '../open-log'
import { type Until, untilOf } from '../parse-time'
import { eventText } from '../print'

/** Rows of a query and events that are shown. */
const rowsShown = 200
const eventsShown = 20

const help = [
  'select …           a query of the read models as they were (they hold personal data in the clear)',
  '.tables            their tables',
  '.account <name>    what an account was then: email or id',
  '.events [<stream>] the last events until then, of the log or of a stream',
  '.at <position>     another position or time; .at alone is the end of the log',
  '.exit',
]

/** The last position until a time or a position; the log's end for neither. */
const positionOf = (log: LogReader, until: Until | undefined): number => {
  const end = log.position()
  if (until === undefined) return end
  if ('position' in until) return Math.min(until.position, end)
  // A binary search: times grow with positions.
  let [low, high] = [0, end]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const [event] = log.readAll(middle - 1, 1)
    if (event && event.at <= until.time) low = middle
    else high = middle - 1
  }
  return low
}

type Session = { position: number; folder: string; views: Views }

const openAt = async (parent: string, log: LogReader, position: number): Promise<Session> => {
  const folder = mkdtempSync(join(parent, 'at-'))
  const views = await openViews({
    folder,
    log: logUntil(log, position),
    projections,
    catalog: domainEvents,
    allowUnknown: true,
  })
  return { position, folder, views }
}
const closeSession = ({ views, folder }: Session): void => {
  views.close()
  rmSync(folder, { recursive: true, force: true })
}

const query = ({ views }: Session, sql: string): string[] => {
  const db = new Database(views.file, { readonly: true })
  try {
    const rows = db.query(sql).all()
    const lines = rows.slice(0, rowsShown).map((row) => JSON.stringify(row))
    return [...lines, `= ${rows.length} rows${rows.length > rowsShown ? `, ${rowsShown} shown` : ''}`]
  } finally {
    db.close()
  }
}

const eventsOf = (log: LogReader, { position }: Session, stream: string): string[] => {
  const events = stream
    ? log.read(stream).filter((event) => event.position <= position)
    : log.readAll(Math.max(0, position - eventsShown), eventsShown).filter((event) => event.position <= position)
  return events.slice(-eventsShown).map(eventText)
}

const accountThen = (
  log: LogReader,
  secrets: Secrets,
  { config, say }: Input,
  { position }: Session,
  name: string,
): string[] => {
  const stream = accountNamed(log, secrets, name)
  if (!stream) return [say('no such account')]
  const history = domainEvents.history(log.read(stream).filter((event) => event.position <= position))
  const now = log.readAll(position - 1, 1)[0]?.at ?? 0
  const account = accountAt(stream, history, now, loadCatalogue(config.folder).limits)
  return Object.entries(account).map(([key, value]) => `${key.padEnd(17)} ${JSON.stringify(value)}`)
}

const tables = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`

export const repl: Command = {
  usage: 'repl [--at <time|position>]',
  summary:
    'ask the log and the read models as they were at a point, one question a line: SQL, accounts, events; writes nothing',
  examples: ['repl --at 1200', 'repl --at 2026-11-20'],
  options: { at: { type: 'string' } },
  args: [0, 0],
  needsSite: () => true,
  run: (input) =>
    withTemporaryFolder('repl', (folder) => reading(input.config, (...opened) => talk(input, folder, ...opened))),
}

/** Reads questions until the input ends. Read models of an earlier position are in a folder of their own. */
const talk = async (input: Input, folder: string, log: LogReader, secrets: Secrets): Promise<Exit> => {
  const { out, options, say, usageError } = input
  const until = untilOf(options.at)
  if (until === null)
    return usageError(say('{{text}} is neither a time nor a position', { text: `--at ${String(options.at)}` }))
  let session = await openAt(folder, log, positionOf(log, until))
  const answer = async (line: string): Promise<readonly string[]> => {
    const [word = '', rest = ''] = [line.split(/\s+/, 1)[0], line.replace(/^\S+\s*/, '')]
    if (word === '.help') return help
    if (word === '.tables') return query(session, tables)
    if (word === '.account') return accountThen(log, secrets, input, session, rest)
    if (word === '.events') return eventsOf(log, session, rest)
    if (word !== '.at') return word.startsWith('.') ? help : query(session, line)
    const placeAsked = untilOf(rest === '' ? undefined : rest)
    if (placeAsked === null) return [say('{{text}} is neither a time nor a position', { text: rest })]
    closeSession(session)
    session = await openAt(folder, log, positionOf(log, placeAsked))
    return [`= position ${session.position}`]
  }
  const values = { position: session.position, last: log.position() }
  out(say('position {{position}} of {{last}}; .help lists what can be asked', values))
  const lines = createInterface({ input: process.stdin, terminal: false })
  try {
    for await (const line of lines) {
      const typed = line.trim()
      if (typed === '.exit') break
      if (typed === '') continue
      // A mistyped query prints its error, and the next line is read.
      const replies = await answer(typed).catch((error: unknown) => [error instanceof Error ? error.message : 'failed'])
      for (const reply of replies) out(reply)
    }
  } finally {
    lines.close()
    closeSession(session)
  }
  return 0
}
