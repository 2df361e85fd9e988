// Joins words that line breaking hyphenated: TeX, browsers and Word hyphenate justified text.
import type { Line } from '../../../documents/document'
import { either } from '../../../phrases'
import { fold, tokens } from '../text'

/** Prefixes and numbers that take a hyphen in Portuguese. */
const portuguesePrefixes = `
  pos|pre|pro|bem|mal|ex|vice|alem|aquem|recem|sem|co|anti|auto|contra|extra|infra|inter|intra|micro|mini|multi|nao
  semi|sobre|socio|super|sub|tele|tri|bi|um|dois|tres`
/** First parts of English words with a hyphen. */
const englishPrefixes = `
  full|front|back|self|non|on|off|well|part|long|short|high|low|cross|end|real|follow|start|third|first|second|co
  e|key|hands|user|data|decision|problem|results|customer|team`
/** Prefixes that keep their hyphen: "pós-operatório", "bem-estar", "full-stack". */
const prefix = new RegExp(`^${either(portuguesePrefixes, englishPrefixes)}$`)
/** "tornou-se" keeps its hyphen wherever it breaks. */
const enclitic = /^(?:se|me|te|nos|lhes?|l[oa]s?|n[oa]s?)(?![\p{L}])/u
/** Fewest letters of a first half that joins two words, as "político-" does; shorter ones are usually syllables. */
const COMBINING = 6
/** Most letters of one syllable. */
const SYLLABLE = 3

/** Endings that never start a word, so that the part before the hyphen is incomplete: "afasta-mentos", "forma-tion". */
const ending =
  /^(?:[cç](?:ao|oes|ional|ionais)|mentos?|mente|dades?|dor(?:a|es|as)?|ndo|vel|veis|neis|gens|zac(?:ao|oes)|tions?|sions?|tional|ments?|ings?|ness|ties|cally|ally|tive(?:ly)?|ized|izing|ated|ating|ation|ous(?:ly)?|ware)$|^(?:rr|ss|lh|nh)|^[^aeiouy]+$/

/** Doubtful breaks in one file that are no coincidence: words with a hyphen of their own seldom stand at a margin. */
const MANY = 3

/** Looks at the end alone: a paragraph of many lines asks with each of them. */
const isHyphened = (text: string): boolean => text.endsWith('-') && /\p{L}-$/u.test(text.slice(-3))

/** The two halves in folded letters, and whether each is in lower case. */
const halvesOf = (before: string, after: string) => ({
  half: fold(tokens(before).at(-1) ?? '').replace(/-$/, ''),
  rest: fold(tokens(after)[0] ?? '').replace(/(?<![-'.])[-'.]+$/, ''),
  small: /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after),
})

/** Words that occur whole in a line, without those at a line break, which would confirm themselves. */
const wholeWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text, at) =>
      tokens(fold(text))
        .slice(isHyphened(texts[at - 1] ?? '') ? 1 : 0, isHyphened(text) ? -1 : undefined)
        .map((word) => word.replace(/(?<![-'.])[-'.]+$/, '')),
    ),
  )

/** 'own': the hyphen is the word's; 'margin': the word goes on without it; 'unsure': the file's other breaks decide. */
const judge = (before: Line, after: Line, whole: ReadonlySet<string>): 'own' | 'margin' | 'unsure' => {
  const { half, rest, small } = halvesOf(before.text, after.text)
  if (before.broken || whole.has(half + rest)) return 'margin'
  if (half.length < 2 || rest.length < 2) return 'own'
  // "Centro da In-" above "dústria": of two words both would have capitals.
  if (
    small &&
    half.length <= SYLLABLE &&
    /\p{Lu}\p{Ll}+-$/u.test(before.text) &&
    rest.length >= half.length &&
    !prefix.test(half)
  )
    return 'margin'
  const isOwn =
    !small ||
    half.includes('-') ||
    prefix.test(half) ||
    enclitic.test(rest) ||
    (half.length >= COMBINING && half.endsWith('o')) ||
    whole.has(`${half}-${rest}`) ||
    (whole.has(half) && whole.has(rest))
  return isOwn ? 'own' : ending.test(rest) ? 'margin' : 'unsure'
}

/** The lines of a document, those marked whose last word continues without its hyphen, if the file hyphenates. */
export const markBroken = (lines: readonly Line[]): Line[] => {
  const ends = lines.flatMap((line, at) => (isHyphened(line.text) && lines[at + 1]?.column === line.column ? [at] : []))
  if (ends.length === 0) return [...lines]
  const words = wholeWords(lines.map(({ text }) => text))
  const verdicts = new Map(ends.map((at) => [at, judge(lines[at]!, lines[at + 1]!, words)]))
  const hyphens = [...verdicts.values()]
  const breaks = hyphens.includes('margin') || hyphens.filter((how) => how === 'unsure').length >= MANY
  return lines.map((line, at): Line => {
    const { broken: _, ...plain } = line
    const how = verdicts.get(at)
    return how === 'margin' || (how === 'unsure' && breaks) ? { ...plain, broken: true } : plain
  })
}

/** Joins a text ending with the line `last` and the line that continues it. */
export const joinLines = (text: string, next: Line, last: Line): string => {
  if (!isHyphened(text)) return `${text} ${next.text}`
  return last.broken ? text.slice(0, -1) + next.text : text + next.text
}
