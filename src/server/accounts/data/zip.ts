// A ZIP made while it is sent: only one piece of one file is in memory at a time, and others' requests are answered meanwhile.
import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of the ZIP; one that is compressed already, such as a PDF, is not `packed`. */
export type Part = { readonly name: string; readonly packed: boolean; readonly bytes: Iterable<Uint8Array> }

/** How long others wait for a piece of a copy, in ms. */
const atOnceMs = 10

/** The ZIP of these files, in pieces. `modified` is the time (ms) that they carry. */
export async function* zipOf(parts: AsyncIterable<Part>, modified: number): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) chunks.push(chunk)
  })
  let since = performance.now()
  for await (const { name, packed, bytes } of parts) {
    const file = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    file.mtime = modified
    zip.add(file)
    for (const piece of bytes) {
      file.push(piece)
      yield* chunks.splice(0)
      if (performance.now() - since < atOnceMs) continue
      await setImmediate()
      since = performance.now()
    }
    file.push(new Uint8Array(0), true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}
