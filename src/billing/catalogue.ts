// What this server sells: the facts of each plan (plans.ts) with what a self-hoster's file changes (catalogue-file.ts).
import type { Plan, SoldPlan } from '../events/schema/vocabulary'
import { type Built, built, type Feature, features } from './features'
import { bySold, type Limits, type Line, type LocalizedText, planFacts, type SoldFacts } from './plans'

export type PlanLimits = Readonly<Record<Plan, Limits>>

/** Cents of one month of each plan that is sold. A year costs `annually` of it. */
export type Prices = Readonly<Record<SoldPlan, number>>

/** A plan as it is sold. */
export type Offer = {
  readonly name: string
  /** Null for the product's own words. */
  readonly description: LocalizedText | null
  readonly active: boolean
  readonly features: Readonly<Record<Feature, boolean>>
  readonly list: readonly Line[]
  readonly listed: number
}

export type Catalogue = {
  readonly limits: PlanLimits
  readonly prices: Prices
  readonly offers: Readonly<Record<SoldPlan, Offer>>
  /** Features the operator holds back as 'Breve'. Those that are not built are announced so without being named here. */
  readonly soon: readonly Feature[]
  /** What this release can do; no file changes it. */
  readonly built: Built
}

const offerOf = ({ name, features: held, list, listed }: SoldFacts): Offer => ({
  name,
  description: null,
  active: true,
  features: Object.fromEntries(features.map((feature) => [feature, held.includes(feature)])) as Record<
    Feature,
    boolean
  >,
  list,
  listed,
})

export const defaultCatalogue: Catalogue = {
  limits: {
    free: planFacts.free.limits,
    ...bySold((plan) => planFacts[plan].limits),
    enterprise: planFacts.enterprise.limits,
  },
  prices: bySold((plan) => planFacts[plan].price),
  offers: bySold((plan) => offerOf(planFacts[plan])),
  soon: ['templates_premium'],
  built,
}

/** How many analyses of each plan a cycle allows, null without limit: what events of renewal say. */
export const totalOf =
  ({ limits }: Pick<Catalogue, 'limits'>) =>
  (plan: Plan): number | null =>
    limits[plan].total
