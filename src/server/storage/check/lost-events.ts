// Detects a log that has lost its end, which by itself looks intact: read models that have applied later events,
// uploads of unknown accounts, or keys destroyed by an erasure that the log does not contain.
import { Database } from 'bun:sqlite'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownerOfStream } from '../../../events/schema/drafts/drafts'
import { draftOfReview } from '../../../events/schema/drafts/reviews'
import { accountStream, erasures } from '../../../events/schema/events'
import type { LogReader } from '../../../events/store/log'
import { LogError } from '../../../events/store/log-error'

type Log = Pick<LogReader, 'position' | 'readAll' | 'readPlain' | 'known' | 'destroyedKeys'>

/** Most accounts and files named in one message. */
const namedMax = 5
const viewsName = /^views-[0-9a-f]{16}-[0-9a-f-]{36}\.db$/
const accountName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Checkpoint = { readonly position: number; readonly event: string }

/** The position of a views file of any release; null if it cannot be read. */
/** The last event that a file of read models has applied; null where it cannot be read. */
export function checkpointOf(path: string): Checkpoint | null {
  let db: Database | undefined
  try {
    db = new Database(path, { readonly: true })
    return db.query<Checkpoint, []>('SELECT position, event FROM engine_checkpoint').get()
  } catch {
    // Not a database, or of another shape.
    return null
  } finally {
    db?.close()
  }
}

function viewsAhead(folder: string, log: Log): string[] {
  return readdirSync(folder)
    .filter((name) => viewsName.test(name))
    .flatMap((name) => {
      const { position, event } = checkpointOf(join(folder, name)) ?? { position: 0, event: '' }
      if (position === 0 || log.readAll(position - 1, 1)[0]?.id === event) return []
      return [`${name} has applied an event at position ${position} that the log does not hold`]
    })
}

/** Accounts that have uploads and no event: an upload is accepted only after its account is in the log. */
function unknownAccounts(folder: string, log: Pick<Log, 'known'>): string[] {
  const files = join(folder, 'files')
  if (!existsSync(files)) return []
  return readdirSync(files)
    .filter((name) => accountName.test(name))
    .filter((name) => !log.known(accountStream(name)))
    .filter((name) => readdirSync(join(files, name)).some((file) => file.endsWith('.sealed')))
}

const hasErasure = (log: Log, stream: string): boolean => log.readPlain(stream).some(({ type }) => erasures.has(type))
/** The readers of a draft are erased with it. */
const isErased = (log: Log, stream: string): boolean => hasErasure(log, draftOfReview(stream) ?? stream)

/** Streams whose key was destroyed although the log has no erasure of theirs or of their account: that always comes first. */
const destroyedWithoutErasure = (log: Log): string[] =>
  log.destroyedKeys().filter((stream) => {
    const account = ownerOfStream(stream)
    return !isErased(log, stream) && !(account && hasErasure(log, accountStream(account)))
  })

const list = (names: readonly string[]): string =>
  names.slice(0, namedMax).join(', ') + (names.length > namedMax ? ` and ${names.length - namedMax} more` : '')

/** Evidence that the log once had more events, as text without personal data; empty if there is none. */
export function lostEvents(folder: string, log: Log): string[] {
  const unknown = unknownAccounts(folder, log)
  const destroyed = destroyedWithoutErasure(log)
  return [
    ...viewsAhead(folder, log),
    ...(unknown.length > 0 ? [`files/ holds uploads of accounts the log does not know: ${list(unknown)}`] : []),
    ...(destroyed.length > 0 ? [`keys.db knows of erasures the log does not hold: ${list(destroyed)}`] : []),
  ]
}

/** Throws LogError `damaged` if there is such evidence, before anything has been changed. */
export function refuseLostEvents(folder: string, log: Log): void {
  const evidence = lostEvents(folder, log)
  if (evidence.length === 0) return
  throw new LogError(
    'damaged',
    `The log ends at position ${log.position()}, and events after it are missing: ${evidence.join('; ')}. Nothing was changed. ` +
      'Put back events.db with its events.db-wal, or restore a backup. If you mean to go on with this older log, take away ' +
      'what is newer than it: views-*.db, and the folders named. `serve --allow-damaged` serves what is there, and writes nothing.',
  )
}
