// What each plan allows, costs and holds: the one place that is read for any of it. A self-hoster's file replaces parts
// of the defaults (catalogue-file.ts).
import type { Plan, SoldPlan } from '../events/schema/vocabulary'
import { type Built, built, type Feature, features, toolFeatures } from './features'

/** How many analyses a cycle of each plan allows in all, and of each tool; null is unlimited. */
export type PlanLimits = Readonly<Record<Plan, { readonly total: number | null; readonly perTool: number | null }>>

/** Cents of one month of each plan that is sold. A year costs `annually` of it. */
export type Prices = Readonly<Record<SoldPlan, number>>

/** A text in both languages, where a self-hoster gives one of their own. */
export type LocalizedText = Readonly<Record<'pt-BR' | 'en-US', string>>

/** Lines that are no feature: how many analyses, the four tools in one line, the history that every plan has. */
export const plainLines = ['analises', 'ferramentas', 'historico'] as const

/** One line of a list: a feature by its key, a plain one, or words of one's own. */
export type Line = Feature | (typeof plainLines)[number] | LocalizedText

/** A plan as it is sold. */
export type Offer = {
  readonly name: string
  /** Null for the product's own words. */
  readonly description: LocalizedText | null
  readonly active: boolean
  readonly features: Readonly<Record<Feature, boolean>>
  /** What the success page may list, the most wanted first; a line the plan does not have is left out. */
  readonly list: readonly Line[]
  /** How many of those lines are shown. */
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

const holding = (...held: readonly Feature[]): Offer['features'] => {
  const has: ReadonlySet<Feature> = new Set(held)
  return Object.fromEntries(features.map((feature) => [feature, has.has(feature)])) as Record<Feature, boolean>
}

const basic = [...toolFeatures, 'historico_completo', 'exportar_pdf'] as const satisfies readonly Feature[]
const pro = [
  ...basic,
  'relatorios_detalhados',
  'analises_avancadas',
  'sugestoes_personalizadas',
  'templates_premium',
] as const satisfies readonly Feature[]

/** P10 and P13. The last lines of a list stand in for those before them that are not built yet (decision 0186). */
export const defaultCatalogue: Catalogue = {
  limits: {
    free: { total: 4, perTool: 1 },
    basico: { total: 10, perTool: null },
    professional: { total: 50, perTool: null },
    premium: { total: null, perTool: null },
    enterprise: { total: null, perTool: null },
  },
  prices: { basico: 2990, professional: 8990, premium: 11_990 },
  offers: {
    basico: {
      name: 'Basic',
      description: null,
      active: true,
      features: holding(...basic),
      list: ['analises', ...toolFeatures, 'exportar_pdf', 'historico'],
      listed: 5,
    },
    professional: {
      name: 'Pro',
      description: null,
      active: true,
      features: holding(...pro),
      list: [
        'analises',
        'analises_avancadas',
        'relatorios_detalhados',
        'sugestoes_personalizadas',
        'historico_completo',
        'exportar_pdf',
        'ferramentas',
        'historico',
      ],
      listed: 5,
    },
    premium: {
      name: 'Premium',
      description: null,
      active: true,
      features: holding(...features),
      list: [
        'analises',
        'analises_avancadas',
        'relatorios_detalhados',
        'sugestoes_personalizadas',
        'suporte_prioritario',
        'mentoria_mensal',
        'simulacao_entrevista',
        'exportar_pdf',
        ...toolFeatures,
        'historico',
      ],
      listed: 7,
    },
  },
  soon: ['templates_premium'],
  built,
}

/** How many analyses of each plan a cycle allows, null without limit: what events of renewal say. */
export const totalOf =
  ({ limits }: Pick<Catalogue, 'limits'>) =>
  (plan: Plan): number | null =>
    limits[plan].total
