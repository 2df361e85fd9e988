// Packs a person's corrections and a résumé's file into one byte array, because a reader process takes a single input.
import type { Correction } from './reading/corrections/correction'

/** Layout: byte length of the corrections (4 bytes, big-endian), the corrections as JSON, the file. */
export const packCorrected = (corrections: readonly Correction[], file: Uint8Array): Uint8Array => {
  const head = new TextEncoder().encode(JSON.stringify(corrections))
  const packed = new Uint8Array(4 + head.byteLength + file.byteLength)
  new DataView(packed.buffer).setUint32(0, head.byteLength)
  packed.set(head, 4)
  packed.set(file, 4 + head.byteLength)
  return packed
}

/** Reverses `packCorrected`; throws an Error for any other input. */
export const unpackCorrected = (
  packed: Uint8Array,
): { readonly corrections: readonly Correction[]; readonly file: Uint8Array } => {
  const length = new DataView(packed.buffer, packed.byteOffset, packed.byteLength).getUint32(0)
  const corrections: unknown = JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + length)))
  if (!Array.isArray(corrections)) throw new Error('corrections: not a packet')
  // Each one is checked where it is applied. A copy and not a view, because pdf.js takes ownership of the whole buffer.
  return { corrections: corrections as readonly Correction[], file: packed.slice(4 + length) }
}
