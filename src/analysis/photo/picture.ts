// Reads pictures within limits, by content, as an upright copy without metadata.
import { jpegFacts } from './jpeg'
import { PHOTO_LIMITS } from './limits'
import { onWhite, pixelsOf, pngOf, type Raw, withoutBallast } from './png'

export type PictureRefusal = 'empty' | 'too-large' | 'unknown-type' | 'too-many-pixels' | 'damaged'
export type Compressed =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly refusal: PictureRefusal }

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const starts = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/** Refusal by a file's first bytes and size, independent of its name; null when it may be opened. */
export function sniffPicture(
  bytes: Uint8Array,
): Extract<PictureRefusal, 'empty' | 'too-large' | 'unknown-type'> | null {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > PHOTO_LIMITS.bytes) return 'too-large'
  return starts(bytes, JPEG) || starts(bytes, PNG) ? null : 'unknown-type'
}

/** Whether a picture has more pixels than are decoded, or sides that no photo has. */
export const isTooLarge = (width: number, height: number): boolean =>
  width * height > PHOTO_LIMITS.pixels || Math.max(width, height) > PHOTO_LIMITS.longest

/** Whether a JPEG has so many scans that decoding it would hold a reader; of any other file none are counted. */
export const hasTooManyScans = (scans: number, width: number, height: number): boolean =>
  scans > PHOTO_LIMITS.scans || scans * width * height > PHOTO_LIMITS.passed

/** The code of an error thrown by Bun.Image, e.g. ERR_IMAGE_TOO_MANY_PIXELS. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error && 'code' in error ? String(error.code) : ''

/**
 * The refusal for an error of Bun.Image about the picture.
 *
 * @throws the error itself without such a code: a fault of our own, which the reader process reports as 'internal'
 */
export const pictureRefusal = (error: unknown): Extract<PictureRefusal, 'too-many-pixels' | 'damaged'> => {
  if (!codeOf(error).startsWith('ERR_IMAGE_')) throw error
  return codeOf(error) === 'ERR_IMAGE_TOO_MANY_PIXELS' ? 'too-many-pixels' : 'damaged'
}

/** A picture whose size and pixels can be asked for. */
export const openPicture = (bytes: Uint8Array): Bun.Image =>
  new Bun.Image(starts(bytes, PNG) ? withoutBallast(bytes) : bytes, { maxPixels: PHOTO_LIMITS.pixels })

/** Makes transparent areas white, as pages show them, so that hidden pixels do not count. */
async function withoutHoles(image: Bun.Image): Promise<Bun.Image> {
  const png = await image.png({ compressionLevel: 0 }).bytes()
  const flat = onWhite(pixelsOf(png))
  return new Bun.Image(flat ? pngOf(flat) : png)
}

/** The stored and measured copy: an upright JPEG of at most 1600 px on the long side, without metadata; one that is so already is unchanged. */
export async function compressPicture(bytes: Uint8Array): Promise<Compressed> {
  const refusal = sniffPicture(bytes)
  if (refusal) return { ok: false, refusal }
  const facts = starts(bytes, JPEG) ? jpegFacts(bytes) : null
  if (facts && !facts.complete) return { ok: false, refusal: 'damaged' }
  try {
    const image = openPicture(bytes)
    const { width, height } = await image.metadata()
    if (isTooLarge(width, height)) return { ok: false, refusal: 'too-many-pixels' }
    if (facts && hasTooManyScans(facts.scans, width, height)) return { ok: false, refusal: 'damaged' }
    const { side, quality } = PHOTO_LIMITS
    if (facts?.bare && Math.max(width, height) <= side) {
      await pixels(bytes)
      return { ok: true, bytes: new Uint8Array(bytes) }
    }
    const small = image.resize(side, side, { fit: 'inside', withoutEnlargement: true })
    const opaque = facts ? small : await withoutHoles(small)
    return { ok: true, bytes: new Uint8Array(await opaque.jpeg({ quality }).bytes()) }
  } catch (error) {
    return { ok: false, refusal: pictureRefusal(error) }
  }
}

/**
 * The pixels of a compressed copy.
 *
 * @throws Error when it cannot be decoded
 */
export const pixels = async (bytes: Uint8Array): Promise<Raw> =>
  pixelsOf(await openPicture(bytes).png({ compressionLevel: 0 }).bytes())
