// A job comparison as the API answers it: the agreed Portuguese field names, and our additions beside them.
import type { EvidenceJson, PointsJson, RangeJson, RecordJson } from './analyses'

/** The error code of an advert with too little to compare. */
export const thinAdvert = 'file-thin-advert'
/** Field of a comparison that names what is compared, and its value for the draft of the workbench; else the latest résumé. */
export const comparedField = 'curriculo'
export const comparedDraft = 'oficina'

export const needs = { required: 'obrigatoria', duty: 'atividade', desirable: 'desejavel' } as const
export const buckets = { shown: 'mostrada', listed: 'listada', missing: 'ausente' } as const
export const matches = {
  exact: 'exata',
  alias: 'sinonimo',
  plural: 'plural',
  typo: 'digitacao',
  family: 'familia',
  implied: 'implicita',
  alternative: 'alternativa',
} as const
export const requirementKinds = {
  years: 'anos',
  seniority: 'senioridade',
  language: 'idioma',
  education: 'formacao',
  licence: 'registro',
  availability: 'disponibilidade',
  place: 'local',
  scale: 'porte',
} as const
export const fulfilments = { yes: 'sim', part: 'em_parte', no: 'nao', unknown: 'desconhecido' } as const

type ValueOf<Names> = Names[keyof Names]
type QuoteJson = { readonly texto: string; readonly linha: number; readonly trecho: string }

export type KeywordJson = {
  readonly palavra: string
  readonly habilidade: string | null
  readonly tipo: 'tecnica' | 'comportamental'
  readonly pedido: ValueOf<typeof needs>
  readonly vezes: number
  readonly situacao: ValueOf<typeof buckets>
  readonly credito: number
  readonly como: ValueOf<typeof matches> | null
  readonly ganho: number
  readonly vaga: QuoteJson
  readonly curriculo: EvidenceJson | null
}

export type RequirementJson = {
  readonly tipo: ValueOf<typeof requirementKinds>
  readonly pedido: string
  readonly nivel: number
  readonly desejavel: boolean
  readonly atendido: ValueOf<typeof fulfilments>
  readonly encontrado: string | null
  readonly vaga: QuoteJson
  readonly curriculo: EvidenceJson | null
}

/** `resultados_json`. `compatibilidade` is 0 to 100, null where the advert says too little for a figure. */
export type JobJson = {
  readonly compatibilidade: number | null
  readonly resumo: string
  readonly keywords: {
    readonly importantes: readonly string[]
    readonly presentes: readonly string[]
    readonly ausentes: readonly string[]
    readonly mostradas: readonly string[]
    readonly listadas: readonly string[]
  }
  readonly sugestoes: readonly string[]
  readonly faixa: RangeJson | null
  readonly confianca: 'baixa' | 'boa'
  readonly titulo: string | null
  readonly versao_rubrica: number
  readonly motor: string
  readonly idioma_vaga: string
  readonly palavras: number
  /** '' where the draft of the workbench was compared. */
  readonly analise_curriculo: string
  readonly blocos: readonly (PointsJson & { readonly id: string })[]
  readonly detalhes: readonly KeywordJson[]
  readonly condicoes: readonly RequirementJson[]
}

export type JobRecordJson = RecordJson & { readonly resultados_json: JobJson }
