// Finds the words and the missing capitals of a quick message in a text that strangers read.
import type { Line } from '../../documents/document'

/** Words that only messages have; one letter alone is one where it stands for a word ("i", "u"). */
const chatWord =
  /(?<![\p{L}\p{N}'’.])(?:i(?=['’ ])|im|ive|u|ur|hmu|lol|idk|tbh|pls|plz|thx|gonna|wanna|vcs?|pq|blz|tbm|tmb|vlw|flw|obg|naum|k{3,}|rsrs)(?![\p{L}\p{N}.])/gu
const sentenceStart = /(?:^|[.!?]\s+)(\p{L}[\p{L}'’]*)/gu
/** Fewest sentences without a capital before they are a habit. */
const SENTENCES = 2

/** Such words as written, each once; else the first words of sentences, where none begins with a capital. Pure. */
export const chatIn = (lines: readonly Line[]): string[] => {
  const words = lines.flatMap(({ text }) => [...text.matchAll(chatWord)].map(([word]) => word))
  if (words.length > 0) return [...new Set(words)]
  const starts = lines.flatMap(({ text }) => [...text.matchAll(sentenceStart)].map(([, word = '']) => word))
  return starts.length >= SENTENCES && starts.every((word) => /^\p{Ll}/u.test(word)) ? [...new Set(starts)] : []
}
