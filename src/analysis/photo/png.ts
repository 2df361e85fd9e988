// Converts between raw pixels and PNG level 0 (uncompressed), because Bun.Image has neither raw input nor raw output.
import { deflateSync } from 'node:zlib'

/** Interleaved bytes: 1 grey, 2 grey and alpha, 3 RGB, 4 RGBA. */
export type Raw = {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
  readonly data: Uint8Array
}

const CHANNELS_OF: Readonly<Record<number, Raw['channels']>> = { 0: 1, 2: 3, 4: 2, 6: 4 }

/** The name of a chunk as the number that stands in the file. */
const typeOf = (name: string): number => Buffer.from(name, 'latin1').readUInt32BE(0)

/** Calls `each` with the type, begin and end of every chunk, its head and checksum included; one that is cut off ends with the file. */
function eachChunk(png: Uint8Array, each: (type: number, begin: number, end: number) => void): void {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  for (let at = 8; at + 8 <= png.length; ) {
    const end = Math.min(png.length, at + 12 + view.getUint32(at))
    each(view.getUint32(at + 4), at, end)
    at = end
  }
}

const dataType = typeOf('IDAT')
/** The contents of the data chunks, in order. */
const dataChunks = (png: Uint8Array): Uint8Array[] => {
  const chunks: Uint8Array[] = []
  eachChunk(png, (type, begin, end) => {
    if (type === dataType) chunks.push(png.subarray(begin + 8, end - 4))
  })
  return chunks
}

/** Texts and colour profiles: the decoder ignores both, after unpacking 300 MB from 300 kB of them. */
const ballast = new Set(['tEXt', 'zTXt', 'iTXt', 'iCCP'].map(typeOf))

/** A PNG without texts and colour profiles; the same bytes where it has none. Makes nothing for each chunk, of which 5 MB hold 400 000. */
export function withoutBallast(png: Uint8Array): Uint8Array {
  const out = new Uint8Array(png.length)
  let [from, length] = [0, 0]
  const copyTo = (end: number) => {
    if (end === from) return
    out.set(png.subarray(from, end), length)
    length += end - from
  }
  eachChunk(png, (type, begin, end) => {
    if (!ballast.has(type)) return
    copyTo(begin)
    from = end
  })
  if (from === 0) return png
  copyTo(png.length)
  return out.subarray(0, length)
}

/** Bytes before the blocks of a deflate stream, and before the contents of each stored block: its kind and twice its length. */
const HEADS = { stream: 2, block: 5 } as const

/**
 * Copies the rows of stored (uncompressed) deflate data without the filter byte before each. Once and straight from the chunks:
 * inflating 8 MB into copies in between took as long as decoding the JPEG they come from.
 *
 * @throws Error for compressed or filtered data, and for less than `data` holds
 */
function copyRows(chunks: readonly Uint8Array[], row: number, data: Uint8Array): void {
  const head: number[] = []
  let [skip, left, to, filter]: [number, number, number, boolean] = [HEADS.stream, 0, 0, true]
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length && to < data.length; ) {
      if (skip > 0) {
        skip--
        at++
      } else if (left === 0) {
        head.push(chunk[at++] ?? 0)
        if (head.length < HEADS.block) continue
        const [kind = 0, low = 0, high = 0] = head.splice(0)
        if (kind > 1) throw new Error('a compressed PNG')
        left = low | (high << 8)
      } else if (filter) {
        if (chunk[at++] !== 0) throw new Error('a filtered PNG')
        left--
        filter = false
      } else {
        const count = Math.min(left, chunk.length - at, row - (to % row))
        data.set(chunk.subarray(at, at + count), to)
        at += count
        left -= count
        to += count
        filter = to % row === 0
      }
    }
  if (to < data.length) throw new Error('a truncated PNG')
}

/**
 * The pixels of a PNG that Bun.Image wrote: 8 bits a channel, not interlaced, no palette, no row filter, not compressed.
 *
 * @throws Error for any other PNG
 */
export function pixelsOf(png: Uint8Array): Raw {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const channels = CHANNELS_OF[png[25] ?? 0]
  if (png[24] !== 8 || !channels || png[28] !== 0) throw new Error('a PNG that Bun.Image did not write')
  const data = new Uint8Array(width * channels * height)
  copyRows(dataChunks(png), width * channels, data)
  return { width, height, channels, data }
}

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(Bun.hash.crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const KIND_OF: Readonly<Record<Raw['channels'], number>> = { 1: 0, 2: 4, 3: 2, 4: 6 }

/** An uncompressed PNG of raw pixels, used only as input of Bun.Image. */
export function pngOf({ width, height, channels, data }: Raw): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, KIND_OF[channels], 0, 0, 0], 8)
  const row = width * channels
  const rows = Buffer.alloc(height * (row + 1))
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 0 })), chunk('IEND', new Uint8Array(0))]
  return new Uint8Array(Buffer.concat([signature, ...parts]))
}

/** The pixels on white; null when none is transparent. */
export function onWhite({ width, height, channels, data }: Raw): Raw | null {
  if (channels === 1 || channels === 3) return null
  const colours = channels === 2 ? 1 : 3
  const flat = new Uint8Array(width * height * colours)
  let clear = false
  for (let at = 0; at < width * height; at++) {
    const alpha = data[at * channels + colours] ?? 255
    clear ||= alpha < 255
    for (let c = 0; c < colours; c++)
      flat[at * colours + c] = Math.round(((data[at * channels + c] ?? 0) * alpha + 255 * (255 - alpha)) / 255)
  }
  return clear ? { width, height, channels: colours, data: flat } : null
}
