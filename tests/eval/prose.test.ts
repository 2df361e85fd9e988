// Adverts in running prose, written and marked by hand before each lot was first read. What each lot gave at first sight is
// in docs/analysis/evaluation.md; this holds what was reached.

import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAdvert } from '../../src/analysis/job'
import { atomKey, matchSkills } from '../../src/analysis/resume/skills/match'
import type { TextLanguage } from '../../src/analysis/text-language'

type Marked = {
  name: string
  language: TextLanguage
  text: string[]
  required: string[]
  desirable: string[]
  duties: string[]
}
const lots = ['first', 'second', 'third', 'fourth'] as const
const load = (lot: string) =>
  JSON.parse(readFileSync(join(import.meta.dir, 'prose', `${lot}.json`), 'utf8')) as Marked[]

const wordsOf = (text: string) => new Set(atomKey(text).split(' '))
const knownIn = (text: string) => new Set(matchSkills(text).map(({ skill }) => skill.id))
const within = <T>(small: ReadonlySet<T>, large: ReadonlySet<T>) => small.size > 0 && small.isSubsetOf(large)
const same = (one: string, other: string): boolean =>
  within(wordsOf(one), wordsOf(other)) || within(wordsOf(other), wordsOf(one)) || within(knownIn(other), knownIn(one))

/** A keyword is right that matches any mark or condition; a mark is found as a keyword, a condition or in the title. */
const tallyOf = ({ text, required, desirable, duties }: Marked) => {
  const { keywords, requirements, title } = readAdvert(text.join('\n'))
  const hard = keywords.filter(({ kind }) => kind === 'hard').map((one) => one.text)
  const conditions = requirements.map(({ quote }) => quote.mark)
  const right = [...required, ...desirable, ...duties, ...conditions]
  const formal = requirements.filter(({ kind }) => ['education', 'licence', 'language'].includes(kind))
  const found = [...keywords.map((one) => one.text), ...conditions, title ?? '', ...formal.map((one) => one.quote.text)]
  return {
    hard: hard.length,
    wrong: hard.filter((word) => !right.some((mark) => same(word, mark))),
    asked: required.length,
    missed: required.filter((mark) => !found.some((word) => same(word, mark))),
  }
}

describe.each(lots)('the %s lot', (lot) => {
  test.each([
    ['en', 0.9, 0.78],
    ['pt', 0.9, 0.85],
  ] as const)('%s: precision of at least %p, required recall of at least %p', (language, precision, recall) => {
    const own = load(lot).filter((one) => one.language === language)
    if (own.length === 0) return expect(lot).toBe('second')
    const tallies = own.map((one) => ({ name: one.name, ...tallyOf(one) }))
    for (const { name, wrong, missed } of tallies)
      if (wrong.length + missed.length > 0)
        console.log(`  ${name}: wrong [${wrong.join(', ')}] missed [${missed.join(', ')}]`)
    const sum = (pick: (one: (typeof tallies)[number]) => number) =>
      tallies.reduce((total, one) => total + pick(one), 0)
    const shares = [
      1 - sum((one) => one.wrong.length) / sum((one) => one.hard),
      1 - sum((one) => one.missed.length) / sum((one) => one.asked),
    ]
    console.log(
      `${lot} ${language}: ${shares.map((share) => (100 * share).toFixed(1)).join(' / ')}, ${own.length} adverts`,
    )
    expect(shares[0]).toBeGreaterThanOrEqual(precision)
    expect(shares[1]).toBeGreaterThanOrEqual(recall)
  })
})
