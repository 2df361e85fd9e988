// Searches names and addresses: without accents, in lower case, by terms in any order.

/** Terms of a search that count, and characters of all of them together. */
export const searchLimits = { terms: 5, characters: 200 } as const

/** A text normalised for comparison: `João Évora` is `joao evora`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()

/** The normalised terms of a search; the first five of its first 200 characters. */
export const searchTerms = (text: string): string[] =>
  folded(text.slice(0, searchLimits.characters)).split(/\s+/).filter(Boolean).slice(0, searchLimits.terms)
