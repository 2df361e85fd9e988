// Makes committed appends durable beside the event loop. SQLite would sync the WAL within COMMIT, and while a busy disk takes
// its time for that, for a third of a second now and then, the server could answer nothing. So SQLite only writes it
// (`synchronous=NORMAL`, which still syncs whatever a checkpoint needs), and it is synced here before anybody has an answer.
import { closeSync, existsSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Durability } from '../append/group-commit'
import type { EventReads, EventWrites, Row } from '../append/rows'
import type { ChainHead, Claim } from '../log'
import { LogError } from '../log-error'
import type { Store } from './database'

const sync = promisify(fdatasync)

type WalSync = Durability & {
  /** Throws `storage` once a sync has failed: what the disk holds is then unknown until the next start reads it. */
  check(): void
  readonly hasFailed: () => boolean
  close(): void
}

/** `path`: the database, open for writing. Elsewhere than on Linux SQLite goes on syncing within COMMIT: null. */
export function walSync({ db }: Store, path: string): WalSync | null {
  if (process.platform !== 'linux') return null
  db.run('PRAGMA synchronous = NORMAL')
  const wal = `${path}-wal`
  let file: number | null = null
  let failed: LogError | null = null
  // The WAL is made by the first write and is the same file until the database is closed. It carries no locks to lose.
  const opened = (): number => {
    file ??= openSync(wal, 'r')
    return file
  }
  // What a process that was killed had written and not synced.
  if (existsSync(wal)) fdatasyncSync(opened())
  const fail = (cause: unknown): never => {
    failed = new LogError('storage', 'The log could not be synced: restart the server', { cause })
    throw failed
  }
  return {
    check() {
      if (failed) throw failed
    },
    hasFailed: () => failed !== null,
    soon: async () => {
      try {
        await sync(opened())
      } catch (error) {
        fail(error)
      }
    },
    now() {
      try {
        if (existsSync(wal)) fdatasyncSync(opened())
      } catch (error) {
        fail(error)
      }
    },
    close() {
      if (file !== null) closeSync(file)
      file = null
    },
  }
}

type ClaimChanges = Pick<EventWrites, 'claim' | 'release'>

type DurableReads = {
  readonly reads: EventReads
  /** What batches change claims by. */
  readonly changes: ClaimChanges
  readonly chainHead: () => ChainHead
  readonly durability: Durability | undefined
}

/** Reads that see an event once it is durable, without `sync` as soon as it is written; `committed` is the head of what is written. */
export function durableReads(
  rows: EventReads & ClaimChanges,
  committed: () => ChainHead,
  sync: Durability | null,
): DurableReads {
  if (!sync)
    return {
      reads: { ...rows, position: () => committed().position },
      changes: rows,
      chainHead: committed,
      durability: undefined,
    }
  let durable = committed()
  // Who held what the batch under way claims or frees: a holder whose events nobody sees yet would look like one that needs it no more.
  const before = new Map<string, string | null>()
  const keyOf = (kind: string, value: string) => `${kind} ${value}`
  const remembered =
    (change: (claim: Claim) => void) =>
    (claim: Claim): void => {
      const key = keyOf(claim.kind, claim.value)
      if (!before.has(key)) before.set(key, rows.holder(claim.kind, claim.value))
      change(claim)
    }
  const reached = (head: ChainHead): void => {
    durable = head
    before.clear()
  }
  const seen = (found: Row[]): Row[] =>
    durable === committed() ? found : found.filter(({ position }) => position <= durable.position)
  return {
    reads: {
      ...rows,
      position: () => durable.position,
      stream: (...asked) => seen(rows.stream(...asked)),
      plain: (...asked) => seen(rows.plain(...asked)),
      all: (...asked) => seen(rows.all(...asked)),
      ofTypes: (...asked) => seen(rows.ofTypes(...asked)),
      correlation: (...asked) => seen(rows.correlation(...asked)),
      holder: (kind, value) => {
        const former = before.get(keyOf(kind, value))
        return former === undefined ? rows.holder(kind, value) : former
      },
    },
    changes: { claim: remembered(rows.claim), release: remembered(rows.release) },
    chainHead: () => durable,
    durability: {
      async soon() {
        const head = committed()
        await sync.soon()
        reached(head)
      },
      now() {
        sync.now()
        reached(committed())
      },
    },
  }
}
