// Gives a sentence of an advert whose own words name no part that of the sentences beside it.
import { tokens } from '../../resume/reading/text'
import { matchSkills } from '../../resume/skills/match'
import type { Part } from '../result'
import type { Sentence } from './sentence'

/** Fewest sentences of a list. */
const LIST_LINES = 3
/** Maximum words of a line that continues the list before it. */
const LIST_WORDS = 12

/** Gives lines without bullets the part of the line before them where their own words name none. */
export const continued = (sentences: readonly Sentence[]): Sentence[] => {
  const parsed: Sentence[] = []
  for (const sentence of sentences) {
    const before = parsed.at(-1)
    const goesOn =
      sentence.part === 'other' &&
      before?.part === 'required' &&
      before.line + 1 === sentence.line &&
      ![before.text, sentence.text].some((text) => /[.!?:]$/.test(text) || tokens(text).length > LIST_WORDS) &&
      /^\p{Ll}/u.test(sentence.text) === /^\p{Ll}/u.test(before.text)
    parsed.push(goesOn ? { ...sentence, part: 'required' } : sentence)
  }
  return parsed
}

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

/** Words of a line that is the name of a technology with a remark: "Scala (com foco em programação funcional)". */
const STACK_WORDS = 10
/** A line that no part holds and that opens with a technology is one of what the work is done with. */
export const ofStack = (one: Sentence): Sentence =>
  one.part === 'other' &&
  one.line > 2 &&
  tokens(one.text).length <= STACK_WORDS &&
  matchSkills(one.text).some(({ skill, start }) => skill.field === 'technology' && start === 0)
    ? { ...one, part: 'required' }
    : one
