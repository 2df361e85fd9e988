// Adds the maps of the minified program after the end of the executable, where src/server/runtime/source-places.ts looks for them.
import { appendFile } from 'node:fs/promises'
import { basename } from 'node:path'

/** Each map is compressed by itself, without the sources' text: lines and columns are all that is asked of it. */
export async function addMaps(executable: string, outputs: readonly Bun.BuildArtifact[]): Promise<void> {
  const { size } = Bun.file(executable)
  const index: Record<string, [from: number, length: number]> = {}
  const parts: Uint8Array[] = []
  let from = size
  for (const output of outputs) {
    if (output.kind !== 'sourcemap') continue
    const { version, sources, mappings } = await output.json()
    const part = Bun.zstdCompressSync(JSON.stringify({ version, sources, mappings }), { level: 19 })
    index[basename(output.path, '.map')] = [from, part.byteLength]
    from += part.byteLength
    parts.push(part)
  }
  const where = Buffer.from(JSON.stringify(index))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(where.byteLength)
  await appendFile(executable, Buffer.concat([...parts, where, length]))
}
