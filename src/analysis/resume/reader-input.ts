// Packs the input of an analysis for a reader process, and unpacks it there.
import { fromPacket, toPacket } from '../packet'
import type { Correction } from './reading/corrections/correction'
import type { CurrentMonth } from './reading/dates/dates'

type ResumeInput = { readonly now: CurrentMonth; readonly corrections: readonly Correction[] }

export const packResume = ({ now, corrections }: ResumeInput, file: Uint8Array): Uint8Array =>
  toPacket({ year: now.year, month: now.month, corrections }, file)

/** Reverses `packResume`; throws an Error for any other input. Each correction is checked where it is applied. */
export const unpackResume = (packed: Uint8Array): ResumeInput & { readonly file: Uint8Array } => {
  const { facts, file } = fromPacket(packed)
  const { year, month, corrections } = facts
  if (typeof year !== 'number' || !Array.isArray(corrections)) throw new Error('resume: not a packet')
  const now = { year, month: typeof month === 'number' ? month : null }
  return { now, corrections: corrections as readonly Correction[], file }
}
