// Compares the scores, checks and suggested headlines of LinkedIn profiles with the marks of a person who had not read the
// rules. The first figures and the changes they caused are in docs/analysis/evaluation.md.
import { describe, expect, test } from 'bun:test'
import { analyseLinkedin } from '../../src/analysis/linkedin'
import type { LinkedinResult } from '../../src/analysis/linkedin/result'
import { english } from './profiles/en'
import type { Marks } from './profiles/profile'
import { portuguese } from './profiles/pt'

const read = [...portuguese, ...english].map((profile) => ({ profile, result: analyseLinkedin(profile) }))

/** Ranks from 0; equal values share their mean rank. */
const ranks = (values: readonly number[]): number[] =>
  values.map((value) => {
    const lower = values.filter((other) => other < value).length
    const same = values.filter((other) => other === value).length
    return lower + (same - 1) / 2
  })

/** Spearman's rank correlation. */
const agreement = (pairs: readonly { readonly grade: number; readonly score: number }[]): number => {
  const [a, b] = [ranks(pairs.map(({ grade }) => grade)), ranks(pairs.map(({ score }) => score))]
  const middle = (pairs.length - 1) / 2
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((total, value, at) => total + (value - middle) * ((other[at] ?? middle) - middle), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

const check = ({ checks }: LinkedinResult, id: string) => {
  const found = checks.find((one) => one.id === id)
  if (!found) throw new Error(`no check ${id}`)
  return found
}
const full = (id: string) => (result: LinkedinResult) => check(result, id).status === 'full'
const some = (id: string) => (result: LinkedinResult) => check(result, id).status !== 'none'
const hasContext = (id: string, context: string) => (result: LinkedinResult) =>
  check(result, id).params.context === context

/** Words that say something of the work from which the person marked an about text as long enough; the score requires more. */
const LONG = 24

/** The part of a result that corresponds to each mark. */
const answers: { readonly [mark in keyof Marks]: (result: LinkedinResult) => boolean } = {
  role: some('headline-role'),
  headlineSkill: some('headline-skills'),
  aboutLong: (result) => Number(check(result, 'about-length').params.words) >= LONG,
  aboutFirstPerson: full('about-voice'),
  aboutFigures: some('about-figure'),
  aboutContact: full('about-contact'),
  experienceFigures: some('experience-figures'),
  // The mark does not depend on the number of lines, so a result with too few of them counts too.
  experienceVerbs: (result) => full('experience-openings')(result) || hasContext('experience-openings', 'few')(result),
  experienceDates: some('experience-roles'),
  onlyDuties: hasContext('experience-openings', 'weak'),
  cliche: (result) => check(result, 'about-opening').params.names !== '',
  caps: hasContext('headline-tidy', 'capitals'),
  hashtags: hasContext('headline-tidy', 'hashtags'),
}

test('scores have the order that a person gave', () => {
  const order = (language: string) =>
    agreement(
      read
        .filter(({ profile: { name } }) => name.startsWith(language))
        .map(({ profile: { grade }, result: { score } }) => ({ grade, score })),
    )
  console.log(`rank correlation: ${order('').toFixed(2)}, pt ${order('pt').toFixed(2)}, en ${order('en').toFixed(2)}`)
  expect(order('')).toBeGreaterThanOrEqual(0.9)
})

test('the checks agree with a person’s marks', () => {
  const judged = read.flatMap(({ profile: { name, marks }, result }) =>
    Object.entries(answers).flatMap(([mark, answer]) => {
      const wanted = marks[mark as keyof Marks]
      return wanted === undefined ? [] : [{ name, mark, right: answer(result) === wanted, wanted }]
    }),
  )
  const wrong = judged.filter(({ right }) => !right)
  console.log(`marks: ${judged.length - wrong.length} of ${judged.length} answered as marked`)
  for (const { name, mark, wanted } of wrong) console.log(`  ${name}: ${mark} should be ${wanted}`)
  expect(wrong.length / judged.length).toBeLessThanOrEqual(0.05)
})

describe('a profile that games the score stays below every ordinary one of its length', () => {
  test.each(read.filter(({ profile: { marks } }) => marks.stuffing))('$profile.name', ({ result: { score } }) => {
    expect(score).toBeLessThan(40)
  })
})
