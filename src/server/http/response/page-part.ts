import { logLine } from '../../runtime/logger'

/** Reads what one part of a page shows. A read that fails is logged and takes its part with it, not the page. */
export const partOr = <Value, Otherwise>(part: string, read: () => Value, otherwise: Otherwise): Value | Otherwise => {
  try {
    return read()
  } catch (error) {
    logLine('page part unread', { part, error: error instanceof Error ? error.name : typeof error })
    return otherwise
  }
}
