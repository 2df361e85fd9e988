// How a name or an address is looked for: without accents, in lower case, by its words in any order.

/** Words of a search that count, and characters of all of them together. */
export const searchLimits = { terms: 5, characters: 200 } as const

/** A text as it is compared: `João Évora` is `joao evora`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()

/** The words of a search, folded; the first five of its first 200 characters. */
export const searchTerms = (text: string): string[] =>
  folded(text.slice(0, searchLimits.characters)).split(/\s+/).filter(Boolean).slice(0, searchLimits.terms)
