// The log on PostgreSQL: appends are decided there, everything is read from a copy in this node's folder.
import { assemble, type LogOptions } from '../append/assemble'
import { checkWitness, newWitness } from '../keys/keys'
import { limits } from '../limits'
import type { EventLog, RecordedEvent } from '../log'
import { LogError } from '../log-error'
import { eventsAddress } from './address'
import { type Ask, askOnce, createAsk, type SqlValue } from './ask'
import { batchQueue, unavailable } from './batch-queue'
import { createCommit } from './commit'
import { type Connection, createLink, type Link } from './connection'
import { migrateSchema } from './migrations'
import { openReplica, type Replica } from './replica'
import { moveAside } from './set-aside'
import { errorCode } from './sql-errors'
import { createTail, type Listening, listenTo, publishStatement, type Stopped, type Tail } from './tail'

export type OpenPostgresLog = LogOptions & {
  /** As in `eventsAddress`. */
  readonly url: string
  /** This node's own folder: events.db and keys.db in it are filled from PostgreSQL. */
  readonly folder: string
  /** Types and schemas that this release can read; by default all. */
  readonly accepts?: (type: string, schema: number) => boolean
  /** Milliseconds between two looks for new events, should a notification be lost. */
  readonly pollMs?: number
  /** Milliseconds that an append waits for PostgreSQL before its caller gets an error. */
  readonly patienceMs?: number
  readonly onChange?: (change: ClusterChange) => void
  /** Given what another node has published. */
  readonly onMessage?: (message: string) => void
}

export type ClusterChange =
  | { readonly change: 'connected' }
  | { readonly change: 'lost'; readonly code: string }
  /** The log found there is not this node's; no other connection is sought. */
  | { readonly change: 'refused'; readonly code: string }
  /**
   * PostgreSQL is there, and yet the log could not be followed, or (`key-in-wal`) a destroyed key could not be overwritten:
   * the first time of a row.
   */
  | { readonly change: 'behind'; readonly code: string }
  | ({ readonly change: 'stopped' } & Stopped)

/** What a node is besides its log. */
export type ClusterLog = {
  readonly log: EventLog
  /** This node, until it ends. */
  readonly node: string
  readonly ask: Ask
  readonly link: Link
  /** Whether this node holds a position, at most `ms` from now. */
  readonly reach: Tail['reach']
  readonly stopped: Tail['stopped']
  readonly silentMs: Tail['silentMs']
  /** Sends something to the other nodes that are connected, at most 7 500 bytes; rejects without PostgreSQL. */
  readonly publish: (message: string) => Promise<void>
}

const defaults = { pollMs: 250, patienceMs: 5_000 }
/** Milliseconds that a start waits for PostgreSQL. */
const startMs = 10_000
/** Milliseconds between two tries to empty the WAL of a key that is being forgotten. */
const emptyMs = 20

/**
 * Opens the log of a node and reads what it missed. Throws LogError: `invalid` (the address), `unavailable` (PostgreSQL
 * does not answer and this node has no copy yet), `replica` (the folder holds a log of its own), `wrong-key`, `newer`.
 */
export async function openPostgresLog(options: OpenPostgresLog): Promise<ClusterLog> {
  const opened = await openOnce(options)
  if (opened.stopped()?.reason !== 'diverged') return opened
  // After a failover that lost events, or a restored backup: the copy is of a log that no longer exists.
  await opened.log.close()
  moveAside(options.folder, options.now ?? Date.now)
  return openOnce(options)
}

async function openOnce(options: OpenPostgresLog): Promise<ClusterLog> {
  const { masterKey, folder, now = Date.now, accepts = () => true, onChange = () => {}, onMessage = () => {} } = options
  const { pollMs, patienceMs } = { ...defaults, ...options }
  const address = eventsAddress(options.url)
  const channel = address.schema
  const node = Bun.randomUUIDv7()
  const replica = openReplica(folder, masterKey, now)
  const { replicaKeys } = replica
  let announce: (events: readonly RecordedEvent[]) => void = () => {}
  let listening: Listening | null = null
  let migrated = false
  let isBehind = false
  let refused: LogError | null = null
  let trouble: unknown = null

  const link = createLink({
    ...address,
    timeoutMs: patienceMs,
    async onConnected(connection) {
      try {
        if (!migrated) await migrateSchema(connection.writer, address.schema)
        migrated = true
        await checkPast(connection, replica, masterKey)
      } catch (error) {
        if (!(error instanceof LogError) || error.code === 'unavailable') {
          trouble = error
          return 'retry'
        }
        refused = error
        if (error.code === 'damaged') tail.stop({ reason: 'diverged' })
        else onChange({ change: 'refused', code: error.code })
        return 'give-up'
      }
      listening?.stop()
      listening = listenTo(connection, { channel, node, pollMs, pull: follow, receive: onMessage })
      onChange({ change: 'connected' })
      return 'use'
    },
    onLost: (code) => onChange({ change: 'lost', code }),
  })
  const ask = createAsk(link, patienceMs)
  const tail: Tail = createTail({
    ...{ replica, accepts, query: ask },
    announce: (events) => announce(events),
    onStopped: (stopped) => onChange({ change: 'stopped', ...stopped }),
  })
  const follow = () => {
    // Without a connection there is nothing to follow; the next one begins with a pull.
    if (!link.current()) return
    tail.pull().then(
      () => followed(replicaKeys.emptied() ? null : 'key-in-wal'),
      (error: unknown) => {
        // A lost connection is reported by `onLost`, a copy that cannot go on by `onStopped`.
        if (errorCode(error) !== 'unavailable' && !tail.stopped()) followed(errorCode(error))
      },
    )
  }
  /** Given why it could not; `silentMs` grows meanwhile, and the next poll tries again. */
  function followed(trouble: string | null): void {
    if (trouble !== null && !isBehind) onChange({ change: 'behind', code: trouble })
    isBehind = trouble !== null
  }

  async function changeKey(statement: string, values: Parameters<Ask>[1]): Promise<void> {
    await ask(statement, values)
    await tail.pullKeys()
  }

  /** A reader of keys.db keeps a destroyed key in the WAL: a short one is waited for. */
  async function keysEmptied(): Promise<void> {
    for (const until = performance.now() + patienceMs; !replicaKeys.emptied(); await Bun.sleep(emptyMs))
      if (performance.now() > until)
        throw new LogError('storage', 'The key is destroyed but still in the WAL; forget it again')
  }

  const log = assemble({
    ...{ reads: replica.reads, keys: replicaKeys.keys, options, chain: replica.chain },
    queue: (say) => {
      announce = say
      return batchQueue({ patienceMs, commit: createCommit({ link, replica, tail, channel, node, now, patienceMs }) })
    },
    keyChanges: {
      async sealFile(stream, bytes) {
        if (bytes.length > limits.fileBytes)
          throw new LogError('too-large', `A file is at most ${limits.fileBytes} bytes`)
        const [key] = replicaKeys.needed([stream]) ?? []
        if (key?.wrapped) await changeKey('SELECT hold_key($1, $2, $3)', [stream, key.wrapped, now()])
        if (replicaKeys.needed([stream])?.[0]?.wrapped) throw unavailable()
        return replicaKeys.keys.sealFile(stream, bytes)
      },
      // A destroyed key stays destroyed, so nobody has to be asked again.
      forget: async (stream) => {
        if (!replicaKeys.isDestroyed(stream))
          await changeKey('SELECT destroy_key($1, $2, $3, $4)', [stream, now(), channel, node])
        await keysEmptied()
      },
    },
    async release() {
      listening?.stop()
      await link.close()
      replica.close()
    },
  })

  try {
    const connection = await link.wait(startMs)
    if (refused !== null && !tail.stopped()) throw refused
    if (connection) await tail.pull()
    else if (replica.head.log === null && !tail.stopped()) throw Object.assign(unavailable(), { cause: trouble })
    const publish = async (message: string) => void (await ask(...publishStatement(channel, node, message)))
    return { log, node, ask, link, publish, reach: tail.reach, stopped: tail.stopped, silentMs: tail.silentMs }
  } catch (error) {
    await log.close()
    throw error
  }
}

/**
 * A connection is used only if it leads to the log that this node is a copy of. Throws LogError `damaged` for another
 * past, `wrong-key` for another master key.
 */
async function checkPast(connection: Connection, replica: Replica, masterKey: Uint8Array): Promise<void> {
  const ask = async (statement: string, values: SqlValue[] = []) => {
    const rows = await askOnce(connection, { failed: () => {} }, defaults.patienceMs, statement, values)
    if (!rows) throw unavailable()
    return rows[0]
  }
  const { position, digest, log } = replica.head
  await ask('UPDATE head SET witness = $1 WHERE witness IS NULL', [newWitness(masterKey)])
  const head = await ask('SELECT log::text AS log, key_changes, witness FROM head')
  if (!head) throw new LogError('damaged', 'The log on PostgreSQL has no head')
  checkWitness(head.witness as Uint8Array, masterKey)
  const past = position === 0 ? undefined : await ask('SELECT digest FROM events WHERE position = $1', [position])
  const isSame = position === 0 || (past?.digest instanceof Uint8Array && Buffer.compare(past.digest, digest) === 0)
  const hasKeys = Number(head.key_changes) >= replica.replicaKeys.changed()
  if ((log !== null && log !== head.log) || !isSame || !hasKeys)
    throw new LogError('damaged', 'The log on PostgreSQL does not hold what this node has')
  if (log === null) replica.belongTo(String(head.log))
}
