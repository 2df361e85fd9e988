// Cuts a sentence into clauses and a clause to the words of its task, at most nine.
import type { TextLanguage } from '../../../text-language'
import type { Span } from '../terms/span'
import { articleBefore, englishTask, isBareDeed, isDeedNoun, opensClause } from './openings'
import { circumstance, halfObject, halfPhrase, isSmallWord, lightVerb, namesNoTask, tail } from './task-words'

/** Most words of a task that lists objects, and of one that has a single object with what belongs to it. */
const [WORDS, WHOLE] = [9, 13]

/** What may part two clauses; a number keeps its comma, and "and" its own spaces. */
const joint =
  /\s*[;,](?!\d)\s*(?:(?:and\/or|e\/ou|and|or|e|ou|as well as|bem como|assim como|alem d[aeo]s?)\s+)?|\s+(?:and\/or|e\/ou|and|or|e|ou|&|as well as|bem como|assim como)\s+|\s*[.:!?](?:\s+|$)|\s+[–-]\s+|\s+by\s+(?=\p{L}{3,14}ing )/gu

const adverb = /^(?!family|assembly|supply|reply|weekly|monthly)\p{L}{3,14}(?:ly|mente)$/u
/** The words of a clause, without the commas between them. */
export const wordsOf = (clause: string): string[] => clause.split(/[\s,]+/).filter((word) => word !== '')
/** The words of a clause that may say something: neither small ones nor adverbs. */
export const contentOf = (clause: string): string[] =>
  wordsOf(clause).filter((word) => !isSmallWord.test(word) && !adverb.test(word))

const isGerund = (words: string): boolean => /^[\p{L}-]+ing(?!\p{L})/u.test(words)

/** True where a clause begins another task: "clean rooms and reporting faults" has one, "cleaning rooms and reporting faults" two. */
const opensAnother = (words: string, first: string, language: TextLanguage): boolean =>
  (language === 'pt' || isGerund(words) === isGerund(first)) &&
  (opensClause(words, language) ||
    (language === 'pt' && (/^\p{L}{3,14}[aei]ndo /u.test(words) || articleBefore(words) > 0)) ||
    namesNoTask.test(words) ||
    isBareDeed(/^[\p{L}-]+/u.exec(words)?.[0] ?? '', language))

/** "Oversees the configuration, allocation and use of disks": a noun of action waits for the object of the next one. */
const waits = (words: string, next: string, language: TextLanguage): boolean =>
  (isDeedNoun(lastWord.exec(words)?.[0] ?? '', language) && isDeedNoun(firstWord.exec(next)?.[0] ?? '', language)) ||
  (isGerundOf.test(next) && (endsInGerund.test(words) || isDeedNoun(lastWord.exec(words)?.[0] ?? '', 'en')))
const [firstWord, lastWord, endsInGerund] = [/^[\p{L}-]+/u, /[\p{L}-]+$/u, /[ ,]\p{L}{3,}ing$/u]
/** "Feeding, and cleaning of zoo animals": gerunds up to one with its object behind "of". Folded. */
const isGerundOf = /^(?:[\p{L}-]+ing,? (?:and |or )?){0,3}[\p{L}-]+ing of /u

/** False for a noun of an action that is no verb too: "overage", "análise". */
const isVerb = (words: string, language: TextLanguage): boolean => {
  const last = lastWord.exec(words)?.[0] ?? ''
  return !isDeedNoun(last, language) || (language === 'en' && englishTask.test(`${last} x`))
}
/** True where a clause begins with a verb that is no noun of an action. */
const opensVerb = (words: string, language: TextLanguage): boolean =>
  opensClause(words, language) &&
  !isGerund(words) &&
  (determined.test(words) || !isDeedNoun(firstWord.exec(words)?.[0] ?? '', language))
const determined = /^\S+ (?:the|an?|your|our|their) /
/** "Admit, transfer": single words of which the first is a verb. */
const isChain = (words: string, language: TextLanguage): boolean =>
  /^[\p{L}-]+(?:, [\p{L}-]+)+$/u.test(words) &&
  isBareDeed(words.split(',', 1)[0] ?? '', language) &&
  !isDeedNoun(words.split(',', 1)[0] ?? '', language)
const isMeans = (joint: string): boolean => /^\s+by\s+$/.test(joint)
/** The clauses of a text: verbs that share an object stay together, as do the objects of one verb. */
export const clausesOf = (folded: string, from: number, language: TextLanguage): Span[] => {
  const clauses: Span[] = []
  let start = from
  for (const cut of [...folded.matchAll(joint), { index: folded.length, 0: '' }]) {
    if (cut.index < start) continue
    const next = cut.index + cut[0].length
    const words = folded.slice(start, cut.index)
    const closes = /[.:;!?–-]/.test(cut[0]) || next >= folded.length
    // "Clean, dust and polish furniture": a verb alone waits for the object of the next one.
    const deed = words.replace(lightVerb[language], '')
    if (
      !closes &&
      (waits(words, folded.slice(next), language) ||
        ((isBareDeed(deed, language) || isChain(deed, language)) &&
          !namesNoTask.test(folded.slice(next)) &&
          // "Proceder à análise e emitir pareceres": a noun waits for no verb.
          ((deed === words && isVerb(deed, language)) || !opensVerb(folded.slice(next), language))) ||
        // "Keeps children safe by checking belts": the means are tasks, too.
        !(isMeans(cut[0])
          ? opensClause(folded.slice(next), language)
          : opensAnother(folded.slice(next), words, language)))
    )
      continue
    if (cut.index > start) clauses.push({ start, end: cut.index })
    start = next
  }
  return clauses
}

/** A clause without its purpose, time and manner. */
export const trimmed = (folded: string, { start, end }: Span, language: TextLanguage): Span => {
  const stop = folded.slice(start, end).search(circumstance[language])
  return { start, end: stop > 0 ? start + stop : end }
}

/** "Levar a criança | a unidades de prestação dos primeiros": words cut in the middle end before the phrase that the cut opened. */
const beforeHalf = (words: string): string => {
  const phrase = words.replace(halfObject, '')
  return phrase !== words && contentOf(phrase).length > 1 ? phrase : words.replace(halfPhrase, '')
}

const first = (words: number) => new RegExp(`^\\s*(?:\\S+\\s+){0,${words - 1}}\\S+`, 'u')
const [mostWords, wholeWords] = [first(WORDS), first(WHOLE)]
/** Words beyond that are not cut off, and what belongs to the last noun: "ao cumprimento | da Lei dos Compromissos". */
const SLACK = 4
const ofNoun = /^(?:(?: e)? (?:d[aeo]s?|of) \p{L}[\p{L}-]+){1,4}(?!\p{L})/u
/** A clause as parts of about nine words, cut where one object of a list ends. */
export const bounded = (folded: string, { start, end }: Span, isAsked = false): Span[] => {
  const words = folded.slice(start, end)
  const most = (isAsked || words.includes(',') ? mostWords : wholeWords).exec(words)?.[0] ?? words
  if (most.length >= words.trimEnd().length) return [{ start, end: start + ends(words) }]
  // What belongs to the last noun is not cut off: "apoio a jovens portadores de | deficiência".
  const core = most.replace(tail, '')
  const rest = words.slice(core.length)
  if (ofNoun.test(rest) && wordsOf(rest).length <= SLACK && !`${core}${rest}`.includes(','))
    return [{ start, end: start + ends(words) }]
  const comma = most.lastIndexOf(',')
  // No phrase is cut in the middle: "transfer them to the right person" ends before "to".
  const chain = ofNoun.exec(rest)?.[0] ?? ''
  if (comma < 0 && chain !== '') return [{ start, end: start + ends(core + chain) }]
  if (comma < 0) return [{ start, end: start + ends(tail.test(most) ? most : beforeHalf(most)) }]
  const next = start + comma + (/^, *(?:(?:and|or|e|ou) )?/.exec(words.slice(comma))?.[0].length ?? 1)
  return [{ start, end: start + ends(most.slice(0, comma)) }, ...bounded(folded, { start: next, end }, isAsked)]
}
/** Where the words end, without signs and small words behind them. */
const ends = (words: string): number => words.replace(/[\s,.:;]+$/, '').replace(tail, '').length
