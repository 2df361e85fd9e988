// A copy of a log: the files of a log on SQLite, filled from elsewhere only, so that everything that reads a data folder
// reads this one too. A node fills it from PostgreSQL, a standby from another server (follow/).
import { join } from 'node:path'
import { record } from '../append/record'
import type { EventReads, EventWrites } from '../append/rows'
import type { ReadChain, RecordedEvent } from '../log'
import { LogError } from '../log-error'
import { chainKey, chainReads, chainWriter } from '../sqlite/chain'
import { makeFolder, type Store } from '../sqlite/database'
import { eventReads, eventWrites } from '../sqlite/event-store'
import { openSound, refuseUnsigned } from '../sqlite/integrity'
import { lockFolder } from '../sqlite/lock'
import { migrate } from '../sqlite/migrate'
import { eventsMigrations, keysMigrations } from '../sqlite/migrations'
import { digestAfter, noDigest, type StoredRow } from './digest'
import { openReplicaKeys, type ReplicaKeys } from './replica-keys'
import { headRow, refuseOtherSource } from './replica-state'
import { eraseAside } from './set-aside'
import { holdChanges } from './wire'

export type Replica = {
  readonly reads: EventReads & Pick<EventWrites, 'byId'>
  readonly chain: ReadChain
  readonly replicaKeys: ReplicaKeys
  readonly head: {
    readonly position: number
    readonly digest: Uint8Array
    /** Identity of the log it is a copy of; null before it was first reached. */
    readonly log: string | null
  }
  /** Makes it a copy of this log. */
  belongTo(log: string): void
  /**
   * Stores the rows that follow its head and returns their events. `digest` is what the source calculated for the last of
   * them: PostgreSQL without a key, another server by its chain. Throws LogError `damaged` for a gap or another digest: nothing is stored then.
   */
  apply(rows: readonly StoredRow[], digest: Uint8Array): RecordedEvent[]
  close(): void
}

/** Where a copy comes from; of another server, the copy's name of the log is that server's address. */
type ReplicaSource = 'postgres' | 'server'

/** Throws LogError `locked`, `replica` (the folder holds another kind of log), `wrong-key`, `damaged` or `newer`. */
export function openReplica(
  folder: string,
  masterKey: Uint8Array,
  now: () => number,
  source: ReplicaSource = 'postgres',
): Replica {
  makeFolder(folder)
  const unlock = lockFolder(folder)
  const stores: Store[] = []
  const closeAll = () => {
    for (const store of stores.splice(0)) store.close()
    unlock()
  }
  try {
    return openParts(folder, masterKey, now, { stores, source, close: closeAll })
  } catch (error) {
    closeAll()
    throw error
  }
}

type Opened = { readonly stores: Store[]; readonly source: ReplicaSource; readonly close: () => void }

function openParts(folder: string, masterKey: Uint8Array, now: () => number, opened: Opened): Replica {
  const { stores, source, close } = opened
  eraseAside(folder)
  const open = (name: string): Store => {
    const store = openSound(join(folder, name))
    stores.push(store)
    return store
  }
  const events = open('events.db')
  refuseOtherSource(events.db, folder, source)
  const key = chainKey(masterKey)
  refuseUnsigned(events.db)
  migrate(events.db, eventsMigrations)
  // What a power cut takes from a copy is fetched again; the source has it.
  events.db.run('PRAGMA synchronous = NORMAL')
  const keyStore = open('keys.db')
  migrate(keyStore.db, keysMigrations)
  keyStore.db.run('PRAGMA synchronous = NORMAL')
  const replicaKeys = openReplicaKeys(keyStore, masterKey, now)
  const { keys } = replicaKeys

  const reads = eventReads(events)
  const writes = eventWrites(events)
  const chain = chainWriter(events, key)
  const stored = headRow(events.db)
  let position = reads.position()
  let digest = stored.get()?.digest ?? noDigest
  let log = stored.get()?.log ?? null
  /** End of the keyed chain; `digest` is without a key, as PostgreSQL calculates it (`chained` in schema/schema-3.sql). */
  let chainEnd = chain.head()

  function apply(rows: readonly StoredRow[], expected: Uint8Array): RecordedEvent[] {
    let last = digest
    let nextEnd = chainEnd
    events.db
      .transaction(() => {
        for (const [index, row] of rows.entries()) {
          if (row.position !== position + index + 1)
            throw new LogError('damaged', `Position ${position + index + 1} is missing in what was received`)
          last = digestAfter(last, row)
          writes.insert(row)
          if (row.holds !== null) applyHolds(row.holds)
        }
        nextEnd = chain.extend(chainEnd, rows)
        if (Buffer.compare(source === 'server' ? nextEnd.digest : last, expected) !== 0)
          throw new LogError('damaged', `The events up to position ${position + rows.length} are not what was written`)
        stored.set({ log: log ?? '', digest: last })
      })
      .immediate()
    digest = last
    chainEnd = nextEnd
    position += rows.length
    return rows.map((row) => record(row, keys))
  }

  function applyHolds(holds: string): void {
    for (const { taken, claim } of holdChanges(holds)) {
      if (taken) writes.claim(claim)
      else writes.release(claim)
    }
  }

  return {
    reads: { ...reads, byId: writes.byId },
    chain: chainReads(events, key),
    replicaKeys,
    get head() {
      return { position, digest, log }
    },
    belongTo(name) {
      log = name
      stored.set({ log, digest })
    },
    apply,
    close,
  }
}
