// Lists and unpacks zip archives with limits against zip bombs.
import { unzipSync } from 'fflate'
import type { Limits } from './limits'
import { Refused } from './refuse'

type ZipEntry = { readonly name: string; readonly size: number; readonly packed: number }

/**
 * Lists a zip's entries without unpacking any, and refuses an unsafe directory: more entries than `limits.entries`, a
 * declared total above `limits.unpacked`, an entry that declares a ratio above `limits.ratio`, or a name outside the
 * target folder.
 *
 * @throws Refused 'damaged' for a malformed or unsafe directory
 */
export function listZip(bytes: Uint8Array, limits: Limits): ZipEntry[] {
  const entries: ZipEntry[] = []
  let total = 0
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        total += originalSize
        const grown = originalSize > limits.ratioFrom && originalSize > size * limits.ratio
        if (entries.length >= limits.entries || total > limits.unpacked || grown || escapes(name)) throw refuseDamaged()
        entries.push({ name, size: originalSize, packed: size })
        return false
      },
    })
  } catch {
    // fflate's error is dropped because its message may quote the file; the person gets 'damaged'.
    throw refuseDamaged()
  }
  return entries
}

/**
 * Unpacks the named entries of an archive that `listZip` accepted. Buffers are allocated at the declared sizes, so an
 * entry that is larger than declared is cut there and cannot exceed `limits.unpacked`.
 *
 * @throws Refused 'damaged' when an entry cannot be unpacked
 */
export function unpack(bytes: Uint8Array, names: ReadonlySet<string>): Map<string, Uint8Array> {
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: ({ name }) => names.has(name) })))
  } catch {
    // As above: a corrupt entry is the file's fault, and the message may quote it.
    throw refuseDamaged()
  }
}

function escapes(name: string): boolean {
  const parts = name.replaceAll('\\', '/').split('/')
  return name.includes('\0') || /^([/\\]|[a-z]:)/i.test(name) || parts.includes('..')
}

function refuseDamaged(): Refused {
  return new Refused('damaged')
}
