// A LinkedIn profile: the texts that are sent, and its analysis as the API answers it.
import type { CheckState, CountsJson, PointsJson, RecordJson } from './analyses'

export const linkedinFields = ['headline', 'about', 'experience'] as const
export type LinkedinField = (typeof linkedinFields)[number]
export type LinkedinValues = { readonly [field in LinkedinField]: string }
/** The message beside each wrong field. */
export type LinkedinErrors = { readonly [field in LinkedinField]?: string | undefined }

/** `analise_json`. `score` is 0 to 100. */
export type LinkedinJson = {
  readonly score: number
  readonly pontos_fortes: readonly string[]
  /** Null when the texts name neither an occupation nor a skill to build one from. */
  readonly headline_sugerida: string | null
  readonly sugestoes: { readonly [field in LinkedinField]: readonly string[] }
  readonly secoes: { readonly [field in LinkedinField]: Omit<PointsJson, 'ganho'> }
  readonly headline_partes: {
    readonly cargo: string | null
    readonly habilidades: readonly string[]
    readonly resultado: string | null
  } | null
  readonly keywords_encontradas: readonly string[]
  readonly experiencia_informada: boolean
  readonly linhas_repetidas: number
  readonly versao_rubrica: number
  readonly motor: string
  readonly idioma_perfil: string
  readonly verificacoes: readonly LinkedinCheckJson[]
}

export type LinkedinCheckJson = PointsJson & {
  readonly id: string
  readonly secao: LinkedinField
  readonly estado: CheckState
  readonly titulo: string
  readonly correcao: string | null
  readonly contagens: CountsJson
  readonly evidencias: readonly {
    readonly secao: LinkedinField
    readonly texto: string
    readonly linha: number
    readonly trecho: string | null
  }[]
}

/** Texts measured while they are written: no analysis, nothing stored, nothing charged. */
export type LinkedinMeasureJson = {
  /** 0 to 100. */
  readonly score: number
  readonly headline: string
  /** The three largest gains that are left, in whole points. */
  readonly tips: readonly { readonly title: string; readonly gain: number; readonly upTo?: true | undefined }[]
}

/** The saved texts and their analysis. */
export type LinkedinRecordJson = Pick<RecordJson, 'texto_modelo'> & {
  readonly id: string | null
  readonly criado_em: string | null
  readonly dados_json: LinkedinValues | null
  /** True when the saved texts are newer than the analysis. */
  readonly dados_alterados: boolean
  readonly analise_json: LinkedinJson | null
}
