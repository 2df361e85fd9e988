// Pictures for the tests. The portrait is our own drawing (from the look of the photo page); the face nets take it for
// a face, so that nobody's photo has to lie in this repository. Everything else is made from it or from nothing.
import { deflateSync } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>
export type Rgb = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** A woman smiling into the camera before a plain wall, 640 × 640 pixels, PNG. */
export const portrait = async (): Promise<Bytes> => Bun.file(`${import.meta.dir}/pictures/portrait.png`).bytes()

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(Bun.hash.crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of RGB pixels; `rows` stands in for them where a test wants a header that lies. */
export const png = ({ width, height, data }: Rgb, rows?: Uint8Array): Bytes => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const filtered = rows ?? Buffer.alloc(height * (width * 3 + 1))
  if (!rows)
    for (let y = 0; y < height; y++)
      filtered.set(data.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1)
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(filtered)), chunk('IEND', new Uint8Array(0))]
  return new Uint8Array(Buffer.concat([signature, ...parts]))
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
