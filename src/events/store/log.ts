// The port: what the rest of the program knows of the event log. Appends are asynchronous and decided by the store;
// reads are synchronous, because every node has the whole log. An adapter is chosen where a log is opened
// (server/storage/open-folder.ts, server/cluster/open-node.ts, cli/open-log.ts); all of them pass log.contract.test.ts.
// Errors are LogErrors, named here by their code; every bound is a row of limits.ts.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }
export type JsonObject = { readonly [key: string]: Json | undefined }

/** An event as a decider returns it. `data` is readable forever; `personal` is encrypted with the stream's own key. */
export type NewEvent = {
  readonly type: string
  readonly schema: number
  readonly data: JsonObject
  /** Null for a part that was left out, as in a redacted import: it reads like one whose key is destroyed. */
  readonly personal?: JsonObject | null
}

/** A stored event. */
export type RecordedEvent = {
  /** Its place in the log: 1 for the first event, without gaps. */
  readonly position: number
  readonly id: string
  readonly stream: string
  /** Its place in its stream: 1 for the first event, without gaps. */
  readonly version: number
  readonly type: string
  readonly schema: number
  /** Milliseconds since 1970, UTC. */
  readonly at: number
  readonly actor: string | null
  readonly correlation: string
  readonly causation: string | null
  readonly data: JsonObject
  /**
   * Decrypts at each call: undefined if there was no personal part, null if it was left out or its key is destroyed. Throws
   * `tampered` for stored bytes that do not open under the key.
   */
  personal(): JsonObject | null | undefined
}

export type EventMetadata = {
  /** When: milliseconds since 1970, UTC. */
  readonly at: number
  /** Who did it: an account's id, a part of the program such as `system`, or null where nobody is known. */
  readonly actor: string | null
  /** The request or job within which it happened, shared by all of its events. */
  readonly correlation: string
  /** The id of the event because of which it happened. */
  readonly causation: string | null
}

/**
 * `expected` is the stream's version before this write; 0 means the stream must not exist yet. There is no "any". A write
 * without events stores nothing: it only makes the append depend on that version, as long as another one has some.
 * `causedBy` is this event's own causation instead of the metadata's: an earlier event of the write by its index, or any
 * event by its id.
 */
export type Write = {
  readonly stream: string
  readonly expected: number
  readonly events: readonly (NewEvent & { readonly id?: string; readonly causedBy?: number | string })[]
}

/** A stream that an append depends on without writing to it, and its version. */
export type Unchanged = Pick<Write, 'stream' | 'expected'>

/** A value that at most one stream may hold, such as an email address. Personal values arrive already hashed. */
export type Claim = { readonly kind: string; readonly value: string; readonly stream: string }

/** What was stored, up to which position; or why nothing was: `actual` is the version that the stream has. */
export type Appended =
  | { readonly ok: true; readonly position: number; readonly events: readonly RecordedEvent[] }
  | { readonly ok: false; readonly reason: 'conflict'; readonly stream: string; readonly actual: number }
  | { readonly ok: false; readonly reason: 'claimed'; readonly claim: Claim }

/** A type at one schema: how many `events` it has in a range of the log, and the position of the first. */
export type Kind = { readonly type: string; readonly schema: number; readonly events: number; readonly first: number }

/** Seals and opens uploaded files with the key of the stream they belong to. */
export type Vault = {
  /** Makes the stream's key durably if there is none. Rejects with `forgotten`, or `too-large` over 32 MB. */
  sealFile(stream: string, bytes: Uint8Array): Promise<Uint8Array>
  /** Null once the stream's key is destroyed. Throws `tampered` for changed bytes or another stream's file. */
  openFile(stream: string, sealed: Uint8Array): Uint8Array | null
}

/** The digest of the last event, and its position; position 0 and 32 zero bytes before the first. */
export type ChainHead = { readonly position: number; readonly digest: Uint8Array }

/** Positions at which the log differs from what was written, the lowest of each kind first. */
export type ChainBreaks = {
  readonly changed: readonly number[]
  readonly removed: readonly number[]
  readonly inserted: readonly number[]
}

/** What a log can report about its own integrity. */
export type ReadChain = {
  /** Null for a log of a release that wrote no chain. */
  chainHead(): ChainHead | null
  /** Compares the events after one position, up to and including another, with the chain: about 5 µs each. */
  chainBreaks(after: number, until: number): ChainBreaks
}

/**
 * A log that is only read, also beside the process that writes it. What is not there is an empty list, null, 0 or false,
 * never an error. A position or version to begin `after` is not part of the answer; one to go on `until` is.
 */
export type LogReader = {
  /** A stream's events in order, all of them (at most 100 000) or those after a version; at most `limit` if given. */
  read(stream: string, after?: number, limit?: number): RecordedEvent[]
  /** A stream's events in order without their personal parts, which is fast for many streams. */
  readPlain(stream: string): RecordedEvent[]
  /** Events of all streams in order after a position. Throws `invalid` unless `limit` is 1 to 10 000. */
  readAll(after: number, limit: number): RecordedEvent[]
  /** The same for events of some types, up to a position. */
  readOfTypes(types: readonly string[], after: number, until: number, limit: number): RecordedEvent[]
  /** The events of one request or job in order, the first 10 000 of them. */
  readCorrelation(correlation: string): RecordedEvent[]
  /** The kinds of the events after one position and up to another, by their first event. Nothing is decrypted. */
  kinds(after: number, until: number): Kind[]
  /** The position of the last event; 0 for an empty log. */
  position(): number
  /** The stream that holds a claim, or null. */
  claimed(kind: string, value: string): string | null
  /** Names of the streams of one kind, such as `account/`, after a name and in its order, at most `limit`. */
  streams(prefix: string, after: string, limit: number): string[]
  /** Whether a stream has any event. */
  known(stream: string): boolean
  /** All current claims. */
  claims(): Claim[]
  /** The first 100 correlations, in order, of events with this id or text in their `data`. Reads the whole log. */
  correlationsOf(text: string): string[]
  /** Streams whose key has been destroyed. */
  destroyedKeys(): string[]
  readonly vault: Pick<Vault, 'openFile'>
  close(): Promise<void>
} & ReadChain

/** When the newest event happened, in ms since 1970; 0 for an empty log. Times of a log never go back. */
export const lastEventAt = (log: Pick<LogReader, 'position' | 'readAll'>): number =>
  log.readAll(Math.max(0, log.position() - 1), 1)[0]?.at ?? 0

/** How far behind the newest event a clock may be, in ms; one further behind is wrong, or was wrong then. */
export const clockLagMax = 5 * 60_000

/** `read-models` are updated before any of the `effects` is called, whatever the order of registration. */
export const commitPhases = ['read-models', 'effects'] as const
export type CommitPhase = (typeof commitPhases)[number]
export type CommitListener = (events: readonly RecordedEvent[]) => void

export type EventLog = LogReader & {
  readonly vault: Vault
  /**
   * Stores the events of all writes or none, durably before it resolves. `holds` takes and gives back claims in the same
   * step. Ids that are stored already, with the same content, store nothing and get the first answer; so a caller that
   * does not know whether an append was stored repeats it with the same ids.
   *
   * Nothing is stored if it rejects with `invalid` (a rule of the port), `too-large` (limits.ts), `busy` (too much waits
   * already), `id-reused` (a stored id with other content), `forgotten` (a personal part for a stream whose key is
   * destroyed), `unavailable` (PostgreSQL cannot be reached), `closed`, or, where this node follows PostgreSQL no more,
   * with `damaged` or `newer`. After `storage` it is not known.
   */
  append(
    writes: readonly Write[],
    metadata: EventMetadata,
    holds?: { readonly claims?: readonly Claim[]; readonly releases?: readonly Claim[] },
  ): Promise<Appended>
  /** Called with each durable batch before its appends resolve; what a listener throws is only reported. */
  onCommit(phase: CommitPhase, listener: CommitListener): void
  /** False once nothing can be written until a restart, because a sync has failed. Missing where that cannot be. */
  readonly isWritable?: () => boolean
  /**
   * Destroys the stream's key: once it resolves, its personal parts and files are unreadable, here and in every copy.
   * Idempotent. Rejects with `storage` if some of the key may remain, with `unavailable` if PostgreSQL cannot be reached.
   */
  forget(stream: string): Promise<void>
}
