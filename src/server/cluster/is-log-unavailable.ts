// Distinguishes what the log refuses for a reason of its own from other errors.
import { LogError } from '../../events/store/log-error'

/** Whether an error means that the database of the log did not answer: nothing was stored, or it is not known yet. */
export const isLogUnavailable = (error: unknown): boolean =>
  error instanceof LogError && (error.code === 'unavailable' || error.code === 'storage' || error.code === 'busy')

/** Whether an error means that this server is read-only, for example when a page wanted to record that a link was opened. */
export const isReadOnly = (error: unknown): boolean => error instanceof LogError && error.code === 'read-only'

/** Whether an error means that what was to be written to, an account or a draft, was erased meanwhile. */
export const isForgotten = (error: unknown): boolean => error instanceof LogError && error.code === 'forgotten'
