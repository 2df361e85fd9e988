// Turns the shares that the checks measured into points, points into scores, and says what each check could still add:
// `toScores`. The weights are in rubric.ts, the upper limits in caps.ts, what a stage of life can reach in stage.ts.

import { roundedTenth } from '../../figures'
import type { Outcome } from '../checks/outcome'
import type { Cap, Check, Group } from '../result'
import { calibrated } from './calibration'
import { lifts } from './caps'
import type { Rule } from './rubric'
import type { Span } from './stage'

export type Measured = { readonly rule: Rule; readonly outcome: Outcome }
export type Scores = {
  readonly score: number
  readonly groups: Readonly<Record<Group, number>>
  readonly checks: readonly Check[]
  /** The caps that currently limit the score. */
  readonly caps: readonly Cap[]
}

/** Points of a check, to one decimal. `full` names a check that is assumed to be full. */
const pointsOf = ({ rule, outcome }: Measured, full: string | null = null): number =>
  rule.id === full ? rule.max : roundedTenth((outcome.share ?? 0) * rule.max)

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0)
const sumOf = (measured: readonly Measured[], value: (one: Measured) => number): number => sum(measured.map(value))

const statusOf = ({ rule, outcome }: Measured, points: number): Check['status'] => {
  if (outcome.share === null) return 'not-assessed'
  return points >= rule.max ? 'full' : points <= 0 ? 'none' : 'part'
}

const isAssessed = ({ outcome }: Measured): boolean => outcome.share !== null
const lostBy = (measured: readonly Measured[], full: string | null): number =>
  sumOf(measured.filter(isAssessed), (one) => one.rule.max - pointsOf(one, full))

/** What a page starts from and may reach, and the check that is assumed to be full. */
type ScoreSpan = Span & { readonly full: string | null }

/** Starting score of a file with hardly any readable word, before deductions. */
const UNREADABLE = 15

/** The share of the measurable points that is earned; null where nothing that earns could be measured. */
const shareEarned = (measured: readonly Measured[], full: string | null): number | null => {
  const earning = measured.filter((one) => one.rule.earns && isAssessed(one))
  const max = sumOf(earning, ({ rule }) => rule.max)
  return max === 0 ? null : sumOf(earning, (one) => pointsOf(one, full)) / max
}

/** The most points: what all earning checks add up to, or less at the person's stage. */
const mostPoints = (measured: readonly Measured[], { top }: Span): number =>
  top ??
  sumOf(
    measured.filter(({ rule }) => rule.earns),
    ({ rule }) => rule.max,
  )

/** Points earned from `start` on; those that could not be measured are distributed among the others. */
const earnedPoints = (measured: readonly Measured[], from: ScoreSpan): number => {
  const share = shareEarned(measured, from.full)
  return share === null ? UNREADABLE : from.start + (mostPoints(measured, from) - from.start) * share
}

/** Earned points minus deductions of `costs`, as a score before the caps; may be negative. */
const scoreOf = (measured: readonly Measured[], from: ScoreSpan, costs: readonly Measured[]): number =>
  calibrated(earnedPoints(measured, from) - lostBy(costs, from.full))

const scoreBeforeCaps = (measured: readonly Measured[], from: ScoreSpan): number =>
  scoreOf(
    measured,
    from,
    measured.filter(({ rule }) => !rule.earns),
  )

/** The lowest score: the lowest grade that people gave to any page of the ranked sets. */
const LOWEST_SCORE = 5

/** The last step before a score is shown: calibrated, at most what the caps allow, at least the lowest, and whole. */
const overall = (measured: readonly Measured[], caps: readonly Cap[], from: ScoreSpan): number => {
  const limits = caps.flatMap(({ id, at }) => (id === 'hidden-text' || lifts[id] === from.full ? [] : [at]))
  return Math.round(Math.max(LOWEST_SCORE, Math.min(scoreBeforeCaps(measured, from), ...limits)))
}

/** The score of one group, 0 to 100. The content is the overall score before the file and its form take theirs. */
const groupScore = (measured: readonly Measured[], group: Group, caps: readonly Cap[], span: Span): number => {
  const ofGroup = measured.filter(({ rule }) => rule.group === group)
  if (group === 'content') {
    const costs = ofGroup.filter(({ rule }) => !rule.earns)
    return caps.some(({ id }) => id === 'no-text') ? 0 : Math.max(0, scoreOf(measured, { ...span, full: null }, costs))
  }
  const max = sumOf(ofGroup.filter(isAssessed), ({ rule }) => rule.max)
  const hidden = group === 'ats' ? caps.find(({ id }) => id === 'hidden-text') : undefined
  return max === 0 ? 0 : Math.min((100 * (max - lostBy(ofGroup, null))) / max, hidden?.at ?? 100)
}

/**
 * Whole numbers in proportion to `parts` that add up to `total` (largest remainder, ties to the earlier one). `total`
 * must not be negative; a part of 0 gets 0. One below 1 and below `small` gets a 1 only where no larger one is left to take it.
 */
export const apportion = (parts: readonly number[], total: number, small = 0): number[] => {
  const all = sum(parts)
  if (all <= 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part * total) / all)
  const floors = exact.map(Math.floor)
  const left = total - sum(floors)
  const order = exact
    .map((part, index) => ({ index, rest: part - Math.floor(part), isSmall: part < small }))
    .filter(({ index }) => (parts[index] ?? 0) > 0)
    .sort((a, b) => Number(a.isSmall) - Number(b.isSmall) || b.rest - a.rest || a.index - b.index)
  for (const { index } of order.slice(0, left)) floors[index] = (floors[index] ?? 0) + 1
  return floors
}

/** What a tip alone has to bring before the whole score rises by a point, from where the score was rounded; at least half a point. */
const leastRise = (uncappedNow: number, score: number): number => Math.max(0.5, score + 0.5 - uncappedNow)

/** What each check alone would add to the overall score, which with a cap is its real effect. */
const gainsOf = (measured: readonly Measured[], score: number, caps: readonly Cap[], span: Span): number[] => {
  const uncappedNow = scoreBeforeCaps(measured, { ...span, full: null })
  const spanFilledBy = (one: Measured): ScoreSpan => ({ ...span, full: one.rule.id })
  const rawGains = measured.map((one) =>
    isAssessed(one) ? scoreBeforeCaps(measured, spanFilledBy(one)) - uncappedNow : 0,
  )
  if (uncappedNow >= LOWEST_SCORE && caps.every(({ id }) => id === 'hidden-text'))
    return apportion(
      rawGains,
      Math.max(0, Math.round(uncappedNow + sum(rawGains)) - score),
      leastRise(uncappedNow, score),
    )
  return measured.map((one) => (isAssessed(one) ? Math.max(0, overall(measured, caps, spanFilledBy(one)) - score) : 0))
}

/** The overall score alone, 5 to 95: see toScores. */
export const toScore = (
  measured: readonly Measured[],
  caps: readonly Cap[],
  span: Span = { start: 0, top: null },
): number => overall(measured, caps, { ...span, full: null })

/**
 * Whole scores.
 * - overall, 5 to 95: the points of the earning checks minus the deductions of the others, calibrated, within the caps
 * - content, 0 to 100: the overall score without the deductions of the two other groups, before the caps
 * - ATS and formatting, 0 to 100: the remaining share of their measurable points
 *
 * `span` is what a page has before anything is earned and what it can reach: see stage.ts.
 */
export const toScores = (
  measured: readonly Measured[],
  caps: readonly Cap[],
  span: Span = { start: 0, top: null },
): Scores => {
  const group = (name: Group) => Math.round(groupScore(measured, name, caps, span))
  const score = toScore(measured, caps, span)
  const gains = gainsOf(measured, score, caps, span)
  const checks = measured.map((one, index): Check => {
    const points = pointsOf(one)
    const { params, evidence } = one.outcome
    const { id, group: part, max } = one.rule
    return { id, group: part, points, max, gain: gains[index] ?? 0, status: statusOf(one, points), params, evidence }
  })
  const uncappedNow = scoreBeforeCaps(measured, { ...span, full: null })
  const capsInForce = caps.filter(({ id, at }) => id === 'hidden-text' || id === 'no-text' || at < uncappedNow)
  return {
    score,
    caps: capsInForce,
    groups: { content: group('content'), ats: group('ats'), formatting: group('formatting') },
    checks,
  }
}
