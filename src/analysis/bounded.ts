// Bounds a text by its normalised length, because one character such as U+FDFA becomes eighteen.

/** Length in UTF-16 units of a text's NFKC form. */
export const normalisedLength = (text: string): number => text.normalize('NFKC').length

/** The longest start of a text with at most `limit` UTF-16 units, both as given and in its NFKC form. Linear. */
export const truncate = (text: string, limit: number): string => {
  const prefix = text.slice(0, limit)
  if (normalisedLength(prefix) <= limit) return prefix
  let left = limit
  let end = 0
  for (const character of prefix) {
    left -= normalisedLength(character)
    if (left < 0) break
    end += character.length
  }
  return prefix.slice(0, end)
}
