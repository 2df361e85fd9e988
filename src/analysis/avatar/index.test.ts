import { describe, expect, spyOn, test } from 'bun:test'
import { compressPicture } from '../photo/picture'
import { pixelsOf } from '../photo/png'
import { LONG_SIDE, makeAvatar, SHORT_SIDE } from '.'
import { AVATAR_MAX } from './avatar-max'

/** A 1 × 1 GIF, from which the other pictures are made. */
const gif = Uint8Array.from(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'))
const blank = (width: number, height: number) => new Bun.Image(gif).resize(width, height)

/** A JPEG with a camera's metadata: an EXIF segment that holds a text and orientation 6 (a quarter turn). */
const withNotes = (jpeg: Uint8Array, note: string) => {
  const tiff = Buffer.alloc(44 + note.length)
  tiff.write('II*\0')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  tiff.writeUInt16LE(0x010e, 10)
  tiff.writeUInt16LE(2, 12)
  tiff.writeUInt32LE(note.length, 14)
  tiff.writeUInt32LE(44, 18)
  tiff.writeUInt16LE(0x0112, 22)
  tiff.writeUInt16LE(3, 24)
  tiff.writeUInt32LE(1, 26)
  tiff.writeUInt16LE(6, 30)
  tiff.write(note, 44)
  const segment = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(segment.length + 2, 2)
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), head, segment, jpeg.subarray(2)]))
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('of kind %s becomes a small WebP', async (kind) => {
    const made = await makeAvatar(await blank(900, 600)[kind]().bytes())
    if (!made.ok) throw new Error(made.refusal)
    expect([made.width, made.height]).toEqual([384, SHORT_SIDE])
    expect(await new Bun.Image(made.webp).metadata()).toEqual({ format: 'webp', width: 384, height: 256 })
  })
  test('that is a GIF is read by its first frame and never enlarged', async () => {
    expect(await makeAvatar(gif)).toMatchObject({ ok: true, width: 1, height: 1 })
  })
  test('that is an AVIF is decoded without a change of colours', async () => {
    const made = await makeAvatar(await Bun.file('tests/pictures/caju.avif').bytes())
    if (!made.ok) throw new Error(made.refusal)
    expect([made.width, made.height]).toEqual([384, SHORT_SIDE])
    const { data } = pixelsOf(await new Bun.Image(made.webp).resize(1, 1).png({ compressionLevel: 0 }).bytes())
    for (const [at, value] of [254, 136, 59].entries()) expect(Math.abs((data[at] ?? 0) - value)).toBeLessThan(6)
  })
  test('that is very wide stays within the limits', async () => {
    expect(await makeAvatar(await blank(4000, 100).png().bytes())).toMatchObject({ ok: true, width: LONG_SIDE })
  })
  test('loses the camera’s metadata and is turned upright', async () => {
    const sent = withNotes(await blank(900, 600).jpeg().bytes(), 'GPS -23.5505 canario')
    expect(Buffer.from(sent).includes('canario')).toBe(true)
    const made = await makeAvatar(sent)
    if (!made.ok) throw new Error(made.refusal)
    expect(Buffer.from(made.webp).includes('canario')).toBe(false)
    expect([made.width, made.height]).toEqual([SHORT_SIDE, 384])
  })
})

describe('what is refused', () => {
  const avif = new Uint8Array([0, 0, 0, 28, ...Buffer.from('ftypavif'), ...Buffer.alloc(80)])
  /** A complete 1 × 1 bitmap, which Bun.Image can read. */
  const bmp = Buffer.alloc(58)
  bmp.write('BM')
  for (const [at, value] of [
    [2, 58],
    [10, 54],
    [14, 40],
    [18, 1],
    [22, 1],
    [34, 4],
  ] as const)
    bmp.writeUInt32LE(value, at)
  bmp.writeUInt16LE(1, 26)
  bmp.writeUInt16LE(24, 28)
  test.each([
    ['nothing', new Uint8Array(0), 'empty'],
    ['text', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unknown-type'],
    ['a PDF', new TextEncoder().encode('%PDF-1.7'), 'unknown-type'],
    ['too many bytes', new Uint8Array(AVATAR_MAX + 1), 'too-large'],
  ] as const)('%s', async (_, bytes, refusal) => expect(await makeAvatar(bytes)).toEqual({ ok: false, refusal }))
  test('a damaged AVIF', async () => expect(await makeAvatar(avif)).toEqual({ ok: false, refusal: 'damaged' }))
  test('an AVIF that declares too many pixels, before it is decoded', async () => {
    const claims = Buffer.concat([avif, Buffer.from('ispe'), Buffer.alloc(12)])
    claims.writeUInt32BE(60_000, claims.length - 8)
    claims.writeUInt32BE(60_000, claims.length - 4)
    expect(await makeAvatar(new Uint8Array(claims))).toEqual({ ok: false, refusal: 'too-many-pixels' })
  })
  test('a format that is readable but not accepted', async () => {
    expect(await new Bun.Image(bmp).metadata()).toMatchObject({ format: 'bmp', width: 1 })
    expect(await makeAvatar(new Uint8Array(bmp))).toEqual({ ok: false, refusal: 'unknown-type' })
  })
  test('a truncated picture', async () => {
    const png = await blank(300, 200).png().bytes()
    expect(await makeAvatar(png.slice(0, png.length / 2))).toEqual({ ok: false, refusal: 'damaged' })
  })
  test.each([
    ['60 000 × 60 000 pixels', 60_000, 60_000],
    ['a line of 70 000 pixels', 70_000, 1],
    ['a column of 50 000 000 pixels', 1, 50_000_000],
  ])('a few bytes that declare %s, before they are decoded', async (_, width, height) => {
    const png = Buffer.from(await blank(3, 3).png().bytes())
    png.writeUInt32BE(width, 16)
    png.writeUInt32BE(height, 20)
    const crc = Bun.hash.crc32(png.subarray(12, 29))
    png.writeUInt32BE(crc, 29)
    expect(await makeAvatar(new Uint8Array(png))).toEqual({ ok: false, refusal: 'too-many-pixels' })
    expect(await compressPicture(new Uint8Array(png))).toEqual({ ok: false, refusal: 'too-many-pixels' })
  })
})

/** A JPEG whose last scan stands in it `count` times: each costs a pass over all pixels and a few bytes. */
const scannedOften = async (side: number, count: number): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await blank(side, side).jpeg({ progressive: true }).bytes()
  const last = bytes.lastIndexOf(0xff, bytes.lastIndexOf(0xda))
  const scan = bytes.subarray(last, -2)
  return new Uint8Array(Buffer.concat([bytes.subarray(0, last), ...Array(count).fill(scan), bytes.subarray(-2)]))
}

describe('a JPEG with more scans than any encoder writes is refused before they are decoded', () => {
  test.each([
    ['a few scans', 300, 10, null],
    ['5 000 scans of a small picture', 300, 5_000, 'damaged'],
    ['50 scans of a large one', 6_000, 50, 'damaged'],
  ] as const)('%s', async (_, side, count, refusal) => {
    const bytes = await scannedOften(side, count)
    for (const read of [makeAvatar, compressPicture]) {
      const answer = await read(bytes)
      expect(answer.ok ? null : answer.refusal).toBe(refusal)
    }
  })
  test('also where it is cut off, or where a marker without a length stands before them', async () => {
    const bytes = await scannedOften(300, 1_000)
    const first = bytes.indexOf(0xda, bytes.indexOf(0xdb)) - 1
    const marked = Buffer.concat([bytes.subarray(0, first), Buffer.from([0xff, 0x01]), bytes.subarray(first)])
    for (const odd of [bytes.subarray(0, -2), marked])
      expect(await makeAvatar(new Uint8Array(odd))).toEqual({ ok: false, refusal: 'damaged' })
  })
})

describe('a fault of our own', () => {
  test.each([
    ['a PNG', async () => new Uint8Array(await blank(300, 200).png().bytes())],
    ['an AVIF', () => Bun.file('tests/pictures/caju.avif').bytes()],
  ] as const)('is thrown, not answered as damage, for %s', async (_, picture) => {
    const bytes = await picture()
    const resize = spyOn(Bun.Image.prototype, 'resize').mockImplementation(() => {
      throw new TypeError('ours')
    })
    try {
      await expect(makeAvatar(bytes)).rejects.toThrow('ours')
    } finally {
      resize.mockRestore()
    }
  })
})
