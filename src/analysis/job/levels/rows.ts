// Rows of patterns with the name and the rank of a level, by which adverts and résumés are compared.

/** A pattern of folded text with the level's name and rank. */
export type Row = readonly [RegExp, string, number]

/** The level of the first row that matches, and where its words stand; null when none does. */
export const levelIn = (rows: readonly Row[], folded: string) => {
  for (const [pattern, name, rank] of rows) {
    const match = pattern.exec(folded)
    if (match) return { name, rank, start: match.index, end: match.index + match[0].length }
  }
  return null
}
