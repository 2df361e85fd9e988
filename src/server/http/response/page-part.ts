import { logLine } from '../../runtime/logger'
import type { RequestContext } from '../request/request-context'
import { neverCache } from './page-cache'

/** Reads what one part of a page shows. A read that fails is logged and takes its part with it, not the page, which is not cached. */
export const partOr = <Value, Otherwise>(
  ctx: RequestContext,
  part: string,
  read: () => Value,
  otherwise: Otherwise,
): Value | Otherwise => {
  try {
    return read()
  } catch (error) {
    logLine('page part unread', { part, error: error instanceof Error ? error.name : typeof error })
    neverCache(ctx)
    return otherwise
  }
}
