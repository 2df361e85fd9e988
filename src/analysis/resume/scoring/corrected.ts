// Limits what a person's corrections of the reading may cost. A correction shows more of the page, and what our
// reading had lost there is no fault of the person's.
import { notAssessed, type Outcome } from '../checks/outcome'
import type { Cap, Check, ResumeResult } from '../result'

/** Caps that our doubt about the reading had suspended: they state that something about work is missing. */
const ofWork: readonly Cap['id'][] = ['no-tasks', 'few-tasks', 'no-dates']

const byId = (result: ResumeResult): ReadonlyMap<string, Check> =>
  new Map(result.checks.map((check) => [check.id, check]))

/** What counts the evidence of the work itself: a correction that takes that away says something about the page. */
const evidence: readonly string[] = ['quantified', 'tasks', 'roles']

/** Outcomes that a corrected result takes over instead of measuring them, and the caps that do not hold in it, by id. */
export type Given = ReadonlyMap<string, Outcome>

/**
 * Not assessed: checks that could not be before and lose points now, and the caps that hold only now. As before: on a page whose jobs were
 * not read, parts that our misreading had found where the jobs are ("the summary").
 */
const givenFrom = (before: ResumeResult, after: ResumeResult): Given => {
  const checksBefore = byId(before)
  const doubted = before.unread !== undefined
  const checks = after.checks.flatMap(({ id, points, max }): [string, Outcome][] => {
    const was = checksBefore.get(id)
    if (was?.status === 'not-assessed') return points < max ? [[id, notAssessed]] : []
    if (!was || !doubted || evidence.includes(id) || points >= was.points) return []
    return [[id, { share: was.points / was.max, params: was.params, evidence: was.evidence }]]
  })
  const caps = ofWork.filter((cap) => !before.caps.some(({ id }) => id === cap))
  return new Map([...checks, ...caps.map((cap) => [cap, notAssessed] as const)])
}

/** The checks with fewer points than before, or that can no longer be assessed, by the points they lost. */
const lostChecks = (before: ResumeResult, after: ResumeResult): string[] => {
  const checks = byId(before)
  return after.checks
    .flatMap(({ id, points }) => {
      const lost = (checks.get(id)?.points ?? 0) - points
      return lost > 0 ? [{ id, lost }] : []
    })
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ id }) => id)
}

/**
 * The result with corrections. Where it is lower than without, what could not be judged before is not judged either
 * (`again` measures with what is given); what is still lost is stated, so that the page can say why. Pure.
 */
export const notPunished = (
  before: ResumeResult,
  after: ResumeResult,
  again: (given: Given) => ResumeResult,
): ResumeResult => {
  if (before.score === null || after.score === null || after.score >= before.score) return after
  const spared = again(givenFrom(before, after))
  const best = (spared.score ?? 0) > after.score ? spared : after
  return (best.score ?? 0) >= before.score
    ? best
    : { ...best, uncorrected: { score: before.score, lost: lostChecks(before, best) } }
}
