// Builds a log from an adapter (rows, keys, a durable commit) with order, listeners and limits.
import type { Keys } from '../keys/keys'
import { limits } from '../limits'
import {
  type Appended,
  type CommitListener,
  type CommitPhase,
  commitPhases,
  type EventLog,
  type LogReader,
  type ReadChain,
  type RecordedEvent,
  type Vault,
} from '../log'
import { LogError } from '../log-error'
import type { WrittenAppend } from './decide'
import { type Durability, groupCommit } from './group-commit'
import { type PreparedAppend, prepareAppend } from './prepare-append'
import { record } from './record'
import type { EventReads, Row } from './rows'
import type { AppendOutcome } from './waiting-jobs'

export type LogOptions = {
  /** 32 bytes that wrap every stream's key. */
  readonly masterKey: Uint8Array
  /** Ids for events without one; UUIDv7 by default. */
  readonly ids?: () => string
  /** Milliseconds since 1970, recorded when a key is made or destroyed. */
  readonly now?: () => number
  /** Called for a listener that threw, after its batch is safely stored. */
  readonly report?: (error: unknown) => void
}

export type AppendQueue = {
  submit(prepared: PreparedAppend): Promise<Appended>
  /** Stores what waits, then accepts no more. */
  close(): void | Promise<void>
}

/** Stores a batch synchronously: one outcome per append, in order. If it throws, all of them failed. */
type CommitAppends = (appends: readonly PreparedAppend[]) => readonly AppendOutcome<WrittenAppend>[]

type Parts = {
  readonly reads: EventReads
  readonly keys: Keys
  readonly options: LogOptions
  /** Appends in order; `announce` is called for what was stored before any of its appends is answered. */
  readonly queue: (announce: (stored: readonly RecordedEvent[]) => void) => AppendQueue
  /** How a file is sealed and a key destroyed, where that is not the business of `keys` alone. */
  readonly keyChanges?: Pick<Vault, 'sealFile'> & Pick<EventLog, 'forget'>
  readonly release: () => void | Promise<void>
  /** Without it, the log makes no statement about its integrity. */
  readonly chain?: ReadChain
}

const noChain: ReadChain = {
  chainHead: () => null,
  chainBreaks: () => ({ changed: [], removed: [], inserted: [] }),
}

/** Appends of one turn of the event loop share one synchronous commit. */
export const groupedAppends =
  (commit: CommitAppends, durability?: Durability): Parts['queue'] =>
  (announce) =>
    groupCommit({
      commit,
      durability,
      answers(outcomes) {
        const stored = outcomes.flatMap((outcome) => (outcome.ok ? outcome.answer.stored : []))
        if (stored.length > 0) announce(stored)
        return outcomes.map((outcome) => (outcome.ok ? { ok: true, answer: outcome.answer.answer } : outcome))
      },
      bytes: ({ bytes }: PreparedAppend) => bytes,
      limits,
    })

/** The port, as log.ts describes it, of an adapter's parts. */
export function assemble({ reads, keys, options, queue, keyChanges, release, chain }: Parts): EventLog {
  const { ids = Bun.randomUUIDv7, report = reportName } = options
  const listeners: Readonly<Record<CommitPhase, CommitListener[]>> = { 'read-models': [], effects: [] }

  function announce(stored: readonly RecordedEvent[]): void {
    for (const listener of commitPhases.flatMap((phase) => listeners[phase])) {
      try {
        listener(stored)
      } catch (error) {
        report(error)
      }
    }
  }

  const appends = queue(announce)
  const { sealFile, forget } = keyChanges ?? {
    sealFile: async (stream, bytes) => keys.sealFile(stream, bytes),
    forget: async (stream) => keys.forget(stream),
  }
  let closed = false
  return {
    ...reader(reads, keys, chain),
    vault: { sealFile, openFile: keys.openFile },
    append: async (writes, metadata, holds = {}) => appends.submit(prepareAppend(writes, metadata, holds, () => ids())),
    onCommit: (phase, listener) => void listeners[phase].push(listener),
    forget,
    async close() {
      if (closed) return
      closed = true
      // Nothing is awaited where nothing must be: an idle log on SQLite is closed when the call returns.
      const stored = appends.close()
      if (stored) await stored
      const released = release()
      if (released) await released
    },
  }
}

/** The reads of the port, which a log opened only to be looked at has as well. */
export function reader(reads: EventReads, keys: Keys, chain: ReadChain = noChain): Omit<LogReader, 'close' | 'vault'> {
  return {
    ...chain,
    streams: reads.streams,
    known: reads.known,
    claims: reads.claims,
    correlationsOf: reads.correlationsOf,
    destroyedKeys: keys.destroyedKeys,
    read: (stream: string, after = 0, limit = -1) => reads.stream(stream, after, limit).map((row) => record(row, keys)),
    readAll(after: number, limit: number) {
      checkLimit(limit)
      return reads.all(after, limit).map((row) => record(row, keys))
    },
    readOfTypes(types: readonly string[], after: number, until: number, limit: number) {
      checkLimit(limit)
      const rows = reads.ofTypes(types, after, until, limit)
      const warmed = warmedAtFirstLook(rows, keys)
      return rows.map((row) => record(row, warmed))
    },
    readPlain: (stream: string) => reads.plain(stream).map((row) => ({ ...record(row, keys), personal: () => null })),
    kinds: reads.kinds,
    readCorrelation: (correlation: string) => reads.correlation(correlation).map((row) => record(row, keys)),
    position: reads.position,
    claimed: reads.holder,
  }
}

/** The first access to a personal part unwraps the keys of all events of the read; many readers never access one. */
function warmedAtFirstLook(rows: readonly Row[], keys: Keys): Pick<Keys, 'open'> {
  let warm = false
  return {
    open(...sealed) {
      if (!warm) keys.warm(rows.flatMap(({ personal, stream }) => (personal === null ? [] : stream)))
      warm = true
      return keys.open(...sealed)
    },
  }
}

function checkLimit(limit: number): void {
  if (!Number.isSafeInteger(limit) || limit < 1 || limit > limits.readAll) {
    throw new LogError('invalid', `A read takes a limit from 1 to ${limits.readAll}`)
  }
}

/** By default only the kind of error is reported: its message could contain an event's data. */
function reportName(error: unknown): void {
  console.error(`event log: a listener failed (${error instanceof Error ? error.name : typeof error})`)
}
