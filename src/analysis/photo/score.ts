// Turns measured shares into points, aspects and the overall score, and computes what each check could still gain.
import { roundedTenth } from '../figures'
import { apportion } from '../resume/scoring/score'
import type { Outcome } from './checks/outcome'
import type { Aspect, Note, PhotoCheck, PhotoResult } from './result'
import { ASPECT_WEIGHTS, HIDDEN_LIGHT, liftedBy, type PhotoRule } from './rubric'

type Measured = { readonly rule: PhotoRule; readonly outcome: Outcome }
type Scores = Pick<PhotoResult, 'score' | 'aspects' | 'checks'>

const aspects = Object.keys(ASPECT_WEIGHTS) as Aspect[]

/** Minimum share of a full check; the rest is within the difference between two copies of one photo. */
const FULL = 0.97

/** Points of a check, to one decimal. */
const pointsOf = ({ rule, outcome: { share } }: Measured): number =>
  (share ?? 0) >= FULL ? rule.max : roundedTenth((share ?? 0) * rule.max)

const statusOf = ({ rule, outcome }: Measured): PhotoCheck['status'] => {
  if (outcome.share === null) return 'not-assessed'
  const points = pointsOf({ rule, outcome })
  return points >= rule.max ? 'full' : points <= 0 ? 'none' : 'part'
}

/** The most that the notes leave of an aspect. */
function mostOf(aspect: Aspect, notes: readonly Note[]): number {
  const small = notes.find(({ id }) => id === 'small-picture')
  if (aspect === 'sharpness') return small?.at ?? 100
  return aspect === 'light' && notes.some(({ id }) => liftedBy[id]) ? HIDDEN_LIGHT : 100
}

/** Points over the points that could be measured, 0 to 100; `full` names checks taken as full. */
function aspectScore(
  measured: readonly Measured[],
  aspect: Aspect,
  notes: readonly Note[],
  full: readonly string[] = [],
): number {
  const ofAspect = measured.filter(({ rule, outcome }) => rule.aspect === aspect && outcome.share !== null)
  const max = ofAspect.reduce((sum, { rule }) => sum + rule.max, 0)
  const points = ofAspect.reduce((sum, one) => sum + (full.includes(one.rule.id) ? one.rule.max : pointsOf(one)), 0)
  return Math.round(Math.min(max === 0 ? 0 : (100 * points) / max, mostOf(aspect, notes)))
}

function overall(byAspect: (aspect: Aspect) => number, notes: readonly Note[]): number {
  const sum = aspects.reduce((total, aspect) => total + ASPECT_WEIGHTS[aspect] * byAspect(aspect), 0)
  return Math.round(Math.min(sum, ...notes.filter(({ id }) => id !== 'small-picture').map(({ at }) => at)))
}

/**
 * Scores of 0 to 100, whole. Aspects: points over the points that could be measured, sharpness capped by the picture's
 * size. Overall: the weighted whole aspect scores, then the caps of the notes.
 */
export function toScores(measured: readonly Measured[], notes: readonly Note[]): Scores {
  const scoreOf =
    (full?: readonly string[], left = notes) =>
    (aspect: Aspect) =>
      aspectScore(measured, aspect, left, full)
  const score = overall(scoreOf(), notes)
  /** With a check full; the first check of a note about light lifts it, with the others that go with it. */
  const withFull = (id: string): number => {
    const lifted = notes.find((note) => liftedBy[note.id]?.[0] === id)
    const left = notes.filter((note) => note !== lifted)
    return overall(scoreOf(lifted ? liftedBy[lifted.id] : [id], left), left)
  }
  const alone = measured.map((one) => (one.outcome.share === null ? 0 : Math.max(0, withFull(one.rule.id) - score)))
  // Each gain is rounded, and lifts an aspect that others lift too: together they promise what all of them would give.
  const every = measured.filter(({ outcome }) => outcome.share !== null).map(({ rule }) => rule.id)
  const fixed = notes.filter(({ id }) => !liftedBy[id])
  const bound = Math.max(0, overall(scoreOf(every, fixed), fixed) - score)
  const gains = alone.reduce((sum, gain) => sum + gain, 0) > bound ? apportion(alone, bound) : alone
  const checks = measured.map(
    (one, index): PhotoCheck => ({
      id: one.rule.id,
      aspect: one.rule.aspect,
      points: pointsOf(one),
      max: one.rule.max,
      gain: gains[index] ?? 0,
      status: statusOf(one),
      params: one.outcome.params,
    }),
  )
  const of = scoreOf()
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
