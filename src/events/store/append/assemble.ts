// Builds a log from its parts: an adapter brings the rows, the keys and a durable commit; order, listeners and limits
// are here.
import type { Keys } from '../keys/keys'
import { limits } from '../limits'
import {
  type CommitListener,
  type CommitPhase,
  commitPhases,
  type EventLog,
  type LogReader,
  type ReadChain,
} from '../log'
import { LogError } from '../log-error'
import type { Written } from './decide'
import { type Draft, draft } from './draft'
import { groupCommit, type Outcome } from './group-commit'
import { record } from './record'
import type { EventReads, Row } from './rows'

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

type Parts = {
  readonly reads: EventReads
  readonly keys: Keys
  readonly options: LogOptions
  /** Stores a batch durably: one outcome per append, in order. If it throws, all of them failed. */
  readonly commit: (drafts: readonly Draft[]) => readonly Outcome<Written>[]
  readonly release: () => void
  /** Without it, the log makes no statement about its integrity. */
  readonly chain?: ReadChain
}

const noChain: ReadChain = {
  chainHead: () => null,
  chainBreaks: () => ({ changed: [], removed: [], inserted: [] }),
}

export function assemble({ reads, keys, options, commit, release, chain }: Parts): EventLog {
  const { ids = Bun.randomUUIDv7, report = reportName } = options
  const listeners: Readonly<Record<CommitPhase, CommitListener[]>> = { 'read-models': [], effects: [] }

  function announce(stored: Written['stored']): void {
    for (const listener of commitPhases.flatMap((phase) => listeners[phase])) {
      try {
        listener(stored)
      } catch (error) {
        report(error)
      }
    }
  }

  function commitAndAnnounce(drafts: readonly Draft[]): readonly Outcome<Written['answer']>[] {
    const outcomes = commit(drafts)
    const stored = outcomes.flatMap((outcome) => (outcome.ok ? outcome.answer.stored : []))
    if (stored.length > 0) announce(stored)
    return outcomes.map((outcome) => (outcome.ok ? { ok: true, answer: outcome.answer.answer } : outcome))
  }

  const queue = groupCommit({ commit: commitAndAnnounce, bytes: ({ bytes }: Draft) => bytes, limits })
  let closed = false
  return {
    ...reader(reads, keys, chain),
    vault: { sealFile: keys.sealFile, openFile: keys.openFile },
    append: async (writes, metadata, holds = {}) => queue.submit(draft(writes, metadata, holds, () => ids())),
    onCommit: (phase, listener) => void listeners[phase].push(listener),
    forget: keys.forget,
    async close() {
      if (closed) return
      closed = true
      queue.close()
      release()
    },
  }
}

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
