// Text normalisation shared by all document readers.
import { boundMarks } from '../bounded'
import { anyOf } from '../phrases'

/** NFKC would change 1º to 1o and m² to m2, so these characters are protected. */
const unchangedPattern = /[ºª¹²³¼½¾™©®℠…]/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const unreadable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFD\uE000-\uF8FF]|[\u{F0000}-\u{10FFFD}]/u
const ligaturePattern = /ffi|ffl|ff|fi|fl/g
/** Bullets, arrows, squares and ticks, and those of Symbol and Wingdings in their private use. */
const bulletSigns = String.raw`•‣◦∙·●○■□▪▫◆◇♦➢➤►▶▸→⁃✓✔✦★❖*\u{F06C}\u{F06E}\u{F071}\u{F075}\u{F076}\u{F09F}\u{F0A1}\u{F0A7}\u{F0A8}\u{F0B7}\u{F0BE}\u{F0D8}\u{F0FC}`
/**
 * Characters that start a list item: bullets, dashes, arrows, squares, ticks, and the private-use ones of Symbol and
 * Wingdings. Other private-use characters are icons, such as the envelope before an address. `o` is Word's second-level
 * bullet and counts only before a capital.
 */
const bulletPattern = anyOf(
  String.raw`
  [\u0001-\u0008\u000E-\u001F\u0080-\u009F]\s+|[${bulletSigns}]\s*|[-–—]\s+|§\s+|\+\s+(?=\p{L})
  ([=-]?>|>>)\s*(?=\p{L})|[-–](?=\p{Lu}\p{Ll}|\p{Ll}{4})|o\s+(?=\p{Lu})`,
  { before: '^\\s*', after: '' },
)

/** NFKC without invisible characters, piled marks and repeated white space; case and accents are unchanged. */
export function cleanText(raw: string): string {
  const folded = boundMarks(raw)
    .normalize('NFC')
    .replace(/\P{ASCII}+/gu, (run) =>
      unchangedPattern.test(run) ? Array.from(run, normalizeChar).join('') : run.normalize('NFKC'),
    )
  const bare = plainHyphens(
    folded.normalize('NFC').replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]/g, ''),
  )
  return bare.replace(/\s+/g, ' ').trim().split(' ').map(raiseLigatures).join(' ')
}

/** A text without control characters but line ends and tabs, signs that turn the direction of writing, U+FFFE and U+FFFF; XML 1.0 forbids the first and last. */
export const printable = (text: string): string =>
  text.toWellFormed().replace(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu, '')

/**
 * Replaces U+2010 and U+2011 by a hyphen, and U+00AD by its meaning in a text without positions: nothing within or
 * after a word, where it only allows a break; a hyphen at the end of a line, where the break was made, and beside a
 * digit or between spaces, where no word can break.
 */
export function plainHyphens(text: string): string {
  const plain = text.replace(/[\u2010\u2011]/g, '-')
  if (!plain.includes('\u00AD')) return plain
  const end = plain.trimEnd().length
  return plain.replace(/\u00AD+/g, (run, at: number) => {
    const [before = ' ', after = ' '] = [plain[at - 1], plain[at + run.length]]
    const alone = /\s/.test(before) && /\s/.test(after)
    const last = at + run.length >= end
    if (alone && last) return ''
    return alone || last || /\d/.test(before + after) ? '-' : ''
  })
}

const normalizeChar = (char: string): string => (unchangedPattern.test(char) ? char : char.normalize('NFKC'))

/** Fonts without capital ligatures extract PERFIL as "PERfiL", which is set in capitals. */
function raiseLigatures(word: string): string {
  const rest = word.replace(ligaturePattern, '')
  return rest !== word && /\p{Lu}.*\p{Lu}/u.test(rest) && !/\p{Ll}/u.test(rest) ? word.toUpperCase() : word
}

/** Splits a line's leading bullet from its text. A bullet with nothing after it gives an empty text. */
export function splitBullet(text: string): { readonly bullet: boolean; readonly text: string } {
  const sign = bulletPattern.exec(text)?.[0]
  return sign === undefined ? { bullet: false, text } : { bullet: true, text: text.slice(sign.length).trim() }
}

/** The non-empty pieces of a line without bullet and icons; an empty list when there is only one. */
export function toParts(pieces: readonly string[]): { readonly parts?: readonly string[] } {
  const parts = pieces
    .map(cleanText)
    .map((text, at) => dropIcons(at === 0 ? splitBullet(text).text : text))
    .filter((text) => text !== '')
  return parts.length > 1 ? { parts } : {}
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: signs of old TeX fonts keep such codes
const iconPattern = /^[\u0000-\u0008\u000E-\u001F\u0080-\u009F\u{E000}-\u{F8FF}\u{F0000}-\u{10FFFD}]$/u

/** Drops lone private-use and control characters, which are icons; inside a word they stay because they replace letters. */
export function dropIcons(text: string): string {
  return text
    .split(' ')
    .filter((word) => !iconPattern.test(word))
    .join(' ')
}

/** The icon at the beginning of a text. */
export const firstIcon = (text: string): string | null => {
  const [word = ''] = text.split(' ', 1)
  return iconPattern.test(word) ? word : null
}

/** The icons that begin two lines in a row: a theme's sign of its lists, where one before a date or a town stands alone. */
export const listIcons = (texts: readonly string[]): ReadonlySet<string | null> =>
  new Set(texts.map(firstIcon).filter((icon, at, all) => icon !== null && icon === all[at - 1]))

/** U+FFFD, private use or control. */
export function isUnreadable(char: string): boolean {
  return unreadable.test(char)
}

/** Counts visible characters and unreadable ones: U+FFFD, private use, control. */
export function countUnreadable(text: string): { readonly visible: number; readonly unreadable: number } {
  const visible = Array.from(text).filter((char) => !/\s/.test(char))
  return { visible: visible.length, unreadable: visible.filter(isUnreadable).length }
}

/** Words as the limits count them: runs of letters or digits. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
