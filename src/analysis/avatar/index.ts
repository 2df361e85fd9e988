// A profile photo made small and bare: decoded and encoded anew, so that nothing of the camera's notes goes with it.
import { avifPixelsMax, claimedPixels, isAvif, pngOfAvif } from './avif'

/** Bytes of a profile photo as sent (P18). */
export const avatarMax = 5 * 1024 * 1024
/** Pixels of the sent picture at most: a camera's 50 megapixels, 200 MB once decoded. */
const pixelsMax = 50_000_000
/** The short side of the kept picture, in pixels: four times the largest avatar shown. */
export const shortSide = 256
/** The long side at most, so that a panorama stays small; the page crops to a circle. */
export const longSide = 768
/** WebP quality, 0 to 100: no difference is seen at these sizes. */
const quality = 82

export const avatarRefusals = ['empty', 'too-large', 'unknown-type', 'too-many-pixels', 'damaged'] as const
export type AvatarRefusal = (typeof avatarRefusals)[number]
export type Avatar =
  | { readonly ok: true; readonly webp: Uint8Array; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly refusal: AvatarRefusal }

const taken: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif'])

const refuse = (refusal: AvatarRefusal): Avatar => ({ ok: false, refusal })

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const refusalOf = (error: unknown): AvatarRefusal => {
  switch (codeOf(error)) {
    case 'ERR_IMAGE_TOO_MANY_PIXELS':
      return 'too-many-pixels'
    case 'ERR_IMAGE_UNKNOWN_FORMAT':
    case 'ERR_IMAGE_FORMAT_UNSUPPORTED':
      return 'unknown-type'
    default:
      return 'damaged'
  }
}

/**
 * A WebP of at most 768 × 768 pixels (the short side 256 where the source has so many), upright, without metadata but
 * its colour profile, from a JPEG, PNG, WebP, GIF (its first frame) or AVIF: told by content. At most 5 MB and 50
 * megapixels, of an AVIF 24. Never enlarges.
 */
export const makeAvatar = async (bytes: Uint8Array): Promise<Avatar> => {
  if (bytes.length === 0) return refuse('empty')
  if (bytes.length > avatarMax) return refuse('too-large')
  if (!isAvif(bytes)) return made(bytes)
  if (claimedPixels(bytes) > avifPixelsMax) return refuse('too-many-pixels')
  try {
    return await made(await pngOfAvif(bytes))
  } catch {
    return refuse('damaged')
  }
}

const made = async (bytes: Uint8Array): Promise<Avatar> => {
  const open = () => new Bun.Image(bytes, { maxPixels: pixelsMax })
  try {
    const { format, width, height } = await open().metadata()
    if (!taken.has(format)) return refuse('unknown-type')
    // As pixels of a box that the picture fits in, so that it does not matter which way up the camera was held.
    const box = Math.min(longSide, Math.round((shortSide * Math.max(width, height)) / Math.min(width, height)))
    const image = open().resize(box, box, { fit: 'inside', withoutEnlargement: true })
    const webp = await image.webp({ quality }).bytes()
    return { ok: true, webp, width: image.width, height: image.height }
  } catch (error) {
    return refuse(refusalOf(error))
  }
}
