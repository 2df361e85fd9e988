// The skills of a sentence with the task or the words in which an advert asks for them.
import { atomKey, isGeneralNoun } from '../../../resume/skills/match'
import type { Keyword, Need } from '../../result'
import { type Found, isOwned, overlaps, widened } from './exact'
import { namesCredential } from './kinds/credentials'
import { isPossession } from './no-skill'
import type { Span } from './span'

const wordsIn = (text: string, start: number, end: number): number => text.slice(start, end).split(/\s+/).length

/** "Converting, managing and maintaining machines": a verb in a list of verbs, whose object stands behind the last one. */
export const isSharedVerb = (text: string, { start, end, task }: Span): boolean =>
  !task &&
  // "Setting out staging and testing alarms": behind a verb it is an object.
  /(?:^|[,;:(] ?|\b(?:and|or|in|of|by|including|with) )$/.test(text.slice(0, start)) &&
  /^\p{L}{3,14}ing$/u.test(text.slice(start, end)) &&
  /^(?:, \p{L}{2,14}ing){0,4},? (?:and|or) \p{L}{2,14}ing (?!and |or |in |at |of |is |are )\p{L}/u.test(text.slice(end))

/** "Write deviation reports", "review analytical data": within a task a general noun or a trait says less than the task. */
export const saysLess = (text: string, { kind, span }: Found, named: readonly Span[]): boolean =>
  // "Collaborate with physicians" is what is done.
  (kind === 'soft' && span.start === 0) ||
  ((kind === 'soft' || isGeneralNoun(text.slice(span.start, span.end))) &&
    named.some(
      ({ task, start, end }) => task && start < span.start && end >= span.end && wordsIn(text, start, end) > 2,
    ))

/** "Picking customer orders", "Recebimento de mercadorias": a deed that is a skill by its own name. */
const isDeed = (text: string, span: Span, within: Span): boolean =>
  span.start === within.start &&
  (/ing$/.test(text.slice(span.start, span.end)) || /^ (?:of|d[aeo]s?) /.test(text.slice(span.end)))

/** Maximum words of a task that stands whole in the place of a common word in it. */
const WHOLE_WORDS = 6
/** "Payroll queries", "administrar medicamentos": a common word of a task says less than the task, and other tasks with it are others. */
const isWholeTask = (
  text: string,
  { kind, skill }: Found,
  span: Span,
  within: Span,
  found: readonly Found[],
): boolean =>
  kind === 'hard' &&
  skill !== null &&
  /^\p{Ll}+$/u.test(text.slice(Math.max(1, span.start), span.end)) &&
  !isDeed(text, span, within) &&
  !isOwned(text, span, within) &&
  wordsIn(text, within.start, within.end) <= WHOLE_WORDS &&
  found.filter((one) => overlaps(within, [one])).length === 1

/** "Payroll queries" and "payroll legislation" are two requests: the id of a common word with what an advert adds to it. */
const idWith = (text: string, { id, kind, span }: Found, { start, end }: Span): string => {
  const words = atomKey(text.slice(start, end))
  const isName = /\p{Lu}/u.test(text.slice(span.start === 0 ? 1 : span.start, span.end))
  return kind === 'soft' || isName || words === atomKey(text.slice(span.start, span.end)) ? id : `${id}: ${words}`
}

/** Skills with the words that belong to them, and the task that each stands in; none of what somebody has at home. */
export const inTasks = (text: string, found: readonly Found[], spans: readonly Span[]): Found[] => {
  const tasks = spans.filter(({ task }) => task)
  const plain = spans.filter(({ task, start, end }) => !task || /^\p{L}+ing \p{Ll}+$/u.test(text.slice(start, end)))
  return found
    .map((one): Found => {
      const span = widened(text, one, found, plain)
      const within = tasks.find(({ start, end }) => start <= span.start && end >= span.end)
      if (within && isWholeTask(text, one, span, within, found))
        return { ...one, id: idWith(text, one, within), span: within }
      return { ...one, id: idWith(text, one, span), span: within ? { ...span, within } : span }
    })
    .filter(({ kind, span }) => kind === 'soft' || !isPossession(text.slice(span.start, span.end)))
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(atomKey(text).split(' '))
/** Keywords without those of which another one, asked for as strongly, says more: "payroll" beside "payroll queries". */
export const withoutBare = (all: readonly Keyword[], rank: Readonly<Record<Need, number>>): Keyword[] =>
  all.filter((one) => {
    if (one.skill === null || one.kind === 'soft' || /\p{Lu}/u.test(one.text.slice(1))) return true
    const words = stemsOf(one.text)
    return !all.some(
      (other) =>
        other !== one &&
        other.skill === one.skill &&
        !namesCredential(other.text) &&
        rank[other.need] >= rank[one.need] &&
        stemsOf(other.text).size > words.size &&
        words.isSubsetOf(stemsOf(other.text)),
    )
  })
