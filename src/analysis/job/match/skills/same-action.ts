// Says whether a line does a task's own action to its object, or another one: "cleaned solar panels" shows no "install solar panels".
import { memoOfObject } from '../../../memo'
import type { Keyword } from '../../result'
import type { ResumeEntry } from '../resume-text'
import { actionKinds, actionsOf, isLight, isParticular } from '../words/actions'
import { objectKinds, peopleKinds } from '../words/objects'
import { conjunction, functionWord } from '../words/together'
import { dutyOf, saysDeed, type Task } from './tasks'

/** "Com 4 convenções", "under two agreements". */
const along = /^(?:com|sob|with|under|alongside)$/
const of = /^(?:d[aeo]s?|of)$/
/** Endings of a verb in the past, and of a noun of action. */
const past = /(?:ed|ei|ou|ando|endo|indo|ava)$/
const noun = /(?:cao|mento|agem)$/

/** True where a word of a line certainly says what was done: "packed", "limpeza de", and no "sewing" of a machine. */
const says = (words: readonly string[], at: number): boolean => {
  const [word = '', before = '', after = ''] = [words[at], words[at - 1], words[at + 1]]
  const opens = at === 0 || conjunction.test(before)
  if (actionsOf(word).length === 0) return opens && (past.test(word) || (noun.test(word) && of.test(after)))
  // A noun of action, or a verb that is a noun as often: "limpeza de vidros", "store rooms".
  return opens || past.test(word) || (of.test(after) && !of.test(before))
}

type Place = {
  readonly word: string
  readonly key: string
  /** The number of its clause: a conjunction or an item of a list begins another where an action follows that none stands before. */
  readonly clause: number
  /** The number of its part between conjunctions and commas. */
  readonly part: number
  readonly says: boolean
  /** True behind "with", and not behind what the action is done to. */
  readonly beside: boolean
  readonly actions: readonly string[]
  readonly objects: readonly string[]
}
const placesOf = memoOfObject(({ words, keys }: ResumeEntry): readonly Place[] => {
  let [clause, part, beside] = [0, 0, false]
  return words.map((word, at) => {
    beside = along.test(word) || (beside && !conjunction.test(word))
    const begins = at > 1 && conjunction.test(words[at - 1] ?? '') && says(words, at) && !says(words, at - 2)
    // "Washing, feeding": without an object of its own it is an item of what the first action counts up.
    if (begins && !conjunction.test(words[at + 1] ?? '|')) clause += 1
    if (conjunction.test(word)) part += 1
    const objects = [...objectKinds(word), ...peopleKinds(word)]
    return {
      word,
      key: keys[at] ?? '',
      clause,
      part,
      beside,
      says: says(words, at),
      actions: actionKinds(word),
      objects,
    }
  })
})

export type Relation = 'same' | 'near' | 'open' | 'unsure' | 'other'

/** How a line's actions on a task's object are to the task's; null for a keyword that is no task. */
export const relationOf = (keyword: Keyword, entry: ResumeEntry): Relation | null => {
  const task = dutyOf(keyword)
  return task === null ? null : relationsOf(task)(entry)
}

const relationsOf = memoOfObject((task: Task) => memoOfObject((entry: ResumeEntry) => relationTo(task, entry)))
const relationTo = (task: Task, entry: ResumeEntry): Relation => {
  const objects = task.objects.flat()
  const kinds = objects.flatMap((word) => [...objectKinds(word), ...peopleKinds(word)])
  const all = placesOf(entry)
  const named = all.filter((place) => objects.includes(place.key) || place.objects.some((kind) => kinds.includes(kind)))
  const clauses = new Set(named.map(({ clause }) => clause))
  const places = all.filter(
    ({ word, clause }) => !functionWord.test(word) && (clauses.size === 0 || clauses.has(clause)),
  )
  if (places.some(({ word, key }) => task.verbs.includes(key) || saysDeed(task, word))) return 'same'
  // "Prepare bank reconciliations" is what "reconciled bank accounts" says.
  if (named.some((place) => place.says && objects.includes(place.key))) return 'near'
  const verbKinds = task.verbs.flatMap(actionKinds)
  if (places.some(({ actions }) => actions.some((kind) => verbKinds.includes(kind)))) return 'near'
  // "Care for 8 patients: washing, feeding and observations": beside others of a list stands what the first action is done to.
  const parts = new Set(named.map(({ part }) => part))
  const acting = places.filter((place) => place.says)
  const beside = acting.filter(({ part }) => parts.has(part))
  const actions = (beside.length > 0 ? beside : acting.slice(0, 1))
    .map(({ word }) => word)
    .filter((word) => !isLight(word))
  if (actions.length === 0) return 'open'
  // "Fechei a folha, com 4 convenções coletivas": what stands beside the action may have been dealt with in any way.
  const isBeside = parts.size > 0 && named.every(({ beside }) => beside)
  return !isBeside && [...task.verbs, ...actions].every(isParticular) ? 'other' : 'unsure'
}
