// Words that the margin broke: TeX, browsers and Word hyphenate what they justify.
import type { Line } from '../../documents/document'
import { fold, tokens } from './text'

/** Before these a hyphen is the word's own: "pós-operatório", "bem-estar", "full-stack". */
const prefix =
  /^(?:pos|pre|pro|bem|mal|ex|vice|alem|aquem|recem|sem|co|anti|auto|contra|extra|infra|inter|intra|micro|mini|multi|nao|semi|sobre|socio|super|sub|tele|tri|bi|um|dois|tres|full|front|back|self|non|on|off|well|part|long|short|high|low|cross|end|real|full|follow|start|third|first|second|co|e|key|hands|user|data|decision|problem|results|customer|team)$/
/** "tornou-se" keeps its hyphen wherever it breaks. */
const enclitic = /^(?:se|me|te|nos|lhes?|l[oa]s?|n[oa]s?)(?![\p{L}])/u
/** Letters of a first half like "político-" that joins two words; shorter ones are syllables far more often. */
const COMBINING = 6

/** How words end and never begin, so that what stands before the hyphen is no word either: "afasta-mentos", "forma-tion". */
const ending =
  /^(?:[cç](?:ao|oes|ional|ionais)|mentos?|mente|dades?|dor(?:a|es|as)?|ndo|vel|veis|neis|gens|zac(?:ao|oes)|tions?|sions?|tional|ments?|ings?|ness|ties|cally|ally|tive(?:ly)?|ized|izing|ated|ating|ation|ous(?:ly)?|ware)$|^(?:rr|ss|lh|nh)|^[^aeiouy]+$/

const isHyphened = (text: string): boolean => /\p{L}-$/u.test(text)

/** The two halves in folded letters, and whether each is written in small letters. */
const halvesOf = (before: string, after: string) => ({
  half: fold(tokens(before).at(-1) ?? '').replace(/-$/, ''),
  rest: fold(tokens(after)[0] ?? '').replace(/[-'.]+$/, ''),
  small: /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after),
})

/** Words that stand whole in a line: the halves at a break would prove themselves. */
const wholeWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text, at) =>
      tokens(fold(text))
        .slice(isHyphened(texts[at - 1] ?? '') ? 1 : 0, isHyphened(text) ? -1 : undefined)
        .map((word) => word.replace(/[-'.]+$/, '')),
    ),
  )

/** 'own': the hyphen is the word's; 'margin': the word goes on without it; 'unsure': the file's other breaks decide. */
const judge = (before: Line, after: Line, whole: ReadonlySet<string>): 'own' | 'margin' | 'unsure' => {
  const { half, rest, small } = halvesOf(before.text, after.text)
  if (before.broken || whole.has(half + rest)) return 'margin'
  if (half.length < 2 || rest.length < 2) return 'own'
  const own =
    !small ||
    half.includes('-') ||
    prefix.test(half) ||
    enclitic.test(rest) ||
    (half.length >= COMBINING && half.endsWith('o')) ||
    whole.has(`${half}-${rest}`) ||
    (whole.has(half) && whole.has(rest))
  return own ? 'own' : ending.test(rest) ? 'margin' : 'unsure'
}

/**
 * The lines of a document, those marked whose last word goes on in the next without the hyphen. Where nothing shows that
 * the file breaks words, a hyphen at the end of a line is the word's own: most programs break at no other place.
 */
export const markBroken = (lines: readonly Line[]): Line[] => {
  const ends = lines.flatMap((line, at) => (isHyphened(line.text) && lines[at + 1]?.column === line.column ? [at] : []))
  if (ends.length === 0) return [...lines]
  const whole = wholeWords(lines.map(({ text }) => text))
  const verdicts = new Map(ends.map((at) => [at, judge(lines[at]!, lines[at + 1]!, whole)]))
  const breaks = [...verdicts.values()].includes('margin')
  return lines.map((line, at): Line => {
    const { broken: _, ...plain } = line
    const how = verdicts.get(at)
    return how === 'margin' || (how === 'unsure' && breaks) ? { ...plain, broken: true } : plain
  })
}

/** A text that ends with the line `last`, and the line that goes on with it, as one. */
export const joinLines = (text: string, next: Line, last: Line): string => {
  if (!isHyphened(text)) return `${text} ${next.text}`
  return last.broken ? text.slice(0, -1) + next.text : text + next.text
}
