// Checks a log before it is written to: intact pages, an end that this program wrote, a key for every stream.

import { basename } from 'node:path'
import { errorCode } from '../../error-code'
import { breaksInWords } from '../chain-breaks'
import type { ReadChain } from '../log'
import { LogError } from '../log-error'
import { openDatabase, type Store } from './database'
import { hasEvents, hasTable } from './incomplete-folder'

/** Events at the end of the log compared with the chain at each start, some 5 ms; the rest is checked while serving. */
const tailEvents = 1_000
/** Most streams named in one message. */
const namedMax = 5

const wayOn =
  'Nothing was changed. Put back the files as they were, with their -wal, or restore a backup. ' +
  '`serve --allow-damaged` serves what can still be read, and writes nothing.'

const damaged = (what: string): LogError => new LogError('damaged', `${what}. ${wayOn}`)

/** Opens a database for writing and checks every page, about a second for 400 MB; throws LogError `damaged` for a corrupt one. */
export function openSound(path: string): Store {
  const name = basename(path)
  let store: Store | undefined
  try {
    store = openDatabase(path)
    const [row] = store.db.query<{ quick_check: string }, []>('PRAGMA quick_check(1)').all()
    if (row?.quick_check === 'ok') return store
    throw damaged(`${name} is damaged (${row?.quick_check.replaceAll('\n', ' ') ?? 'it does not answer'})`)
  } catch (error) {
    store?.close()
    const code = errorCode(error)
    throw /^SQLITE_(CORRUPT|NOTADB)/.test(code) ? damaged(`${name} is damaged (${code})`) : error
  }
}

/** The problem of a log without a chain; storage/unsigned-log.ts decides which of them is only older than the chain. */
export const unsigned = 'The log has no chain: whoever could write to it could have changed anything in it'

/** Throws LogError `damaged` for a log that has events and no chain, which would be given one as if nobody had changed it. */
export function refuseUnsigned(db: Store['db']): void {
  if (!hasTable(db, 'chain') && hasEvents(db)) throw damaged(unsigned)
}

/** Throws LogError `damaged` if the log ends elsewhere than its chain, or its last 1 000 events differ from it. */
export function refuseOtherEnd(position: number, chain: ReadChain): void {
  const head = chain.chainHead()
  if (!head) throw damaged(unsigned)
  if (position < head.position)
    throw damaged(
      `The log ends at position ${position}, but events up to position ${head.position} were written: its end is missing`,
    )
  const breaks = breaksInWords(chain.chainBreaks(Math.max(0, position - tailEvents), position))
  if (breaks) throw damaged(breaks)
}

/** Streams with a personal part and no key, at most five; `keys` is the path of keys.db. */
function streamsWithoutKey({ db, prepare }: Store, keys: string): string[] {
  db.run('ATTACH ? AS k', [keys])
  const statement = prepare<{ stream: string }, [number]>(
    `SELECT stream FROM events WHERE version = 1 AND length(personal) > 0
     AND NOT EXISTS (SELECT 1 FROM k.keys WHERE keys.stream = events.stream) LIMIT ?`,
  )
  const streams = statement.all(namedMax).map(({ stream }) => stream)
  statement.finalize()
  db.run('DETACH k')
  return streams
}

/** Throws LogError `damaged` if keys.db lacks the key of a stream with personal data. */
export function refuseMissingKeys(events: Store, keys: string): void {
  const streams = streamsWithoutKey(events, keys)
  if (streams.length > 0)
    throw damaged(
      `keys.db is not the one of this log: it has no key for ${streams.join(', ')}${streams.length === namedMax ? ' and perhaps more' : ''}`,
    )
}
