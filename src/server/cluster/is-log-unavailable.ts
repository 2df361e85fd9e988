// Distinguishes an unavailable log from other errors.
import { LogError } from '../../events/store/log-error'

/** Whether an error means that the database of the log did not answer: nothing was stored, or it is not known yet. */
export const isLogUnavailable = (error: unknown): boolean =>
  error instanceof LogError && (error.code === 'unavailable' || error.code === 'storage' || error.code === 'busy')

/** Whether an error means that this server reads only: a page that would have noted something, such as that a link was opened. */
export const isReadOnly = (error: unknown): boolean => error instanceof LogError && error.code === 'read-only'
