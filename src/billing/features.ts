// The features a plan can hold, and which of them can be used today.

/** The features that are a tool each. */
export const toolFeatures = ['analise_foto', 'analise_linkedin', 'analise_curriculo', 'scanner_vagas'] as const

/** The thirteen feature keys (P39). */
export const features = [
  ...toolFeatures,
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

/** Whether each feature can be used today. */
export type Built = Readonly<Record<Feature, boolean>>

/**
 * The content of each feature: the page where somebody whose plan includes it finds it, null while there is none. A
 * feature without content is announced as 'Breve' and is on no list of what somebody has, whatever a catalogue says
 * (decision 0186). Building one means naming its page here and adding its proof to
 * tests/billing/plan-promises.test.ts, which fails while only one of the two is there.
 */
export const contents: Readonly<Record<Feature, `/${string}` | null>> = {
  analise_foto: '/foto-perfil',
  analise_linkedin: '/linkedin',
  analise_curriculo: '/curriculo',
  scanner_vagas: '/scanner-vagas',
  historico_completo: '/historico',
  relatorios_detalhados: '/curriculo',
  exportar_pdf: '/curriculo',
  // The three templates of /templates are free; none is reserved for a plan.
  templates_premium: null,
  suporte_prioritario: '/suporte',
  mentoria_mensal: '/mentoria',
  simulacao_entrevista: '/entrevista',
  analises_avancadas: '/vagas',
  sugestoes_personalizadas: '/painel',
}

/** What this release can do: the features that have content. */
export const built = Object.fromEntries(features.map((feature) => [feature, contents[feature] !== null])) as Built
