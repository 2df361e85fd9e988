// From measured shares to points, from points to scores, and what each check could still add.
import type { Outcome } from './checks/outcome'
import type { Cap, Check, Group } from './result'
import { groupWeights, type Rule } from './rubric'

export type Measured = { readonly rule: Rule; readonly outcome: Outcome }
export type Scores = {
  readonly score: number
  readonly groups: Readonly<Record<Group, number>>
  readonly checks: readonly Check[]
}

const groups: readonly Group[] = ['content', 'ats', 'formatting']

/** Points of a check, to one decimal. */
const pointsOf = ({ rule, outcome }: Measured): number => Math.round((outcome.share ?? 0) * rule.max * 10) / 10

const statusOf = ({ rule, outcome }: Measured, points: number): Check['status'] => {
  if (outcome.share === null) return 'not-assessed'
  return points >= rule.max ? 'full' : points <= 0 ? 'none' : 'part'
}

/** The check that, once full, lifts a cap. */
const lifts: Readonly<Record<Cap['id'], string>> = {
  'no-text': 'text-layer',
  'no-experience': 'headings',
  'no-contact': 'contact',
  'hidden-text': 'hidden',
}

const groupScore = (measured: readonly Measured[], group: Group, caps: readonly Cap[], full: string | null): number => {
  const own = measured.filter(({ rule, outcome }) => rule.group === group && outcome.share !== null)
  const max = own.reduce((sum, { rule }) => sum + rule.max, 0)
  if (max === 0) return 0
  const points = own.reduce((sum, one) => sum + (one.rule.id === full ? one.rule.max : pointsOf(one)), 0)
  const hidden = group === 'ats' ? caps.find(({ id }) => id === 'hidden-text') : undefined
  return Math.min((100 * points) / max, hidden?.at ?? 100)
}

const overall = (byGroup: (group: Group) => number, caps: readonly Cap[]): number => {
  const sum = groups.reduce((total, group) => total + groupWeights[group] * byGroup(group), 0)
  const limits = caps.filter(({ id }) => id !== 'hidden-text').map(({ at }) => at)
  return Math.min(sum, ...limits)
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

/** What the overall score would gain from each check. Without a cap, the gains and the score add up to 100. */
const gainsOf = (measured: readonly Measured[], score: number, caps: readonly Cap[]): number[] => {
  if (caps.length === 0) {
    const max = (group: Group) =>
      measured.reduce(
        (sum, { rule, outcome }) => sum + (rule.group === group && outcome.share !== null ? rule.max : 0),
        0,
      )
    const missing = measured.map((one) =>
      one.outcome.share === null
        ? 0
        : ((one.rule.max - pointsOf(one)) * groupWeights[one.rule.group]) / max(one.rule.group),
    )
    return apportion(missing, 100 - score)
  }
  return measured.map((one) => {
    if (one.outcome.share === null) return 0
    const id = one.rule.id
    const left = caps.filter((cap) => lifts[cap.id] !== id)
    const then = overall((group) => Math.round(groupScore(measured, group, left, id)), left)
    return Math.max(0, Math.round(then) - score)
  })
}

/**
 * Scores of 0 to 100, whole. Groups: points over the points that could be assessed (what could not is shared out).
 * Overall: 0.45 content + 0.35 ATS + 0.20 formatting of the whole group scores, then the caps (docs/analysis.md).
 */
export const toScores = (measured: readonly Measured[], caps: readonly Cap[]): Scores => {
  const whole = Object.fromEntries(groups.map((group) => [group, Math.round(groupScore(measured, group, caps, null))]))
  const byGroup: Scores['groups'] = {
    content: whole.content ?? 0,
    ats: whole.ats ?? 0,
    formatting: whole.formatting ?? 0,
  }
  const score = Math.round(overall((group) => byGroup[group], caps))
  const gains = gainsOf(measured, score, caps)
  const checks = measured.map((one, index): Check => {
    const points = pointsOf(one)
    const { params, evidence } = one.outcome
    const { id, group, max } = one.rule
    return { id, group, points, max, gain: gains[index] ?? 0, status: statusOf(one, points), params, evidence }
  })
  return { score, groups: byGroup, checks }
}
