// The port through which the server knows that it is one node of several; without EVENTS_URL there is none.

type NodeState =
  | 'connected'
  /** PostgreSQL cannot be reached: reading goes on, nothing is written. */
  | 'away'
  /** This node answers nothing: a newer event, another past than the primary's, or too long without PostgreSQL. */
  | 'stopped'

/** Names that are looked for at a time. */
export const askedMax = 10_000

/** Uploaded files, sealed, shared by all nodes. Each call rejects with LogError `unavailable` when their store cannot be reached. */
export type SharedFiles = {
  put(account: string, name: string, sealed: Uint8Array): Promise<void>
  get(account: string, name: string): Promise<Uint8Array | null>
  remove(account: string, name: string): Promise<void>
  removeAll(account: string): Promise<void>
  /** All, or those stored before a time (ms), as `<account>/<name>`, an account's one after the other; read page by page. */
  names(before?: number): AsyncIterable<string>
  /** Those of these names, at most `askedMax` in ascending order, that are not stored. */
  lacking(names: readonly string[]): Promise<readonly string[]>
}

export type Cluster = {
  readonly node: string
  state(): NodeState
  /** Waits, at most a second, for the position that the request's sender has written on any node. */
  catchUp(request: Request): Promise<void>
  /** Adds to an answer the position that its request may have written. */
  stamp(request: Request, answer: Response): void
  readonly files: SharedFiles
  /** Whether this node does the work that one does for all. */
  isElected(): boolean
  /** Starts the work that one node does for all each time this node is elected, and stops it when it no longer is. */
  whileElected(work: () => { stop(): Promise<void> }): { stop(): Promise<void> }
  /** Waits for a position that did not come in time, since the start. */
  missedWaits(): number
}
