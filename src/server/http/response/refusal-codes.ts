// Which stable code a request was refused with, for the log and the figures: answers carry it in their body alone.
import type { RequestContext } from '../request/request-context'

const codes = new WeakMap<object, string>()

/** Notes the code of a refusal; the last one counts. */
export const noteRefusal = (ctx: object, code: string): void => void codes.set(ctx, code)

/** The code a request was refused with; null if it was not, or without one. */
export const refusalOf = (ctx: RequestContext): string | null => codes.get(ctx) ?? null
