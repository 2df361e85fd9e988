// The stable code with which a request was refused, for the log and the metrics; answers have it only in their body.

const codes = new WeakMap<object, string>()

/** Records the code of a refusal; the last one counts. */
export const noteRefusal = (ctx: object, code: string): void => void codes.set(ctx, code)

/** The code a request was refused with; null if it was not refused or has no code. */
export const refusalOf = (ctx: object): string | null => codes.get(ctx) ?? null
