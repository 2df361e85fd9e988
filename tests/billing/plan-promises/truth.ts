// Two catalogues and what each makes true: worked out from the meaning of the file, and not by the code under test.
import { built, type Feature, features } from '../../../src/billing/features'
import type { Plan } from '../../../src/events/schema/vocabulary'

/** An operator's file: other names, prices and limits, nothing unlimited, features switched on and off. */
export const own = {
  free: { analyses: 8, perTool: 2 },
  basico: {
    name: 'Largada',
    price: 3990,
    analyses: 12,
    features: { exportar_pdf: false, mentoria_mensal: true },
    list: ['analises', 'mentoria_mensal', 'exportar_pdf', 'scanner_vagas', { 'pt-BR': 'Um café', 'en-US': 'A coffee' }],
  },
  professional: {
    name: 'Impulso',
    price: 9900,
    analyses: 60,
    features: { relatorios_detalhados: false, simulacao_entrevista: true, suporte_prioritario: true },
  },
  premium: {
    name: 'Plano Voo',
    price: 19_900,
    analyses: 300,
    features: { scanner_vagas: false, mentoria_mensal: false },
  },
  enterprise: { analyses: 900 },
  soon: ['analise_foto'],
}

/** What may be claimed of a plan. */
type Truth = {
  readonly name: Readonly<Record<Exclude<Plan, 'free'>, string>>
  readonly has: Readonly<Record<Plan, readonly Feature[]>>
  readonly soon: Readonly<Record<'basico' | 'professional' | 'premium', readonly Feature[]>>
  readonly analyses: Readonly<Record<Plan, number | null>>
  /** How many of the free ones a tool may take. */
  readonly each: number
  readonly cents: readonly number[]
}
export const tools = ['analise_foto', 'analise_linkedin', 'analise_curriculo', 'scanner_vagas'] as const
export const unbuilt = features.filter((feature) => !built[feature])

const ready = (keys: readonly Feature[]) => keys.filter((feature) => built[feature])
const later = (keys: readonly Feature[]) => keys.filter((feature) => !built[feature])

/** What each plan is sold with, by the default catalogue; Premium and Enterprise with everything. */
const basic: readonly Feature[] = [...tools, 'historico_completo', 'exportar_pdf']
const pro: readonly Feature[] = [
  ...basic,
  ...(['relatorios_detalhados', 'analises_avancadas', 'sugestoes_personalizadas', 'templates_premium'] as const),
]

/** The same by the operator's file: less what it switches off, and what it holds back is announced whatever is built. */
const held = 'analise_foto'
const ownBasic: readonly Feature[] = [...tools.slice(1), 'historico_completo', 'mentoria_mensal']
const ownPro: readonly Feature[] = [
  ...pro.filter((feature) => feature !== held && feature !== 'relatorios_detalhados'),
  ...(['simulacao_entrevista', 'suporte_prioritario'] as const),
]
const ownPremium: readonly Feature[] = features.filter(
  (feature) => feature !== held && feature !== 'scanner_vagas' && feature !== 'mentoria_mensal',
)

export const truths: Readonly<Record<'default' | 'own', Truth>> = {
  default: {
    name: { basico: 'Basic', professional: 'Pro', premium: 'Premium', enterprise: 'Enterprise' },
    has: {
      free: [],
      basico: ready(basic),
      professional: ready(pro),
      premium: ready(features),
      enterprise: ready(features),
    },
    soon: { basico: later(basic), professional: later(pro), premium: later(features) },
    analyses: { free: 4, basico: 10, professional: 50, premium: null, enterprise: null },
    each: 1,
    cents: [2990, 8990, 11_990],
  },
  own: {
    name: { basico: 'Largada', professional: 'Impulso', premium: 'Plano Voo', enterprise: 'Enterprise' },
    has: {
      free: [],
      basico: ready(ownBasic),
      professional: ready(ownPro),
      premium: ready(ownPremium),
      enterprise: ready(features.filter((feature) => feature !== held)),
    },
    soon: {
      basico: [held, ...later(ownBasic)],
      professional: [held, ...later(ownPro)],
      premium: [held, ...later(ownPremium)],
    },
    analyses: { free: 8, basico: 12, professional: 60, premium: 300, enterprise: 900 },
    each: 2,
    cents: [3990, 9900, 19_900],
  },
}
