// The stable code with which a request was refused, for the log and the metrics; answers have it only in their body.

const codes = new WeakMap<object, string>()
/** The context a request began with, of the one it has since its body arrived. */
const first = new WeakMap<object, object>()

/** What is refused later is refused to the same request. */
export const renewRefusals = (before: object, renewed: object): void => void first.set(renewed, before)

/** Records the code of a refusal; the last one counts. */
export const noteRefusal = (ctx: object, code: string): void => void codes.set(first.get(ctx) ?? ctx, code)

/** The code a request was refused with; null if it was not refused or has no code. */
export const refusalOf = (ctx: object): string | null => codes.get(ctx) ?? null
