// Defines what the JSON records of the four tools' analyses have in common.
import type { ModelJson } from './models'

/** How far a check is fulfilled, as the API names it. */
export const checkStates = {
  full: 'completo',
  part: 'parcial',
  none: 'ausente',
  'not-assessed': 'nao_avaliado',
} as const
export type CheckState = (typeof checkStates)[keyof typeof checkStates]

/** The person's own line; `trecho` is the relevant part. */
export type EvidenceJson = {
  readonly texto: string
  readonly pagina: number
  readonly linha: number
  readonly trecho: string | null
}

/** Points reached and possible, and what the score could still gain. */
export type PointsJson = { readonly pontos: number; readonly maximo: number; readonly ganho: number }

/** The counts in the texts. */
export type CountsJson = Readonly<Record<string, string | number>>

export type RecordJson = {
  readonly id: string
  /** ISO 8601. */
  readonly criado_em: string
  readonly texto_modelo: ModelJson | null
}

/** The ends of a score that is a range. */
export type RangeJson = { readonly de: number; readonly ate: number }

export type HistoryEntryJson = {
  readonly id: string
  readonly criado_em: string
  readonly score: number
  /** Shown instead of the score where an advert was thin. */
  readonly faixa: RangeJson | null
  readonly versao_rubrica: number
  readonly nome_arquivo?: string
}
