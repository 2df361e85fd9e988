// The objects of what a person does or can do, in prose: "you would perform scaling and root planing, take digital radiographs".

import { fold } from '../../../../resume/reading/text'
import type { TextLanguage } from '../../../../text-language'
import { MAX_PIECE } from '../../../limits'
import type { Span } from '../span'
import type { Source } from '../trim'
import { itemsOf, namedTool } from '../unknown'
import { isEmployer } from './named-tasks'
import type { TaskClause } from './shared-objects'
import { circumstance, clausesOf, isBareVerb, joinedTasks, withPhrase } from './task-clauses'
import { demanded, frames, loose, modal, needed, nominal, ofItsOwn } from './task-frames'
import { taskPhrase } from './task-phrases'
import {
  anyGerund,
  anyVerb,
  chained,
  englishTask as english,
  englishDeed,
  idle,
  opensTask,
  portugueseTask as portuguese,
  present,
  withDeterminer,
  withParticle,
} from './task-verbs'

/** Fewest words of a sentence that describes tasks in prose. */
const PROSE_WORDS = 3

/** Where the verb of an opening ends, before the preposition or article that goes with it. */
const verbEnd = (act: string): number =>
  act.trimEnd().replace(/(?<! e) (?:d[aeo]s?|ao?s?|[ao]s?|em|n[ao]s?|com|uma?)$/, '').length

type Place = {
  readonly language: TextLanguage
  readonly frame: string
  readonly listing: boolean
  readonly isFirst: boolean
  /** True where any word is a verb. */
  readonly anyWord: boolean
}
/** The words with which a clause opens a task, if it does. */
const openingOf = (words: string, { language, frame, listing, isFirst, anyWord }: Place): string | undefined =>
  language === 'pt'
    ? (portuguese.exec(words)?.[0] ?? present(words, isFirst ? frame : ''))
    : (english.exec(words)?.[0] ??
      englishDeed.exec(words)?.[0] ??
      (anyWord ? anyVerb.exec(words)?.[0] : undefined) ??
      withDeterminer.exec(words)?.[0] ??
      (listing ? withParticle.exec(words)?.[0] : undefined) ??
      (frame === '' ? anyGerund.exec(words)?.[0] : undefined))

/** The objects of a list of tasks that begins at `from`. */
const objectsFrom = (source: Source, from: number, to: number, frame: string, asked = false): Span[] => {
  const { text, folded, language } = source
  const opening = language === 'en' ? english : portuguese
  const clauses = clausesOf(folded, from, to, language)
  let listing = nominal.test(frame)
  // "You'll bathe, dry, clip nails and clean ears", "Sweep, mop and vacuum floors": a list that begins with a verb alone is of verbs.
  const first = folded.slice(from, clauses[0]?.end).trim()
  const chain =
    language === 'en' &&
    clauses.length > 1 &&
    (modal.test(frame) ? /^[a-z-]{3,12}$/.test(first) : frame === '' && isBareVerb(first, language))
  /** The preposition of the last verb, behind which another object of it may stand. */
  let preposition: string | null = null
  let helping = false
  const taskClauses = clauses.map(({ start, end }, at): TaskClause => {
    const words = folded.slice(start, end)
    const nothing: TaskClause = { start, end, objects: [], task: null, does: null, from: start }
    const next = clauses[at + 1]
    const shares =
      next !== undefined &&
      (opening.test(folded.slice(next.start, next.end)) ||
        englishDeed.test(folded.slice(next.start, next.end)) ||
        isBareVerb(folded.slice(next.start, next.end), language) ||
        (chain && frame === ''))
    if (shares && isBareVerb(words, language)) {
      // "Vacuuming, mopping, emptying bins": what is done to nothing in particular is a task by itself.
      const isAlone = words.endsWith('ing') && folded.slice(end, next.start).trim() === ','
      return { ...nothing, does: 'verb', objects: isAlone && !asked ? [{ start, end, task: true }] : [] }
    }
    const isFirst = at === 0 || words.startsWith('to ')
    const act = openingOf(words, {
      language,
      frame,
      listing,
      isFirst,
      anyWord: chain || (isFirst && modal.test(frame)),
    })
    if (act !== undefined && language === 'en' && idle.test(words)) {
      // "Helping our residents, many with dementia, with washing, dressing and meals".
      helping = /^(?:to )?help/.test(words)
      const aid = helping ? words.search(/(?<= with )\S/) : -1
      listing = aid > 0
      const named = listing ? itemsOf(source, start + aid, end) : [namedTool(text, start, end)]
      return { ...nothing, objects: named.filter((span) => span !== null), does: 'task' }
    }
    if (act === undefined && helping && words.startsWith('with ')) {
      listing = true
      return { ...nothing, objects: itemsOf(source, start + 'with '.length, end), does: 'task' }
    }
    // "Under supervision" says how.
    if (act !== undefined && ofItsOwn.test(words)) {
      listing = false
      return nothing
    }
    if (act !== undefined) preposition = /^ ?(n[ao]s?|em|in|on) /.exec(words.slice(verbEnd(act)))?.[1] ?? null
    const isOfVerb = preposition !== null && words.startsWith(`${preposition} `)
    if (act === undefined && circumstance.test(words) && !isOfVerb) return nothing
    listing =
      act !== undefined || (listing && !/^(?:who|which|that|so|as|but|where|when|que|onde|quando|mas)\b/.test(words))
    if (!listing) return nothing
    const objects = itemsOf(source, start + (act?.length ?? 0), end)
    const may = language === 'en' ? (/^(?:to|for|may|will) /.exec(words)?.[0].length ?? 0) : 0
    const task =
      act === undefined || asked ? null : taskPhrase(folded, start + may, end, language, start + verbEnd(act))
    const from = start + (act === undefined ? 0 : verbEnd(act))
    return { start, end, objects, task, does: act === undefined ? null : 'task', from }
  })
  if (asked) return taskClauses.flatMap(({ objects }) => [...objects])
  return joinedTasks(text, folded, taskClauses, language).flatMap(({ objects, task }) =>
    task ? withPhrase(text, objects, task) : [...objects],
  )
}

/**
 * The objects of the tasks in a sentence, in order; none where no task opens a clause. `listed` for a line of a list, `asked`
 * for a sentence of requirements, in which only what the person is able to do counts.
 */
export const tasksIn = (text: string, language: TextLanguage, kind: 'prose' | 'listed' | 'asked' = 'prose'): Span[] => {
  const folded = fold(text)
    .slice(0, MAX_PIECE)
    .replace(needed, (words) => ','.padEnd(words.length))
  const source = { text, folded, language }
  const opening = language === 'en' ? english : portuguese
  // A line of a list describes a task where it opens with one: "do stock ordering and write fair rotas".
  if (kind === 'listed') {
    const able = language === 'en' ? /^(?:able|ability|confident) to /.exec(folded)?.[0] : undefined
    if (able) return objectsFrom(source, able.length, folded.length, able, true)
    const from = chained[language].exec(folded)?.[0].length ?? 0
    const at = opening.test(folded.slice(from)) || englishDeed.test(folded.slice(from)) ? from : 0
    const opensChain = language === 'en' && isBareVerb(/^[a-z-]+/.exec(folded.slice(0, from))?.[0] ?? '', language)
    return opensChain || opensTask(folded.slice(at), language) ? objectsFrom(source, 0, folded.length, '') : []
  }
  const opens = opening.test(folded) || opensTask(folded, language)
  if (!opens && folded.split(/\s+/).length < PROSE_WORDS) return []
  const phrases = [...folded.matchAll(frames[language])]
    .map((one) => ({ frame: one[0], at: one.index, from: one.index + one[0].length }))
    .filter(({ frame, from, at }) => {
      const rest = folded.slice(from)
      if (at === 0 && isEmployer.test(text)) return false
      return (
        !loose.test(frame) ||
        opening.test(rest) ||
        (language === 'pt' && present(rest, frame) !== undefined) ||
        (/^(?:who|you) $/.test(frame) && withDeterminer.test(rest))
      )
    })
  const heads =
    kind === 'asked'
      ? phrases.filter(({ frame }) => demanded.test(frame))
      : opens
        ? [{ frame: '', at: 0, from: 0 }, ...phrases]
        : phrases
  // "And" and the like only carry on a list that a verb has begun.
  const openings = heads.filter(({ frame }, at) => !/^(?:and|e) $/.test(frame) || at === 0)
  return openings.flatMap(({ frame, from }, at) =>
    objectsFrom(source, from, openings[at + 1]?.at ?? folded.length, frame, kind === 'asked'),
  )
}
