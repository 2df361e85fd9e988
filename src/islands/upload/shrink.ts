// Makes a large photo smaller in the browser, so that a phone's original does not exceed the server's limit, and one that
// only bears the name of a JPEG into a JPEG: browsers save WebP pictures of pages and chats under such names.

/** Photos of fewer bytes are sent as they are. */
const shrunkFromBytes = 2 * 1024 * 1024
/** Longest side of the copy in pixels, above the 1600 of the server's own copy, which is made from it. */
const longestSide = 2400
/** JPEG quality of the copy, 0 to 1. */
const quality = 0.92

/** Width and height with the longer one at most longestSide; null for a picture that is small enough. */
export function smallerSize(width: number, height: number): { readonly width: number; readonly height: number } | null {
  const scale = longestSide / Math.max(width, height)
  return scale < 1
    ? { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
    : null
}

/** True for the first bytes of a JPEG or a PNG, the formats the server measures. */
const isMeasured = async (file: File): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return (first === 0xff && second === 0xd8) || (first === 0x89 && second === 0x50)
}

async function copyOf(file: File, measured: boolean): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const smaller = smallerSize(picture.width, picture.height)
    const size = smaller ?? (measured ? null : { width: picture.width, height: picture.height })
    const canvas = document.createElement('canvas')
    const pen = size && canvas.getContext('2d')
    if (!pen) return null
    Object.assign(canvas, size)
    // Transparent areas are white on the server's copy as well.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  } finally {
    picture.close()
  }
}

/** An upright JPEG, at most longestSide, of a large photo or another format; else the file itself. */
export async function shrink(file: File): Promise<File> {
  try {
    const measured = await isMeasured(file)
    if (measured && file.size < shrunkFromBytes) return file
    const copy = await copyOf(file, measured)
    return copy && (!measured || copy.size < file.size) ? new File([copy], file.name, { type: 'image/jpeg' }) : file
  } catch {
    // The browser cannot decode the file; the server then says what is wrong with it.
    return file
  }
}
