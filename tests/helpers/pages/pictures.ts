// Pictures for the tests. The portrait is our own drawing (from the look of the photo page); the face nets take it for
// a face, so that nobody's photo has to lie in this repository. Everything else is made from it or from nothing.
import { pngOf } from '../../../src/analysis/photo/png'

type Bytes = Uint8Array<ArrayBuffer>
export type Rgb = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** A woman smiling into the camera before a plain wall, 640 × 640 pixels, PNG. */
export const portrait = async (): Promise<Bytes> => Bun.file(`${import.meta.dir}/../../pictures/portrait.png`).bytes()

/** A PNG of RGB pixels. */
export const png = ({ width, height, data }: Rgb): Bytes => pngOf({ width, height, channels: 3, data })

/** A PNG that says it has so many pixels and holds next to none. */
export const hollow = (width: number, height: number): Bytes => {
  const bytes = Buffer.from(pngOf({ width: 1, height: 1, channels: 3, data: new Uint8Array(3) }))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(Bun.hash.crc32(bytes.subarray(12, 29)), 29)
  return new Uint8Array(bytes)
}

/** A still life without anybody: rings of colour. */
export const rings = (side = 400): Bytes => {
  const data = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const ring = Math.hypot(x - side / 2, y - side / 2) % 40 < 20
      data.set(ring ? [200, 120, 40] : [40, 90, 110], (y * side + x) * 3)
    }
  return png({ width: side, height: side, data })
}

export const jpeg = async (bytes: Uint8Array, quality = 90, side?: number): Promise<Bytes> => {
  const image = new Bun.Image(bytes)
  return new Uint8Array(await (side ? image.resize(side, side) : image).jpeg({ quality }).bytes())
}

/** A JPEG with an EXIF block put in: its orientation (1 to 8), and a text no copy may keep. */
export const withExif = (bare: Uint8Array, orientation: number, text: string): Bytes => {
  const tiff = Buffer.alloc(26 + 12 + text.length + 1)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  // Orientation, one SHORT; ImageDescription, text that stands after the directory.
  tiff.set([0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0], 10)
  tiff.set([0x0e, 0x01, 2, 0, text.length + 1, 0, 0, 0, 38, 0, 0, 0], 22)
  tiff.write(text, 38, 'latin1')
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return new Uint8Array(Buffer.concat([bare.subarray(0, 2), head, body, bare.subarray(2)]))
}

/** The pixels of a picture, without alpha. */
export const rgb = (raw: { width: number; height: number; channels: number; data: Uint8Array }): Rgb => {
  const data = new Uint8Array(raw.width * raw.height * 3)
  for (let at = 0; at < raw.width * raw.height; at++)
    for (let c = 0; c < 3; c++) data[at * 3 + c] = raw.data[at * raw.channels + (raw.channels < 3 ? 0 : c)] ?? 0
  return { ...raw, data }
}

/** Maps every channel of every pixel, given its level and place (0 to 1 across). */
const each = ({ width, height, data }: Rgb, change: (level: number, across: number) => number): Rgb => ({
  width,
  height,
  data: data.map((level, at) =>
    Math.min(255, Math.max(0, Math.round(change(level, (Math.floor(at / 3) % width) / width)))),
  ),
})

export const darker = (picture: Rgb) => each(picture, (level) => level * 0.25)
export const burnt = (picture: Rgb) => each(picture, (level) => level * 1.2 + 90)
export const flatter = (picture: Rgb) => each(picture, (level) => 128 + (level - 128) * 0.3)
/** As from a lamp on the left: the light falls off around the middle of the face, which is at `middle` (0 to 1). */
export const sideLit = (picture: Rgb, middle: number) =>
  each(picture, (level, across) => level * (across < middle ? 1 : 0.45))

/** A box blur of the given radius in pixels, twice, which is close to a Gaussian. */
export const blurred = (picture: Rgb, radius: number): Rgb => pass(pass(picture, radius), radius)

const pass = ({ width, height, data }: Rgb, radius: number): Rgb => {
  const run = (from: Uint8Array, length: number, lines: number, step: number, next: number) => {
    const to = new Uint8Array(from.length)
    for (let one = 0; one < lines; one++)
      for (let c = 0; c < 3; c++)
        for (let at = 0, sum = 0, count = 0; at < length + radius; at++) {
          const place = (index: number) => one * next + index * step + c
          if (at < length) [sum, count] = [sum + (from[place(at)] ?? 0), count + 1]
          if (at > 2 * radius) [sum, count] = [sum - (from[place(at - 2 * radius - 1)] ?? 0), count - 1]
          if (at >= radius) to[place(at - radius)] = sum / count
        }
    return to
  }
  return { width, height, data: run(run(data, width, height, 3, width * 3), height, width, width * 3, 3) }
}

/** 48 million pixels of one colour, PNG: next to nothing to send, much to make small. */
export const heavyPicture = async (): Promise<Bytes> => {
  const one = new Bun.Image(png({ width: 1, height: 1, data: new Uint8Array([9, 120, 200]) }))
  return new Uint8Array(await one.resize(6900, 6900, { fit: 'fill' }).png().bytes())
}

/** Two pictures side by side, of the same height. */
export const sideBySide = (left: Rgb, right: Rgb): Rgb => {
  const width = left.width + right.width
  const data = new Uint8Array(width * left.height * 3)
  for (let y = 0; y < left.height; y++) {
    data.set(left.data.subarray(y * left.width * 3, (y + 1) * left.width * 3), y * width * 3)
    data.set(right.data.subarray(y * right.width * 3, (y + 1) * right.width * 3), (y * width + left.width) * 3)
  }
  return { width, height: left.height, data }
}
