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

/** What a plan may be said to have. */
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

/** What Pro has and Basic has not, and what Premium alone has. */
const forPro = ['analises_avancadas', 'sugestoes_personalizadas'] as const
const forPremium = ['simulacao_entrevista'] as const

export const truths: Readonly<Record<'default' | 'own', Truth>> = {
  default: {
    name: { basico: 'Basic', professional: 'Pro', premium: 'Premium', enterprise: 'Enterprise' },
    has: {
      free: [],
      basico: [...tools, 'historico_completo', 'exportar_pdf'],
      professional: [...tools, 'historico_completo', 'exportar_pdf', 'relatorios_detalhados', ...forPro],
      premium: [...tools, 'historico_completo', 'exportar_pdf', 'relatorios_detalhados', ...forPro, ...forPremium],
      enterprise: [...tools, 'historico_completo', 'exportar_pdf', 'relatorios_detalhados', ...forPro, ...forPremium],
    },
    soon: {
      basico: [],
      professional: ['templates_premium'],
      premium: unbuilt,
    },
    analyses: { free: 4, basico: 10, professional: 50, premium: null, enterprise: null },
    each: 1,
    cents: [2990, 8990, 11_990],
  },
  own: {
    name: { basico: 'Largada', professional: 'Impulso', premium: 'Plano Voo', enterprise: 'Enterprise' },
    has: {
      free: [],
      basico: ['analise_linkedin', 'analise_curriculo', 'scanner_vagas', 'historico_completo'],
      professional: [
        ...(['analise_linkedin', 'analise_curriculo', 'scanner_vagas', 'exportar_pdf'] as const),
        ...forPro,
        ...(['historico_completo', 'simulacao_entrevista'] as const),
      ],
      premium: [
        ...(['analise_linkedin', 'analise_curriculo', 'exportar_pdf', 'relatorios_detalhados'] as const),
        ...forPro,
        ...(['historico_completo', 'simulacao_entrevista'] as const),
      ],
      enterprise: [
        ...tools.slice(1),
        ...forPro,
        ...(['historico_completo', 'exportar_pdf', 'relatorios_detalhados', 'simulacao_entrevista'] as const),
      ],
    },
    soon: {
      basico: ['analise_foto', 'mentoria_mensal'],
      professional: [...(['analise_foto', 'templates_premium', 'suporte_prioritario'] as const)],
      premium: ['analise_foto', ...unbuilt.filter((feature) => feature !== 'mentoria_mensal')],
    },
    analyses: { free: 8, basico: 12, professional: 60, premium: 300, enterprise: 900 },
    each: 2,
    cents: [3990, 9900, 19_900],
  },
}
