// Packs the input of a comparison for a reader process, and unpacks it there.
import { fromPacket, toPacket } from '../packet'
import type { Correction } from '../resume/reading/corrections/correction'
import type { CurrentMonth } from '../resume/reading/dates/dates'

export type ComparedInput = { readonly description: string; readonly corrections: readonly Correction[] }

export const packJob = (input: ComparedInput & CurrentMonth, file: Uint8Array): Uint8Array => toPacket(input, file)

/** Reverses `packJob`; throws an Error for any other input. Each correction is checked where it is applied. */
export const unpackJob = (
  packed: Uint8Array,
): ComparedInput & { readonly now: CurrentMonth; readonly file: Uint8Array } => {
  const { facts, file } = fromPacket(packed)
  const { description, corrections, year, month } = facts
  if (!Array.isArray(corrections)) throw new Error('job: not a packet')
  if (typeof description !== 'string' || typeof year !== 'number') throw new Error('job: not a packet')
  if (typeof month !== 'number' && month !== null) throw new Error('job: not a packet')
  return { description, corrections: corrections as readonly Correction[], now: { year, month }, file }
}
