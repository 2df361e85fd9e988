// Plans, money and coupons in the API's own words (P39 and P42).

import type { PlanJson, UserPlanJson } from '../../api/billing'
import type { LocalizedText } from '../../billing/catalogue'
import { features } from '../../billing/features'
import { hasFeature, isAnnounced, onSale } from '../../billing/offer'
import { annually } from '../../billing/price'
import { type Entitlements, entitlementAt, liveSubscriptions } from '../../domain/billing/entitlement'
import { wireCount } from '../../domain/quota/quota'
import { type BillingCycle, billingCycles, type SoldPlan } from '../../events/schema/vocabulary'
import { type Language, translator } from '../../i18n'
import { planName } from '../../texts/billing/plan-names'
import type { Core } from '../core/core'

const reais = (cents: number): number => cents / 100

const described = (core: Core, plan: SoldPlan, language: Language): string => {
  const description: LocalizedText | null = core.catalogue.offers[plan].description
  return description ? description[language] : translator(language)(`plans.about.${plan}`)
}

const planJson = (core: Core, plan: SoldPlan, language: Language): PlanJson => {
  const { limits, prices, offers } = core.catalogue
  const month = prices[plan]
  const year = annually(month)
  return {
    id: plan,
    nome: offers[plan].name,
    descricao: described(core, plan, language),
    preco_mensal: reais(month),
    preco_anual: reais(year),
    preco_mensal_centavos: month,
    preco_anual_centavos: year,
    limite_analises: wireCount(limits[plan].total),
    recursos: Object.fromEntries(features.map((feature) => [feature, hasFeature(core.catalogue, plan, feature)])),
    em_breve: features.filter((feature) => isAnnounced(core.catalogue, plan, feature)),
    is_ativo: offers[plan].active,
    is_default: plan === 'basico',
  }
}

/** The plans on sale, Basic, Pro, Premium. */
export const plansJson = (core: Core, language: Language) =>
  onSale(core.catalogue).map((plan) => planJson(core, plan, language))

export const userPlanJson = (core: Core, entitlements: Entitlements, now: number, language: Language): UserPlanJson => {
  const { plan, source } = entitlementAt(entitlements, now)
  return {
    id: plan,
    nome: planName(core.catalogue, plan, translator(language)),
    renova: source?.renews ?? false,
    valido_ate: source?.paidUntil ? new Date(source.paidUntil).toISOString() : null,
  }
}

/** The id of the subscription that runs; null without one. */
export const subscriptionId = (entitlements: Entitlements, now: number): string | null =>
  liveSubscriptions(entitlements, now).at(-1)?.subscription ?? null

/** A plan on sale by its id or its name, whatever the case. */
export const planOf = (core: Core, id: string): SoldPlan | null => {
  const normalized = id.trim().toLowerCase()
  return (
    onSale(core.catalogue).find(
      (plan) => plan === normalized || core.catalogue.offers[plan].name.toLowerCase() === normalized,
    ) ?? null
  )
}

export const cycleOf = (text: string): BillingCycle | null => billingCycles.find((cycle) => cycle === text) ?? null
