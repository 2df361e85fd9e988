// Converts exceptions inside a reader to refusals with a stated reason.
import type { Reading, Refusal } from './document'

/** Thrown inside a reader to refuse a file for a stated reason; it never leaves the readers. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal)
  }
}

/** Runs a reader and converts its refusals. Rejects for any other exception, which is a fault of our own and not of the file. */
export async function settle(read: () => Promise<Reading>): Promise<Reading> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    throw error
  }
}

/**
 * Runs a call of a parser library, whose exceptions mean that the file is damaged.
 *
 * @throws Refused 'damaged'
 */
export async function parsed<Value>(call: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await call()
  } catch {
    // The library's error is dropped because its message may quote the file.
    throw new Refused('damaged')
  }
}
