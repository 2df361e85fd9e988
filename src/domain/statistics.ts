// Counts the statistics, event by event. Counts are per day and never changed afterwards, so the total on a past
// day is the sum of the days up to it. Nothing here identifies a person.
import { type Failure, type GatewayName, type Tool, tools } from '../events/schema/vocabulary'

/**
 * `registered`, `erased`: accounts. `inactive`: accounts deactivated, minus those reactivated or erased. `people`:
 * accounts that registered, signed in or requested an analysis on the day, each once. `monthly`: accounts that became
 * active within thirty days, minus those whose thirty days are over, so that the sum up to a day is the number of
 * active ones. `first-analysis`, `first-payment`: accounts that did so for the first time. `paid`: accounts that
 * started a paid plan, minus those that left one. `revenue`, `refunded`: cents of BRL.
 */
export type Kind =
  | 'registered'
  | 'erased'
  | 'inactive'
  | 'people'
  | 'monthly'
  | 'asked'
  | 'done'
  | 'failed'
  | 'first-analysis'
  | 'first-payment'
  | 'paid'
  | 'payments'
  | 'revenue'
  | 'refunded'
  | 'coupon'
  /** What people do besides analyses, mentors and support included: the parts of `prepared`. */
  | 'prepared'

/** What distinguishes the counts of a kind: a tool, with its duration or reason of failure; a gateway; a coupon's step. */
export type Part =
  | ''
  | Tool
  | `${Tool}/${number}`
  | `${Tool}/${Failure}`
  | GatewayName
  | 'held'
  | 'used'
  | 'released'
  | Prepared

/** What people do between an analysis and a job; `hour` is one that a mentor gave, `reply` an answer of support's. */
export const preparations = [
  'interview',
  'answer',
  'vacancy',
  'comparison',
  'week',
  'hour',
  'booking',
  'cancellation',
  'letter',
  'reply',
] as const
export type Prepared = (typeof preparations)[number]

/** Days, including the first, for which one activity makes an account active. */
export const activeDays = 30

/** Durations are counted in steps that grow by a quarter, so a reported one is at most a quarter too long. */
const step = 1.25

/** The step a duration (ms) falls in: 0 to 80. */
export const stepOf = (ms: number): number =>
  Math.min(80, Math.max(0, Math.ceil(Math.log(Math.max(1, ms)) / Math.log(step))))

/** The longest duration of a step, in ms. */
export const stepEnd = (index: number): number => step ** index

/** Milliseconds within which this share (0 to 1) of the durations lies; null without any. */
export const within = (steps: ReadonlyMap<number, number>, share: number): number | null => {
  const all = [...steps.values()].reduce((sum, count) => sum + count, 0)
  let sum = 0
  for (const [index, count] of [...steps].sort(([a], [b]) => a - b)) {
    sum += count
    if (all > 0 && sum >= all * share) return stepEnd(index)
  }
  return null
}

type PerTool = Readonly<Record<Tool, number>>

/** All counts over some days. Cents of BRL; durations in ms, null without any. */
export type Figures = {
  readonly registered: number
  readonly erased: number
  readonly inactive: number
  readonly people: number
  /** Summed up to a day: the accounts that were active on it or on one of the 29 days before. */
  readonly monthly: number
  readonly paid: number
  readonly asked: PerTool
  readonly done: PerTool
  readonly failed: PerTool
  readonly reasons: Partial<Readonly<Record<Failure, number>>>
  readonly took: Readonly<Record<Tool, { readonly half: number | null; readonly most: number | null }>>
  readonly firstAnalyses: number
  readonly firstPayments: number
  readonly payments: number
  /** Payments minus refunds; separately, the same of the built-in test checkout, which is not money. */
  readonly revenue: number
  readonly testRevenue: number
  readonly coupons: Readonly<Record<'held' | 'used' | 'released', number>>
  readonly prepared: Readonly<Record<Prepared, number>>
}

/** Totals at the end of a day: accounts, those that could sign in, those on a paid plan. */
export type Totals = Figures & { readonly accounts: number; readonly canSignIn: number }

/** What is charted and exported per day. Cents for money. */
export const series = ['registered', 'people', 'asked', 'done', 'failed', 'revenue', 'coupons'] as const
export type Series = (typeof series)[number]
/** `monthly`: the accounts that were active on the day or on one of the 29 before. */
export type Day = { readonly day: number; readonly monthly: number } & Readonly<Record<Series, number>>

/** The count of all tools together. */
export const toolsTotal = (figures: PerTool): number => tools.reduce((sum, tool) => sum + figures[tool], 0)
