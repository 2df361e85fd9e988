// From measured shares to points, from points to scores, and what each check could still add.
import { lifts } from './caps'
import type { Outcome } from './checks/outcome'
import type { Cap, Check, Group } from './result'
import type { Rule } from './rubric'

export type Measured = { readonly rule: Rule; readonly outcome: Outcome }
export type Scores = {
  readonly score: number
  readonly groups: Readonly<Record<Group, number>>
  readonly checks: readonly Check[]
  /** Those that hold the score back. */
  readonly caps: readonly Cap[]
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Points of a check, to one decimal. `full` names a check that is taken to be full. */
const pointsOf = ({ rule, outcome }: Measured, full: string | null = null): number =>
  rule.id === full ? rule.max : tenth((outcome.share ?? 0) * rule.max)

const sumOf = (measured: readonly Measured[], value: (one: Measured) => number): number =>
  measured.reduce((sum, one) => sum + value(one), 0)

const statusOf = ({ rule, outcome }: Measured, points: number): Check['status'] => {
  if (outcome.share === null) return 'not-assessed'
  return points >= rule.max ? 'full' : points <= 0 ? 'none' : 'part'
}

const isAssessed = ({ outcome }: Measured): boolean => outcome.share !== null
const lostBy = (measured: readonly Measured[], full: string | null): number =>
  sumOf(measured.filter(isAssessed), (one) => one.rule.max - pointsOf(one, full))

/** What a file of which hardly a word could be read is given, before what it loses. */
const UNREADABLE = 15

/** Of 100: what was earned of what could be measured. */
const earned = (measured: readonly Measured[], full: string | null): number => {
  const earning = measured.filter((one) => one.rule.earns && isAssessed(one))
  const max = sumOf(earning, ({ rule }) => rule.max)
  return max === 0 ? UNREADABLE : (100 * sumOf(earning, (one) => pointsOf(one, full))) / max
}

/** What is earned less what is lost, before the caps; may be below 0. */
const uncapped = (measured: readonly Measured[], full: string | null): number =>
  earned(measured, full) -
  lostBy(
    measured.filter(({ rule }) => !rule.earns),
    full,
  )

const overall = (measured: readonly Measured[], caps: readonly Cap[], full: string | null): number => {
  const limits = caps.flatMap(({ id, at }) => (id === 'hidden-text' || lifts[id] === full ? [] : [at]))
  return Math.round(Math.max(0, Math.min(uncapped(measured, full), ...limits)))
}

/** A part of the file as a score of its own, 0 to 100. */
const groupScore = (measured: readonly Measured[], group: Group, caps: readonly Cap[]): number => {
  const own = measured.filter(({ rule }) => rule.group === group)
  if (group === 'content')
    return caps.some(({ id }) => id === 'no-text')
      ? 0
      : Math.max(
          0,
          earned(own, null) -
            lostBy(
              own.filter(({ rule }) => !rule.earns),
              null,
            ),
        )
  const max = sumOf(own.filter(isAssessed), ({ rule }) => rule.max)
  const hidden = group === 'ats' ? caps.find(({ id }) => id === 'hidden-text') : undefined
  return max === 0 ? 0 : Math.min((100 * (max - lostBy(own, null))) / max, hidden?.at ?? 100)
}

/**
 * Whole numbers in proportion to `parts` that add up to `total` (largest remainder, ties to the earlier one).
 * `total` must not be negative; a part of 0 gets 0.
 */
export const apportion = (parts: readonly number[], total: number): number[] => {
  const sum = parts.reduce((all, part) => all + part, 0)
  if (sum <= 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part * total) / sum)
  const whole = exact.map(Math.floor)
  const left = total - whole.reduce((all, part) => all + part, 0)
  const order = exact
    .map((part, index) => ({ index, rest: part - Math.floor(part) }))
    .filter(({ index }) => (parts[index] ?? 0) > 0)
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

/**
 * What the overall score would gain by each check alone. Where nothing holds the score back, the gains and the score add up to
 * 100; a cap, or more lost than earned, leaves of each what it would really move.
 */
const gainsOf = (measured: readonly Measured[], score: number, caps: readonly Cap[]): number[] => {
  const plain = uncapped(measured, null)
  const open = measured.map((one) => (isAssessed(one) ? uncapped(measured, one.rule.id) - plain : 0))
  if (plain >= 0 && caps.every(({ id }) => id === 'hidden-text')) return apportion(open, 100 - score)
  return measured.map((one) => (isAssessed(one) ? Math.max(0, overall(measured, caps, one.rule.id) - score) : 0))
}

/**
 * Scores of 0 to 100, whole. Overall: the earned checks of 100, less what the other checks lost, within the caps. The groups are
 * scores of their own: content as earned and lost in it, ATS and formatting by the points left of those that could be measured.
 */
export const toScores = (measured: readonly Measured[], caps: readonly Cap[]): Scores => {
  const group = (name: Group) => Math.round(groupScore(measured, name, caps))
  const score = overall(measured, caps, null)
  const gains = gainsOf(measured, score, caps)
  const checks = measured.map((one, index): Check => {
    const points = pointsOf(one)
    const { params, evidence } = one.outcome
    const { id, group: part, max } = one.rule
    return { id, group: part, points, max, gain: gains[index] ?? 0, status: statusOf(one, points), params, evidence }
  })
  const plain = uncapped(measured, null)
  const held = caps.filter(({ id, at }) => id === 'hidden-text' || id === 'no-text' || at < plain)
  return {
    score,
    caps: held,
    groups: { content: group('content'), ats: group('ats'), formatting: group('formatting') },
    checks,
  }
}
