// Two clauses of a task that share a word: an adjective of two nouns, two deeds done to one object.

import type { TextLanguage } from '../../../../text-language'
import type { Span } from '../span'
import { describes, objectOf } from './task-phrases'
import { deedAlone } from './task-verbs'

/** One clause: its objects, and the task they stand in where it begins with a verb. */
export type TaskClause = {
  readonly start: number
  readonly end: number
  readonly objects: readonly Span[]
  readonly task: Span | null
  readonly does: 'task' | 'verb' | null
  /** Where its object may begin. */
  readonly from: number
}

/** Common words, which say less than what is done to them: "holes", "avarias"; a name says it alone. */
export const isCommon = (text: string, { start, end }: Span): boolean => !/[\p{Lu}\d]/u.test(text.slice(start, end))

/** One word that describes the next object, too: "weekly and monthly payroll", "temporary and permanent repairs". */
const isShared = (words: string): boolean => /^(?!\p{L}+(?:s|ing)$)[\p{L}-]+$/u.test(words)

/** Two clauses of "estruturação e viabilização de propostas", deeds done to the same object; null of any others. */
const withSharedDeed = (
  folded: string,
  one: TaskClause,
  next: TaskClause,
): readonly [TaskClause, TaskClause] | null => {
  const object = objectOf(folded, one.from, one.end, 'pt')
  const [first = ''] = object.nouns
  const further = folded.slice(next.start, next.end)
  const deed = /^(\p{L}+) d[aeo]s? (?=\S)/u.exec(further)
  const shares =
    folded.slice(one.end, next.start) === ' e ' &&
    object.nouns.length === 1 &&
    object.end === one.end &&
    deedAlone.pt.test(first)
  if (!shares || deed?.[1] === undefined || !deedAlone.pt.test(deed[1])) return null
  const task = { start: object.start, end: objectOf(folded, next.start, next.end, 'pt').end, task: true as const }
  return [
    { ...one, objects: [], task },
    { ...next, objects: next.objects.filter(({ start }) => start >= task.end), task: null },
  ]
}

/** Two clauses of "structural and large signs", an adjective and its noun further on; null of any others. */
export const withSharedNoun = (
  text: string,
  folded: string,
  one: TaskClause,
  next: TaskClause,
  language: TextLanguage,
): readonly [TaskClause, TaskClause] | null => {
  if (language === 'pt') return withSharedDeed(folded, one, next)
  if (!/^ (?:and|or|and\/or|&) $/.test(folded.slice(one.end, next.start))) return null
  const object = objectOf(folded, one.from, one.end, language)
  const further = objectOf(folded, next.start, next.end, language)
  const shares = object.nouns.length === 1 && isShared(object.nouns[0] ?? '') && object.end === one.end
  // "HPLC and dissolution testing": a name describes nothing.
  if (!shares || further.nouns.length < 2 || !isCommon(text, object)) return null
  if (one.does === null)
    return [
      { ...one, objects: one.objects.filter(({ start, end }) => !describes.test(folded.slice(start, end))) },
      next,
    ]
  const task = { start: one.task?.start ?? object.start, end: further.end, task: true as const }
  return [
    { ...one, objects: [], task },
    { ...next, objects: next.objects.filter(({ start }) => start >= further.end) },
  ]
}
