// Bounds texts: never within a character, and by the normalised length where one such as U+FDFA becomes eighteen.

/** Whether a cut before this place of a text would halve a character of two UTF-16 units, such as an emoji. */
const isWithin = (text: string, at: number): boolean =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at))

/** The longest start of a text with whole characters and at most `limit` UTF-16 units, at least 1. */
export const prefixWithin = (text: string, limit: number): string =>
  text.slice(0, isWithin(text, limit) ? limit - 1 : limit)

/** The longest end of a text with whole characters and at most `limit` UTF-16 units, at least 1. */
export const suffixWithin = (text: string, limit: number): string => {
  const from = Math.max(0, text.length - limit)
  return text.slice(isWithin(text, from) ? from + 1 : from)
}

/**
 * A text with at most 30 marks on a sign, more than any script has (the stream-safe format of Unicode's annex 15): sorting those
 * of one sign takes a time that grows with the square of their number. Linear.
 */
export const boundMarks = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1')

/** Length in UTF-16 units of a text's NFKC form, with its marks bounded. */
export const normalisedLength = (text: string): number => boundMarks(text).normalize('NFKC').length

/** The longest start of a text with at most `limit` UTF-16 units, both as given and in its NFKC form. Linear. */
export const truncate = (text: string, limit: number): string => {
  const prefix = prefixWithin(text, limit)
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
