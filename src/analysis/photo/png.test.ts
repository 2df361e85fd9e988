import { describe, expect, test } from 'bun:test'
import { deflateSync } from 'node:zlib'
import { compressPicture } from './picture'
import { pixelsOf, pngOf, type Raw, withoutBallast } from './png'

/** Every byte differs from its neighbours, so that one at the wrong place shows. */
const raw = (width: number, height: number, channels: Raw['channels']): Raw => ({
  width,
  height,
  channels,
  data: Uint8Array.from({ length: width * height * channels }, (_, at) => (at * 151 + (at >> 8)) & 255),
})
const chunk = (name: string, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}
/** The same PNG with other contents, in data chunks of `size` bytes. */
const repacked = (png: Uint8Array, packed: Uint8Array, size: number): Uint8Array => {
  const parts: Buffer[] = []
  for (let at = 0; at < packed.length; at += size) parts.push(chunk('IDAT', packed.subarray(at, at + size)))
  return Buffer.concat([png.subarray(0, 33), ...parts, chunk('IEND', new Uint8Array(0))])
}
/** The contents of a PNG of one data chunk. */
const contents = (png: Uint8Array): Uint8Array =>
  png.subarray(41, 41 + new DataView(png.buffer, png.byteOffset).getUint32(33))
const filtered = ({ width, height, channels, data }: Raw, filter: number): Buffer =>
  Buffer.concat(
    Array.from({ length: height }, (_, y) =>
      Buffer.concat([Uint8Array.of(filter), data.subarray(y * width * channels, (y + 1) * width * channels)]),
    ),
  )

describe('the pixels of an uncompressed PNG', () => {
  test('are those it was made of, with one to four channels, and over several blocks of 65 535 bytes', () => {
    for (const channels of [1, 2, 3, 4] as const) {
      const picture = raw(257, 300, channels)
      expect(pixelsOf(pngOf(picture))).toEqual(picture)
    }
  })

  test('are the same wherever chunks end: within the heads of stream and blocks, a row and its filter byte', () => {
    const picture = raw(5, 4, 3)
    const png = pngOf(picture)
    for (let size = 1; size <= 40; size++) expect(pixelsOf(repacked(png, contents(png), size))).toEqual(picture)
  })

  test('are those that Bun.Image writes', async () => {
    const picture = raw(300, 200, 4)
    const opaque = { ...picture, data: picture.data.map((value, at) => (at % 4 === 3 ? 255 : value)) }
    const png = await new Bun.Image(pngOf(opaque)).png({ compressionLevel: 0 }).bytes()
    expect(pixelsOf(png)).toEqual(opaque)
  })

  test('are refused of a compressed, a filtered and a truncated one', () => {
    const picture = raw(40, 30, 3)
    const png = pngOf(picture)
    const packedAs = (packed: Uint8Array) => repacked(png, packed, 8192)
    expect(() => pixelsOf(packedAs(deflateSync(filtered(picture, 0), { level: 6 })))).toThrow('a compressed PNG')
    expect(() => pixelsOf(packedAs(deflateSync(filtered(picture, 1), { level: 0 })))).toThrow('a filtered PNG')
    expect(() => pixelsOf(packedAs(contents(png).subarray(0, 200)))).toThrow('a truncated PNG')
    expect(() => pixelsOf(packedAs(new Uint8Array(0)))).toThrow('a truncated PNG')
  })
})

describe('what unpacks to far more than a picture', () => {
  const png = pngOf(raw(40, 30, 3))
  const withChunk = (name: string, data: Uint8Array): Uint8Array =>
    Buffer.concat([png.subarray(0, 33), chunk(name, data), png.subarray(33)])
  const packed = (size: number): Buffer => Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(size))])

  test.each(['tEXt', 'zTXt', 'iTXt', 'iCCP'])('a %s of 100 MB is left out before a decoder sees it', async (name) => {
    const bomb = withChunk(name, packed(100_000_000))
    expect(withoutBallast(bomb)).toEqual(new Uint8Array(png))
    const before = process.cpuUsage()
    expect((await compressPicture(bomb)).ok).toBe(true)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(0.5)
  })

  test('a small colour profile of 60 MB is left out too, and a picture without anything is not copied', () => {
    expect(withoutBallast(withChunk('iCCP', packed(60_000_000)))).toEqual(new Uint8Array(png))
    expect(withoutBallast(png)).toBe(png)
  })

  test.each([
    ['tEXt', 'tEXt'],
    ['tEXt', 'teSt'],
  ])('300 000 empty chunks take no time: %s and %s', async (first, second) => {
    const empty = [chunk(first, new Uint8Array(0)), chunk(second, new Uint8Array(0))]
    const many = Buffer.concat([
      png.subarray(0, 33),
      ...Array.from({ length: 300_000 }, (_, at) => empty[at % 2]!),
      png.subarray(33),
    ])
    const before = process.cpuUsage()
    expect((await compressPicture(many)).ok).toBe(true)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(0.4)
  })

  test('a chunk that claims to go on behind the file ends with it', () => {
    const cut = withChunk('zTXt', packed(1_000)).subarray(0, 50)
    expect(withoutBallast(cut)).toEqual(new Uint8Array(png.subarray(0, 33)))
  })
})
