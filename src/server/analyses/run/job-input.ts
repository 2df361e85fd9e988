// The stored input of a job comparison, so that a retry after a crash compares the same texts.
import type { CurrentMonth } from '../../../analysis/resume/reading/dates/dates'
import type { Failure } from '../../../events/schema/vocabulary'

/** A version of a draft of the workbench, which stays as it was whatever is typed later. */
type DraftVersion = { readonly id: string; readonly version: number }
/** What the person asked to compare, and when; `resume` is the id of the résumé's analysis, '' where a draft takes its place. */
export type JobInput = {
  readonly description: string
  readonly resume: string
  readonly draft?: DraftVersion
} & CurrentMonth

/** The input with the file it is compared with, as the reader's process takes them. */
export type Packed =
  | { readonly ok: true; readonly packet: Uint8Array }
  | { readonly ok: false; readonly failed: Extract<Failure, 'draft-missing' | 'busy' | 'internal'> }

/** The input as stored and sealed. */
export const jobInputBytes = (input: JobInput): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(input))

const versionOf = (stored: unknown): DraftVersion | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, version } = stored as Partial<Record<keyof DraftVersion, unknown>>
  return typeof id === 'string' && typeof version === 'number' ? { id, version } : null
}

/** A stored input, or null if the bytes are not one. */
export const readJobInput = (bytes: Uint8Array): JobInput | null => {
  try {
    const stored: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof stored !== 'object' || stored === null) return null
    const { description, resume, draft, year, month } = stored as Partial<Record<keyof JobInput, unknown>>
    if (typeof description !== 'string' || typeof resume !== 'string' || typeof year !== 'number') return null
    const version = versionOf(draft)
    return {
      description,
      resume,
      year,
      month: typeof month === 'number' ? month : null,
      ...(version && { draft: version }),
    }
  } catch {
    // Not JSON, so not a stored input.
    return null
  }
}
