// Turns measured shares into points, aspects and the overall score, and computes what each check could still gain.
import type { Outcome } from './checks/outcome'
import type { Aspect, Note, PhotoCheck, PhotoResult } from './result'
import { aspectWeights, type PhotoRule } from './rubric'

export type Measured = { readonly rule: PhotoRule; readonly outcome: Outcome }
type Scores = Pick<PhotoResult, 'score' | 'aspects' | 'checks'>

const aspects = Object.keys(aspectWeights) as Aspect[]

/** Minimum share of a full check; the rest is within the difference between two copies of one photo. */
const FULL = 0.97

/** Points of a check, to one decimal. */
const pointsOf = ({ rule, outcome: { share } }: Measured): number =>
  (share ?? 0) >= FULL ? rule.max : Math.round((share ?? 0) * rule.max * 10) / 10

const statusOf = ({ rule, outcome }: Measured): PhotoCheck['status'] => {
  if (outcome.share === null) return 'not-assessed'
  const points = pointsOf({ rule, outcome })
  return points >= rule.max ? 'full' : points <= 0 ? 'none' : 'part'
}

/** Points over the points that could be measured, 0 to 100; `full` names a check taken as full. */
function aspectScore(measured: readonly Measured[], aspect: Aspect, notes: readonly Note[], full?: string): number {
  const own = measured.filter(({ rule, outcome }) => rule.aspect === aspect && outcome.share !== null)
  const max = own.reduce((sum, { rule }) => sum + rule.max, 0)
  const points = own.reduce((sum, one) => sum + (one.rule.id === full ? one.rule.max : pointsOf(one)), 0)
  const small = aspect === 'sharpness' && notes.find(({ id }) => id === 'small-picture')
  return Math.round(Math.min(max === 0 ? 0 : (100 * points) / max, small ? small.at : 100))
}

function overall(byAspect: (aspect: Aspect) => number, notes: readonly Note[]): number {
  const sum = aspects.reduce((total, aspect) => total + aspectWeights[aspect] * byAspect(aspect), 0)
  return Math.round(Math.min(sum, ...notes.filter(({ id }) => id !== 'small-picture').map(({ at }) => at)))
}

/**
 * Scores of 0 to 100, whole. Aspects: points over the points that could be measured, sharpness capped by the picture's
 * size. Overall: the weighted whole aspect scores, then the caps of the notes.
 */
export function toScores(measured: readonly Measured[], notes: readonly Note[]): Scores {
  const whole = (full?: string) => (aspect: Aspect) => aspectScore(measured, aspect, notes, full)
  const score = overall(whole(), notes)
  const checks = measured.map(
    (one): PhotoCheck => ({
      id: one.rule.id,
      aspect: one.rule.aspect,
      points: pointsOf(one),
      max: one.rule.max,
      gain: one.outcome.share === null ? 0 : Math.max(0, overall(whole(one.rule.id), notes) - score),
      status: statusOf(one),
      params: one.outcome.params,
    }),
  )
  const of = whole()
  return {
    score,
    aspects: {
      expression: of('expression'),
      light: of('light'),
      background: of('background'),
      sharpness: of('sharpness'),
    },
    checks,
  }
}
