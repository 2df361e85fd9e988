// Points, scores, gains and caps.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { rubric } from './rubric'
import { apportion, toScore, toScores } from './score'

describe('whole numbers in proportion', () => {
  test('the largest remainders are rounded up', () => {
    expect(apportion([1, 1, 1], 10)).toEqual([4, 3, 3])
    expect(apportion([0, 5, 0], 7)).toEqual([0, 7, 0])
    expect(apportion([0, 0], 3)).toEqual([0, 0])
  })

  test('a small part gets a whole one only where every larger one has been rounded up', () => {
    expect(apportion([0.4, 2.3, 3.3], 6)).toEqual([1, 2, 3])
    expect(apportion([0.4, 2.3, 3.3], 6, 0.5)).toEqual([0, 3, 3])
    expect(apportion([0.4, 0.3, 0.3], 1, 0.5)).toEqual([1, 0, 0])
  })

  test('add up and differ from the exact part by less than one', () => {
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

/** 500 pages by construction on which most checks are full, as on real ones. */
const drawn = Array.from({ length: 500 }, (_, page) =>
  rubric.map(({ earns }, at) => {
    const draw = (page * 7919 + at * 104_729 + page * at * 31) % 1000
    return draw < (earns ? 400 : 750) ? 1 : (draw % 16) / 15
  }),
)

describe('scores', () => {
  test('of a thousand tips that promise a point alone hardly one leaves the score as it was', () => {
    const promised = drawn.flatMap((shares) => {
      const { score, checks } = toScores(measured(shares), [])
      return checks.flatMap(({ gain }, at) => (gain < 1 ? [] : [toScore(measured(shares.with(at, 1)), []) - score]))
    })
    expect(promised.length).toBeGreaterThan(3000)
    expect(promised.filter((rise) => rise < 1).length / promised.length).toBeLessThan(0.003)
  })

  test('the earning checks add up to 95, because the last points depend on a vacancy', () => {
    expect(rubric.reduce((sum, { max, earns }) => sum + (earns ? max : 0), 0)).toBe(95)
  })

  test('all full is 95, all empty is 5', () => {
    expect(toScores(measured(rubric.map(() => 1)), []).score).toBe(95)
    expect(toScores(measured(rubric.map(() => 0)), []).score).toBe(5)
  })

  test('a page without faults and without content is at the bottom, because a plain file earns nothing', () => {
    const shares = rubric.map(({ earns }) => (earns ? 0 : 1))
    expect(toScores(measured(shares), [])).toMatchObject({
      score: 5,
      groups: { content: 5, ats: 100, formatting: 100 },
    })
  })

  test('points that could not be measured are distributed among the rest', () => {
    const shares = rubric.map(({ id }) => (id === 'roles' ? null : id === 'quantified' ? 0 : 1))
    const { score, checks } = toScores(measured(shares), [])
    expect(score).toBe(65) // 54 of 75 are 68.4 of 95 points
    expect(checks.find(({ id }) => id === 'roles')).toMatchObject({ status: 'not-assessed', gain: 0 })
  })

  test('a fault of the file costs its own points, whatever else could not be measured', () => {
    const shares = rubric.map(({ id }) => (id === 'unicode' ? null : id === 'reading-order' ? 0 : 1))
    expect(toScores(measured(shares), [])).toMatchObject({ score: 90, groups: { content: 95, ats: 84 } })
  })

  test('without a cap the score is the content less what the file and its form take off', () => {
    fc.assert(
      fc.property(allShares, (shares) => {
        const { score, groups, checks } = toScores(measured(shares), [])
        const file = checks.filter(({ group, status }) => group !== 'content' && status !== 'not-assessed')
        const taken = file.reduce((sum, { max, points }) => sum + max - points, 0)
        // A point is worth 0.85 of the score below, and 1.14 above.
        const off = groups.content - score
        if (score > 5 && groups.content > 0) {
          expect(off).toBeGreaterThanOrEqual(taken * 0.85 - 1)
          expect(off).toBeLessThanOrEqual(taken * 1.14 + 1)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('gains and score add up to 95 where a point counts as much for all of them, and to no more', () => {
    fc.assert(
      fc.property(allShares, (shares) => {
        const { score, checks } = toScores(measured(shares), [])
        expect(score >= 5 && score <= 95 && Number.isInteger(score)).toBe(true)
        for (const check of checks) {
          expect(check.points).toBeGreaterThanOrEqual(0)
          expect(check.points).toBeLessThanOrEqual(check.max)
          if (check.status === 'full') expect(check.gain).toBe(0)
        }
        const earning = checks.some((one, at) => rubric[at]!.earns && one.status !== 'not-assessed')
        const open = checks.some(({ status }) => status === 'part' || status === 'none')
        const reached = checks.reduce((sum, { gain }) => sum + gain, score)
        expect(reached).toBeLessThanOrEqual(95)
        if (score > 59 && open && earning) expect(reached).toBe(95)
      }),
      { numRuns: 300 },
    )
  })

  test('the stated gain of each check is the real gain, to a point', () => {
    fc.assert(
      fc.property(allShares, fc.nat(rubric.length - 1), (shares, at) => {
        if (shares[at] === null) return
        const [before, after] = [shares, shares.with(at, 1)].map((some) => toScores(measured(some), []))
        expect(Math.abs(after!.score - before!.score - before!.checks[at]!.gain)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })

  test('a cap limits the score, and the check that lifts it shows what that gains', () => {
    const shares = rubric.map(({ id }) => (id === 'contact' ? 0 : 1))
    const { score, checks, caps } = toScores(measured(shares), [{ id: 'no-contact', at: 45 }])
    expect(score).toBe(45)
    expect(caps).toEqual([{ id: 'no-contact', at: 45 }])
    expect(checks.find(({ id }) => id === 'contact')!.gain).toBe(50)
    expect(checks.reduce((sum, { gain }) => sum + gain, 0)).toBe(50)
  })

  test('a cap without effect is not shown, and still limits what a check may promise', () => {
    const shares = rubric.map(({ id, earns }) => (earns && id !== 'summary' ? 0 : 1))
    const { score, caps, checks } = toScores(measured(shares), [{ id: 'no-dates', at: 30 }])
    expect({ score, caps }).toEqual({ score: 15, caps: [] })
    expect(checks.find(({ id }) => id === 'quantified')!.gain).toBe(15)
  })

  test('hidden text limits only the ATS score', () => {
    const shares = rubric.map(({ id }) => (id === 'hidden' ? 0 : 1))
    const { score, groups } = toScores(measured(shares), [{ id: 'hidden-text', at: 50 }])
    expect(groups).toEqual({ content: 95, ats: 50, formatting: 100 })
    expect(score).toBe(94)
  })
})
