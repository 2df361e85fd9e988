// Precision and recall of the skills read from Portuguese and English adverts. We wrote the adverts and marked them by hand
// before the analyser read them. The figures are in docs/analysis/evaluation.md.

import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { skillsOf } from '../../scripts/eval/advert'
import { readDocument } from '../../src/analysis/documents'
import { matchJob, readAdvert } from '../../src/analysis/job'
import { atomKey, matchSkills } from '../../src/analysis/resume/skills/match'
import type { TextLanguage } from '../../src/analysis/text-language'
import { pdfResume } from '../helpers/documents'
import { everyNth } from '../helpers/sample'

type Marked = { language: TextLanguage; text: string[]; required: string[]; desirable: string[] }
type Tally = { hit: number; found: number; marked: number; wrong: string[]; missed: string[] }

/** The first set and the later ones; each was measured before a rule was changed for it (docs/analysis/evaluation.md). */
const sets = [
  'adverts',
  'unseen',
  'unseen-2',
  'unseen-3',
  'unseen-4',
  'unseen-5',
  'unseen-6',
  'unseen-7',
  'unseen-8',
] as const
const load = (name: string) => JSON.parse(readFileSync(join(import.meta.dir, name), 'utf8')) as Marked
const namesOf = (set: string) => readdirSync(join(import.meta.dir, set)).map((file) => `${set}/${file}`)
const names = sets.flatMap(namesOf)

const wordsOf = (text: string) => new Set(atomKey(text).split(' '))
const knownIn = (text: string) => new Set(matchSkills(text).map(({ skill }) => skill.id))
const within = <T>(small: ReadonlySet<T>, large: ReadonlySet<T>) =>
  small.size > 0 && [...small].every((one) => large.has(one))

/** True for the same skill, or if one contains all words of the other. */
const same = (found: string, marked: string): boolean => {
  const [one, other] = [wordsOf(found), wordsOf(marked)]
  return within(one, other) || within(other, one) || within(knownIn(marked), knownIn(found))
}

const compare = (found: readonly string[], marked: readonly string[]): Tally => {
  const wrong = found.filter((word) => !marked.some((mark) => same(word, mark)))
  const missed = marked.filter((mark) => !found.some((word) => same(word, mark)))
  return { hit: found.length - wrong.length, found: found.length, marked: marked.length, wrong, missed }
}

const tallyOf = (name: string, need: 'required' | 'desirable'): Tally => {
  const { text, ...marks } = load(name)
  return compare(skillsOf(readAdvert(text.join('\n')), need), marks[need])
}

const rates = (tallies: readonly Tally[]) => {
  const sum = (pick: (tally: Tally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0)
  return {
    precision: sum(({ hit }) => hit) / sum(({ found }) => found),
    recall: 1 - sum(({ missed }) => missed.length) / sum(({ marked }) => marked),
  }
}

const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`

test('at least twelve adverts are marked, in both languages', () => {
  expect(names.length).toBeGreaterThanOrEqual(12)
  for (const language of ['pt', 'en'] as const)
    expect(names.filter((name) => load(name).language === language).length).toBeGreaterThanOrEqual(5)
})

const judge = (what: string, own: readonly string[], need: 'required' | 'desirable') => {
  const tallies = own.map((name) => tallyOf(name, need))
  const { precision, recall } = rates(tallies)
  console.log(`${need}, ${what}: precision ${percent(precision)}, recall ${percent(recall)}, ${own.length} adverts`)
  for (const [at, { wrong, missed }] of tallies.entries())
    if (wrong.length + missed.length > 0)
      console.log(`  ${own[at]}: wrong [${wrong.join(', ')}] missed [${missed.join(', ')}]`)
  expect(precision).toBeGreaterThanOrEqual(0.85)
  expect(recall).toBeGreaterThanOrEqual(0.85)
}

/** The line broken at blanks, as a mail of this width has it. */
const wrapped = (line: string): string => line.replace(/(.{1,72})(?: |$)/gu, '$1\n').trimEnd()

describe('an advert pasted in another form asks for the same', () => {
  const lost = (change: (lines: readonly string[]) => string, some: readonly string[] = names): number => {
    const [before, after] = [(lines: readonly string[]) => lines.join('\n'), change].map((form) =>
      some.map((name) => new Set(skillsOf(readAdvert(form(load(name).text)), 'required'))),
    )
    const all = before!.flatMap((skills, at) => [...skills].map((skill) => after![at]!.has(skill)))
    return all.filter((found) => !found).length / all.length
  }
  test.each([
    ['with the signs of a quoted mail', (lines: readonly string[]) => lines.map((line) => `> ${line}`).join('\n')],
    ['with spaces that do not break', (lines: readonly string[]) => lines.join('\n').replaceAll(' ', '\u00a0')],
    ['with empty lines between', (lines: readonly string[]) => lines.join('\r\n\r\n')],
  ])('%s', (_, change) => expect(lost(change, everyNth(names, 4))).toBe(0))

  test('broken at 72 characters, all but 2 % of the skills', () => {
    expect(lost((lines) => lines.map(wrapped).join('\n'))).toBeLessThanOrEqual(0.02)
  })
})

describe.each(sets)('%s', (set) => {
  test.each(['pt', 'en'] as const)('required skills, %s: precision and recall of at least 0.85', (language) => {
    judge(
      `${set} ${language}`,
      namesOf(set).filter((name) => load(name).language === language),
      'required',
    )
  })
  test('desirable skills: precision and recall of at least 0.85', () => judge(set, namesOf(set), 'desirable'))
})

test('the advert’s language is recognised', () => {
  for (const name of names)
    expect([name, readAdvert(load(name).text.join('\n')).language]).toEqual([name, load(name).language])
})

test('to compare an advert with a résumé takes a median of at most 20 ms of processor time', async () => {
  const reading = await readDocument(await pdfResume())
  if (!reading.ok) throw new Error(reading.refusal)
  const adverts = names.map((name) => load(name).text.join('\n'))
  const compare = (text: string) => matchJob(readAdvert(text), reading.document, { year: 2026, month: null })
  for (const text of adverts) compare(text)
  // Processor time instead of elapsed time, of this thread alone, and the least of three: a busy machine lengthens both.
  const timeOf = (text: string) => {
    const before = process.threadCpuUsage()
    compare(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  const times = adverts
    .filter((_, at) => at % 3 === 0)
    .map((text) => Math.min(timeOf(text), timeOf(text), timeOf(text)))
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  console.log(`an advert against a two-page résumé: ${median.toFixed(1)} ms, median of ${times.length}`)
  expect(median).toBeLessThanOrEqual(20)
})
