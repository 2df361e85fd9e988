// The required skills of adverts against what a person marked: precision and recall, Portuguese and English, of the set in
// tests/eval/adverts (our own words, marked by hand before the analyser saw them). The figures are in docs/analysis.md.
import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '../../src/analysis/documents'
import { matchJob, readAdvert } from '../../src/analysis/job'
import { atomKey, matchSkills } from '../../src/analysis/resume/skills/match'
import { pdfResume } from '../documents'

type Marked = { language: 'pt' | 'en'; text: string[]; required: string[]; desirable: string[] }
type Tally = { hit: number; found: number; marked: number; wrong: string[]; missed: string[] }

const folder = join(import.meta.dir, 'adverts')
const names = readdirSync(folder).map((file) => file.replace('.json', ''))
const load = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Marked

const wordsOf = (text: string) => new Set(atomKey(text).split(' '))
const skillsOf = (text: string) => new Set(matchSkills(text).map(({ skill }) => skill.id))
const within = <T>(small: ReadonlySet<T>, large: ReadonlySet<T>) =>
  small.size > 0 && [...small].every((one) => large.has(one))

/** The same thing: the same skill, or all words of one within the other. */
const same = (found: string, marked: string): boolean => {
  const [one, other] = [wordsOf(found), wordsOf(marked)]
  return within(one, other) || within(other, one) || within(skillsOf(marked), skillsOf(found))
}

const compare = (found: readonly string[], marked: readonly string[]): Tally => {
  const wrong = found.filter((word) => !marked.some((mark) => same(word, mark)))
  const missed = marked.filter((mark) => !found.some((word) => same(word, mark)))
  return { hit: found.length - wrong.length, found: found.length, marked: marked.length, wrong, missed }
}

const tallyOf = (name: string, need: 'required' | 'desirable'): Tally => {
  const { text, ...marks } = load(name)
  const { keywords } = readAdvert(text.join('\n'))
  const found = keywords.filter((one) => one.kind === 'hard' && one.need === need).map((one) => one.text)
  return compare(found, marks[need])
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

test.each(['pt', 'en', 'both'] as const)('required skills, %s: precision and recall of at least 0.85', (language) => {
  const own = names.filter((name) => language === 'both' || load(name).language === language)
  const tallies = own.map((name) => tallyOf(name, 'required'))
  const { precision, recall } = rates(tallies)
  console.log(
    `required, ${language}: precision ${percent(precision)}, recall ${percent(recall)}, ${own.length} adverts`,
  )
  if (language === 'both')
    for (const [at, { wrong, missed }] of tallies.entries())
      if (wrong.length + missed.length > 0)
        console.log(`  ${own[at]}: wrong [${wrong.join(', ')}] missed [${missed.join(', ')}]`)
  expect(precision).toBeGreaterThanOrEqual(0.85)
  expect(recall).toBeGreaterThanOrEqual(0.85)
})

test('wishes: precision and recall of at least 0.85', () => {
  const tallies = names.map((name) => tallyOf(name, 'desirable'))
  const { precision, recall } = rates(tallies)
  console.log(`desirable: precision ${percent(precision)}, recall ${percent(recall)}`)
  for (const [at, { wrong, missed }] of tallies.entries())
    if (wrong.length + missed.length > 0)
      console.log(`  ${names[at]}: wrong [${wrong.join(', ')}] missed [${missed.join(', ')}]`)
  expect(precision).toBeGreaterThanOrEqual(0.85)
  expect(recall).toBeGreaterThanOrEqual(0.85)
})

test('the advert’s language is told', () => {
  for (const name of names)
    expect([name, readAdvert(load(name).text.join('\n')).language]).toEqual([name, load(name).language])
})

test('an advert against a résumé takes at most 20 ms, median, of this processor', async () => {
  const reading = await readDocument(await pdfResume())
  if (!reading.ok) throw new Error(reading.refusal)
  const adverts = names.map((name) => load(name).text.join('\n'))
  const compare = (text: string) => matchJob(readAdvert(text), reading.document, 2026)
  for (const text of adverts) compare(text)
  // Time of the processor and not of the clock: tests share the machine.
  const times = adverts.map((text) => {
    const before = process.cpuUsage()
    compare(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  console.log(`an advert against a two-page résumé: ${median.toFixed(1)} ms, median of ${times.length}`)
  expect(median).toBeLessThanOrEqual(20)
})
