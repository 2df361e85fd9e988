// Finds the figures in an answer with the noun they count, and compares them and the names it says with the résumé.
import { truncate } from '../bounded'
import { findDates } from '../resume/reading/dates/dates'
import { numberWords as spelled } from '../resume/reading/dates/number-words'
import { clean, fold, tokens } from '../resume/reading/text'
import { monthsWithin } from '../resume/sentences/time/months'
import { idiomOfEffort } from './cues'
import { MAX_ANSWER, MAX_FIGURES, MAX_LINES } from './limits'
import type { Agreement } from './result'

const number = `(?:r\\$ ?|us\\$ ?|\\$|€ ?|£ ?)?\\d(?:[\\d.,]{0,13}\\d)?(?:(?:h|:)\\d{2})?(?: ?%)?|${Object.keys(spelled).join('|')}`
/** Words and letters that multiply the number before them; a letter may stand at its last digit: "£1.9m", "R$ 1,9 mi", "3.5k". */
const scales: Readonly<Record<string, number>> = {
  ...{ k: 1e3, mil: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, mn: 1e6, mi: 1e6, milhao: 1e6, milhoes: 1e6, million: 1e6 },
  ...{ b: 1e9, bn: 1e9, bi: 1e9, bilhao: 1e9, bilhoes: 1e9, billion: 1e9 },
}
/** "40 m" and "2 b" are no amounts of money: a letter alone multiplies money, and "k" at its digit anything. */
const scaled = `(?<=[$€£] ?\\d[\\d.,]{0,14}) ?(?<money>mm|m|mn|mi|b|bn|bi|k)|(?<=\\d)(?<thousands>k)| (?<word>mil|milhoes|milhao|mi|bi|bilhoes|bilhao|thousand|million|billion)`
/** A number with at most one small word and the word it counts. */
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<digits>${number})(?:(?:${scaled})(?!\\p{L}))?(?![\\p{L}\\p{N}]|[.,]\\d)(?: (?:novos|novas|de|of|new|por|per) )?(?: ?(?<first>\\p{L}{2,24})(?: (?<second>\\p{L}{3,24}s)(?!\\p{L}))?)?`,
  'gu',
)
const smallWord =
  /^(?:e|ou|a|o|as|os|em|no|na|nos|nas|que|com|por|para|and|or|of|for|from|by|the|to|in|at|on|with|that|then|para|eu|i|a|so|mas|but|da|do|das|dos|pra|ja|mais|more)$/

type Figure = {
  readonly text: string
  readonly value: number
  readonly unit: string | null
  readonly year: boolean
  /** Of a share or of money, which need no noun to be the same figure; null for others. */
  readonly sign: '%' | '$' | null
}

const amountOf = (digits: string, scale: string | undefined): number => {
  const word = spelled[digits]
  const plain =
    word ??
    Number(
      digits
        .replace(/[^\d,.]/g, '')
        .replace(/[.,](?=\d{3}(?!\d))/g, '')
        .replace(',', '.'),
    )
  // Rounded, because 1.9 times a million is a hair more in binary.
  return scale === undefined ? plain : Math.round(plain * (scales[scale] ?? 1))
}

/** Removes the endings of plural and gender, so that "criança" and "crianças" are equal. */
const stem = (word: string): string => word.replace(/(?:oes|aes|ais|eis)$/u, 'a').replace(/(?:[oae]s?|s)$/u, '')

/** Maximum figures read, because a text with more is a table. */
const MOST_FIGURES = 200

const figuresIn = (text: string): Figure[] => {
  const figures: Figure[] = []
  const folded = fold(text).replace(idiomOfEffort, (words) => ' '.repeat(words.length))
  for (const match of folded.matchAll(counted)) {
    if (figures.length >= MOST_FIGURES) break
    const { digits = '', money, thousands, word, first, second } = match.groups ?? {}
    const scale = money ?? thousands ?? word
    const value = amountOf(digits, scale)
    if (!Number.isFinite(value)) continue
    // "14 medication errors" counts errors: behind a number above one, a word without a plural stands before the one that is counted.
    const isPair =
      value > 1 && first && second && !/s$/.test(first) && ![first, second].some((word) => smallWord.test(word))
    const next = isPair ? second : first
    const unit = next && !smallWord.test(next) ? next : null
    const year = /^\d{4}$/.test(digits) && value >= 1950 && value <= 2049 && !scale
    // A number word without a noun, such as "mil" alone or "dez" for December, counts nothing.
    if (spelled[digits] !== undefined && unit === null) continue
    const behind = second && !isPair ? second.length + 1 : 0
    const end = match[0].length - behind - (unit || !next ? 0 : next.length)
    const sign = digits.endsWith('%') ? '%' : /^[a-z$€£]/.test(digits) && !spelled[digits] ? '$' : null
    figures.push({
      text: text.slice(match.index, match.index + end).trim(),
      value,
      unit: unit && stem(unit),
      year,
      sign,
    })
  }
  return figures
}

const distinct = (figures: readonly Figure[]): Figure[] => [
  ...new Map(figures.map((one) => [`${one.value} ${one.unit}`, one])).values(),
]

/** At most six figures of an answer in the person's words, without years. Pure and linear. */
export const figuresOf = (text: string): string[] =>
  distinct(figuresIn(clean(truncate(text, MAX_ANSWER))))
    .filter(({ year }) => !year)
    .slice(0, MAX_FIGURES)
    .map(({ text: words }) => words)

/** Names of employers, places and tools: capitals within a sentence, or several in a row. */
const name = /\p{Lu}[\p{L}\d&'-]{2,24}(?: (?:d[aeo]s? |e |of |and )?\p{Lu}[\p{L}\d&'-]{1,24}){0,4}/gu

/** The names of an answer that stand in the résumé too, each once with its first line. */
const namesIn = (text: string, lines: readonly string[]): Agreement['same'][number][] => {
  const read = lines
    .slice(0, MAX_LINES)
    .map((line) => ` ${fold(clean(truncate(line, 1_000))).replace(/[^\p{L}\d&'-]+/gu, ' ')} `)
  const spoken = [...clean(truncate(text, MAX_ANSWER)).matchAll(name)]
    .filter(
      ({ 0: words, index, input }) => words.includes(' ') || /[^.!?:;\s]\s*$/u.test(input.slice(0, index).slice(-3)),
    )
    .slice(0, MOST_FIGURES)
    .map(([words]) => words)
  return [...new Set(spoken)].flatMap((words) => {
    const at = read.findIndex((line) => line.includes(` ${fold(words)} `))
    return at === -1 ? [] : [{ text: words, line: at + 1 }]
  })
}

/** People who appear in a story; naming them claims nothing about the career. Stems, as `stem` forms them. */
const people = new Set(
  `colegas pessoas gente amigos amigas funcionarios funcionarias homens mulheres mocas rapazes vizinhos vizinhas chefes gerentes
   people persons colleagues coworkers friends men women guys bosses managers`
    .split(/\s+/)
    .map(stem),
)

/** Units of time, as `stem` forms them. */
const ofTime = new Set(['anos', 'years', 'meses', 'months'].map(stem))

/** The months of each period in a line. */
const monthsIn = (line: string): number[] =>
  findDates(line)
    .map((range) => monthsWithin([range], null))
    .filter((months) => months > 0)

/** A time that was worked, by the résumé's periods or in its own words: an age, or another job's years, contradicts none. */
const isWorked = ({ value, unit }: Figure, months: number): boolean => {
  const inMonths = unit === stem('meses') || unit === stem('months')
  // One missing month does not lose a year, as in the scanner.
  return (inMonths ? months : Math.floor((months + 1) / 12)) === value
}

const isSame = (one: Figure, other: Figure): boolean => one.unit === other.unit && one.value === other.value

/**
 * Compares the figures of an answer with the résumé's figures for the same noun, and its names with the résumé's. People
 * are no claim, and a figure that the résumé has with another noun is no contradiction. A year alone
 * neither confirms nor contradicts: it may be another line's, or lie within a job's period. Pure and linear.
 */
export const agreementOf = (text: string, lines: readonly string[]): Agreement => {
  const read = lines.slice(0, MAX_LINES).map((line) => clean(truncate(line, 1_000)))
  const inAnswer = read.flatMap((line, at) => figuresIn(line).map((figure) => ({ ...figure, line: at + 1 })))
  const periods = read.flatMap((line, at) => monthsIn(line).map((months) => ({ months, line: at + 1 })))
  const same: Agreement['same'][number][] = []
  const differing: Agreement['other'][number][] = []
  const absent: string[] = []
  const spoken = distinct(figuresIn(clean(truncate(text, MAX_ANSWER))))
  for (const figure of spoken) {
    const { text: words, value, unit, year, sign } = figure
    if (year) continue
    if (unit !== null && ofTime.has(unit)) {
      const worked =
        inAnswer.find((one) => one.unit === unit && one.value === value) ??
        periods.find(({ months }) => isWorked(figure, months))
      if (worked) same.push({ text: words, line: worked.line })
      continue
    }
    if (unit === null || sign !== null) {
      // A small number without a noun is too common to be the same one.
      const comparable = sign !== null || value >= 10
      const equal = comparable && inAnswer.find((one) => one.sign === sign && one.value === value)
      if (equal) same.push({ text: words, line: equal.line })
      if (equal) continue
    }
    const alike = inAnswer.filter((one) => unit !== null && one.unit === unit && !one.year)
    const equal = alike.find((one) => one.value === value)
    if (equal) same.push({ text: words, line: equal.line })
    else if ((unit !== null && people.has(unit)) || inAnswer.some((one) => one.value === value && !one.year)) continue
    // An answer with the résumé's figure in it as well counts a part of it: "31 pupils of the 240 pupils I follow".
    else if (alike[0] && tokens(unit ?? '').length > 0 && !spoken.some((one) => alike.some((its) => isSame(one, its))))
      differing.push({ text: words, resume: alike[0].text, line: alike[0].line })
    else if (unit !== null || sign !== null) absent.push(words)
  }
  const all = [...same, ...namesIn(text, lines)]
  return {
    same: all.slice(0, MAX_FIGURES),
    other: differing.slice(0, MAX_FIGURES),
    absent: absent.slice(0, MAX_FIGURES),
  }
}
