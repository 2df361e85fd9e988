// The vacancies a person follows as the calls answer them: Portuguese field names at the API's edge.

export const stateNames = {
  saved: 'guardada',
  sent: 'enviada',
  answered: 'respondeu',
  interview: 'entrevista',
  closed: 'encerrada',
} as const

export type VacancyJson = {
  readonly id: string
  readonly titulo: string
  readonly empresa: string
  readonly estado: (typeof stateNames)[keyof typeof stateNames]
  readonly criado_em: string
  /** Days as 2026-11-15. */
  readonly enviada_em: string | null
  readonly lembrete: string | null
  readonly curriculo: string | null
  readonly notas: string
  readonly combina: number | null
}

export type VacanciesJson = {
  /** Best match first. */
  readonly vagas: readonly VacancyJson[]
  readonly pedidos: {
    readonly anuncios: number
    readonly linhas: readonly {
      readonly texto: string
      readonly vezes: number
      readonly situacao: 'mostrada' | 'listada' | 'ausente'
    }[]
  } | null
}
