// Texts of a check that are looked up on access, because a page shows only a few of them.

/** An object whose parts are looked up by `textOf` when they are read; null without a title, as of an older check. */
export function lazyTexts<Part extends string>(
  parts: readonly Part[],
  textOf: (part: Part | 'title') => string,
): { readonly [part in Part | 'title']: string } | null {
  const title = textOf('title')
  if (!title) return null
  const texts = { title } as { [part in Part | 'title']: string }
  for (const part of parts) Object.defineProperty(texts, part, { enumerable: true, get: () => textOf(part) })
  return texts
}
