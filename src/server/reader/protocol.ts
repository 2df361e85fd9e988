// What the server and its reader processes say to each other, and what the readers are to the rest of the server.
import type { JobResult, Jobs, JobTable } from '../../analysis/jobs'
import type { Confinement } from './confine'
import type { QueueLimits } from './queue'

/** Parent to child: one job at a time. Child to parent: once that it is ready, then one answer per job. */
export type Ask = { readonly id: number; readonly job: string; readonly bytes: Uint8Array }
/** An error of our own code: its name and where it was thrown, never its message, which may quote the document. */
export type Fault = { readonly error: string; readonly frame: string }
export type Answer =
  | { readonly ready: true; readonly confinement: Confinement }
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly fault: Fault }

export type ReaderLimits = {
  /** Processes at most; each is started when there is work for it. */
  readonly readers: number
  /**
   * Milliseconds of processor time that one job may take (child.ts), some named ones less, and by the clock that a new
   * process may take to get ready.
   */
  readonly wall: number
  readonly walls: Readonly<Record<string, number>>
  readonly start: number
  /** Resident bytes of a process, watched on Linux only; elsewhere the operating system's limits hold. */
  readonly memory: number
  /** Milliseconds without work after which a process is let go. */
  readonly idle: number
  /** Milliseconds in the queue after which a job is answered 'busy': one that somebody waits for, and one nobody does. */
  readonly wait: number
  readonly backgroundWait: number
  readonly queue: QueueLimits
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: 'busy' | 'damaged' | 'internal' | 'too-slow' | 'too-much-memory' }

/** Whose work it is. */
export type Work = {
  readonly account: string
  /** True for what nobody waits for: it is done when nothing else is to be. */
  readonly background?: boolean
  /**
   * Told how many jobs are before this one, being read or waiting, when it has waited for half a second and each time
   * that changes; and 0 when its turn has come after all.
   */
  readonly onWait?: (ahead: number) => void
}

export type Reader<Table extends JobTable = Jobs> = {
  /**
   * Runs one job on one file when its turn has come (queue.ts). Answers 'busy' when the queue is full, the turn did not
   * come in time or the reader is being closed, 'too-slow' or 'too-much-memory' when the process had to be killed,
   * 'damaged' when it died or the job threw. Rejects only when no process can be started.
   */
  run<Name extends keyof Table & string>(
    job: Name,
    bytes: Uint8Array,
    work: Work,
  ): Promise<Outcome<JobResult<Table, Name>>>
  /** How many jobs are before the account's next one that somebody waits for; null when none waits. */
  ahead(account: string): number | null
  /** Process ids of those running; for the tests. */
  pids(): number[]
  /** What the operating system holds the readers to, as the last one started said; null before there was one. */
  confinement(): Confinement | null
  /** Kills the processes; what still waits is answered 'busy'. */
  close(): Promise<void>
}
