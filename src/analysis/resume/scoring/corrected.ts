// What a person's corrections of the reading may cost. A correction shows more of the page; what our reading had lost
// there is no fault of the person's.
import type { Cap, Check, ResumeResult } from '../result'

/** Caps that our doubt about the reading had suspended: they state that something about work is missing. */
const ofWork: readonly Cap['id'][] = ['no-tasks', 'few-tasks', 'no-dates']

const byId = (result: ResumeResult): ReadonlyMap<string, Check> =>
  new Map(result.checks.map((check) => [check.id, check]))

/** Checks that could not be assessed before and lose points now, and the caps that hold only now. */
const judgedNow = (before: ResumeResult, after: ResumeResult): ReadonlySet<string> => {
  const known = byId(before)
  const checks = after.checks.filter(({ id, points, max }) => known.get(id)?.status === 'not-assessed' && points < max)
  const caps = ofWork.filter((cap) => !before.caps.some(({ id }) => id === cap))
  return new Set([...checks.map(({ id }) => id), ...caps])
}

/** The checks with fewer points than before, or that can no longer be assessed, by the points they lost. */
const lostChecks = (before: ResumeResult, after: ResumeResult): string[] => {
  const known = byId(before)
  return after.checks
    .flatMap(({ id, points }) => {
      const lost = (known.get(id)?.points ?? 0) - points
      return lost > 0 ? [{ id, lost }] : []
    })
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ id }) => id)
}

/**
 * The result with corrections. Where it is lower than without, what could not be judged before is not judged either
 * (`again` measures without these checks and caps); what is still lost is stated, so that the page can say why. Pure.
 */
export const notPunished = (
  before: ResumeResult,
  after: ResumeResult,
  again: (spared: ReadonlySet<string>) => ResumeResult,
): ResumeResult => {
  if (before.score === null || after.score === null || after.score >= before.score) return after
  const spared = again(judgedNow(before, after))
  const best = (spared.score ?? 0) > after.score ? spared : after
  return (best.score ?? 0) >= before.score
    ? best
    : { ...best, uncorrected: { score: before.score, lost: lostChecks(before, best) } }
}
