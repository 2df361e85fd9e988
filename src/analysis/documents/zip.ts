import { unzipSync } from 'fflate'
import type { Limits } from './limits'
import { Refused } from './refuse'

export type ZipEntry = { readonly name: string; readonly size: number; readonly packed: number }

/**
 * Lists a zip's entries without unpacking any, and refuses the archive whose directory breaks a rule: more entries than
 * `limits.entries`, a claimed total above `limits.unpacked`, an entry that claims to grow more than `limits.ratio`
 * times, or a name that would leave the folder it is unpacked into.
 *
 * @throws Refused 'damaged' for a broken directory or a rule broken
 */
export function listZip(bytes: Uint8Array, limits: Limits): ZipEntry[] {
  const entries: ZipEntry[] = []
  let total = 0
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        total += originalSize
        const grown = originalSize > limits.ratioFrom && originalSize > size * limits.ratio
        if (entries.length >= limits.entries || total > limits.unpacked || grown || escapes(name)) throw damaged()
        entries.push({ name, size: originalSize, packed: size })
        return false
      },
    })
  } catch {
    throw damaged()
  }
  return entries
}

/**
 * Unpacks the named entries of an archive that `listZip` let through. The buffers are allocated at the sizes claimed in
 * the directory, so an entry that lies about its size is cut there and can cost no more than `limits.unpacked`.
 *
 * @throws Refused 'damaged' when an entry cannot be unpacked
 */
export function unpack(bytes: Uint8Array, names: ReadonlySet<string>): Map<string, Uint8Array> {
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: ({ name }) => names.has(name) })))
  } catch {
    throw damaged()
  }
}

function escapes(name: string): boolean {
  const parts = name.replaceAll('\\', '/').split('/')
  return name.includes('\0') || /^([/\\]|[a-z]:)/i.test(name) || parts.includes('..')
}

function damaged(): Refused {
  return new Refused('damaged')
}
