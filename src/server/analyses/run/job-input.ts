// The stored input of a job comparison (advert, résumé, month), so that a retry after a crash compares the same two
// texts.
import type { CurrentMonth } from '../../../analysis/resume/reading/dates'

/** What the person asked to compare, and when; `resume` is the id of the résumé's analysis. */
export type JobInput = { readonly description: string; readonly resume: string } & CurrentMonth

/** The input as stored and sealed. */
export const jobInputBytes = (input: JobInput): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(input))

/** A stored input, or null if the bytes are not one. */
export const readJobInput = (bytes: Uint8Array): JobInput | null => {
  try {
    const stored: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof stored !== 'object' || stored === null) return null
    const { description, resume, year, month } = stored as Partial<Record<keyof JobInput, unknown>>
    return typeof description === 'string' && typeof resume === 'string' && typeof year === 'number'
      ? { description, resume, year, month: typeof month === 'number' ? month : null }
      : null
  } catch {
    // Not JSON, so not a stored input.
    return null
  }
}
