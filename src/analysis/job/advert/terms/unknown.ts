// Finds terms absent from the gazetteer by their position (behind "experiência com", in a list) or their spelling.

import { fold } from '../../../resume/reading/text'
import type { TextLanguage } from '../../../text-language'
import {
  beforeTool,
  deeds,
  noTermOpenings,
  placeNames,
  separators,
  traits,
  workplaces,
  yearsOfExperience,
} from '../phrases/terms'
import { closer, examples, filler, listBefore, opener, opensAct } from './openers'
import { plainly } from './plainly'
import type { Span } from './span'
import { spelledIn } from './spelled'
import { type Source, trimItem } from './trim'
import { valuedIn } from './valued'

/** "campaigns in Klaviyo or …": a name after the preposition that ended the term; "oficina no Brás" names a town. */
const namedTool = (text: string, from: number, to: number): Span | null => {
  const match = beforeTool.exec(text.slice(from, to))
  if (!match || workplaces.test(fold(text.slice(from, from + match.index)))) return null
  const start = from + match.index + match[0].length
  if (placeNames.test(fold(text.slice(start, to)).replace(/(?<![.,;:!)])[.,;:!)]+$/, ''))) return null
  const name = text
    .slice(start, to)
    .match(
      /^\p{Lu}[\p{L}\p{N}.+#&-]*(?: (?:\p{Lu}[\p{L}\p{N}.+#&-]*|\d{2,4}(?=$|[,.;)]|\s(?:e|ou|and|or)\s))){0,2}/u,
    )?.[0]
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
      deeds.test(folded.slice(before.start, before.end)) &&
      /^[\p{L}]+ d[aeo]s? /u.test(folded.slice(span.start, span.end))
    )
      joined[joined.length - 1] = { start: before.start, end: span.end }
    else joined.push(span)
  }
  return joined
}

/** The terms of a part of a text that lists them. */
export const itemsOf = (source: Source, from: number, to: number): Span[] => {
  const { text, folded } = source
  const spans: Span[] = []
  let at = from
  for (const match of folded.slice(from, to).matchAll(separators)) {
    spans.push({ start: at, end: from + match.index })
    at = from + match.index + match[0].length
  }
  spans.push({ start: at, end: to })
  return joinActs(folded, spans)
    .filter(({ start }) => !traits.test(folded.slice(0, start)))
    .flatMap(({ start, end }) =>
      [trimItem(source, start, end), namedTool(text, start, end)].filter((span) => span !== null),
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
const listFrom = ({ folded, language }: Source): number | null => {
  const count = folded.split(/\s+/).length
  const commas = folded.split(/[,;]/).length - 1
  if (count > SHORT && (commas < COMMAS || count > LONG) && !isNames(folded)) return null
  const act = opensAct.exec(folded)
  if (act) return act[0].length
  return noTermOpenings.test(folded) || (language === 'pt' && infinitive.test(folded)) ? null : 0
}

/** "Python, SQL and experience with Airflow": the end of a list that runs up to the first opener; 0 without one. */
const endOfList = (folded: string, opener: number): number => {
  const head = folded.slice(0, opener)
  const joint = head.match(/(?:[,;]|\s(?:e|and|ou|or))\s*$/u)
  return joint && head.split(/\s+/).length <= SHORT && !noTermOpenings.test(head) ? opener - joint[0].length : 0
}

/** Letters of "knowledge of" behind a term. */
const KNOWLEDGE = 14
/** The words before "experience" or "skills", without fillers. */
const beforeClosers = (folded: string): Span[] =>
  [...folded.matchAll(closer)].flatMap((match) => {
    const words = match[0].trim().split(' ')
    const first = words.findLastIndex((word) => filler.has(word.replace(/['’]$/, '')) || /^\d|[.:]$/.test(word)) + 1
    const start = match.index + words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0)
    const end = match.index + match[0].trimEnd().length
    // "Secure knowledge of the curriculum": one word that only says how well.
    const describes =
      first === words.length - 1 &&
      /(?<!al|ic) (?:knowledge|expertise) (?:of|in) /u.test(folded.slice(start, end + KNOWLEDGE))
    return first < words.length && !describes ? [{ start, end }] : []
  })

/** The names in brackets behind a general word, and those of a list before "experience". */
const listsIn = (source: Source): Span[] =>
  [...source.folded.matchAll(examples), ...source.folded.matchAll(listBefore)].flatMap(
    ({ 0: whole, 1: names = '', index }) => {
      const end = index + whole.length - 1
      return /[,;/]/.test(names) ? itemsOf(source, end - names.length, end) : []
    },
  )

/** Where a sentence begins to ask: its first opener, or the term of its first closer; its length where it has none. */
export const asksFrom = (text: string): number => {
  const folded = plainly(text)
  const at = [...folded.matchAll(opener)].map(({ index }) => index)
  const closed = beforeClosers(folded).map(({ start }) => start)
  return Math.min(folded.length, ...at, ...closed, ...(valuedIn(folded) ? [0] : []))
}

/** Of each opener, what stands behind it up to the next one; a valued subject ends at its own end, up to the next comma. */
const behindOpeners = (source: Source, openers: readonly RegExpMatchArray[], valuedEnd: number): Span[] => {
  const { folded } = source
  const comma = folded.slice(valuedEnd).search(/[,;:]/)
  return openers.flatMap((match, at) => {
    const from = (match.index ?? 0) + match[0].length
    const to = Math.max(from, openers[at + 1]?.index ?? folded.length)
    if (from >= valuedEnd || to <= valuedEnd) return itemsOf(source, from, to)
    const further = comma < 0 ? to : Math.min(to, valuedEnd + comma + 1)
    return [...itemsOf(source, from, valuedEnd), ...itemsOf(source, further, to)]
  })
}

/** The unknown terms of a sentence, in order, each of at most 4 content words; `listed` marks a line under a heading of requirements, which needs no opener. */
export const unknownTerms = (text: string, listed: boolean, language: TextLanguage): Span[] => {
  const folded = plainly(text)
  const source = { text, folded, language }
  const openers = [...folded.matchAll(opener), ...capitalList(text)].toSorted((a, b) => a.index - b.index)
  const [first] = openers
  // "Noção de inglês é um charme a mais" values its subject.
  const valued = valuedIn(folded)
  const valuedFrom = folded.indexOf(valued ?? '')
  const valuedEnd = valuedFrom + (valued?.length ?? 0)
  const opened = behindOpeners(source, openers, valuedEnd)
  const closed = beforeClosers(folded).flatMap(({ start, end }) => trimItem(source, start, end) ?? [])
  const spelled = spelledIn(text, folded, !listed && language === 'en')
  if (valued !== undefined && (first?.index ?? folded.length) >= valuedEnd) {
    const isBehind = ({ start }: Span) => start >= valuedEnd
    return [
      ...itemsOf(source, valuedFrom, valuedEnd),
      ...opened.filter(isBehind),
      ...closed.filter(isBehind),
      ...spelled,
    ]
  }
  const beforeFirst = listed && first ? itemsOf(source, 0, endOfList(folded, first.index)) : []
  const from = first || !listed ? null : listFrom(source)
  const isList = from !== null && !yearsOfExperience.test(folded)
  const others = isList ? itemsOf(source, from, folded.length) : closed
  return [...opened, ...listsIn(source), ...beforeFirst, ...others, ...spelled]
}
