// The job scanner keeps what was asked (the advert, which résumé, in which year), so that asking again after a crash
// compares the same two texts.

/** What the person asked to be compared; `resume` is the id of the résumé's analysis. */
export type JobInput = { readonly description: string; readonly resume: string; readonly year: number }

/** The order as it is kept and sealed. */
export const jobInputBytes = (input: JobInput): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(input))

/** A kept order, or null for bytes that are none. */
export const readJobInput = (bytes: Uint8Array): JobInput | null => {
  try {
    const stored: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof stored !== 'object' || stored === null) return null
    const { description, resume, year } = stored as Partial<Record<keyof JobInput, unknown>>
    return typeof description === 'string' && typeof resume === 'string' && typeof year === 'number'
      ? { description, resume, year }
      : null
  } catch {
    return null
  }
}
