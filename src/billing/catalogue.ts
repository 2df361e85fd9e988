// Says what each plan allows, costs and holds, which a self-hoster's file may replace (catalogue-file.ts).
import { type Plan, plans, type SoldPlan, soldPlans } from '../events/schema/vocabulary'
import { type Built, built, type Feature, features, toolFeatures } from './features'

/** How many analyses a cycle of each plan allows in all, and of each tool; null is unlimited. */
export type PlanLimits = Readonly<Record<Plan, { readonly total: number | null; readonly perTool: number | null }>>

/** Cents of one month of each plan that is sold. A year costs `annually` of it. */
type Prices = Readonly<Record<SoldPlan, number>>

/** A text in both languages, where a self-hoster gives one of their own. */
export type LocalizedText = Readonly<Record<'pt-BR' | 'en-US', string>>

/** Lines that are no feature: how many analyses, the four tools in one line, the history and the workbench that every plan has. */
export const plainLines = ['analises', 'ferramentas', 'historico', 'oficina'] as const

/** One line of a list: a feature by its key, a plain one, or words of one's own. */
export type Line = Feature | (typeof plainLines)[number] | LocalizedText

/** How a plan is paid for: not at all, one payment, or a subscription. */
type PaymentKind = 'none' | 'once' | 'recurring'

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
  /** Features that nobody stands behind at the moment, such as mentoring while no mentor gives hours: 'Breve' by themselves. */
  readonly withheld: readonly Feature[]
  /** Hours in which support promises to answer somebody whose plan includes suporte_prioritario. */
  readonly supportHours: number
  /** What this release can do; no file changes it. */
  readonly built: Built
}

const only = (...has: readonly Feature[]): Offer['features'] =>
  Object.fromEntries(features.map((feature) => [feature, has.includes(feature)])) as Record<Feature, boolean>

const basic = [...toolFeatures, 'historico_completo', 'exportar_pdf'] as const satisfies readonly Feature[]
const pro = [
  ...basic,
  'relatorios_detalhados',
  'analises_avancadas',
  'sugestoes_personalizadas',
  'templates_premium',
] as const satisfies readonly Feature[]

type Row = {
  /** Of several plans an account has a right to, the highest is in force. An operator's file changes neither it nor `payment`. */
  readonly rank: number
  readonly payment: PaymentKind
  /** Analyses of a cycle, in all and of each tool; null is unlimited. */
  readonly total: number | null
  readonly perTool: number | null
  /** No other plan is offered to somebody who has it. */
  readonly top?: true
}
type SoldRow = Row & {
  /** Cents of a month. */
  readonly price: number
  readonly recommended?: true
  readonly offer: Omit<Offer, 'description' | 'active'>
}

/** Every plan, one row each (P10 and P13). The last lines of a list stand in for those not built yet (decision 0186). */
const rows: { readonly [P in Plan]: P extends SoldPlan ? SoldRow : Row } = {
  free: { rank: 0, payment: 'none', total: 4, perTool: 1 },
  basico: {
    rank: 1,
    payment: 'once',
    total: 10,
    perTool: null,
    price: 2990,
    offer: {
      name: 'Basic',
      features: only(...basic),
      list: ['analises', 'ferramentas', 'historico_completo', 'exportar_pdf', 'oficina'],
      listed: 5,
    },
  },
  professional: {
    rank: 2,
    payment: 'recurring',
    total: 50,
    perTool: null,
    price: 8990,
    recommended: true,
    offer: {
      name: 'Pro',
      features: only(...pro),
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
  },
  premium: {
    rank: 3,
    payment: 'recurring',
    total: null,
    perTool: null,
    price: 11_990,
    top: true,
    offer: {
      name: 'Premium',
      features: only(...features),
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
  enterprise: { rank: 4, payment: 'none', total: null, perTool: null, top: true },
}

/** 0 for free; no two plans share one. */
export const rankOf = (plan: Plan): number => rows[plan].rank
/** Whether it is a subscription; else it is paid once or not at all. */
export const isRecurring = (plan: Plan): boolean => rows[plan].payment === 'recurring'
/** Whether nothing higher is offered to somebody on it. */
export const isTop = (plan: Plan): boolean => rows[plan].top === true
/** Whether its card is the one that stands out. */
export const isRecommended = (plan: SoldPlan): boolean => rows[plan].recommended === true

/** The same worked out for each plan, or for each that is sold. */
export const byPlan = <Value>(of: (plan: Plan) => Value): Readonly<Record<Plan, Value>> =>
  Object.fromEntries(plans.map((plan) => [plan, of(plan)])) as Record<Plan, Value>
export const bySold = <Value>(of: (plan: SoldPlan) => Value): Readonly<Record<SoldPlan, Value>> =>
  Object.fromEntries(soldPlans.map((plan) => [plan, of(plan)])) as Record<SoldPlan, Value>

export const defaultCatalogue: Catalogue = {
  limits: byPlan((plan) => ({ total: rows[plan].total, perTool: rows[plan].perTool })),
  prices: bySold((plan) => rows[plan].price),
  offers: bySold((plan) => ({ description: null, active: true, ...rows[plan].offer })),
  soon: ['templates_premium'],
  withheld: [],
  supportHours: 24,
  built,
}
