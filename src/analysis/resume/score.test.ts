import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { rubric } from './rubric'
import { apportion, toScores } from './score'

describe('whole numbers in proportion', () => {
  test('the largest remainders are rounded up', () => {
    expect(apportion([1, 1, 1], 10)).toEqual([4, 3, 3])
    expect(apportion([0, 5, 0], 7)).toEqual([0, 7, 0])
    expect(apportion([0, 0], 3)).toEqual([0, 0])
  })

  test('they add up and stay within one of the exact part', () => {
    const parts = fc
      .array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 30 })
      .filter((all) => all.some((part) => part > 0))
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 100 }), (all, total) => {
        const whole = apportion(all, total)
        const sum = all.reduce((a, b) => a + b, 0)
        expect(whole.reduce((a, b) => a + b, 0)).toBe(total)
        for (const [index, part] of all.entries()) {
          expect(Math.abs(whole[index]! - (part * total) / sum)).toBeLessThan(1)
          if (part === 0) expect(whole[index]).toBe(0)
        }
      }),
      { numRuns: 200 },
    )
  })
})

const measured = (shares: readonly (number | null)[]) =>
  rubric
    .map((rule, index) => ({ rule, outcome: { share: shares[index] ?? 0, params: {}, evidence: [] } }))
    .map((one, index) => ({
      ...one,
      outcome: { ...one.outcome, share: shares[index] === undefined ? 0 : (shares[index] as number | null) },
    }))
const share = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(null))
const allShares = fc.array(share, { minLength: rubric.length, maxLength: rubric.length })

describe('scores', () => {
  test('the weights of each group add up to 100', () => {
    for (const group of ['content', 'ats', 'formatting'])
      expect(rubric.filter((rule) => rule.group === group).reduce((sum, { max }) => sum + max, 0)).toBe(100)
  })

  test('all full is 100, all empty is 0', () => {
    expect(toScores(measured(rubric.map(() => 1)), []).score).toBe(100)
    expect(toScores(measured(rubric.map(() => 0)), []).score).toBe(0)
  })

  test('a check that could not be assessed is shared out', () => {
    const shares = rubric.map(({ id }) => (id === 'density' ? null : id === 'length' ? 0 : 1))
    const { groups, checks } = toScores(measured(shares), [])
    const [length = 0, density = 0] = ['length', 'density'].map((id) => rubric.find((rule) => rule.id === id)?.max)
    expect(groups.formatting).toBe(Math.round((100 * (100 - density - length)) / (100 - density)))
    expect(checks.find(({ id }) => id === 'density')).toMatchObject({ status: 'not-assessed', gain: 0 })
  })

  test('the overall is 0.45 content + 0.35 ATS + 0.20 formatting; gains and score add up to 100', () => {
    fc.assert(
      fc.property(allShares, (shares) => {
        const { score, groups, checks } = toScores(measured(shares), [])
        expect(score).toBe(Math.round(0.45 * groups.content + 0.35 * groups.ats + 0.2 * groups.formatting))
        expect(Math.abs(score)).toBeLessThanOrEqual(100)
        for (const check of checks) {
          expect(check.points).toBeGreaterThanOrEqual(0)
          expect(check.points).toBeLessThanOrEqual(check.max)
          if (check.status === 'full') expect(check.gain).toBe(0)
        }
        const open = checks.some(({ status }) => status === 'part' || status === 'none')
        const assessed = ['content', 'ats', 'formatting'].every((group) =>
          checks.some((one) => one.group === group && one.status !== 'not-assessed'),
        )
        if (open && assessed) expect(checks.reduce((sum, { gain }) => sum + gain, score)).toBe(100)
      }),
      { numRuns: 300 },
    )
  })

  test('a cap limits the score, and the check that lifts it shows what that is worth', () => {
    const shares = rubric.map(({ id }) => (id === 'contact' ? 0 : 1))
    const { score, checks } = toScores(measured(shares), [{ id: 'no-contact', at: 60 }])
    expect(score).toBe(60)
    expect(checks.find(({ id }) => id === 'contact')!.gain).toBe(40)
    expect(checks.reduce((sum, { gain }) => sum + gain, 0)).toBe(40)
  })

  test('hidden text limits only the ATS score', () => {
    const shares = rubric.map(({ id }) => (id === 'hidden' ? 0 : 1))
    const { score, groups, checks } = toScores(measured(shares), [{ id: 'hidden-text', at: 50 }])
    expect(groups).toEqual({ content: 100, ats: 50, formatting: 100 })
    expect(score).toBe(83)
    expect(checks.find(({ id }) => id === 'hidden')!.gain).toBe(17)
  })
})
