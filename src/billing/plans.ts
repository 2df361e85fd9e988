// The facts of each plan, one row a plan: whatever ranks, prices, lists or limits plans reads them from here. A
// self-hoster's file replaces parts of a row (catalogue-file.ts).
import { type Plan, type SoldPlan, soldPlans } from '../events/schema/vocabulary'
import { type Feature, features, toolFeatures } from './features'

/** How many analyses a cycle allows in all, and of each tool; null is unlimited. */
export type Limits = { readonly total: number | null; readonly perTool: number | null }

/** A text in both languages, where a self-hoster gives one of their own. */
export type LocalizedText = Readonly<Record<'pt-BR' | 'en-US', string>>

/** Lines that are no feature: how many analyses, the four tools in one line, the history that every plan has. */
export const plainLines = ['analises', 'ferramentas', 'historico'] as const

/** One line of a list: a feature by its key, a plain one, or words of one's own. */
export type Line = Feature | (typeof plainLines)[number] | LocalizedText

type Facts = {
  /** Of two plans held at once the higher counts; nobody buys one that is not above their own. No two are equal. */
  readonly rank: number
  readonly limits: Limits
  /** What the plan includes, whether it can be used yet or not (features.ts). */
  readonly features: readonly Feature[]
}

/** A plan nobody buys: everyone has it, or an admin gives it. */
export type GivenFacts = Facts & { readonly payment: 'given' }

export type SoldFacts = Facts & {
  /** `once`: one payment for one period. `recurring`: a subscription. */
  readonly payment: 'once' | 'recurring'
  /** Cents of one month. A year costs `annually` of it. */
  readonly price: number
  /** The one plan shown as the recommended one. */
  readonly recommended: boolean
  readonly name: string
  /** What the success page may list, the most wanted first; a line the plan does not have is left out. */
  readonly list: readonly Line[]
  /** How many of those lines are shown. */
  readonly listed: number
}

export type PlanFacts = { readonly [P in Plan]: P extends SoldPlan ? SoldFacts : GivenFacts }

const basic: readonly Feature[] = [...toolFeatures, 'historico_completo', 'exportar_pdf']

/** Decisions 10 and 13. The last lines of a list stand in for those before them that are not built yet (decision 0186). */
export const planFacts: PlanFacts = {
  free: { rank: 0, payment: 'given', limits: { total: 4, perTool: 1 }, features: [] },
  basico: {
    rank: 1,
    payment: 'once',
    limits: { total: 10, perTool: null },
    price: 2990,
    recommended: false,
    name: 'Basic',
    features: basic,
    list: ['analises', ...toolFeatures, 'exportar_pdf', 'historico'],
    listed: 5,
  },
  professional: {
    rank: 2,
    payment: 'recurring',
    limits: { total: 50, perTool: null },
    price: 8990,
    recommended: true,
    name: 'Pro',
    features: [
      ...basic,
      'relatorios_detalhados',
      'analises_avancadas',
      'sugestoes_personalizadas',
      'templates_premium',
    ],
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
    rank: 3,
    payment: 'recurring',
    limits: { total: null, perTool: null },
    price: 11_990,
    recommended: false,
    name: 'Premium',
    features,
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
  enterprise: { rank: 4, payment: 'given', limits: { total: null, perTool: null }, features },
}

/** A value for each plan that is sold. */
export const bySold = <Value>(of: (plan: SoldPlan) => Value): Readonly<Record<SoldPlan, Value>> =>
  Object.fromEntries(soldPlans.map((plan) => [plan, of(plan)])) as Record<SoldPlan, Value>

export const rank = (plan: Plan): number => planFacts[plan].rank

/** The sold plans, lowest first; there is at least one. */
export const soldByRank = soldPlans.toSorted((a, b) => rank(a) - rank(b)) as [SoldPlan, ...SoldPlan[]]

export const isSold = (plan: string): plan is SoldPlan => soldPlans.some((sold) => sold === plan)

/** Whether the plan is paid again each period; the others are paid once, or given. */
export const isSubscription = (plan: Plan): boolean => planFacts[plan].payment === 'recurring'

/** Whether nothing that is sold is above the plan. */
export const isTop = (plan: Plan): boolean => soldPlans.every((sold) => rank(sold) <= rank(plan))
