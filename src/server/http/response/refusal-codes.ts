// The stable code with which a request was refused, for the log and the metrics; answers have it only in their body.

const codes = new WeakMap<object, string>()
/** By the context that a request has once its body has arrived: the one it began with. */
const first = new WeakMap<object, object>()

/** A refusal noted for the renewed context counts for the request as it began. */
export const renewRefusals = (before: object, renewed: object): void => void first.set(renewed, before)

/** Records the code of a refusal; the last one counts. */
export const noteRefusal = (ctx: object, code: string): void => void codes.set(first.get(ctx) ?? ctx, code)

/** The code a request was refused with; null if it was not refused or has no code. */
export const refusalOf = (ctx: object): string | null => codes.get(ctx) ?? null
