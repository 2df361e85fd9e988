// Makes regular expressions and sets of lists that can be read and reviewed line by line.

/** The words of a list, between blanks and line ends. */
export const wordList = (text: string): string[] => text.trim().split(/\s+/)

export const wordSet = (text: string): ReadonlySet<string> => new Set(wordList(text))

/** An escaped sign, a class of characters, or the bracket that opens a plain group. */
const tokens = /\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)/gsu
/** Ends of lines within a bracket that stands at the end of its line, or closes at the beginning of another. */
const withinBrackets = /(?<=(?<!\\)\((?:\?(?:[:=!]|<[=!]))?)\n|\n(?=\))/g

/**
 * The source of an expression that matches any phrase of the lists. Each line is a phrase or a few alike, with `|` between
 * them, and so is each line within a bracket that is opened at the end of one. `(a|b)` groups and captures nothing. A line
 * that begins with `//` says what follows.
 */
export const either = (...lists: readonly string[]): string => {
  const lines = lists.flatMap((list) => list.split('\n')).map((line) => line.trim())
  const phrases = lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n')
  const source = phrases.replace(withinBrackets, '').replaceAll('\n', '|')
  return `(?:${source.replace(tokens, (token) => (token === '(' ? '(?:' : token))})`
}

/** Matches any phrase of the list with `before` and `after` around it; without them, as whole words of folded text. */
export const anyOf = (list: string, { before = '\\b', after = '\\b', flags = 'u' } = {}): RegExp =>
  new RegExp(`${before}${either(list)}${after}`, flags)

/** For phrases that bring their own ends. */
export const anywhere = { before: '', after: '' } as const
/** For phrases at the beginning of a text. */
export const atStart = { before: '^', after: '' } as const
/** For whole words of a text with accents, where \b takes "ã" for no letter. */
export const noLetterAround = { before: '(?<!\\p{L})', after: '(?!\\p{L})' } as const
/** The same where "2x" is one word. */
export const noLetterOrDigitAround = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' } as const
