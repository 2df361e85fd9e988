// The port: what the rest of the program knows of the event log. Adapters live beside it; nothing above this file
// knows which one is in use.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }
export type JsonObject = { readonly [key: string]: Json | undefined }

/** What a decider answers with. `data` is readable for ever; `personal` is encrypted under the stream's own key. */
export type NewEvent = {
  readonly type: string
  readonly schema: number
  readonly data: JsonObject
  /** Null for a part that was left out, as in a redacted import: it reads like one whose key is destroyed. */
  readonly personal?: JsonObject | null
}

/** A fact, as stored. `personal()` decrypts on demand: undefined if there was none, null once the key is destroyed. */
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

/** Who did it, when (ms), within which request, because of what. */
export type EventMetadata = {
  readonly at: number
  readonly actor: string | null
  readonly correlation: string
  readonly causation: string | null
}

/** `expected` is the stream's version before this write; 0 means the stream must not exist yet. There is no "any". */
export type Write = {
  readonly stream: string
  readonly expected: number
  readonly events: readonly (NewEvent & { readonly id?: string })[]
}

/** A value that at most one stream may hold, such as an email address. Values arrive already hashed where personal. */
export type Claim = { readonly kind: string; readonly value: string; readonly stream: string }

export type Appended =
  | { readonly ok: true; readonly position: number; readonly events: readonly RecordedEvent[] }
  | { readonly ok: false; readonly reason: 'conflict'; readonly stream: string; readonly actual: number }
  | { readonly ok: false; readonly reason: 'claimed'; readonly claim: Claim }

export type EventLog = {
  /** Atomic over all its streams, durable before it answers. The same event id again stores nothing and answers as before. */
  append(
    writes: readonly Write[],
    metadata: EventMetadata,
    claims?: { readonly claims?: readonly Claim[]; readonly releases?: readonly Claim[] },
  ): Promise<Appended>
  /** A stream's events in order, all of them or those after a version; at most `limit` where one is given. */
  read(stream: string, after?: number, limit?: number): RecordedEvent[]
  /** Events of all streams in order after a position, at most `limit` (1 to 10 000). */
  readAll(after: number, limit: number): RecordedEvent[]
  readCorrelation(correlation: string): RecordedEvent[]
  /** The position of the last event; 0 for an empty log. */
  position(): number
  /** The stream that holds a claim, or null. */
  claimed(kind: string, value: string): string | null
  /** Called with each committed batch, in order, in the same tick as the COMMIT and before any append is answered. */
  onCommit(listener: (events: readonly RecordedEvent[]) => void): void
  /** Destroys the stream's key: its personal parts are unreadable from now on, everywhere. */
  forget(stream: string): void
  close(): Promise<void>
}
