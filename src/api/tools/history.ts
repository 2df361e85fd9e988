// The history of all tools as the call answers it.

import type { RangeJson } from './analyses'

type EntryJson = {
  readonly id: string
  readonly criado_em: string
  readonly score: number
  /** Shown instead of the score where an advert was thin. */
  readonly faixa: RangeJson | null
  readonly versao_rubrica: number
}

export type FullHistoryJson = {
  /** False where only the last two results of each tool are there. */
  readonly completo: boolean
  readonly ferramentas: readonly { readonly ferramenta: string; readonly analises: readonly EntryJson[] }[]
  /** Whole points of the score; the lines add up to the change. */
  readonly comparacao: {
    readonly de: EntryJson
    readonly para: EntryJson
    readonly linhas: readonly {
      readonly id: string
      readonly nome: string
      readonly antes: string | null
      readonly depois: string | null
      readonly pontos: number
    }[]
  } | null
}
