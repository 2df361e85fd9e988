// Writes dates in one format where nothing has to be guessed.
import { findRanges } from '../reading/dates/dates'
import { fold } from '../reading/text'

const names: readonly string[] = [
  'janeiro|january|jan',
  'fevereiro|february|fev|feb',
  'marco|march|mar',
  'abril|april|abr|apr',
  'maio|mai|may',
  'junho|june|jun',
  'julho|july|jul',
  'agosto|august|ago|aug',
  'setembro|september|sept|set|sep',
  'outubro|october|out|oct',
  'novembro|november|nov',
  'dezembro|december|dez|dec',
]
const edgePattern = '(?<![\\p{L}\\p{N}/])'
const named = new RegExp(
  `${edgePattern}(?<!rio de )(${names.join('|')})\\.? ?(?:[/.,-]|de|of)? ?((?:19|20)\\d\\d)(?!\\d)`,
  'gu',
)
const iso = /(?<![\p{L}\p{N}/.-])((?:19|20)\d\d)[-/.](0[1-9]|1[0-2])(?![\d/.-])/gu
const short = /(?<![\p{L}\p{N}/.-])(0?[1-9]|1[0-2]) ?[-/.] ?((?:19|20)\d\d)(?![\d/])/gu
/** A day before a month would be lost; a month without a year cannot be written in figures. */
const untouchable = new RegExp(
  `\\d{1,2}[ºo]?(?: de)? (?:${names.join('|')})|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{4}|(?:${names.join('|')})(?!\\p{L})(?!\\.? ?(?:[/.,-]|de|of)? ?(?:19|20)\\d\\d)`,
  'u',
)

const monthOf = (name: string): number => names.findIndex((list) => list.split('|').includes(name)) + 1

/** A date or range with each month as MM/AAAA ("jan/2020 – atual" → "01/2020 – atual"), unless it has a day, a month without a year or a two-digit year. */
export const inFigures = (text: string): string => {
  const folded = fold(text)
  if (untouchable.test(folded)) return text
  let out = ''
  let at = 0
  const monthYears = [
    ...[...folded.matchAll(named)].map((match) => ({ match, month: monthOf(match[1]!), year: match[2]! })),
    ...[...folded.matchAll(iso)].map((match) => ({ match, month: Number(match[2]), year: match[1]! })),
    ...[...folded.matchAll(short)].map((match) => ({ match, month: Number(match[1]), year: match[2]! })),
  ].sort((a, b) => a.match.index - b.match.index)
  for (const { match, month, year } of monthYears) {
    if (match.index < at) continue
    out += `${text.slice(at, match.index)}${String(month).padStart(2, '0')}/${year}`
    at = match.index + match[0].length
  }
  return out + text.slice(at)
}

/** A line with its date ranges in figures; single dates and all other words are unchanged. */
export const datesInFigures = (text: string): string => {
  let out = ''
  let at = 0
  for (const { start, end } of findRanges(text)) {
    out += text.slice(at, start) + inFigures(text.slice(start, end))
    at = end
  }
  return out + text.slice(at)
}
