// Raw pixels out of Bun.Image: it has no raw output, but its PNGs at level 0 are stored pixels with a thin wrapping.
import { inflateSync } from 'node:zlib'

/** Interleaved bytes: 1 grey, 2 grey and alpha, 3 RGB, 4 RGBA. */
export type Raw = {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
  readonly data: Uint8Array
}

const channelsOf: Readonly<Record<number, Raw['channels']>> = { 0: 1, 2: 3, 4: 2, 6: 4 }

/**
 * The pixels of a PNG that Bun.Image wrote: 8 bits a channel, not interlaced, no palette, no row filter.
 *
 * @throws Error for any other PNG
 */
export function pixelsOf(png: Uint8Array): Raw {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const channels = channelsOf[png[25] ?? 0]
  if (png[24] !== 8 || !channels || png[28] !== 0) throw new Error('a PNG that Bun.Image did not write')
  const parts: Uint8Array[] = []
  for (let at = 8; at + 8 <= png.length; ) {
    const length = view.getUint32(at)
    // 'IDAT'
    if (view.getUint32(at + 4) === 0x49444154) parts.push(png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  const row = width * channels
  const rows = inflateSync(Buffer.concat(parts), { maxOutputLength: (row + 1) * height })
  const data = new Uint8Array(row * height)
  for (let y = 0; y < height; y++) {
    if (rows[y * (row + 1)] !== 0) throw new Error('a filtered PNG')
    data.set(rows.subarray(y * (row + 1) + 1, (y + 1) * (row + 1)), y * row)
  }
  return { width, height, channels, data }
}
