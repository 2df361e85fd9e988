// The job scanner keeps what was asked (the advert, which résumé, in which year), so that asking again after a crash
// compares the same two texts.

/** What the person asked to be compared; `resume` is the id of the résumé's analysis. */
export type JobOrder = { readonly description: string; readonly resume: string; readonly year: number }

/** The order as it is kept and sealed. */
export const jobBytes = (order: JobOrder): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(order))

/** A kept order, or null for bytes that are none. */
export const jobOrder = (bytes: Uint8Array): JobOrder | null => {
  try {
    const kept: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof kept !== 'object' || kept === null) return null
    const { description, resume, year } = kept as Partial<Record<keyof JobOrder, unknown>>
    return typeof description === 'string' && typeof resume === 'string' && typeof year === 'number'
      ? { description, resume, year }
      : null
  } catch {
    return null
  }
}
