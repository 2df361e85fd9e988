// Weighs how much a word says about a skill, by a list of general words: those are the same for every trade.
import { fold } from '../../../resume/reading/text'
import type { TextLanguage } from '../../../text-language'
import { practicesIn } from './kinds/practices'
import * as english from './words/english'
import * as portuguese from './words/portuguese'

const setOf = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => fold(text).trim().split(/\s+/)))

// Portuguese adverts use English words too; English ones have no Portuguese words.
const vague = { en: setOf(english.vague, english.stops), pt: setOf(portuguese.vague, portuguese.stops, english.vague) }
const weak = { en: setOf(english.weak), pt: setOf(portuguese.weak, english.weak).difference(setOf(portuguese.vague)) }
const trade = setOf(english.trade)
const people = setOf(english.people)
const headings = setOf(english.headings)
const stops = { en: setOf(english.stops), pt: setOf(portuguese.stops) }

const verbs = setOf(portuguese.verbs)
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:ando|ara|ar|a)$/, ['ar']],
  [/(?:endo|era|er)$/, ['er']],
  [/(?:indo|ira|ir)$/, ['ir']],
  [/e$/, ['er', 'ir', 'ar']],
]
/** True for a form of a verb of any work: "elabora", "elaborando", "elaborará". Folded. */
export const isWorkVerb = (word: string): boolean =>
  endings.some(([end, infinitive]) => {
    const stem = word.replace(end, '')
    return stem !== word && infinitive.some((one) => verbs.has(stem + one))
  })

/** Portuguese words that are no brand in any letters. */
const common = setOf(portuguese.vague, portuguese.weak)

/** Endings of words that describe: "customer-focused", "results-driven", "quickly", "rapidamente". */
const describing =
  /^(?:[\p{L}-]+-(?:minded|oriented|driven|focused|centric|based|style|related|level|edge|wide|paced)|(?!family|assembly|supply|reply|anomaly|poly|fly)\p{L}{3,14}ly|\p{L}{4,16}mente)$/u

/** Minimum weight of a term: one word of a trade, or two that are weak on their own. */
const ENOUGH = 2

/** Times, ordinals and amounts: "12th", "8h", "40%", "5x2". */
const amount = /^\d+(?:[.,:h]\d+)*(?:st|nd|rd|th|h|hs|hrs?|am|pm|k|m|km|cm|mm|kg|º|ª|%|x\d+|\+)?$/

const singular = (word: string): string[] => [
  word,
  word.replace(/(?<=[^s])s$/, ''),
  word.replace(/(?<=.{3})es$/, ''),
  word.replace(/ies$/, 'y'),
]
/** The words an inflected one may come from: "assesses", "treats", "improving", "achieved". */
const basesOf = (word: string): string[] => [
  ...singular(word),
  word.replace(/(?:ing|ed)$/, ''),
  word.replace(/(?:ing|ed)$/, 'e'),
]

/** 0 for a word that names nothing, 1 for one that needs another, 2 for any other. Folded. */
export const wordWeight = (word: string, language: TextLanguage): number => {
  if (amount.test(word)) return 0
  if (trade.has(word)) return ENOUGH
  if (singular(word).some((one) => weak[language].has(one))) return 1
  if (language === 'pt' && isWorkVerb(word)) return 0
  const bases = language === 'en' ? basesOf(word) : singular(word)
  return bases.some((base) => vague[language].has(base)) ? 0 : 2
}

/** Signs by which letters are a name: "C++", "2D"; but not "R$". */
const sign = /[.+#\d]/

/** Minimum letters of a word that a line of capitals would write with one. */
const LETTERS = 4
/** True unless every longer word has a capital; else a capital marks a name: "Experience with Access and Teams". */
const isRunning = (text: string): boolean =>
  text
    .split(/\s+/)
    .some((word) => word.length >= LETTERS && /^\p{Ll}+$/u.test(word.replace(/(?<![.,;:!?)])[.,;:!?)]+$/, '')))

const wordsIn = (text: string): string[] =>
  text
    .split(/[\s/&,]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu, '').replace(/['’]s$/, ''))
    .filter((word) => word !== '')

/** The noun that an English term is about: the last word before a preposition. */
const headOf = (item: string): string =>
  fold(item.split(/ (?:of|for|with|in|to|from|by|at|on) /u, 1)[0] ?? '')
    .split(/\s+/)
    .at(-1) ?? ''

/** "Junior doctors", "community agencies"; "a payroll team" still names payroll. */
const isOfPeople = (item: string): boolean => {
  const head = headOf(item)
  if (!people.has(head)) return false
  const [first = ''] = item.split(' ', 1)
  return !/^teams?$/.test(head) || /^\p{Lu}/u.test(first) || wordWeight(fold(first), 'en') < ENOUGH
}

/** One English word in small letters that only describes: "reproducible", "hazardous", "unassisted". */
const isBareAdjective = (item: string): boolean => /^\p{Ll}{3,14}(?:able|ible|ful|less|ous|ised|ized)$/u.test(item)

/** True for a term that names a skill; `text` around `item` shows whether its capitals are those of names. Linear in both. */
export const namesSkill = (item: string, text: string, language: TextLanguage): boolean => {
  // "Sistema Domínio": what follows such a word with a capital is its name, whatever it means.
  if (
    /^(?:sistema|software|plataforma|programa|ferramenta|system|platform) \p{Lu}/iu.test(item) &&
    /\s\p{Lu}[\p{L}\p{N}]+$/u.test(item)
  )
    return true
  // "O sistema é o Domínio": the tool of the place.
  if (
    /^\p{Lu}/u.test(item) &&
    /(?:(?:sistema|software|programa)(?: \p{L}{2,12}){0,3} é o|sistema|software|usado o) $/iu.test(
      text.slice(0, Math.max(0, text.indexOf(item))),
    )
  )
    return true
  // Initials are names even where they are spelt like a general word: "conhecimento do SUAS".
  if (/^\p{Lu}{3,6}$/u.test(item) && /\p{Ll}/u.test(text)) return language === 'pt' || !stops.en.has(fold(item))
  if (/^(?:level|key stage) \d$/i.test(item)) return true
  // "Lei 4.320/64", "NBR 5410".
  if (
    /^(?:lei|decreto|portaria|resolução|instrução normativa|rdc|nbr|in)(?: (?:federal|complementar|estadual|municipal))?(?: n[º°.]{1,2})? ?\d/iu.test(
      item,
    )
  )
    return true
  if (practicesIn(fold(item), language).length > 0) return true
  if (/^n\/a$/i.test(item) || (language === 'en' && (isOfPeople(item) || isBareAdjective(item)))) return false
  const running = isRunning(text)
  const weights = wordsIn(item).map((word) => {
    // "IV drug administration": the Roman numeral does not count a part.
    if (language === 'en' && headings.has(fold(word)) && word !== 'IV') return 0
    const isName = running && /^\p{Lu}/u.test(word) && !text.trimStart().startsWith(word)
    const weight = !isName && describing.test(fold(word)) ? 0 : wordWeight(fold(word), language)
    if (sign.test(word.slice(1))) return weight === 0 && !isName ? 0 : ENOUGH
    if (word.length < 3 && !/^\p{Lu}/u.test(word)) return 0
    // An English word with a capital in Portuguese text is a brand: "John Deere ou Case".
    const isBrand = isName && language === 'pt' && !common.has(fold(word))
    return isBrand ? ENOUGH : isName ? Math.max(1, weight) : weight
  })
  return weights.reduce((sum, weight) => sum + weight, 0) >= ENOUGH
}

/** Where the first word stands that no name contains ("skills THAT matter"), or the length; "SUAS" and "IT" are names. */
export const untilStop = (item: string, text: string, language: TextLanguage): number => {
  for (const match of item.matchAll(/[^\s,;:()/]+/gu)) {
    const word = match[0].replace(/(?<![.!?])[.!?]+$/, '')
    const initials = (/^\p{Lu}{2,6}$/u.test(word) || (word === 'I' && match.index > 0)) && /\p{Ll}/u.test(text)
    if (!initials && stops[language].has(fold(word))) return match.index
  }
  return item.length
}

/** Length of the verbs and adverbs that open a term and name nothing: "DELIVERING groundworks", "HIGHLY regulated industry". */
export const emptyLead = (item: string, language: TextLanguage): number => {
  if (language === 'pt') {
    const verb = /^([\p{L}-]{4,18})(?: (?:os?|as?|ao?s?|d[aeo]s?|um|uma|em|n[ao]s?|com))?\s+(?=\S)/u.exec(item)
    return verb?.[1] && isWorkVerb(fold(verb[1])) ? verb[0].length : 0
  }
  const opening =
    /^(?:(?!leading edge|(?:critical|acute|terminal|chronic|serious|mental|physical)ly (?:ill|sick|unwell|disabled|impaired) )[\p{Ll}-]{3,14}(?:ing|ly)\s+){1,3}(?=\S)/u.exec(
      item,
    )?.[0]
  if (opening === undefined) return 0
  const first = opening
    .trim()
    .split(/\s+/)
    .findIndex((word) => wordWeight(fold(word), language) > 0 && !describing.test(word))
  return first < 0
    ? opening.length
    : opening
        .split(/(?<=\s)(?=\S)/)
        .slice(0, first)
        .join('').length
}
