// Cleans typed text of characters that no keyboard makes.
import { boundMarks } from '../../../../analysis/bounded'

/** A text in NFC, with bounded marks on a sign. */
export const composed = (text: string): string => boundMarks(text).normalize('NFC')

/** One line: no control or direction signs, which would let a name pass for another or break a list. */
export const line = (text: string) =>
  composed(text.toWellFormed())
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()

/** Text as written, with LF line ends and without the control characters no keyboard makes. */
export const paragraphs = (text: string) =>
  boundMarks(text.toWellFormed())
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
