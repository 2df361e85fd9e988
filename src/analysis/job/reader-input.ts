// Packs the input of a comparison for a reader process, and unpacks it there: an advert, the month it is read in and a
// résumé's file.
import { fromPacket, toPacket } from '../packet'
import type { CurrentMonth } from '../resume/reading/dates/dates'

export const packJob = (input: { readonly description: string } & CurrentMonth, file: Uint8Array): Uint8Array =>
  toPacket(input, file)

/** Reverses `packJob`; throws an Error for any other input. */
export const unpackJob = (
  packed: Uint8Array,
): { readonly description: string; readonly now: CurrentMonth; readonly file: Uint8Array } => {
  const { facts, file } = fromPacket(packed)
  const { description, year, month } = facts
  if (typeof description !== 'string' || typeof year !== 'number') throw new Error('job: not a packet')
  if (typeof month !== 'number' && month !== null) throw new Error('job: not a packet')
  return { description, now: { year, month }, file }
}
