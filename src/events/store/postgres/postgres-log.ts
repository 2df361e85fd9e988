// The log on PostgreSQL: appends are decided there, everything is read from a copy in this node's folder.
import { assemble, type LogOptions } from '../append/assemble'
import type { EventLog, RecordedEvent } from '../log'
import { LogError } from '../log-error'
import { eventsAddress } from './address'
import { batchQueue } from './append/batch-queue'
import { createCommit } from './append/commit'
import { type Ask, createAsk } from './ask'
import { type Connection, createLink, type Link } from './connection'
import { createKeyChanges } from './key-changes'
import { type Listening, listenTo, publishStatement } from './listen'
import { checkPast } from './past'
import { openReplica } from './replica'
import type { ReplicaKeys } from './replica-keys'
import { migrateSchema } from './schema/migrations'
import { moveAside } from './set-aside'
import { sqlCode, unavailable } from './sql-errors'
import { createTail, type Stopped, type Tail } from './tail'

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
  /** The log could not be followed, or (`key-in-wal`) a destroyed key not be overwritten: the first time of a row. */
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
  let refused: LogError | null = null
  let trouble: unknown = null

  async function onConnected(connection: Connection): Promise<'use' | 'retry' | 'give-up'> {
    try {
      if (!migrated) await migrateSchema(connection.writer, address.schema)
      migrated = true
      await checkPast(connection, replica, masterKey, defaults.patienceMs)
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
  }

  const onLost = (code: string) => onChange({ change: 'lost', code })
  const link = createLink({ ...address, timeoutMs: patienceMs, onConnected, onLost })
  const ask = createAsk(link, patienceMs)
  const tail: Tail = createTail({
    ...{ replica, accepts, query: ask },
    announce: (events) => announce(events),
    onStopped: (stopped) => onChange({ change: 'stopped', ...stopped }),
  })
  const follow = createFollow({ link, tail, replicaKeys, onBehind: (code) => onChange({ change: 'behind', code }) })
  const parts = { ask, link, tail, replica, replicaKeys, channel, node, now, patienceMs }
  const log = assemble({
    ...{ reads: replica.reads, keys: replicaKeys.keys, options, chain: replica.chain },
    queue: (say) => {
      announce = say
      return batchQueue({ patienceMs, commit: createCommit(parts) })
    },
    keyChanges: createKeyChanges(parts),
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

type Following = {
  readonly link: Link
  readonly tail: Tail
  readonly replicaKeys: Pick<ReplicaKeys, 'emptied'>
  /** Called at the first of several pulls in a row that bring the copy no further. */
  readonly onBehind: (code: string) => void
}

/** A pull whose errors are reported: `silentMs` grows meanwhile, and the next poll tries again. */
function createFollow({ link, tail, replicaKeys, onBehind }: Following): () => void {
  let isBehind = false
  const report = (trouble: string | null) => {
    if (trouble !== null && !isBehind) onBehind(trouble)
    isBehind = trouble !== null
  }
  return () => {
    // Without a connection there is nothing to follow; the next one begins with a pull.
    if (!link.current()) return
    tail.pull().then(
      () => report(replicaKeys.emptied() ? null : 'key-in-wal'),
      (error: unknown) => {
        // A lost connection is reported by `onLost`, a copy that cannot go on by `onStopped`.
        if (sqlCode(error) !== 'unavailable' && !tail.stopped()) report(sqlCode(error))
      },
    )
  }
}
