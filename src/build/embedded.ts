// What the server hands out, in development: built in memory when the server starts. In the executable a generated
// module with the same exports stands in this one's place (scripts/build.ts), its files embedded.
import { bundle } from './bundle'

export type Stored = {
  readonly type: string
  readonly hashed: boolean
  readonly digest: string
  /** The name a browser keeps it under. */
  readonly saveAs?: string | undefined
  /** The content; not to be written to. */
  readonly read: () => Uint8Array<ArrayBuffer>
  /** The content compressed with brotli, where that pays. */
  readonly readBrotli?: () => Uint8Array<ArrayBuffer>
}

const built = await bundle({ minify: false })

export const stored: ReadonlyMap<string, Stored> = new Map(
  built.files.map(({ path, bytes, ...rest }) => [path, { ...rest, read: () => bytes }]),
)
export const { script, style, islands, addresses } = built
