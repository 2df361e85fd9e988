// Turns points into the score they are worth, and back: people grade pages with half of the evidence below half.

/** The most points that the earning checks give, and the highest score. */
const MOST_POINTS = 95
/** Two lines fitted to four graded sets; the upper one is as steep as a figure's points allow (4 at most). Careless pages stand above what their faults add up to. */
const LOW = { start: 5, slope: 0.85 }
const HIGH = 1.14

export const calibrated = (points: number): number =>
  Math.max(LOW.start + LOW.slope * points, MOST_POINTS - HIGH * (MOST_POINTS - points))

/** The points that are worth a score: the inverse of `calibrated`. */
export const pointsFor = (score: number): number =>
  Math.min((score - LOW.start) / LOW.slope, MOST_POINTS - (MOST_POINTS - score) / HIGH)

/** What tips add to a score when all of them are followed, from what each adds alone: more than their sum where the score passes from the lower line to the upper one. */
export const gainTogether = (score: number, gains: readonly number[]): number => {
  const now = pointsFor(score)
  const points = gains.reduce((all, gain) => all + pointsFor(score + gain) - now, now)
  return Math.round(Math.min(MOST_POINTS, calibrated(points))) - score
}
