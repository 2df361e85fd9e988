// The stored input of a job comparison (advert, résumé, year), so that a retry after a crash compares the same two
// texts.

/** What the person asked to compare; `resume` is the id of the résumé's analysis. */
export type JobInput = { readonly description: string; readonly resume: string; readonly year: number }

/** The input as stored and sealed. */
export const jobInputBytes = (input: JobInput): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(input))

/** A stored input, or null if the bytes are not one. */
export const readJobInput = (bytes: Uint8Array): JobInput | null => {
  try {
    const stored: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof stored !== 'object' || stored === null) return null
    const { description, resume, year } = stored as Partial<Record<keyof JobInput, unknown>>
    return typeof description === 'string' && typeof resume === 'string' && typeof year === 'number'
      ? { description, resume, year }
      : null
  } catch {
    // Not JSON, so not a stored input.
    return null
  }
}
