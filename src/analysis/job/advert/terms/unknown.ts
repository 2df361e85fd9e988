// Finds terms absent from the gazetteer by their position (after "experiência com", in a list, in brackets) or by their
// spelling.
import { itemsOf, type Language, trimItem } from './items'
import { closer, filler, opener, opensAct } from './openers'
import { plainly } from './plainly'
import type { Span } from './span'
import { spelledIn } from './spelled'
import { valuedIn } from './valued'

/** "platforms like Westlaw": "like" before a capital opens a list of names. */
const capitalList = (text: string) => text.matchAll(/(?<=[\p{L},] )(?:like|como)\s+(?=\p{Lu})/gu)

/** A bullet of at most SHORT words is a term or a list of terms; a longer one, up to LONG words, needs COMMAS commas. */
const SHORT = 12
const COMMAS = 3
const LONG = 40
const noObject =
  /^(?:ser|ter|estar|possuir|gostar|saber|atuar|auxiliar|apoiar|be|have|ability|able|to|work|must|capacidade|disponibilidade|residir|morar|idade|maior|minimo|voce|you|we|vontade|interesse|willing\w*|own|ja)\b/
const infinitive = /^[\p{L}-]{2,20}[aei]r(?:-se)? /u

/** "Instalação de split e cassete, solda oxiacetilênica, carga de gás e leitura de projeto": names of a few words each. */
const ITEM_WORDS = 5
const isNames = (folded: string): boolean => {
  const items = folded.split(/[,;] (?:(?:e|and) )?| (?:e|and) /u)
  return (
    folded.split(/[,;]/).length >= COMMAS &&
    items.length > COMMAS &&
    items.every((item) => item.split(/\s+/).length <= ITEM_WORDS)
  )
}

/** Where the terms begin in a line that is itself a term or a list of terms; null for a sentence. */
const listFrom = (folded: string, language: 'pt' | 'en'): number | null => {
  const count = folded.split(/\s+/).length
  const commas = folded.split(/[,;]/).length - 1
  if (count > SHORT && (commas < COMMAS || count > LONG) && !isNames(folded)) return null
  const act = opensAct.exec(folded)
  if (act) return act[0].length
  return noObject.test(folded) || (language === 'pt' && infinitive.test(folded)) ? null : 0
}

/** "Python, SQL and experience with Airflow": the end of a list that runs up to the first opener; 0 without one. */
const before = (folded: string, end: number): number => {
  const head = folded.slice(0, end)
  const joint = head.match(/(?:[,;]|\s(?:e|and|ou|or))\s*$/u)
  return joint && head.split(/\s+/).length <= SHORT && !noObject.test(head) ? end - joint[0].length : 0
}

/** The term before "experience" or "skills", without filler words. */
const closed = (folded: string): Span[] =>
  [...folded.matchAll(closer)].flatMap((match) => {
    const words = match[0].trim().split(' ')
    const first = words.findLastIndex((word) => filler.has(word) || /^\d|[.:]$/.test(word)) + 1
    const start = match.index + words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0)
    const end = match.index + match[0].trimEnd().length
    return first < words.length ? [{ start, end }] : []
  })

const examples =
  /\b(?:experience|skills|knowledge|software|tools?|systems?|packages?|applications?|platforms?|languages?|technologies|databases?|programs?) \(([^()]{3,160})\)/gu
/** "Commerce experience (Elastic Path, Hybris, Magento)": the names of a list in brackets behind a general word. */
const bracketed = (text: string, folded: string, language: Language): Span[] =>
  [...folded.matchAll(examples)].flatMap(({ 0: phrase, 1: names = '', index }) => {
    const end = index + phrase.length - 1
    return /[,;/]/.test(names) ? itemsOf(text, folded, end - names.length, end, language) : []
  })

const timed =
  /^(?:at least |minimum |minimum of )?(?:\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?|one|two|three|four|five|six)(?: \(\d{1,2}\))?\+? (?:years?|months?)(?: of)? .*experience/u

/** Where a sentence begins to ask: its first opener, or the term of its first closer; its length where it has none. */
export const asksFrom = (text: string): number => {
  const folded = plainly(text)
  const at = [...folded.matchAll(opener)].map(({ index }) => index)
  return Math.min(folded.length, ...at, ...closed(folded).map(({ start }) => start), ...(valuedIn(folded) ? [0] : []))
}

/**
 * The unknown terms of a sentence, in order, each of at most 4 content words. `listed` marks a line under a heading of
 * requirements, where a short line is a term without an opener.
 */
export const unknownTerms = (text: string, listed: boolean, language: 'pt' | 'en'): Span[] => {
  const folded = plainly(text)
  const cues = [...folded.matchAll(opener), ...capitalList(text)].toSorted((a, b) => a.index - b.index)
  const valued = valuedIn(folded)
  // "Noção de inglês é um charme a mais": the terms of a valued subject end with it, up to the next comma.
  const valuedEnd = valued === undefined ? 0 : folded.indexOf(valued) + valued.length
  const comma = folded.slice(valuedEnd).search(/[,;:]/)
  const spans = cues.flatMap((match, index) => {
    const from = match.index + match[0].length
    const to = Math.max(from, cues[index + 1]?.index ?? folded.length)
    if (from >= valuedEnd || to <= valuedEnd) return itemsOf(text, folded, from, to, language)
    const further = comma < 0 ? to : Math.min(to, valuedEnd + comma + 1)
    return [...itemsOf(text, folded, from, valuedEnd, language), ...itemsOf(text, folded, further, to, language)]
  })
  const wished =
    (cues[0]?.index ?? folded.length) >= folded.indexOf(valued ?? '') + (valued?.length ?? 0) ? valued : undefined
  const first = cues[0]
  const shut = closed(folded).flatMap(({ start, end }) => trimItem(text, folded, start, end, language) ?? [])
  if (wished !== undefined) {
    const from = folded.indexOf(wished)
    const end = from + wished.length
    return [
      ...itemsOf(text, folded, from, end, language),
      ...spans.filter(({ start }) => start >= end),
      ...shut.filter(({ start }) => start >= end),
      ...spelledIn(text, folded, !listed && language === 'en'),
    ]
  }
  spans.push(...bracketed(text, folded, language))
  if (listed && first) spans.push(...itemsOf(text, folded, 0, before(folded, first.index), language))
  const from = first || !listed ? null : listFrom(folded, language)
  // "1 year of dental office experience": the term precedes the last word.
  if (from !== null && !timed.test(folded)) spans.push(...itemsOf(text, folded, from, folded.length, language))
  else spans.push(...shut)
  return [...spans, ...spelledIn(text, folded, !listed && language === 'en')]
}
