// Reduces a profile photo and encodes it again, so that the camera's metadata (place, device) is not stored.
import { jpegFacts } from '../photo/jpeg'
import { hasTooManyScans, isTooLarge, openPicture } from '../photo/picture'
import { AVATAR_MAX } from './avatar-max'
import { AVIF_PIXELS_MAX, avifDecoder, claimedPixels, isAvif, pngOfAvif } from './avif'

/** The short side of the stored picture, in pixels: four times the largest avatar shown. */
export const SHORT_SIDE = 256
/** Maximum long side, so that a panorama stays small; the page crops to a circle. */
export const LONG_SIDE = 768
/** WebP quality, 0 to 100; at these sizes no loss is visible. */
const QUALITY = 82

const avatarRefusals = ['empty', 'too-large', 'unknown-type', 'too-many-pixels', 'damaged'] as const
type AvatarRefusal = (typeof avatarRefusals)[number]
type Avatar =
  | { readonly ok: true; readonly webp: Uint8Array; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly refusal: AvatarRefusal }

const acceptedFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif'])

const refuse = (refusal: AvatarRefusal): Avatar => ({ ok: false, refusal })

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** The refusals for Bun.Image's errors about the picture itself; any other error is a fault of our own. */
const refusals: ReadonlyMap<string, AvatarRefusal> = new Map([
  ['ERR_IMAGE_TOO_MANY_PIXELS', 'too-many-pixels'],
  ['ERR_IMAGE_UNKNOWN_FORMAT', 'unknown-type'],
  ['ERR_IMAGE_FORMAT_UNSUPPORTED', 'unknown-type'],
  ['ERR_IMAGE_DECODE_FAILED', 'damaged'],
])

/**
 * Converts a JPEG, PNG, WebP, GIF (first frame) or AVIF, recognised by its content, to an upright WebP of at most
 * 768 × 768 pixels whose only metadata is the colour profile. The short side is 256 pixels; less for a smaller source,
 * because nothing is enlarged, and for a panorama, whose long side is limited. Limits: 5 MB and 50 megapixels, or 24 for
 * AVIF. Rejects for a fault of our own.
 */
export const makeAvatar = async (bytes: Uint8Array): Promise<Avatar> => {
  if (bytes.length === 0) return refuse('empty')
  if (bytes.length > AVATAR_MAX) return refuse('too-large')
  if (!isAvif(bytes)) return avatarOf(bytes)
  if (claimedPixels(bytes) > AVIF_PIXELS_MAX) return refuse('too-many-pixels')
  const png = await pngOfAvif(bytes, await avifDecoder())
  return png ? avatarOf(png) : refuse('damaged')
}

const avatarOf = async (bytes: Uint8Array): Promise<Avatar> => {
  try {
    const { format, width, height } = await openPicture(bytes).metadata()
    if (!acceptedFormats.has(format)) return refuse('unknown-type')
    if (isTooLarge(width, height)) return refuse('too-many-pixels')
    if (hasTooManyScans(jpegFacts(bytes).scans, width, height)) return refuse('damaged')
    // The limits form a square box, so that the camera's orientation makes no difference.
    const box = Math.min(LONG_SIDE, Math.round((SHORT_SIDE * Math.max(width, height)) / Math.min(width, height)))
    const image = openPicture(bytes).resize(box, box, { fit: 'inside', withoutEnlargement: true })
    const webp = await image.webp({ quality: QUALITY }).bytes()
    return { ok: true, webp, width: image.width, height: image.height }
  } catch (error) {
    const refusal = refusals.get(codeOf(error))
    if (refusal === undefined) throw error
    return refuse(refusal)
  }
}
