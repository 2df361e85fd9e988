// Gives a sentence of an advert whose own words name no part that of the sentences beside it.
import { tokens } from '../../resume/reading/text'
import type { Part } from '../result'
import type { Sentence } from './sentence'

/** Fewest sentences of a list. */
const LIST_LINES = 3
/** Bullets of one list belong together: where some are requirements and none a duty, the others are too; and likewise. */
export const ofOneList = (sentences: readonly Sentence[], bullets: ReadonlySet<number>): Sentence[] => {
  const runs: Sentence[][] = []
  for (const sentence of sentences) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const goesOn = before && bullets.has(sentence.line) && bullets.has(before.line) && sentence.line - before.line <= 1
    if (run && goesOn) run.push(sentence)
    else runs.push([sentence])
  }
  return runs.flatMap((run) => {
    const has = (part: Part) => run.some((one) => one.part === part)
    if (run.length < LIST_LINES || has('required') === has('duties')) return run
    const partOfList = has('required') ? ({ part: 'required', listed: true } as const) : ({ part: 'duties' } as const)
    return run.map((one): Sentence => (one.part === 'other' ? { ...one, ...partOfList } : one))
  })
}

/** Sentences between duties that are looked at, and the most words of one. */
const [BETWEEN, BETWEEN_WORDS] = [3, 16]
/** Between duties a short sentence whose words name no part is one of them; it still has to name a task. */
export const amongDuties = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.map((one, at) => {
    if (one.part !== 'other' || tokens(one.text).length > BETWEEN_WORDS || /[?:]$/.test(one.text)) return one
    const before = sentences.slice(Math.max(0, at - BETWEEN), at).findLast(({ part }) => part !== 'other')
    const behind = sentences.slice(at + 1, at + 1 + BETWEEN).find(({ part }) => part !== 'other')
    return before?.part === 'duties' && behind?.part === 'duties' ? { ...one, part: 'duties' } : one
  })
