// What each plan allows, costs and holds: the one place that is read for any of it. A self-hoster's file replaces parts
// of the defaults (catalogue-file.ts).
import type { Plan, SoldPlan } from '../events/vocabulary'

/** The thirteen feature keys of the specification's section 3. */
export const features = [
  'analise_foto',
  'analise_linkedin',
  'analise_curriculo',
  'scanner_vagas',
  'historico_completo',
  'relatorios_detalhados',
  'exportar_pdf',
  'templates_premium',
  'suporte_prioritario',
  'mentoria_mensal',
  'simulacao_entrevista',
  'analises_avancadas',
  'sugestoes_personalizadas',
] as const
export type Feature = (typeof features)[number]

/** How many analyses a cycle of each plan allows in all, and of each tool; null is unlimited. */
export type PlanLimits = Readonly<Record<Plan, { readonly total: number | null; readonly perTool: number | null }>>

/** Cents of one month of each plan that is sold. A year costs `annually` of it. */
export type Prices = Readonly<Record<SoldPlan, number>>

/** A text in both languages, where a self-hoster gives one of their own. */
export type Words = Readonly<Record<'pt-BR' | 'en-US', string>>

/** One line of a list: a feature by its key, the plan's analyses, or words of one's own. */
export type Line = Feature | 'analises' | Words

/** A plan as it is sold. */
export type Offer = {
  readonly name: string
  /** Null for the product's own words. */
  readonly description: Words | null
  readonly active: boolean
  readonly features: Readonly<Record<Feature, boolean>>
  /** What the success page lists. */
  readonly list: readonly Line[]
}

export type Catalogue = {
  readonly limits: PlanLimits
  readonly prices: Prices
  readonly offers: Readonly<Record<SoldPlan, Offer>>
  /** Features marked 'Breve': promised, not there yet. */
  readonly soon: readonly Feature[]
}

const holding = (...held: readonly Feature[]): Offer['features'] => {
  const has: ReadonlySet<Feature> = new Set(held)
  return Object.fromEntries(features.map((feature) => [feature, has.has(feature)])) as Record<Feature, boolean>
}

const basic = [
  'analise_foto',
  'analise_linkedin',
  'analise_curriculo',
  'scanner_vagas',
  'historico_completo',
  'exportar_pdf',
] as const satisfies readonly Feature[]
const pro = [
  ...basic,
  'relatorios_detalhados',
  'analises_avancadas',
  'sugestoes_personalizadas',
  'templates_premium',
] as const satisfies readonly Feature[]

/** Decisions 10 and 13. */
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
      list: ['analises', 'analise_foto', 'analise_linkedin', 'analise_curriculo', 'scanner_vagas'],
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
      ],
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
      ],
    },
  },
  soon: ['templates_premium'],
}
