// A JPEG is a row of segments. Decoders fill what is missing with grey and ignore what follows, so that a picture cut
// off on its way, or one with another file behind it, opens without an error: the segments tell.

export type JpegFacts = {
  /** The end marker is there: nothing was cut off. */
  readonly complete: boolean
  /** Only what a picture needs: no metadata of any kind, nothing after its end. */
  readonly bare: boolean
}

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
/** JFIF's own header: densities, and a thumbnail when it is longer than 16 bytes. */
const APP0 = 0xe0
const JFIF_LENGTH = 16
/** Tables, frames (all SOF kinds share C0 to CF with DHT), restart interval, scan. */
const needed = (marker: number) => (marker >= 0xc0 && marker <= 0xcf) || [0xdb, 0xdd, SOS].includes(marker)
const restart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** Index of the next marker's second byte after coded data, -1 if there is none. FF 00 and restarts are data. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return -1
    if (next !== 0 && next !== 0xff && !restart(next)) return at + 1
  }
  return -1
}

/** Walks a JPEG's segments once: time in proportion to its bytes. */
export function jpegFacts(bytes: Uint8Array): JpegFacts {
  const broken = { complete: false, bare: false }
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return broken
  let bare = true
  for (let at = nextMarker(bytes, 2); at >= 0; ) {
    const marker = bytes[at] ?? 0
    if (marker === EOI) return { complete: true, bare: bare && at === bytes.length - 1 }
    const length = ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    if (length < 2) return broken
    bare &&= needed(marker) || (marker === APP0 && length === JFIF_LENGTH)
    at = nextMarker(bytes, at + 1 + length)
  }
  return broken
}
