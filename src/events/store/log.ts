// The port: what the rest of the program knows of the event log. Appends are asynchronous and decided by the store;
// reads are synchronous, because every node has the whole log. An adapter is chosen where a log is opened
// (server/storage/open-folder.ts, server/cluster/open-node.ts, cli/open-log.ts); all of them pass log.contract.test.ts.

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

/** A stored event. `personal()` decrypts on demand: undefined if there was none, null once the key is destroyed. */
export type RecordedEvent = {
  readonly position: number
  readonly id: string
  readonly stream: string
  readonly version: number
  readonly type: string
  readonly schema: number
  /** Milliseconds since 1970, UTC. */
  readonly at: number
  readonly actor: string | null
  readonly correlation: string
  readonly causation: string | null
  readonly data: JsonObject
  personal(): JsonObject | null | undefined
}

/** Who did it, when (ms), within which request, and because of which event. */
export type EventMetadata = {
  readonly at: number
  readonly actor: string | null
  readonly correlation: string
  readonly causation: string | null
}

/**
 * `expected` is the stream's version before this write; 0 means the stream must not exist yet. There is no "any".
 * `causedBy` is this event's own causation instead of the metadata's: an earlier event of the write by its index, or any
 * event by its id.
 */
export type Write = {
  readonly stream: string
  readonly expected: number
  readonly events: readonly (NewEvent & { readonly id?: string; readonly causedBy?: number | string })[]
}

/** A value that at most one stream may hold, such as an email address. Personal values arrive already hashed. */
export type Claim = { readonly kind: string; readonly value: string; readonly stream: string }

export type Appended =
  | { readonly ok: true; readonly position: number; readonly events: readonly RecordedEvent[] }
  | { readonly ok: false; readonly reason: 'conflict'; readonly stream: string; readonly actual: number }
  | { readonly ok: false; readonly reason: 'claimed'; readonly claim: Claim }

/** A type at one schema: how many events it has in a range of the log, and the position of the first. */
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
  /** Compares the events after one position and up to another with the chain. Reads them whole: about 5 µs each. */
  chainBreaks(after: number, until: number): ChainBreaks
}

/** A log that is only read, also beside the process that writes it. */
export type LogReader = {
  /** A stream's events in order, all of them or those after a version; at most `limit` if given. */
  read(stream: string, after?: number, limit?: number): RecordedEvent[]
  /**
   * A stream's events in order as if its key were destroyed: no personal part is read, which is fast for many streams.
   */
  readPlain(stream: string): RecordedEvent[]
  /** Events of all streams in order after a position, at most `limit` (1 to 10 000). */
  readAll(after: number, limit: number): RecordedEvent[]
  /** Events of some types in order: after one position, up to another, at most `limit` (1 to 10 000). */
  readOfTypes(types: readonly string[], after: number, until: number, limit: number): RecordedEvent[]
  readCorrelation(correlation: string): RecordedEvent[]
  /** The kinds of the events after one position and up to another, in order of their first. Nothing is decrypted. */
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
  /** Correlations of the events with this id or that mention it in their data, in order; reads the whole log. */
  correlationsOf(text: string): string[]
  /** Streams whose key has been destroyed. */
  destroyedKeys(): string[]
  readonly vault: Pick<Vault, 'openFile'>
  close(): Promise<void>
} & ReadChain

/** `read-models` are updated before any of the `effects` is called, whatever the order of registration. */
export const commitPhases = ['read-models', 'effects'] as const
export type CommitPhase = (typeof commitPhases)[number]
export type CommitListener = (events: readonly RecordedEvent[]) => void

export type EventLog = LogReader & {
  readonly vault: Vault
  /**
   * Atomic over all its streams, durable before it resolves. A repeated event id stores nothing and gets the first
   * answer.
   */
  append(
    writes: readonly Write[],
    metadata: EventMetadata,
    claims?: { readonly claims?: readonly Claim[]; readonly releases?: readonly Claim[] },
  ): Promise<Appended>
  /** Called with each committed batch, in order, in the same tick as the COMMIT and before any append resolves. */
  onCommit(phase: CommitPhase, listener: CommitListener): void
  /** False once nothing can be written until a restart, because a sync has failed. Missing where that cannot be. */
  readonly isWritable?: () => boolean
  /** Destroys the stream's key: once it resolves its personal parts are unreadable, here and in every copy. */
  forget(stream: string): Promise<void>
}
