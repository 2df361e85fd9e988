// Packs an advert, the month it is read in and a résumé's file into one byte array, because a reader process takes a single input.
import type { CurrentMonth } from './match/periods'

type Packet = { readonly description?: unknown; readonly year?: unknown; readonly month?: unknown }

/** Layout: byte length of the advert and its month (4 bytes, big-endian), both as JSON in UTF-8, the file. */
export const packJob = (input: { readonly description: string } & CurrentMonth, file: Uint8Array): Uint8Array => {
  const advert = new TextEncoder().encode(JSON.stringify(input))
  const packed = new Uint8Array(4 + advert.byteLength + file.byteLength)
  new DataView(packed.buffer).setUint32(0, advert.byteLength)
  packed.set(advert, 4)
  packed.set(file, 4 + advert.byteLength)
  return packed
}

/** Reverses `packJob`; throws an Error for any other input. */
export const unpackJob = (
  packed: Uint8Array,
): { readonly description: string; readonly now: CurrentMonth; readonly file: Uint8Array } => {
  const length = new DataView(packed.buffer, packed.byteOffset, packed.byteLength).getUint32(0)
  const input: unknown = JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + length)))
  const given: Packet = typeof input === 'object' && input !== null ? input : {}
  const { description, year, month } = given
  if (typeof description !== 'string' || typeof year !== 'number') throw new Error('job: not a packet')
  if (typeof month !== 'number' && month !== null) throw new Error('job: not a packet')
  // A copy and not a view, because pdf.js takes ownership of the whole buffer.
  return { description, now: { year, month }, file: packed.slice(4 + length) }
}
