// Converts exceptions inside a reader to refusals with a stated reason.
import type { Reading, Refusal } from './document'

/** Thrown inside a reader to refuse a file for a stated reason; it never leaves the readers. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal)
  }
}

/**
 * Runs a reader and converts exceptions to refusals. Any other exception comes from a parser library and means that the
 * file is damaged.
 */
export async function settle(read: () => Promise<Reading>): Promise<Reading> {
  try {
    return await read()
  } catch (error) {
    return { ok: false, refusal: error instanceof Refused ? error.refusal : 'damaged' }
  }
}
