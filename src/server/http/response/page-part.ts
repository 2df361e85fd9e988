// Lets a page be shown when one part of it cannot be read.
import { errorDetails, logger } from '../../runtime/logger'
import type { RequestContext } from '../request/request-context'
import { neverCache } from './never-cache'

const unread = <Otherwise>(ctx: RequestContext, part: string, error: unknown, otherwise: Otherwise): Otherwise => {
  logger.error('page.part_unread', { part, ...errorDetails(error) })
  neverCache(ctx)
  return otherwise
}

/** Reads the data of one part of a page; if that fails, only this part is missing and the page is not cached. */
export const partOr = <Value, Otherwise>(
  ctx: RequestContext,
  part: string,
  read: () => Value,
  otherwise: Otherwise,
): Value | Otherwise => {
  try {
    return read()
  } catch (error) {
    return unread(ctx, part, error, otherwise)
  }
}

/** The same of a part that is waited for. */
export const laterPartOr = <Value, Otherwise>(
  ctx: RequestContext,
  part: string,
  read: () => Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> => read().catch((error: unknown) => unread(ctx, part, error, otherwise))
