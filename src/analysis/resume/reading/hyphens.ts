// Words that the margin broke: TeX, browsers and Word hyphenate what they justify.
import { fold, words } from './text'

/** Before these a hyphen is the word's own: "pós-operatório", "bem-estar", "full-stack". */
const prefix =
  /^(?:pos|pre|pro|bem|mal|ex|vice|alem|aquem|recem|sem|co|anti|auto|contra|extra|infra|inter|intra|micro|mini|multi|nao|semi|sobre|socio|super|sub|tele|tri|bi|um|dois|tres|full|front|back|self|non|on|off|well|part|long|short|high|low|cross|end|real|full|follow|start|third|first|second|co|e|key|hands|user|data|decision|problem|results|customer|team)$/
/** "tornou-se" keeps its hyphen wherever it breaks. */
const enclitic = /^(?:se|me|te|nos|lhes?|l[oa]s?|n[oa]s?)(?![\p{L}])/u
/** Letters of a first half like "político-" that joins two words; shorter ones are syllables far more often. */
const COMBINING = 6

/** The text of two lines as one; `known` tells whether a word stands elsewhere by itself, in folded letters. */
export const joinLines = (before: string, after: string, known: (word: string) => boolean): string => {
  if (!/\p{L}-$/u.test(before)) return `${before} ${after}`
  const half = fold(words(before).at(-1) ?? '').replace(/-$/, '')
  const rest = fold(words(after)[0] ?? '')
  const own =
    !/\p{Ll}-$/u.test(before) ||
    !/^\p{Ll}/u.test(after) ||
    half.includes('-') ||
    prefix.test(half) ||
    enclitic.test(rest) ||
    (half.length >= COMBINING && half.endsWith('o')) ||
    (known(half) && known(rest))
  return own ? before + after : before.slice(0, -1) + after
}

/** Which words stand in some lines, told once and only when a line is asked for. */
export const vocabulary = (texts: () => readonly string[]): ((word: string) => boolean) => {
  let all: ReadonlySet<string> | null = null
  return (word) => {
    all ??= new Set(texts().flatMap((text) => words(fold(text)).map((one) => one.replace(/[-'.]+$/, ''))))
    return all.has(word)
  }
}
