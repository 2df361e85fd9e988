// Splits a list of tasks into clauses and joins what they share: verbs before one object, objects behind one verb, an adjective of two nouns.

import { anyOf } from '../../../../phrases'
import type { TextLanguage } from '../../../../text-language'
import type { Span } from '../span'
import { isCommon, type TaskClause, withSharedNoun } from './shared-objects'
import { endsObject, namesObject, objectOf } from './task-phrases'
import { deedAlone, englishTask, portugueseTask } from './task-verbs'

const clause =
  /\s*(?:;|[,:](?!(?<=\d.)\d))\s*(?:(?:and\/or|e\/ou|and|or|e|ou)\s+)?|\s+(?:and\/or|e\/ou|and|or|e|ou|&)\s+/gu
/** Where another clause begins, whose words are no objects. */
const aside = {
  en: /(?<!\blook(?:s|ing)?)\s(?:because|since|when|whenever|if|so|while|although|though|which|where|until|unless|as|than|before|after|without|whether|what)\s|[;!?(–]|\.(?!(?<=\d.)\d)/u,
  pt: /\s(?:porque|quando|se|enquanto|onde|pois|antes|apos|depois|sem|caso|ate)\s|[;!?(–]|\.(?!(?<=\d.)\d)/u,
} as const
/** Clauses of a sentence that are examined. */
const CLAUSES = 24

/** The objects of a clause beside its task, which takes the place of common words; others only where they are no terms. */
export const withPhrase = (text: string, objects: readonly Span[], phrase: Span): Span[] => {
  const inside = objects.filter(({ start, end }) => start < phrase.end && phrase.start < end)
  if (inside.every((one) => isCommon(text, one) && one.end <= phrase.end))
    return [{ ...phrase, parts: inside }, ...objects.filter((one) => !inside.includes(one))]
  return objects.map((one) => (inside.includes(one) ? { ...one, within: phrase } : one))
}

/** The clauses of a part of a sentence, up to where another one begins whose words are no objects. */
export const clausesOf = (folded: string, from: number, to: number, language: TextLanguage): Span[] => {
  const region = folded.slice(from, to)
  const stop = region.search(aside[language])
  const limit = from + (stop < 0 ? region.length : stop)
  const cuts = [...folded.slice(from, limit).matchAll(clause)].slice(0, CLAUSES)
  const starts = [from, ...cuts.map((one) => from + one.index + one[0].length)]
  const ends = [...cuts.map((one) => from + one.index), cuts.length < CLAUSES ? limit : (starts.at(-1) ?? limit)]
  return starts.map((start, at) => ({ start, end: ends[at] ?? start }))
}

/** How, where, under which condition or for which people something is done. */
export const circumstance = anyOf(
  `
    podendo|devendo|sendo|tendo|visando|garantindo|within|under|in|at|on|during|throughout|according|across|through|when
    conforme|junto|durante|em|n[ao]s?|dentro|sob|de acordo|sempre|por meio|com (o )?(objetivo|intuito|foco|fim|finalidade)
    a fim
  `,
  { before: '^', after: '(?!\\p{L})' },
)
/** A verb alone, which shares the object of the next one: "desossar, limpar e cortar". */
export const isBareVerb = (words: string, language: TextLanguage): boolean =>
  /^[\p{L}-]{3,16}$/u.test(words) &&
  ((language === 'en' ? englishTask : portugueseTask).test(`${words} x`) || deedAlone[language].test(words))

/** Most words of a task with the verbs and the further objects that it shares. */
const JOINED = 9
const wordsOf = (folded: string, { start, end }: Span): number => folded.slice(start, end).split(/\s+/).length
/** "Resolve queries by phone and email", "atendimento a pais e responsáveis": the second is of the manner or the people, as the first. */
const sharesManner = (folded: string, one: TaskClause, next: TaskClause, language: TextLanguage): boolean => {
  const between = folded.slice(one.end, next.start)
  if (!/ (?:and|or|e|ou)(?: |$)/.test(between) || between.includes(',')) return false
  const object = objectOf(folded, one.from, one.end, language)
  const [rest = ''] = folded.slice(Math.max(object.end, one.from), one.end).trim().split(' ', 1)
  return object.nouns.length > 0 && rest !== '' && endsObject(rest, language)
}

/** The beginning of a task with the verbs before it that share its object: "desossar, limpar e cortar carne". */
const fromVerbs = (folded: string, clauses: readonly TaskClause[], at: number, { start, end }: Span): number => {
  if (start !== clauses[at]?.start) return start
  let first = start
  // "Vacuuming, mopping, emptying bins": verbs between commas are done to nothing in particular.
  if (
    folded
      .slice(clauses[at - 1]?.start ?? start, start)
      .trim()
      .endsWith('ing,')
  )
    return start
  for (let before = at - 1; clauses[before]?.does === 'verb'; before--) {
    const from = clauses[before]?.start ?? first
    if (wordsOf(folded, { start: from, end }) <= JOINED) first = from
  }
  return first
}

/** The end of a task with the objects behind it that would be nothing alone: "checking timesheets and overtime". */
const toObjects = (
  folded: string,
  clauses: readonly TaskClause[],
  at: number,
  { start, end }: Span,
  language: TextLanguage,
): number => {
  let last = end
  for (const { does, objects, start: from, end: to } of clauses.slice(at + 1)) {
    const follows = /^[,;]? ?(?:and|or|e|ou|&)? ?$/.test(folded.slice(last, from).trim())
    if (does !== null || objects.length > 0 || !follows || circumstance.test(folded.slice(from, to))) break
    const further = objectOf(folded, from, to, language)
    // "Answer calls and transfer them": another verb, of the same object.
    if (/^ (?:them|it|where|when|within|as)(?!\p{L})/u.test(folded.slice(further.end, further.end + 8))) break
    if (!namesObject(further.nouns, language) || wordsOf(folded, { start, end: further.end }) > JOINED) break
    last = further.end
  }
  return last
}

/** Single common words behind a verb that names the task, up to the end of the list: "repor papel, sabonete e álcool" is one task. */
const listBehind = (text: string, clauses: readonly TaskClause[], at: number): readonly TaskClause[] => {
  const head = clauses[at]
  const next = clauses.findIndex(({ does }, index) => index > at && does !== null)
  const list = clauses.slice(at + 1, next < 0 ? clauses.length : next)
  const namesTask =
    head?.task && head.objects.every((object) => isCommon(text, object) && object.start > (head.task?.start ?? 0))
  const first = head?.task ?? { start: 0, end: 0 }
  const last = list.at(-1)
  const isPlain = list.every(
    ({ start, end, objects }) => objects.length <= 1 && /^\p{Ll}{3,}[.;]?$/u.test(text.slice(start, end).trim()),
  )
  const adjoins = first.end === head?.end && last !== undefined && !text.slice(first.end, last.end).includes(':')
  return namesTask && adjoins && isPlain && wordsOf(text, { start: first.start, end: last.end }) <= JOINED ? list : []
}

/** Tasks with the verbs and objects that they share with the clauses around them. */
export const joinedTasks = (
  text: string,
  folded: string,
  clauses: readonly TaskClause[],
  language: TextLanguage,
): TaskClause[] => {
  const all = [...clauses]
  for (const [at, one] of clauses.entries()) {
    const next = clauses[at + 1]
    if (next?.does === null && sharesManner(folded, one, next, language)) {
      all[at + 1] = { ...next, objects: next.objects.filter((span) => !isCommon(text, span)) }
      continue
    }
    const pair =
      next && (next.does === null || language === 'pt') ? withSharedNoun(text, folded, one, next, language) : null
    if (pair) [all[at], all[at + 1]] = [...pair]
    else if (one.task) {
      const start = fromVerbs(folded, clauses, at, one.task)
      const list = listBehind(text, clauses, at)
      const end = list.at(-1)?.end ?? toObjects(folded, clauses, at, { start, end: one.task.end }, language)
      const objects = [...one.objects, ...list.flatMap((other) => other.objects)]
      all[at] = { ...one, objects, task: { ...one.task, start, end } }
      for (const further of list) all[clauses.indexOf(further)] = { ...further, objects: [] }
    }
  }
  return all
}
