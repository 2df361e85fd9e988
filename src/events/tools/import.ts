// Imports the lines of an export into a log, all of them validated before the first is written; existing events stay.
import type { AnyCatalog } from '../schema/catalog'
import type { Claim, EventLog, RecordedEvent } from '../store/log'
import { LogError } from '../store/log-error'
import { type EventLine, type Header, lineBytesMax, readHeader, readLine } from './json-lines'

/** Most lines of an import: as many as a fold in memory can handle. */
const linesMax = 20_000_000
/** Events that share one COMMIT: the log's own limit for a batch. */
const batch = 256

type Checked = { readonly header: Header; readonly events: number }
type Lines = AsyncIterable<string>
type ClaimsOf = (event: RecordedEvent) => {
  readonly claims: readonly Claim[]
  readonly releases: readonly Claim[]
}

const wrong = (line: number, what: string): LogError => new LogError('invalid', `Line ${line}: ${what}`)

/** Each event of the lines, validated by itself. Throws LogError `invalid` naming line and rule, never a value. */
async function* eventsOf(lines: Lines): AsyncGenerator<EventLine, void> {
  let line = 0
  for await (const text of lines) {
    line += 1
    if (line > linesMax) throw wrong(line, `an import has at most ${linesMax} lines`)
    if (line === 1) continue
    const event = readLine(text)
    if (typeof event === 'string') throw wrong(line, event)
    yield event
  }
}

async function firstOf(lines: Lines): Promise<Header> {
  for await (const text of lines) {
    const header = readHeader(text)
    if (typeof header === 'string') throw wrong(1, `is not the header of an export: ${header}`)
    return header
  }
  throw wrong(1, 'is missing')
}

/** Each position after the previous one, each stream from its first event, each event readable; throws LogError `invalid` naming line and rule, never a value. */
export async function checkLines(catalog: AnyCatalog, lines: () => Lines): Promise<Checked> {
  const header = await firstOf(lines())
  const versions = new Map<string, number>()
  let last = 0
  let events = 0
  for await (const event of eventsOf(lines())) {
    events += 1
    const line = events + 1
    if (event.position <= last) throw wrong(line, 'position does not follow')
    last = event.position
    if (event.version !== (versions.get(event.stream) ?? 0) + 1) throw wrong(line, 'version does not follow')
    versions.set(event.stream, event.version)
    const parsed = catalog.parse(asRecorded(event))
    if (!parsed) throw wrong(line, 'is of a type this release does not know')
    if (!parsed.ok) throw wrong(line, parsed.failure.problem)
  }
  return { header, events }
}

const asRecorded = (event: EventLine): RecordedEvent => ({ ...event, personal: () => event.personal })

/**
 * Writes validated lines. The log must be empty or begin with the same events, which are then skipped. Ids, times,
 * actors and causes stay; positions are counted again, so that they are the same for an export of all. Claims are not
 * events: `claimsOf` returns those of an event, and is called for each in order. Returns how many events are new.
 * Throws LogError `invalid` when a stream differs, or another stream holds a claim.
 */
export async function importLines(log: EventLog, lines: () => Lines, claimsOf: ClaimsOf): Promise<number> {
  const before = log.position()
  let waiting: EventLine[] = []
  let line = 1
  for await (const event of eventsOf(lines())) {
    if (line === 1 && before > 0 && log.readAll(0, 1)[0]?.id !== event.id)
      throw new LogError('invalid', 'This log has a different history. Import into an empty data folder.')
    line += 1
    waiting.push(event)
    if (waiting.length < batch) continue
    await append(log, waiting, claimsOf)
    waiting = []
  }
  await append(log, waiting, claimsOf)
  return log.position() - before
}

async function append(log: EventLog, events: readonly EventLine[], claimsOf: ClaimsOf): Promise<void> {
  const answers = await Promise.all(
    events.map((event) => {
      const { id, stream, version, type, schema, data, personal, at, actor, correlation, causation } = event
      return log.append(
        [
          {
            stream,
            expected: version - 1,
            events: [{ id, type, schema, data, ...(personal !== undefined && { personal }) }],
          },
        ],
        { at, actor, correlation, causation },
        claimsOf(asRecorded(event)),
      )
    }),
  )
  const refused = answers.find((answer) => !answer.ok)
  if (refused && !refused.ok && refused.reason === 'claimed')
    throw new LogError('invalid', 'An address or coupon of the import is held by another account of this log')
  if (refused) throw new LogError('invalid', 'A stream of this log differs from the import')
}

/** The lines of a file's bytes. Throws LogError `too-large` for a line over its limit, so that memory stays bounded. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of bytes) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) if (part !== '') yield part
    if (rest.length > lineBytesMax) throw new LogError('too-large', `A line is at most ${lineBytesMax} bytes`)
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}
