// Finds the line that is closest to a task in other words: a deed of the same kind done to an object or people of the same kind, or at
// least half of what the task counts up. Such a line proves nothing, but "not in your résumé" beside it would be untrue.

import { atomKey } from '../../../resume/skills/match'
import type { TextLanguage } from '../../../text-language'
import { wordWeight } from '../../advert/terms/vocabulary'
import type { Keyword } from '../../result'
import { CREDITS, LISTED, SPOKEN_OF } from '../../rubric'
import type { Person, ResumeEntry } from '../resume-text'
import { actionKinds } from '../words/actions'
import { isAnyGoods, objectKinds, peopleKinds } from '../words/objects'
import { functionWord, type Hit, isAcross, isDeed, isOfTwoSentences, markOf } from '../words/together'
import { keyOf } from '../words/word-key'
import { relationOf } from './same-action'
import { dutyOf } from './tasks'

/** Most words between a deed and what it is done to. */
const NEAR = 9
/** The share of the objects that a task counts up, and their number, from which on a line is similar without its deed. */
const HALF = 0.5
const SEVERAL = 2
/** Words in front of a task without a verb in which its advert may name the deed: "rewiring occupied properties". */
const BEFORE = 5
/** Letters beyond which a word may have the ending of a verb. */
const LONG = 5
/** Places of one word in a line that are looked at. */
const PLACES = 12
/** What follows is what the deeds in front are done to. */
const preposition = /^(?:d[aeo]s?|em|n[ao]s?|pel[ao]s?|com|of|in|on|for|with)$/
/** Between people and what makes them others. */
const qualifies = /^(?:with|com)$/
/** Behind these stands where something is done, unless it is a name: "no WMS". */
const place = /^(?:em|n[ao]s?|at|in|on|from|sobre|durante|during)$/

type Word = {
  readonly key: string
  readonly kinds: readonly string[]
  readonly weight: number
  readonly people: boolean
}
/** The words of a task that are compared with those of a line. */
type Wanted = { readonly deeds: readonly Word[]; readonly nouns: readonly Word[] }

/** "Rewiring" and "rewired" are of one verb, whether or not a list has it. */
const stemOf = (word: string): string => {
  const key = keyOf(word)
  return key === word && word.length > LONG ? word.replace(/(?:ing|ed|e)$/, '') : key
}
const wordOf = (word: string, language: TextLanguage): Word => {
  const [kinds, people] = [objectKinds(word), peopleKinds(word)]
  const weight = Math.max(wordWeight(word, language), kinds.length + people.length > 0 ? 1 : 0)
  // "Times" are hours, too: people are compared by their kind alone.
  return {
    key: people.length > 0 ? word : stemOf(word),
    kinds: [...actionKinds(word), ...kinds, ...people],
    weight,
    people: people.length > 0,
  }
}
const isDone = ({ kinds }: Word): boolean => kinds.some((kind) => kind.startsWith('action '))
/** A deed of any work is nothing that something is done to: "workforce management" is about a workforce. */
const isObject = ({ kinds, weight }: Word): boolean =>
  weight > 1 || (weight > 0 && !(kinds.length > 0 && kinds.every((kind) => kind.startsWith('action '))))
const isVerb = (word: string): boolean =>
  objectKinds(word).length === 0 &&
  (isDeed(word) || actionKinds(word).length > 0 || /^\p{L}{2,}(?:[aei]r|ing)$/u.test(word))

/** The single words of a text, each with whether it is written as a name. */
const wordsIn = (text: string) =>
  text.split(/\s+/).flatMap((token) =>
    atomKey(token)
      .split(' ')
      .map((word) => ({ word, name: /^\P{L}*\p{Lu}{2}/u.test(token) })),
  )

/** The deeds with which a task begins, and what it does them to. */
const wantedBy = (keyword: Keyword, language: TextLanguage): Wanted => {
  const { text, quote } = keyword
  const words = wordsIn(text)
  const first =
    dutyOf(keyword)?.lead ??
    words.findIndex(
      ({ word }, at) =>
        (at > 0 && preposition.test(word)) || (!functionWord.test(word) && word !== '|' && !isVerb(word)),
    )
  const lead = words.slice(0, Math.max(0, first)).filter(({ word }) => isVerb(word))
  const before = quote.text.slice(0, Math.max(0, quote.text.toLowerCase().indexOf(text.toLowerCase())))
  const deeds =
    lead.length > 0
      ? lead
      : wordsIn(before)
          .slice(-BEFORE)
          .filter(({ word }) => isVerb(word))
  let isPlace = false
  const rest = words.slice(Math.max(0, first))
  const objects = rest.filter(({ word, name }, at) => {
    // "Pupils with autism" are other pupils: what stands behind "with" says which work it is.
    if (peopleKinds(word).length > 0 && qualifies.test(rest[at + 1]?.word ?? '')) return false
    isPlace = place.test(word) || (isPlace && !/^(?:\||e|ou|and|or)$/.test(word))
    return !functionWord.test(word) && word !== '|' && (!isPlace || name)
  })
  const weighed = objects.map(({ word }) => wordOf(word, language)).filter(isObject)
  // "Prepare bank reconciliations": what is prepared is itself an action.
  const deedNouns = objects
    .map(({ word }) => ({ ...wordOf(word, language), word }))
    .filter((one) => isDone(one) && /(?:cao|mento|agem|tion|sion|ment)$/.test(one.word))
  return { deeds: [...deeds.map(({ word }) => wordOf(word, language)), ...deedNouns], nouns: weighed }
}

/** Whether a line's word is a task's, or of the same kind of deed, object or people. */
const isKin = (one: Word, other: Word): boolean =>
  one.key === other.key || one.kinds.some((kind) => other.kinds.includes(kind))
/** Where a line does a task's very deed, of goods that the task leaves open: "reposição de produtos" beside "reposição das prateleiras". */
const sameDeed = ({ deeds, nouns }: Wanted, words: readonly Word[]): Places | null => {
  if (!nouns.every(({ key }) => isAnyGoods(key))) return null
  const place = words.findIndex((word) => word.weight > 1 && isDone(word) && deeds.some(({ key }) => key === word.key))
  return place < 0 || place === words.length - 1 ? null : { places: [place, place + 1], share: CREDITS.implied }
}

/** How far a pair of deed and object is from the task: another word of the kind counts as far as all that are near. */
const farness = (
  { object, places: [deed, place] }: { readonly object: Word; readonly places: readonly [number, number] },
  words: readonly Word[],
): number => Math.abs(deed - place) + (words[place]?.key === object.key ? 0 : NEAR)

/** Behind these stand those for whose good something is done. */
const whose = /^(?:for|of|para|d[aeo]s?)$/
/** "Managed payroll for 300 staff", "folha de 300 pessoas": the people have what is done, and it is not done to them. */
const isTheirs = (words: readonly string[], place: number, isDoneTo: (word: string) => boolean): boolean => {
  const from = words.slice(0, place).findLastIndex((word) => !/^(?:\d+|the|our|all|[ao]s?)$/.test(word))
  const noun = words[from - 1]
  return whose.test(words[from] ?? '') && noun !== undefined && !isDoneTo(noun)
}

type Places = { readonly places: readonly number[]; readonly share: number }
/** The places of a line's words that are similar to the task, and how much they are worth; null where too few of them are. */
const placesIn = ({ deeds, nouns }: Wanted, entry: ResumeEntry, words: readonly Word[]): Places | null => {
  const at = (wanted: Word) => words.flatMap((word, place) => (isKin(wanted, word) ? [place] : [])).slice(0, PLACES)
  const matches = nouns.map((object) => ({ object, places: at(object) })).filter(({ places }) => places.length > 0)
  const deedPlaces = deeds.flatMap(at)
  const pairs = matches
    .flatMap(({ object, places }) => places.map((place) => ({ object, place })))
    .flatMap(({ object, place }) => deedPlaces.map((deed) => ({ object, places: [deed, place] as const })))
    .filter(({ object, places: [deed, place] }) => {
      if (object.people && isTheirs(entry.words, place, (word) => isVerb(word) || peopleKinds(word).length > 0))
        return false
      // "Designing and building" is no building of a design: what is itself a deed stands behind the other.
      const stands = isDone(object) ? deed < place : deed !== place
      return stands && Math.abs(deed - place) <= NEAR && !isAcross(entry, Math.min(deed, place), Math.max(deed, place))
    })
    .toSorted((a, b) => farness(a, words) - farness(b, words))
  if (pairs[0]) return { places: pairs[0].places, share: CREDITS.implied }
  const goods = matches.filter(({ object }) => !object.people)
  const sum = (some: readonly Word[]) => some.reduce((total, { weight }) => total + weight, 0)
  const share = sum(goods.map(({ object }) => object)) / sum(nouns.filter(({ people }) => !people))
  const first = new Set(goods.flatMap(({ places }) => places.slice(0, 1)))
  // "Auditorias e fiscalizações" are not both of one "conferência".
  return first.size >= SEVERAL && share >= HALF ? { places: [...first], share: SPOKEN_OF } : null
}

/** Fewest words of a phrase that may lack one. */
const MANY = 4
/** All words of a long phrase but one, in any order: "sat with residents at the end of life and supported families". */
const wholeIn = (all: readonly string[], { keys, words }: ResumeEntry): Places | null => {
  if (words.some((word) => /^(?:no|not|without|never|sem|nao|nunca)$/.test(word))) return null
  const places = all.map((key) => keys.indexOf(key)).filter((place) => place >= 0)
  return all.length >= MANY && places.length >= all.length - 1 ? { places, share: CREDITS.implied } : null
}

/** The words of a line, remembered for all tasks of an advert. */
const wordsOf = new WeakMap<ResumeEntry, readonly Word[]>()
const lineWords = (entry: ResumeEntry, language: TextLanguage): readonly Word[] => {
  const words = wordsOf.get(entry) ?? entry.words.map((word) => wordOf(word, language))
  wordsOf.set(entry, words)
  return words
}

export type Similar = Hit & { readonly share: number }
/** The line closest to a task, one that does it about work first; null without any. */
export const similarTo = (keyword: Keyword, person: Person, language: TextLanguage): Similar | null => {
  const wanted = wantedBy(keyword, language)
  if (wanted.nouns.length === 0) return null
  const all = atomKey(keyword.text)
    .split(' ')
    .filter((word) => !functionWord.test(word))
    .map(keyOf)
  const hits = person.entries.flatMap((entry): Similar[] => {
    const nearest = entry.studied
      ? null
      : (wholeIn(all, entry) ??
        placesIn(wanted, entry, lineWords(entry, language)) ??
        sameDeed(wanted, lineWords(entry, language)))
    if (nearest === null || relationOf(keyword, entry) === 'other') return []
    const [from, to] = [Math.min(...nearest.places), Math.max(...nearest.places)]
    const mark = markOf(entry, from, to - from + 1)
    return isOfTwoSentences(mark) ? [] : [{ how: 'implied', entry, mark, share: nearest.share }]
  })
  const worth = ({ share, entry }: Similar) => share * (entry.place === 'shown' ? 1 : LISTED)
  const shared = ({ entry }: Similar) => all.filter((word) => entry.keys.includes(word)).length
  return hits.toSorted((a, b) => worth(b) - worth(a) || shared(b) - shared(a))[0] ?? null
}
