// Errors of the log, and trying a write again that a full disk refused.
import { errorCode } from '../error-code'

/**
 * Why the log refused. A conflict or a taken claim is not an error but an answer (`Appended`); these are the rest.
 * - `invalid`: the caller broke a rule of the port (a negative version, no events, a name with spaces)
 * - `too-large`: an event, an append or a file is over its limit
 * - `busy`: the queue is full; try again later
 * - `id-reused`: an event id that is stored already, with other content
 * - `forgotten`: personal data for a stream whose key has been destroyed
 * - `storage`: the disk is full or failing; whether the events were stored is unknown, so repeat with the same ids
 * - `unavailable`: the database of the log cannot be reached; nothing was stored
 * - `tampered`: stored bytes that do not open under their key
 * - `locked`: another process writes to this folder
 * - `wrong-key`: the master key is not the one this folder was made with, or the keys are missing
 * - `newer`: the folder was written by a newer release
 * - `missing`: the log is gone from a folder that still holds keys or uploaded files
 * - `damaged`: a database, the end of the log or a key is not what was written; nothing was changed
 * - `replica`: the folder is a copy of a log on PostgreSQL, or the reverse: it is not opened as the other
 * - `read-only`: the log was opened to be looked at only
 * - `closed`: the log has been closed
 */
type LogErrorCode =
  | 'invalid'
  | 'too-large'
  | 'busy'
  | 'id-reused'
  | 'forgotten'
  | 'storage'
  | 'unavailable'
  | 'tampered'
  | 'locked'
  | 'wrong-key'
  | 'newer'
  | 'missing'
  | 'damaged'
  | 'replica'
  | 'read-only'
  | 'closed'

/** Messages name rules and folders, never an event's content: they may be logged. */
export class LogError extends Error {
  override readonly name = 'LogError'
  constructor(
    readonly code: LogErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Called before a write, and with `true` after one that the full disk refused: whether trying again may succeed. */
export type MakeRoom = (failed: boolean) => boolean

/** Times a write is tried: other programs may take the room that was made for it. */
const triesMax = 4

const isFull = (error: unknown): boolean =>
  error instanceof Error && (errorCode(error) === 'SQLITE_FULL' || isFull(error.cause))

/** `write` must leave nothing behind where it fails. Throws its last error. */
export function withRoom<Result>(write: () => Result, makeRoom: MakeRoom = () => false): Result {
  makeRoom(false)
  for (let tries = 1; ; tries++)
    try {
      return write()
    } catch (error) {
      if (tries === triesMax || !isFull(error) || !makeRoom(true)) throw error
    }
}
