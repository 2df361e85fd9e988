// LinkedIn profiles against what a person marked before the rules were read: the order of the scores, what the checks say
// and the suggested headline. First-sight figures and what they led to are in docs/analysis/evaluation.md.
import { describe, expect, test } from 'bun:test'
import { analyseLinkedin } from '../../src/analysis/linkedin'
import type { LinkedinResult } from '../../src/analysis/linkedin/result'
import { english } from './profiles/en'
import type { Marks } from './profiles/profile'
import { portuguese } from './profiles/pt'

const read = [...portuguese, ...english].map((profile) => ({ profile, result: analyseLinkedin(profile) }))

/** Ranks from 0; equal values share the middle of theirs. */
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

/** Different words from which a reader marked an about text as long enough; the score asks for more. */
const LONG = 49

/** What of a result answers a mark. */
const answers: { readonly [mark in keyof Marks]: (result: LinkedinResult) => boolean } = {
  role: some('headline-role'),
  headlineSkill: some('headline-skills'),
  aboutLong: (result) => Number(check(result, 'about-length').params.words) >= LONG,
  aboutFirstPerson: full('about-voice'),
  aboutFigures: some('about-figure'),
  aboutContact: full('about-contact'),
  experienceFigures: some('experience-figures'),
  // Lines that all open with a verb are marked so, however few they are.
  experienceVerbs: (result) => full('experience-openings')(result) || hasContext('experience-openings', 'few')(result),
  experienceDates: some('experience-roles'),
  onlyDuties: hasContext('experience-openings', 'weak'),
  cliche: (result) => check(result, 'about-opening').params.names !== '',
  caps: hasContext('headline-tidy', 'capitals'),
  hashtags: hasContext('headline-tidy', 'hashtags'),
}

test('scores stand in the order a person gave', () => {
  const order = (language: string) =>
    agreement(
      read
        .filter(({ profile: { name } }) => name.startsWith(language))
        .map(({ profile: { grade }, result: { score } }) => ({ grade, score })),
    )
  console.log(`rank correlation: ${order('').toFixed(2)}, pt ${order('pt').toFixed(2)}, en ${order('en').toFixed(2)}`)
  expect(order('')).toBeGreaterThanOrEqual(0.9)
})

test('what the checks say is what a person marked', () => {
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
