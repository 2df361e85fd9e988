// The rows that an adapter stores and reads; the rules around them are the same for all adapters.
import type { Claim, Kind, RecordedEvent } from '../log'

/** An event as it is stored: its data as JSON, its personal part sealed. */
export type Row = Omit<RecordedEvent, 'data' | 'personal'> & {
  readonly data: string
  readonly personal: Uint8Array | null
}

export type EventReads = {
  position(): number
  /** A limit of -1 means none. */
  stream(name: string, after: number, limit: number): Row[]
  /** A stream's rows with `personal` null. */
  plain(name: string): Row[]
  all(after: number, limit: number): Row[]
  ofTypes(types: readonly string[], after: number, until: number, limit: number): Row[]
  /** At most `limits.readCorrelation` rows. */
  correlation(id: string): Row[]
  kinds(after: number, until: number): Kind[]
  holder(kind: string, value: string): string | null
  /** Names of streams with a prefix, in order, after a name. */
  streams(prefix: string, after: string, limit: number): string[]
  known(stream: string): boolean
  claims(): Claim[]
  /** Correlations of events with this id or that mention it in their data; at most `limits.mentions`. */
  correlationsOf(text: string): string[]
}

export type EventWrites = {
  version(stream: string): number
  byId(id: string): Row | null
  claim(claim: Claim): void
  release(claim: Claim): void
  /** The row has the next position. */
  insert(row: Row): void
}
