// Says what a correction of the reading cost: the score before it, and the checks that lost points.
import type { Check, ResumeResult } from '../result'

/** The checks with fewer points than before, or that can no longer be assessed, by the points they lost. */
const lostChecks = (before: ResumeResult, after: ResumeResult): string[] => {
  const checks: ReadonlyMap<string, Check> = new Map(before.checks.map((check) => [check.id, check]))
  return after.checks
    .flatMap(({ id, points }) => {
      const lost = (checks.get(id)?.points ?? 0) - points
      return lost > 0 ? [{ id, lost }] : []
    })
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ id }) => id)
}

/**
 * The result with corrections, which scores what the same reading scores where none was needed (decision 0236). Where that is
 * lower than without them, what was lost is stated, so that the page can say why. Pure.
 */
export const withLoss = (before: ResumeResult, after: ResumeResult): ResumeResult =>
  before.score === null || after.score === null || after.score >= before.score
    ? after
    : { ...after, uncorrected: { score: before.score, lost: lostChecks(before, after) } }
