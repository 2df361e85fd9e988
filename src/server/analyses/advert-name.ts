// Names an advert by its first line of words.
import { prefixWithin } from '../../analysis/bounded'

/** In characters, including the ellipsis. */
export const longestName = 80

/** The first line with words in it, by which the person recognises the advert. Empty when no line has any. */
export const advertName = (text: string): string => {
  const line = text
    .split('\n')
    .map((one) => one.replace(/<[^<>]*>|[#*_\p{Cc}\p{Cf}]/gu, ' ').trim())
    .find((one) => /\p{L}/u.test(one))
  return clip(line ?? '')
}

/** Cut between words and marked as cut; a single word that is too long is cut within. */
const clip = (line: string): string => {
  if (line.length <= longestName) return line
  // Looks one character ahead: a space there means that the word before it is whole.
  const name = prefixWithin(line, longestName).replace(/\s+\S*$/u, '')
  return `${prefixWithin(name, longestName - 1)}…`
}
