// Reads what a PDF needs of a TrueType file with a cmap of format 4: each character's glyph and its width.

type TrueType = {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  /** Lowest and highest coordinates: x, y, x, y. */
  readonly box: readonly number[]
  /** 0 for a character that the font has not. */
  readonly glyphOf: (code: number) => number
  readonly widthOf: (glyph: number) => number
}

/** The glyph of a character by a cmap of format 4; 0 for none. */
const glyphFinder = (view: DataView, map: number) => {
  const length = view.getUint16(map + 6)
  const [ends, starts] = [map + 14, map + 16 + length]
  const [deltas, offsets] = [starts + length, starts + 2 * length]
  return (code: number): number => {
    for (let at = 0; at < length; at += 2) {
      if (code > view.getUint16(ends + at)) continue
      const start = view.getUint16(starts + at)
      if (code < start) return 0
      const offset = view.getUint16(offsets + at)
      const glyph = offset === 0 ? code : view.getUint16(offsets + at + offset + 2 * (code - start))
      return glyph === 0 ? 0 : (glyph + view.getInt16(deltas + at)) & 0xffff
    }
    return 0
  }
}

/** @throws Error for a file that is not one of our own fonts */
export const readTrueType = (bytes: Uint8Array): TrueType => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map<string, number>()
  for (let at = 0; at < view.getUint16(4); at++) {
    const row = 12 + at * 16
    tables.set(String.fromCharCode(...bytes.subarray(row, row + 4)), view.getUint32(row + 8))
  }
  const table = (tag: string): number => {
    const start = tables.get(tag)
    if (start === undefined) throw new Error(`The font has no table ${tag}.`)
    return start
  }
  const [head, hhea, hmtx, cmap] = [table('head'), table('hhea'), table('hmtx'), table('cmap')]
  const map = cmap + view.getUint32(cmap + 8)
  const format = view.getUint16(map)
  if (format !== 4) throw new Error(`A cmap of format ${format}.`)
  const measured = view.getUint16(hhea + 34)
  return {
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    box: [36, 38, 40, 42].map((at) => view.getInt16(head + at)),
    glyphOf: glyphFinder(view, map),
    widthOf: (glyph) => view.getUint16(hmtx + 4 * Math.min(glyph, measured - 1)),
  }
}
