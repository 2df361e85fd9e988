// Finds terms absent from the gazetteer by their position (after "experiência com", in a list, in brackets) or by their
// spelling.

import { fold } from '../../../resume/reading/text'
import type { TextLanguage } from '../../../text-language'
import {
  act,
  clause,
  handled,
  lead,
  months,
  noObject,
  noSkill,
  ofTrait,
  place,
  splitter,
  states,
  timed,
  tool,
  tools,
  trailing,
  until,
} from '../phrases/terms'
import { closer, examples, filler, listBefore, opener, opensAct } from './openers'
import { plainly } from './plainly'
import type { Span } from './span'
import { spelledIn } from './spelled'
import { valuedIn } from './valued'
import { emptyLead, namesSkill, untilStop } from './vocabulary'

/** Maximum content words of a term, and maximum words of any kind. */
const WORDS = 4
/** Of a name written with capitals: "Arkansas Water Treatment Operator License". */
const NAME_WORDS = 6
const ALL_WORDS = 8
const isName = (words: string): boolean =>
  words
    .split(/\s+/)
    .every((word, at, all) => /^[\p{Lu}\d]/u.test(word) || little.test(fold(word)) || (at > 1 && at === all.length - 1))
const little = /^(?:de|do|da|dos|das|e|a|o|of|the|and|para|&)$/
/** Capitals within a name: "sistema MV". */
const initials = /(?<![\p{L}])\p{Lu}{2,}(?![\p{Ll}])/u
/** Trims an item to its term, without opening words and purpose; null when no term remains. */
const trimItem = (text: string, folded: string, from: number, to: number, language: TextLanguage): Span | null => {
  let start = from
  let end = to
  const item = () => folded.slice(start, end)
  start += item().length - item().trimStart().length
  // "Read Write Inc." is a name; its first word is no verb.
  const isNamed =
    from > 0 && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text.slice(start, end)) && /\p{Ll}/u.test(text.slice(0, from))
  const opening = isNamed ? '' : (item().match(lead)?.[0] ?? '')
  const isOfTool = tools.test(opening) && /^\p{Ll}+s$/u.test(text.slice(start + opening.length, to).trim())
  // "Preparação de corpos": one common word says nothing without what is done to it.
  const deed = handled.exec(opening)
  const isBare = deed !== null && /^\p{Ll}+$/u.test(text.slice(start + opening.length, to).trim())
  start += isOfTool ? opening.lastIndexOf(' ', opening.length - 2) + 1 : isBare ? deed.index : opening.length
  const stop = ` ${item()}`.search(until)
  if (stop === 0) return null
  if (stop > 0) end = start + stop - 1
  end = start + untilStop(text.slice(start, end), text, language)
  end = start + item().replace(/[\s.,;:!?"'”“-]{1,40}$/u, '').length
  const tail = item().length - item().replace(trailing, '').length
  // "Care Certificate" is one name.
  const isPart =
    /^\s\p{Lu}/u.test(text.slice(end - tail, end)) && /^\p{Lu}/u.test(text.slice(start)) && /\s\p{Ll}/u.test(text)
  end -= isPart ? 0 : tail
  // "Cards accurately": an adverb closes a clause, and no name.
  if (language === 'en')
    end =
      start +
      item().replace(/ (?:well|daily|weekly|(?!family|assembly|supply|reply|anomaly|poly|fly)\p{L}{3,14}ly)$/u, '')
        .length
  start += emptyLead(text.slice(start, end), language)
  // "Análise e criação de telas": without its first deed the second one begins the term.
  if (language === 'pt') start += /^(?:e|ou) (?=\S)/.exec(item())?.[0].length ?? 0
  if (language === 'en') start += /^(?:an?|the) (?=\S)/.exec(item())?.[0].length ?? 0
  const all = item().split(/\s+/).filter(Boolean)
  const words = all.filter((word) => !little.test(word))
  const most = isName(text.slice(start, end)) ? NAME_WORDS : WORDS
  if (words.length === 0 || words.length > most || all.length > ALL_WORDS) return null
  if (item().length < 2 || months.test(item()) || noSkill.test(item())) return null
  if (clause.test(item()) || states.test(item())) return null
  const initialism = initials.test(text.slice(start, end)) && /\p{Ll}/u.test(text)
  if (!initialism && !namesSkill(text.slice(start, end), text, language)) return null
  if (words[0] === 'se' || /-l[oa]s?$/.test(item()) || /^[abc][12]$/.test(item())) return null
  return { start, end }
}

export const namedTool = (text: string, from: number, to: number): Span | null => {
  const match = tool.exec(text.slice(from, to))
  if (!match || place.test(fold(text.slice(from, from + match.index)))) return null
  const start = from + match.index + match[0].length
  if (states.test(fold(text.slice(start, to)).replace(/(?<![.,;:!)])[.,;:!)]+$/, ''))) return null
  const name = text.slice(start, to).match(/^\p{Lu}[\p{L}\p{N}.+#&-]*(?: \p{Lu}[\p{L}\p{N}.+#&-]*){0,2}/u)?.[0]
  return name ? { start, end: start + name.replace(/(?<![.-])[.-]+$/, '').length } : null
}

/** "Leitura e interpretação de projetos", "planejamento e controle de produção": one term, not two. */
const joinActs = (folded: string, spans: readonly Span[]): Span[] => {
  const joined: Span[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const both = before && folded.slice(before.end, span.start) === ' e '
    if (
      both &&
      act.test(folded.slice(before.start, before.end)) &&
      /^[\p{L}]+ d[aeo]s? /u.test(folded.slice(span.start, span.end))
    )
      joined[joined.length - 1] = { start: before.start, end: span.end }
    else joined.push(span)
  }
  return joined
}

/** The terms of a part of a text that lists them. */
export const itemsOf = (text: string, folded: string, from: number, to: number, language: TextLanguage): Span[] => {
  const spans: Span[] = []
  let at = from
  for (const match of folded.slice(from, to).matchAll(splitter)) {
    spans.push({ start: at, end: from + match.index })
    at = from + match.index + match[0].length
  }
  spans.push({ start: at, end: to })
  return joinActs(folded, spans)
    .filter(({ start }) => !ofTrait.test(folded.slice(0, start)))
    .flatMap(({ start, end }) =>
      [trimItem(text, folded, start, end, language), namedTool(text, start, end)].filter((span) => span !== null),
    )
}

/** "platforms like Westlaw": "like" before a capital opens a list of names. */
const capitalList = (text: string) => text.matchAll(/(?<=[\p{L},] )(?:like|como)\s+(?=\p{Lu})/gu)

/** A bullet of at most SHORT words is a term or a list of terms; a longer one, up to LONG words, needs COMMAS commas. */
const SHORT = 12
const COMMAS = 3
const LONG = 40
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
const listFrom = (folded: string, language: TextLanguage): number | null => {
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

/** The names in brackets behind a general word, and those of a list before "experience". */
const listsIn = (text: string, folded: string, language: TextLanguage): Span[] =>
  [...folded.matchAll(examples), ...folded.matchAll(listBefore)].flatMap(({ 0: whole, 1: names = '', index }) => {
    const end = index + whole.length - 1
    return /[,;/]/.test(names) ? itemsOf(text, folded, end - names.length, end, language) : []
  })

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
export const unknownTerms = (text: string, listed: boolean, language: TextLanguage): Span[] => {
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
  spans.push(...listsIn(text, folded, language))
  if (listed && first) spans.push(...itemsOf(text, folded, 0, before(folded, first.index), language))
  const from = first || !listed ? null : listFrom(folded, language)
  // "1 year of dental office experience": the term precedes the last word.
  if (from !== null && !timed.test(folded)) spans.push(...itemsOf(text, folded, from, folded.length, language))
  else spans.push(...shut)
  return [...spans, ...spelledIn(text, folded, !listed && language === 'en')]
}
