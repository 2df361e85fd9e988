// Pictures in: told apart by content, bounded, made upright and bare. Everything else works on that one copy.
import { jpegFacts } from './jpeg'
import { PHOTO_LIMITS } from './limits'
import { onWhite, pixelsOf, pngOf, type Raw } from './png'

export type PictureRefusal = 'empty' | 'too-large' | 'unknown-type' | 'too-many-pixels' | 'damaged'
export type Compressed =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly refusal: PictureRefusal }

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const starts = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/** What a file's first bytes and size tell, whatever its name; null when it may be opened. */
export function sniffPicture(
  bytes: Uint8Array,
): Extract<PictureRefusal, 'empty' | 'too-large' | 'unknown-type'> | null {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > PHOTO_LIMITS.bytes) return 'too-large'
  return starts(bytes, JPEG) || starts(bytes, PNG) ? null : 'unknown-type'
}

/** The code of what Bun.Image throws, e.g. ERR_IMAGE_TOO_MANY_PIXELS. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error && 'code' in error ? String(error.code) : ''

/** A person cut out of the background stands before white, as pages show it, and not before what lies hidden there. */
async function withoutHoles(image: Bun.Image): Promise<Bun.Image> {
  const png = await image.png({ compressionLevel: 0 }).bytes()
  const flat = onWhite(pixelsOf(png))
  return new Bun.Image(flat ? pngOf(flat) : png)
}

/**
 * The copy that is kept and measured: a JPEG of at most 1600 px on the long side, upright, without metadata. One that
 * is so already is answered byte for byte, so that compressing twice changes nothing.
 */
export async function compressPicture(bytes: Uint8Array): Promise<Compressed> {
  const refusal = sniffPicture(bytes)
  if (refusal) return { ok: false, refusal }
  const facts = starts(bytes, JPEG) ? jpegFacts(bytes) : null
  if (facts && !facts.complete) return { ok: false, refusal: 'damaged' }
  try {
    const image = new Bun.Image(bytes, { maxPixels: PHOTO_LIMITS.pixels })
    const { width, height } = await image.metadata()
    if (width * height > PHOTO_LIMITS.pixels) return { ok: false, refusal: 'too-many-pixels' }
    const { side, quality } = PHOTO_LIMITS
    if (facts?.bare && Math.max(width, height) <= side) {
      await pixels(bytes)
      return { ok: true, bytes: new Uint8Array(bytes) }
    }
    const small = image.resize(side, side, { fit: 'inside', withoutEnlargement: true })
    const opaque = facts ? small : await withoutHoles(small)
    return { ok: true, bytes: new Uint8Array(await opaque.jpeg({ quality }).bytes()) }
  } catch (error) {
    return { ok: false, refusal: codeOf(error) === 'ERR_IMAGE_TOO_MANY_PIXELS' ? 'too-many-pixels' : 'damaged' }
  }
}

/**
 * The pixels of a compressed copy.
 *
 * @throws Error when it does not open
 */
export const pixels = async (bytes: Uint8Array): Promise<Raw> =>
  pixelsOf(await new Bun.Image(bytes, { maxPixels: PHOTO_LIMITS.pixels }).png({ compressionLevel: 0 }).bytes())
