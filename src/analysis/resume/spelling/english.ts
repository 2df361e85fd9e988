// English words that are misspelt for certain: unknown, and one edit from exactly one common word.
import text from './words.en.txt' with { type: 'text' }

/** Letters of a word that is judged; shorter ones have too many neighbours, and longer ones are no words. */
const LETTERS = { least: 5, most: 20 }
/** Letters from which another letter is a slip; in a shorter word it may well make another word: a "combi" is a boiler, "picanha" no piranha. */
const CHANGED = 8
/** Unknown words of one line that are looked up: a line with more is of another language or no sentence. */
const UNKNOWN = 12
type Words = {
  readonly common: ReadonlySet<string>
  readonly known: ReadonlySet<string>
  /** The common words by each of their `ends`. */
  readonly byEnd: ReadonlyMap<string, readonly string[]>
}

/** Length with the first two letters, and with the last two: one edit leaves one of these pairs as it is. */
const ends = (word: string, length = word.length): readonly string[] => [
  `${length}${word.slice(0, 2)}-`,
  `${length}-${word.slice(-2)}`,
]

/**
 * SCOWL's words (docs/analysis/judgement.md): those of size 35, and with a stop behind them rarer ones that are one edit from such a
 * word, so that no right word counts as misspelt. A digit is the count of letters shared with the word before.
 */
const unpack = (): Words => {
  const common = new Set<string>()
  const knownWords = new Set<string>()
  let word = ''
  for (const [, sharedCount, rest, rare] of text.matchAll(/(\d)([a-z]+)(\.?)/g)) {
    word = word.slice(0, Number(sharedCount)) + rest
    knownWords.add(word)
    if (!rare) common.add(word)
  }
  const byEnd = new Map<string, string[]>()
  for (const entry of common)
    if (entry.length >= LETTERS.least)
      for (const end of ends(entry)) {
        const list = byEnd.get(end)
        if (list) list.push(entry)
        else byEnd.set(end, [entry])
      }
  return { common, known: knownWords, byEnd }
}

let unpackedWords: Words | undefined
/** Unpacked for the first English page and not before: it takes a few milliseconds. */
const words = (): Words => {
  unpackedWords ??= unpack()
  return unpackedWords
}

/** How `word` becomes `other`: by one letter put in, left out or swapped, by one changed, or not by one edit. */
const editTo = (word: string, other: string): 'slipped' | 'changed' | null => {
  const shorter = Math.min(word.length, other.length)
  let start = 0
  while (start < shorter && word.charCodeAt(start) === other.charCodeAt(start)) start++
  let end = 0
  while (end < shorter - start && word.charCodeAt(word.length - 1 - end) === other.charCodeAt(other.length - 1 - end))
    end++
  if (word.length !== other.length) return start + end >= shorter ? 'slipped' : null
  const isSwapped = word.charAt(start) === other.charAt(start + 1) && word.charAt(start + 1) === other.charAt(start)
  if (start + end === word.length - 2 && isSwapped) return 'slipped'
  return start + end === word.length - 1 ? 'changed' : null
}

/** The common words that are one edit from `word`, by the kind of edit. */
const neighbours = (word: string): { readonly slipped: Set<string>; readonly changed: Set<string> } => {
  const near = { slipped: new Set<string>(), changed: new Set<string>() }
  for (let length = word.length - 1; length <= word.length + 1; length++)
    for (const end of ends(word, length))
      for (const candidate of words().byEnd.get(end) ?? []) {
        const edit = editTo(word, candidate)
        if (edit) near[edit].add(candidate)
      }
  return near
}

/** Parts that English puts before any word: "reskilled", "multisite". */
const prefix =
  /^(?:anti|auto|bio|co|counter|cross|cyber|de|down|eco|geo|hyper|inter|intra|macro|mega|meta|micro|mini|multi|neuro|non|off|out|over|photo|post|pre|pro|psycho|re|semi|sub|super|tele|trans|ultra|un|under|up)(?=\p{L}{4})/u

/** Endings that English puts behind any verb or noun: "recommender", "glanding"; not "stoping", which doubles its last letter. */
const suffix = /(?<=\p{L}{4})(?:[eo]rs?|able|less|wise)$|(?<=\p{L}{2}(?:[^aeiou]{2}|[aeiou]{2}[^aeiou]))ings?$/u

/** The plural of a word, in English or as French builds it ("petits fours"). */
const isPlural = (word: string): boolean => word.endsWith('s') && words().known.has(word.slice(0, -1))

/** A plural, two words written as one ("timesheets"), or a word with a prefix. */
const isBuilt = (word: string): boolean => {
  const { common } = words()
  if (isPlural(word)) return true
  if (common.has(word.replace(prefix, '')) || common.has(word.replace(suffix, ''))) return true
  for (let at = 3; at <= word.length - 3; at++)
    if (common.has(word.slice(at)) && common.has(word.slice(0, at)) && !word.endsWith('full')) return true
  return false
}

/** The only common word near an unknown one, or null. A missing, doubled or swapped letter is likelier than another letter. */
const onlyNeighbour = (word: string): string | null => {
  if (word.length < LETTERS.least || word.length > LETTERS.most || !/^[a-z]+$/.test(word)) return null
  if (words().known.has(word) || isBuilt(word)) return null
  const { slipped, changed } = neighbours(word)
  const [better, ...others] = slipped.size > 0 ? slipped : word.length >= CHANGED ? changed : []
  return better === undefined || others.length > 0 ? null : better
}

/** The word that each misspelt one of a line should be, of `judged`, which may be no names; nothing in another language's line. Pure; linear in the words. */
export const misspeltEnglish = (all: readonly string[], judged: readonly string[]): ReadonlyMap<string, string> => {
  const { common } = words()
  const long = all.filter((word) => word.length >= LETTERS.least - 1)
  const unknown = [...new Set(judged.filter((word) => !common.has(word)))]
  if (unknown.length > UNKNOWN || long.filter((word) => common.has(word)).length * 2 < long.length) return new Map()
  return new Map(
    unknown.flatMap((word) => {
      const better = onlyNeighbour(word)
      return better === null ? [] : [[word, better] as const]
    }),
  )
}
