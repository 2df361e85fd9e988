/** A process's share of read models built by several. */
export type Part = {
  /** The new file that gets its tables. */
  readonly file: string
  readonly projections: readonly string[]
  /** The position of the last event to fold. */
  readonly until: number
}

/** Folds each part in a process of its own (parts.ts); rejects when one of them fails. */
export type FoldParts = {
  /** Most processes; below 2 there are none. */
  readonly most: number
  /** `onProgress` gets the position up to which all of them have come. */
  fold(parts: readonly Part[], onProgress: (position: number) => void): Promise<void>
  /** Logs why it failed, as on a full disk; then one process folds the log. */
  onFailure(error: unknown): void
}
