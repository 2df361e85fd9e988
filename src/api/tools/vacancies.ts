// The vacancies a person follows as the calls answer them: Portuguese field names at the API's edge.

import type { RangeJson } from './analyses'

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
  /** Shown instead of `combina` where the advert was thin. */
  readonly faixa: RangeJson | null
}

export type VacanciesJson = {
  /** Best match first. */
  readonly vagas: readonly VacancyJson[]
  readonly pedidos: {
    readonly anuncios: number
    readonly linhas: readonly {
      readonly texto: string
      readonly vezes: number
      readonly situacao: 'mostrada' | 'listada' | 'parecida' | 'ausente'
    }[]
  } | null
}
