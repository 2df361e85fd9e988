// Trims an item of a sentence to the term in it, without the words that open it, its purpose and what stands behind it.
import type { TextLanguage } from '../../../text-language'
import { amounts, deedAtEnd, endWords, leadWords, noSkills, placeNames, purposes, toolsAtEnd } from '../phrases/terms'
import type { Span } from './span'
import { emptyLead, untilStop } from './vocabulary'

/** A sentence as written, and folded without moving a letter. */
export type Source = { readonly text: string; readonly folded: string; readonly language: TextLanguage }
type Item = Source & Span

const textOf = ({ text, start, end }: Item): string => text.slice(start, end)
const foldedOf = ({ folded, start, end }: Item): string => folded.slice(start, end)

/** One lower-case word. */
const commonWord = /^\p{Ll}+$/u

const withoutOpening = (item: Item): Item => {
  const { text, start: from, end } = item
  const start = from + foldedOf(item).length - foldedOf(item).trimStart().length
  // "Read Write Inc." is a name, although it begins with a verb.
  const isNamed =
    from > 0 && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text.slice(start, end)) && /\p{Ll}/u.test(text.slice(0, from))
  const opening = isNamed ? '' : (leadWords.exec(item.folded.slice(start, end))?.[0] ?? '')
  const rest = text.slice(start + opening.length, end).trim()
  // "Ferramentas elétricas": the tool belongs to a word that only describes it.
  if (toolsAtEnd.test(opening) && /^\p{Ll}+s$/u.test(rest))
    return { ...item, start: start + opening.lastIndexOf(' ', opening.length - 2) + 1 }
  // "Preparação de corpos": one common word says nothing without what is done to it.
  const deed = commonWord.test(rest) ? deedAtEnd.exec(opening) : null
  return { ...item, start: start + (deed?.index ?? opening.length) }
}

/** Nothing is left of an item that begins with its purpose. */
const withoutPurpose = (item: Item): Item => {
  const at = ` ${foldedOf(item)}`.search(purposes)
  const end = at < 0 ? item.end : item.start + Math.max(0, at - 1)
  return { ...item, end }
}

const withoutEnd = (item: Item): Item => {
  const { text, start, language } = item
  const upToStop = { ...item, end: start + untilStop(textOf(item), text, language) }
  const end = start + foldedOf(upToStop).replace(/[\s.,;:!?"'”“-]{1,40}$/u, '').length
  const words = item.folded.slice(start, end)
  const tail = words.length - words.replace(endWords, '').length
  // "Care Certificate" is one name.
  const isPart =
    /^\s\p{Lu}/u.test(text.slice(end - tail, end)) && /^\p{Lu}/u.test(text.slice(start)) && /\s\p{Ll}/u.test(text)
  return { ...item, end: end - (isPart ? 0 : tail) }
}

/** "Cards accurately": an adverb closes a clause, and no name. */
const lastAdverb = / (?:well|daily|weekly|(?!family|assembly|supply|reply|anomaly|poly|fly)\p{L}{3,14}ly)$/u
const withoutAdverb = (item: Item): Item =>
  item.language === 'en' ? { ...item, end: item.start + foldedOf(item).replace(lastAdverb, '').length } : item

/** "Análise e criação de telas": without its first deed the second one begins the term. */
const joint = { pt: /^(?:e|ou) (?=\S)/, en: /^(?:an?|the|&) (?=\S)/ }
const withoutEmptyLead = (item: Item): Item => {
  const start = item.start + emptyLead(textOf(item), item.language)
  const rest = { ...item, start }
  return { ...rest, start: start + (joint[item.language].exec(foldedOf(rest))?.[0].length ?? 0) }
}

const littleWord = /^(?:de|do|da|dos|das|e|a|o|of|the|and|para|&)$/
/** Most words of a term. */
const TERM_WORDS = 12
const isTerm = (item: Item): boolean => {
  const folded = foldedOf(item)
  const all = folded.split(/\s+/).filter(Boolean)
  const words = all.filter((word) => !littleWord.test(word))
  if (words.length === 0 || all.length > TERM_WORDS || folded.length < 2 || /[£€$]/.test(folded)) return false
  if ([amounts, noSkills, placeNames].some((other) => other.test(folded))) return false
  // A reflexive verb, a verb with its object, a level of a language.
  return words[0] !== 'se' && !/-l[oa]s?$/.test(folded) && !/^[abc][12]$/.test(folded)
}

/** What is taken off an item, in this order: each looks at what the one before it left. */
const steps = [withoutOpening, withoutPurpose, withoutEnd, withoutAdverb, withoutEmptyLead]

/** The term of an item; null where none is left. */
export const trimItem = (source: Source, start: number, end: number): Span | null => {
  const item = steps.reduce((rest, step) => step(rest), { ...source, start, end })
  return isTerm(item) ? { start: item.start, end: item.end } : null
}
