// A résumé's analysis as the API answers it: the agreed Portuguese field names, and our additions beside them.
import type { CheckState, CountsJson, EvidenceJson, PointsJson, RecordJson } from './analyses'

export const checkGroups = { formatting: 'formatacao', content: 'conteudo', ats: 'ats_compatibilidade' } as const

type Scored = { readonly score: number }

/** `analise_json`. Scores are 0 to 100; `score` is null when the file does not look like a résumé. */
export type ResumeJson = {
  readonly score: number | null
  readonly formatacao: Scored
  readonly conteudo: Scored
  readonly ats_compatibilidade: Scored
  readonly pontos_fortes: readonly string[]
  readonly areas_melhoria: readonly string[]
  readonly keywords_encontradas: readonly string[]
  readonly keywords_sugeridas: readonly string[]
  /** Null where no optimised file is offered. */
  readonly url_otimizado: string | null
  /** True until the check has ended, a moment after the analysis. */
  readonly otimizado_em_preparo: boolean
  readonly versao_rubrica: number
  readonly motor: string
  readonly idioma_documento: string
  readonly palavras: number
  /** Null for a file without pages of its own. */
  readonly paginas: number | null
  readonly limites: readonly { readonly id: string; readonly maximo: number; readonly texto: string }[]
  readonly verificacoes: readonly ResumeCheckJson[]
  readonly leitura_robo: {
    readonly campos: readonly { readonly campo: string; readonly nome: string; readonly valor: string | null }[]
    readonly secoes: readonly {
      readonly secao: string
      readonly titulo: string
      readonly pagina: number
      readonly linha: number
    }[]
    readonly texto_oculto: readonly { readonly texto: string; readonly motivo: string }[]
  }
}

export type ResumeCheckJson = PointsJson & {
  readonly id: string
  readonly grupo: (typeof checkGroups)[keyof typeof checkGroups]
  readonly estado: CheckState
  readonly titulo: string
  readonly correcao: string | null
  readonly contagens: CountsJson
  readonly evidencias: readonly EvidenceJson[]
}

export type ResumeRecordJson = RecordJson & { readonly nome_arquivo: string; readonly analise_json: ResumeJson }
