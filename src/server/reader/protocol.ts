// Messages between the server and its reader processes, and the reader's interface for the rest of the server.
import type { ReaderTaskResult, ReaderTasks, ReaderTaskTable } from '../../analysis/reader-tasks'

/** The confinement that holds on this machine. Where none is available the reader still reads. */
export type Confinement = {
  /** The allowed system calls, on every thread; all others fail. This is the main restriction. */
  readonly seccomp: boolean
  /** Version of Landlock, a second restriction of files and network; 0 without it. */
  readonly landlock: number
  /** No new privileges, no written files, no memory that other processes of this user could read. */
  readonly limits: boolean
}

/** Parent to child: one task at a time. Child to parent: when it is ready, then for each task that it was taken, and its answer. */
export type Ask = { readonly id: number; readonly job: string; readonly bytes: Uint8Array }
/** An error of our own code: its name and where it was thrown, never its message, which may quote the document. */
export type Fault = { readonly error: string; readonly frame: string }
export type ReaderAnswer =
  | { readonly ready: true; readonly confinement: Confinement }
  | { readonly id: number; readonly taken: true }
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly fault: Fault }

export type QueueLimits = {
  /** Waiting tasks and their bytes: in all, and of one account. */
  readonly tasks: number
  readonly bytes: number
  readonly tasksOfOne: number
  readonly bytesOfOne: number
  /** An account counts as heavy once its files were read for so many ms within `windowMs`. */
  readonly heavyMs: number
  readonly windowMs: number
  /** A task that has waited for this many ms comes first, whatever it is, so that none waits forever. */
  readonly agedMs: number
  /** Idle work waits until for so many ms no other task has had to wait for a reader; never beyond `agedMs`. */
  readonly restMs: number
}

export type ReaderLimits = {
  /** Most processes; each is started when there is work for it. */
  readonly readers: number
  /** Milliseconds of processor time that a task may take (child.ts), and by the clock that a new process may. */
  readonly taskMs: number
  readonly taskMsByJob: Readonly<Record<string, number>>
  readonly start: number
  /** Resident bytes of a process, watched on Linux only; elsewhere the operating system's limits apply. */
  readonly memory: number
  /** Milliseconds without work after which a process is stopped. */
  readonly idle: number
  /** Milliseconds in the queue after which a task is answered 'busy', by whether somebody waits for it. */
  readonly wait: number
  readonly backgroundWait: number
  /** Milliseconds that a page waits for what readers add to it: where they have nothing else to do, and beside other tasks. */
  readonly pageWait: { readonly free: number; readonly crowded: number }
  readonly queue: QueueLimits
}

export type ReaderOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: 'busy' | 'damaged' | 'internal' | 'too-slow' | 'too-much-memory' }

/**
 * Whether a person waits for a task; otherwise it is background work, which runs when nothing else waits, or idle work, for which
 * nobody waits: that starts only when for a moment no other task had to wait.
 */
export type Priority = 'person' | 'background' | 'idle'

/** The account whose task it is. */
export type Work = {
  readonly account: string
  /** `person` by default. */
  readonly priority?: Priority
  /** In ms of `performance.now()`: answered 'busy' from then on, whether it waits, which it then no longer does, or runs. */
  readonly until?: number | undefined
  /**
   * Of the account's waiting tasks of one such name only the one asked for last waits, in the place of the one before; every other is answered
   * 'busy'. `asked` is when, in ms of any clock: a task may come here later than one that was asked for after it, as where it read a file first.
   */
  readonly latestOf?: { readonly name: string; readonly asked: number } | undefined
  /** Called with the number of tasks before this one, after half a second and at each change; 0 at its turn. */
  readonly onWait?: (ahead: number) => void
}

export type Reader<Table extends ReaderTaskTable = ReaderTasks> = {
  /**
   * Runs one task on one file when its turn comes (queue.ts). Answers 'busy' when the queue is full, the wait was too
   * long, no process could be started or the reader is being closed, 'too-slow' or 'too-much-memory' when the process had to be killed, 'damaged'
   * when it died, 'internal' when the task threw.
   */
  run<Name extends keyof Table & string>(
    job: Name,
    bytes: Uint8Array,
    work: Work,
  ): Promise<ReaderOutcome<ReaderTaskResult<Table, Name>>>
  /** How many tasks come before the account's next foreground task; null when none waits. */
  ahead(account: string): number | null
  /** Tasks that are being done, and those that wait. */
  load(): { readonly running: number; readonly waiting: number }
  /** Whether a process that runs, or is starting, has begun a task of this name: the next one finds its libraries loaded. */
  hasBegun(job: keyof Table & string): boolean
  /** How long a page that comes now waits, by the limit of that name. */
  pageWait(): number
  /** Ids of the running processes, for the tests. */
  pids(): number[]
  /** The confinement that the last started process reported; null before there was one. */
  confinement(): Confinement | null
  /** Kills the processes; waiting tasks are answered 'busy'. */
  close(): Promise<void>
}
