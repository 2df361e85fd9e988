// Cleans typed text of characters that no keyboard makes.

/**
 * A text in NFC, with at most 30 marks on a sign, more than any script has (Unicode's stream-safe format): sorting those of
 * one sign takes a time that grows with the square of their number.
 */
export const composed = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC')

/** One line: no control or direction signs, which would let a name pass for another or break a list. */
export const line = (text: string) =>
  composed(text.toWellFormed())
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()

/** Text as written, with LF line ends and without the control characters no keyboard makes. */
export const paragraphs = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
