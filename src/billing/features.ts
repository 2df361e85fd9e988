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
 * What this release can do. A feature whose row is false is announced as 'Breve' and is on no list of what somebody has,
 * whatever a catalogue says (decision 0186). Building one means setting its row to true and adding its proof to
 * tests/billing/plan-promises.test.ts, which fails while only one of the two is there.
 */
export const built: Built = {
  analise_foto: true,
  analise_linkedin: true,
  analise_curriculo: true,
  scanner_vagas: true,
  // There is a history, the same on every plan, but it lists the last 50 results of one tool.
  historico_completo: false,
  relatorios_detalhados: true,
  exportar_pdf: true,
  // The three templates of /templates are free; none is reserved for a plan.
  templates_premium: false,
  suporte_prioritario: false,
  mentoria_mensal: false,
  simulacao_entrevista: false,
  analises_avancadas: false,
  // The suggestions of the week are the same on every plan.
  sugestoes_personalizadas: false,
}
