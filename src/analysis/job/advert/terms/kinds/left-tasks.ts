// The tasks of a line of duties in which nothing else was found: what its clauses are done to or deal with, as a phrase of nouns.
import { isTitle } from '../../../../resume/reading/experience/names/titles'
import { fold } from '../../../../resume/reading/text'
import { atomKey } from '../../../../resume/skills/match'
import type { TextLanguage } from '../../../../text-language'
import { MAX_PIECE } from '../../../limits'
import type { Sentence } from '../../sentences'
import type { Found } from '../exact'
import type { Span } from '../span'
import { conditionSpans } from '../spans'
import { namesSkill, wordWeight } from '../vocabulary'
import { circumstance, clausesOf } from './task-clauses'
import { namesObject, objectOf } from './task-phrases'
import { anyGerund, englishTask, portugueseTask, present, withDeterminer } from './task-verbs'

/** Prepositions behind which a task goes on: "responder a dúvidas sobre garantia", "support the chef in kitchen operations". */
const further = {
  pt: /(?:^| )(?:com|em|n[ao]s?|sobre|ate|junto a[os]?|ao?s?) /gu,
  en: /(?:^| )(?:with|in|on|about|to|of|regarding|into|through) /gu,
} as const
/** Complements of a clause that are looked at. */
const COMPLEMENTS = 3

/** Words that describe an object and name none: "peças defeituosas", "serviços consumidos". */
const participle = /(?:ad|id|os)[oa]s?$/
/** Least weight (vocabulary.ts) of such a phrase together: two words of the trade. */
const WEIGHT = 4
const says = (nouns: readonly string[], phrase: string, text: string, language: TextLanguage): boolean => {
  const head = language === 'pt' ? nouns[0] : nouns.at(-1)
  const rest = nouns.filter((word) => word !== head)
  return (
    nouns.length > 1 &&
    !isTitle(phrase) &&
    nouns.reduce((sum, word) => sum + wordWeight(word, language), 0) >= WEIGHT &&
    namesObject([head ?? ''], language) &&
    wordWeight(head ?? '', language) > 0 &&
    rest.some(
      (word) =>
        wordWeight(word, language) > 0 &&
        namesObject([word], language) &&
        !(language === 'pt' && participle.test(word)),
    ) &&
    namesSkill(phrase, text, language)
  )
}

const opened = (words: string, language: TextLanguage): string | undefined =>
  language === 'pt'
    ? (portugueseTask.exec(words)?.[0] ?? present(words, ''))
    : (englishTask.exec(words)?.[0] ?? anyGerund.exec(words)?.[0] ?? withDeterminer.exec(words)?.[0])

const phraseOf = (text: string, folded: string, from: number, end: number, language: TextLanguage): Span | null => {
  let object = objectOf(folded, from, end, language)
  for (let at = 0; at < COMPLEMENTS; at++) {
    if (object.start >= 0 && says(object.nouns, text.slice(object.start, object.end), text, language))
      return { start: object.start, end: object.end, task: true }
    further[language].lastIndex = 0
    const rest = folded.slice(object.end, end)
    const next = further[language].exec(rest)
    if (!next) return null
    object = objectOf(folded, object.end + next.index + next[0].length, end, language)
  }
  return null
}

/** The phrases of the clauses of a line of duties that hold none of the terms found. */
const leftTasks = (text: string, found: readonly Span[], language: TextLanguage): Span[] => {
  const folded = fold(text).slice(0, MAX_PIECE)
  let listing = false
  return clausesOf(folded, 0, folded.length, language).flatMap(({ start, end }) => {
    const words = folded.slice(start, end)
    const act = opened(words, language)
    if (act === undefined && (!listing || circumstance.test(words))) {
      listing = false
      return []
    }
    listing = true
    if (found.some((one) => one.start < end && start < one.end)) return []
    const phrase = phraseOf(
      text,
      folded,
      start + (act?.trimEnd().replace(/ (?:d[aeo]s?|ao?s?|[ao]s?|em|n[ao]s?|com|uma?)$/, '').length ?? 0),
      end,
      language,
    )
    return phrase ? [phrase] : []
  })
}

/** The tasks of a line of duties that none of its terms names. */
export const leftIn = (
  { text, part }: Pick<Sentence, 'text' | 'part'>,
  terms: readonly Found[],
  language: TextLanguage,
): (Found & { readonly need: 'duty' })[] =>
  part !== 'duties'
    ? []
    : leftTasks(
        text,
        [...terms, ...conditionSpans(text)].map(({ span }) => span),
        language,
      ).map((span) => ({
        ...{ id: atomKey(text.slice(span.start, span.end)), skill: null, kind: 'hard', span, need: 'duty' },
      }))
