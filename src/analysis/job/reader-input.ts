// Packs an advert and a résumé's file into one byte array, because a reader process takes a single input.

/** Layout: byte length of the advert (4 bytes, big-endian), the advert as UTF-8, the file. */
export const packJob = (
  input: { readonly description: string; readonly year: number },
  file: Uint8Array,
): Uint8Array => {
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
): { readonly description: string; readonly year: number; readonly file: Uint8Array } => {
  const length = new DataView(packed.buffer, packed.byteOffset, packed.byteLength).getUint32(0)
  const input: unknown = JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + length)))
  const given = typeof input === 'object' && input !== null ? (input as { description?: unknown; year?: unknown }) : {}
  if (typeof given.description !== 'string' || typeof given.year !== 'number') throw new Error('job: not a packet')
  // A copy and not a view, because pdf.js takes ownership of the whole buffer.
  return { description: given.description, year: given.year, file: packed.slice(4 + length) }
}
