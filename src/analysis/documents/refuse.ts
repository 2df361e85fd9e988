import type { Reading, Refusal } from './document'

/** Thrown deep inside a reader to give the file up for a stated reason; never leaves the readers. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal)
  }
}

/**
 * Runs a reader and turns what it throws into a refusal. Whatever a parser throws that is not ours means that the file
 * broke it: the file is damaged, and the message (which may quote the file) is dropped.
 */
export async function settle(read: () => Promise<Reading>): Promise<Reading> {
  try {
    return await read()
  } catch (error) {
    return { ok: false, refusal: error instanceof Refused ? error.refusal : 'damaged' }
  }
}
