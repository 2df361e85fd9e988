// What the server and its reader process say to each other, and what a reader is to the rest of the server.
import type { JobResult, Jobs, JobTable } from '../../analysis/jobs'

/** Parent to child: one job at a time. Child to parent: 'ready' once, then one answer per job. */
export type Ask = { readonly id: number; readonly job: string; readonly bytes: Uint8Array }
export type Answer =
  | 'ready'
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false }

export type ReaderLimits = {
  /** Documents waiting or being read; one more is refused as 'busy'. */
  readonly queue: number
  /** Milliseconds that one document may take, and that a new process may take to get ready. */
  readonly wall: number
  readonly start: number
  /** Resident bytes of the process, watched on Linux only; elsewhere the operating system's limits hold. */
  readonly memory: number
  /** Milliseconds without work after which the process is let go. */
  readonly idle: number
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: 'busy' | 'damaged' | 'too-slow' | 'too-much-memory' }

export type Reader<Table extends JobTable = Jobs> = {
  /**
   * Runs one job on one file, after those already waiting. Answers 'busy' when the queue is full or the reader is being
   * closed, 'too-slow' or 'too-much-memory' when the process had to be killed, 'damaged' when it died or the job threw.
   * Rejects only when no process can be started.
   */
  run<Name extends keyof Table & string>(job: Name, bytes: Uint8Array): Promise<Outcome<JobResult<Table, Name>>>
  /** Process id while one is running, else null; for the health page and the tests. */
  pid(): number | null
  /** Kills the process; what still waits is answered 'busy'. */
  close(): Promise<void>
}
