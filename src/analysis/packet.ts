// Packs a few facts and a file into one byte array, because a reader process takes a single input.

/** Layout: byte length of the facts (4 bytes, big-endian), the facts as JSON in UTF-8, the file. */
export const toPacket = (facts: unknown, file: Uint8Array): Uint8Array => {
  const head = new TextEncoder().encode(JSON.stringify(facts))
  const packet = new Uint8Array(4 + head.byteLength + file.byteLength)
  new DataView(packet.buffer).setUint32(0, head.byteLength)
  packet.set(head, 4)
  packet.set(file, 4 + head.byteLength)
  return packet
}

/** Reverses `toPacket`; throws an Error for any other input. The facts are for the caller to check. */
export const fromPacket = (
  packet: Uint8Array,
): { readonly facts: Readonly<Record<string, unknown>>; readonly file: Uint8Array } => {
  const length = new DataView(packet.buffer, packet.byteOffset, packet.byteLength).getUint32(0)
  const read: unknown = JSON.parse(new TextDecoder().decode(packet.subarray(4, 4 + length)))
  const facts = typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>) : {}
  // A copy and not a view, because pdf.js takes ownership of the whole buffer.
  return { facts, file: packet.slice(4 + length) }
}
