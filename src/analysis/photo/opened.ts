// Remembers a photo that was opened to look for a face, because it is measured within a moment.

/** Milliseconds after which it is let go of, used or not. */
export const RETAINED_MS = 5_000

/** Remembers what `open` made of the last bytes, for one taking of the same bytes. */
export function lastOpened<Opened>(open: (bytes: Uint8Array) => Promise<Opened>) {
  let last: { readonly bytes: Uint8Array; readonly opened: Opened } | null = null
  let late: Timer | undefined
  const drop = () => {
    clearTimeout(late)
    last = null
  }
  return {
    async look(bytes: Uint8Array): Promise<Opened> {
      drop()
      const opened = await open(bytes)
      drop()
      // A copy, because who asked may go on to change their bytes.
      last = { bytes: bytes.slice(), opened }
      late = setTimeout(drop, RETAINED_MS)
      late.unref()
      return opened
    },
    async take(bytes: Uint8Array): Promise<Opened> {
      const opened = last && Buffer.compare(last.bytes, bytes) === 0 ? last.opened : null
      drop()
      return opened ?? open(bytes)
    },
  }
}
