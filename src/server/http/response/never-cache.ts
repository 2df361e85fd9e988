// Marks requests whose page must not be cached.
import type { RequestContext } from '../request/request-context'

/** Requests whose page can change without an event and without time passing. */
const momentary = new WeakSet<RequestContext>()

/** Keeps the page that answers this request out of this cache and the browser's. */
export const neverCache = (ctx: RequestContext): void => void momentary.add(ctx)

export const isNeverCached = (ctx: RequestContext): boolean => momentary.has(ctx)
