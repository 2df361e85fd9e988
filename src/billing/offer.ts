// Says what a plan has today and what it is announced to have: the one place that every list, mail and right reads.
import { type Plan, type SoldPlan, soldPlans } from '../events/schema/vocabulary'
import type { Catalogue, Line } from './catalogue'
import { type Feature, features, toolFeatures } from './features'

/** A feature that is a part of another one is not there without it. */
const partOf: Readonly<Partial<Record<Feature, Feature>>> = { relatorios_detalhados: 'exportar_pdf' }

/** Whether it can be used today by anybody: it is built, and the operator does not hold it back. */
const isReady = (catalogue: Catalogue, feature: Feature): boolean => {
  const including = partOf[feature]
  return (
    catalogue.built[feature] &&
    !catalogue.soon.includes(feature) &&
    !catalogue.withheld.includes(feature) &&
    (including === undefined || isReady(catalogue, including))
  )
}

/** Whether the plan is sold with it, ready or not. The free plan is sold with nothing, enterprise with everything. */
const isPromised = ({ offers }: Catalogue, plan: Plan, feature: Feature): boolean => {
  if (plan === 'free' || plan === 'enterprise') return plan === 'enterprise'
  const including = partOf[feature]
  return offers[plan].features[feature] && (including === undefined || offers[plan].features[including])
}

/** Whether somebody on the plan has the feature: it may be listed as theirs, and they may use it. */
export const hasFeature = (catalogue: Catalogue, plan: Plan, feature: Feature): boolean =>
  isReady(catalogue, feature) && isPromised(catalogue, plan, feature)

/** What a plan gives today: analyses of a cycle, null without limit, and its features. What a sale records. */
export const termsOf =
  (catalogue: Catalogue) =>
  (plan: Plan): { readonly total: number | null; readonly features: readonly Feature[] } => ({
    total: catalogue.limits[plan].total,
    features: features.filter((feature) => hasFeature(catalogue, plan, feature)),
  })

/** Whether the plan will have the feature, and does not yet: it is shown as 'Breve' or not at all. */
export const isAnnounced = (catalogue: Catalogue, plan: Plan, feature: Feature): boolean =>
  !isReady(catalogue, feature) && isPromised(catalogue, plan, feature)

/** The line if the plan has what it names, the parts the plan has of a line that stands for several, else nothing. */
const holding = (catalogue: Catalogue, plan: SoldPlan, line: Line): readonly Line[] => {
  const has = (feature: Feature) => hasFeature(catalogue, plan, feature)
  // An operator's own words are theirs to keep.
  if (typeof line !== 'string' || line === 'analises' || line === 'oficina') return [line]
  if (line === 'ferramentas') return toolFeatures.every(has) ? [line] : toolFeatures.filter(has)
  // Once only some plans have the full history, this line no longer holds for every plan.
  if (line === 'historico') return catalogue.built.historico_completo ? [] : [line]
  return has(line) ? [line] : []
}

/** The lines of the plan's list that are true today, most wanted first, each once and no more than the offer shows. */
export const linesOf = (catalogue: Catalogue, plan: SoldPlan): readonly Line[] => {
  const { list, listed } = catalogue.offers[plan]
  return [...new Set(list.flatMap((line) => holding(catalogue, plan, line)))].slice(0, listed)
}

/** The plans on sale, cheapest kind first: Basic, Pro, Premium. */
export const onSale = ({ offers }: Catalogue): SoldPlan[] => soldPlans.filter((plan) => offers[plan].active)

/** The plans on sale that have a feature, and whether that is all of them. */
export const plansWith = (
  catalogue: Catalogue,
  feature: Feature,
): { readonly plans: readonly SoldPlan[]; readonly all: boolean } => {
  const sold = onSale(catalogue)
  const plans = sold.filter((plan) => hasFeature(catalogue, plan, feature))
  return { plans, all: plans.length > 0 && plans.length === sold.length }
}
