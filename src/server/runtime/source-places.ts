// Turns places in the minified program into lines of its sources, by the maps that the build adds after the executable's end.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { SourceMap } from 'node:module'

/** After the executable: a map for each chunk, compressed; where each is, as JSON; and the length of that in four bytes. */
type Index = Readonly<Record<string, readonly [from: number, length: number]>>

const placesOf = /\/\$bunfs\/root\/([\w.-]+):(\d+):(\d+)/g

const bytesAt = (file: number, from: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length)
  readSync(file, bytes, 0, length, from)
  return bytes
}

function mapsOf(file: number): (chunk: string) => SourceMap | undefined {
  const end = fstatSync(file).size - 4
  const length = bytesAt(file, end, 4).readUInt32LE()
  const { SourceMap: Read } = process.getBuiltinModule('node:module')
  const index: Index = JSON.parse(bytesAt(file, end - length, length).toString())
  return (chunk) => {
    const part = Object.hasOwn(index, chunk) ? index[chunk] : undefined
    return part && new Read(JSON.parse(Bun.zstdDecompressSync(bytesAt(file, ...part)).toString()))
  }
}

/** Places looked up before: as many as the program has that fail. */
const sources = new Map<string, string>()

/** A stack with files and lines of the sources; as it is where the program was not built with maps. */
export function inSources(stack: string): string {
  if (!Bun.isStandaloneExecutable || stack.search(placesOf) < 0) return stack
  let file: number | undefined
  try {
    file = openSync(process.execPath, 'r')
    const mapOf = mapsOf(file)
    return stack.replace(placesOf, (place, chunk: string, line: string, column: string) => {
      const before = sources.get(place)
      if (before !== undefined) return before
      const origin = mapOf(chunk)?.findEntry(Number(line) - 1, Number(column) - 1)
      if (!origin || !('originalSource' in origin)) return place
      const source = `${origin.originalSource}:${origin.originalLine + 1}:${origin.originalColumn + 1}`
      sources.set(place, source)
      return source
    })
  } catch {
    // The executable may be away, or another one in its place: a report without lines is better than none.
    return stack
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
