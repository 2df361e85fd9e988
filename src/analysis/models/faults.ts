/** Why a model gave no answer that can be used. */
export const faults = [
  /** No connection. */
  'unreachable',
  /** Too many requests, ours or everybody's. */
  'busy',
  'too-slow',
  /** The server does not take the question: no such model, wrong key, refused by the model itself. */
  'refused',
  /** More text than the model's context holds, as its server says. */
  'too-long',
  /** A server error, a line that broke off, an answer that is no protocol we know. */
  'broken',
  /** An answer past every bound. */
  'too-large',
  /** No JSON of the wanted shape, twice. */
  'unreadable',
  /** Readable, but nothing in it was the person's own. */
  'unfounded',
] as const
export type Faults = (typeof faults)[number]
