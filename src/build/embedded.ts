// The served files, in development: built in memory when the server starts. In the executable a generated module with
// the same exports replaces this one (scripts/build.ts), with its files embedded.
import { bundle } from './bundle'

export type Stored = {
  readonly type: string
  readonly hashed: boolean
  readonly digest: string
  /** The file name for downloads. */
  readonly saveAs?: string | undefined
  /** The content; must not be modified. */
  readonly read: () => Uint8Array<ArrayBuffer>
  /** The content compressed with brotli, where that helps. */
  readonly readBrotli?: () => Uint8Array<ArrayBuffer>
}

const built = await bundle({ minify: false })

export const stored: ReadonlyMap<string, Stored> = new Map(
  built.files.map(({ path, bytes, ...rest }) => [path, { ...rest, read: () => bytes }]),
)
export const { script, shared, style, addresses } = built
