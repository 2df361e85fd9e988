// Finds a line with a whole object of what is asked for, whatever it was done to: "escrevi artigos da base de conhecimento" beside
// "documentar procedimentos na base de conhecimento". Names of several words are rare, so that a line which has one is about it.

import { memoOfObject } from '../../../memo'
import { fold } from '../../../resume/reading/text'
import { atomKey } from '../../../resume/skills/match'
import type { TextLanguage } from '../../../text-language'
import { wordWeight } from '../../advert/terms/vocabulary'
import type { Keyword } from '../../result'
import type { Person, ResumeEntry } from '../resume-text'
import { actionsOf } from '../words/actions'
import { peopleKinds } from '../words/objects'
import { functionWord, isDeed, markOf, sequence } from '../words/together'
import { keyOf } from '../words/word-key'
import { relationOf } from './same-action'
import { dutyOf } from './tasks'

/** Between two names; within one stands a bare "de" alone ("feira de ciências"). */
const between =
  /^(?:e|ou|d[ao]s?|em|n[ao]s?|[ao]s?|à|às|aos?|com|para|por|pel[ao]s?|sobre|and|or|of|for|with|in|on|at|to|from|by|the|an)$/iu
/** Words of any workplace, which name nothing together: "equipe de trabalho", "service team". */
const anywhere =
  /^(?:trabalho|equipe|empresa|area|setor|dia|cliente|servico|atendimento|pessoa|hora|mes|ano|geral|work|job|team|company|day|customer|client|service|staff|member|people|business|person|new|daily|school|escola|hospital|client)$/
/** "2º nível", "2nd line": the number is part of the name. */
const ordinal = /^\d+(?:[ºª]|st|nd|rd|th)$/
/** Between people and what makes them others. */
const qualifies = /^(?:with|com)$/
/** Fewest letters of a noun that is an object by itself. */
const LETTERS = 5

type Name = { readonly words: readonly string[]; readonly keys: readonly string[]; readonly example: boolean }

const namesIn = (text: string, language: TextLanguage, lead: number, example: boolean): Name[] => {
  const names: string[][] = [[]]
  const tokens = text.split(/\s+/).slice(lead)
  for (const [at, token] of tokens.entries()) {
    const word = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}º]+$/gu, '')
    const name = names.at(-1) ?? []
    // "Emissão de boletos": an action in front of what it is done to.
    if (between.test(word) || token.startsWith('(') || (word === 'de' && name.length === 1 && isDeed(name[0] ?? '')))
      names.push([])
    else if (!functionWord.test(fold(word))) name.push(...atomKey(word).split(' '))
    // "Pupils with autism" are other pupils.
    if (qualifies.test(tokens[at + 1] ?? '')) name.length = 0
    if (/[,;:)]$/u.test(token)) names.push([])
  }
  return names.flatMap((name) => {
    const isAct = language === 'en' && lead === 0 && name.length > 2 && actionsOf(name.at(-1) ?? '').length > 0
    const words = isAct ? name.slice(0, -1) : name
    return words.length === 0 ? [] : [{ words, keys: words.map(keyOf), example }]
  })
}

/** The names that a phrase holds, with the examples in the brackets behind it. */
const namesOf = (keyword: Keyword, language: TextLanguage): Name[] => {
  const { text, quote } = keyword
  const behind = quote.text.slice(quote.text.indexOf(text) + text.length)
  const examples = quote.text.includes(text) ? (/^\s*\(([^()]{3,120})\)/u.exec(behind)?.[1] ?? '') : ''
  return [
    ...namesIn(text, language, dutyOf(keyword)?.lead ?? 0, false),
    ...(examples === '' ? [] : namesIn(examples.replace(/\//g, ', '), language, 0, true)),
  ]
}

/** The words of a line that say something, each with its place. */
const contentOf = memoOfObject(({ words, keys }: ResumeEntry) => {
  const places = words.flatMap((word, at) => (functionWord.test(word) ? [] : [at]))
  return { places, keys: places.map((at) => keys[at] ?? '') }
})

/** The longest run of a name's words, of at least two and with the noun that it is about where `headed`. */
const runIn = ({ keys }: Name, line: readonly string[], language: TextLanguage, headed: boolean) => {
  for (let length = keys.length; length > 1; length--)
    for (let from = 0; from + length <= keys.length; from++) {
      const hasHead = language === 'pt' ? from === 0 : from + length === keys.length
      if (headed && !hasHead) continue
      const at = sequence(keys.slice(from, from + length), line)
      if (at >= 0) return { at, from, length }
    }
  return null
}

type Speaking = { readonly entry: ResumeEntry; readonly mark: string | null; readonly sure: boolean }
const foundIn = (keyword: Keyword, name: Name, entry: ResumeEntry, language: TextLanguage): Speaking | null => {
  const { places, keys } = contentOf(entry)
  if (!name.keys.some((key) => keys.includes(key))) return null
  // Another action is no doubt of what stands beside the object of the task.
  const isObject = dutyOf(keyword)?.objects.some((object) => object.some((key) => name.keys.includes(key))) === true
  const isSure = name.example || !isObject || relationOf(keyword, entry) !== 'other'
  const run = runIn(name, keys, language, true) ?? runIn(name, keys, language, false)
  const words = run === null ? [] : name.words.slice(run.from, run.from + run.length)
  const isNumbered = words.some((word) => ordinal.test(word))
  if (run !== null && (isNumbered || words.filter((word) => !anywhere.test(word)).length > 1)) {
    const [first = 0, last = 0] = [places[run.at], places[run.at + run.length - 1]]
    const hasHead = language === 'pt' ? run.from === 0 : run.from + run.length === name.keys.length
    return { entry, mark: markOf(entry, first, last - first + 1), sure: isSure && (hasHead || isNumbered) }
  }
  const [noun = '', ...others] = name.words.filter((word) => !anywhere.test(word))
  const at = others.length === 0 && (isObject || name.example) ? entry.words.indexOf(noun) : -1
  if (at < 0 || noun.length < LETTERS || /ly$/.test(noun) || peopleKinds(noun).length > 0) return null
  const isNear = relationOf(keyword, entry) === 'near'
  return { entry, mark: markOf(entry, at, 1), sure: isNear || (name.example && wordWeight(noun, language) > 1) }
}

/** The line that has a whole object of what is asked for, one that surely speaks of it first; null without any. */
export const lineWithNounPhrase = (keyword: Keyword, person: Person, language: TextLanguage): Speaking | null => {
  const names = namesOf(keyword, language)
  const lines = person.entries
    .filter(({ studied }) => !studied)
    .flatMap((entry) => names.flatMap((name) => foundIn(keyword, name, entry, language) ?? []))
  const worth = ({ entry, sure, mark }: Speaking) =>
    Number(sure) * 1000 + Number(entry.place === 'shown') * 500 + (mark?.length ?? 0)
  return lines.toSorted((a, b) => worth(b) - worth(a))[0] ?? null
}
