// Checks the segments of a JPEG, because decoders open a truncated or lengthened file without an error.

type JpegFacts = {
  /** True when the end marker is present, so nothing was cut off. */
  readonly complete: boolean
  /** True without metadata of any kind and without data after the end marker. */
  readonly bare: boolean
  /** How often a decoder passes over its pixels: once, or some ten times where it is progressive. */
  readonly scans: number
}

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
/** The JFIF header: densities, and a thumbnail when it is longer than 16 bytes. */
const APP0 = 0xe0
const JFIF_LENGTH = 16
/** Markers of tables, frames (SOF kinds and DHT share C0 to CF), restart interval and scan. */
const needed = (marker: number) => (marker >= 0xc0 && marker <= 0xcf) || [0xdb, 0xdd, SOS].includes(marker)
/** Markers without a length: TEM and those of a restart. */
const alone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Index of the second byte of the next marker after coded data, or -1. FF 00 and markers without a length are data. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return -1
    if (next !== 0 && next !== 0xff && !alone(next)) return at + 1
  }
  return -1
}

/** Reads a JPEG's segments once, in linear time. */
export function jpegFacts(bytes: Uint8Array): JpegFacts {
  let [bare, scans] = [true, 0]
  // Decoders open one that was cut off, so its scans count too.
  const broken = () => ({ complete: false, bare: false, scans })
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return broken()
  for (let at = nextMarker(bytes, 2); at >= 0; ) {
    const marker = bytes[at] ?? 0
    if (marker === EOI) return { complete: true, bare: bare && at === bytes.length - 1, scans }
    const length = ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    if (length < 2) return broken()
    if (marker === SOS) scans++
    bare &&= needed(marker) || (marker === APP0 && length === JFIF_LENGTH)
    at = nextMarker(bytes, at + 1 + length)
  }
  return broken()
}
