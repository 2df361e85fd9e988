// Interview practice as the calls answer it: Portuguese field names at the API's edge.
import type { ModelJson } from './models'

export const questionNames = {
  claim: 'linha',
  figure: 'numero',
  requirement: 'pedido',
  gap: 'tempo',
  change: 'saida',
  skill: 'habilidade',
  study: 'estudo',
  motive: 'motivo',
  situation: 'situacao',
  own: 'sua_pergunta',
} as const

type QuoteJson = { readonly de: 'curriculo' | 'anuncio'; readonly texto: string; readonly linha: number }

export type MeasureJson = {
  readonly versao_rubrica: number
  readonly palavras: number
  readonly segundos: number | null
  readonly tamanho: 'curta' | 'boa' | 'longa'
  /** The person's own words, or null for a part that did not appear. */
  readonly situacao: string | null
  readonly tarefa: string | null
  readonly acao: string | null
  readonly resultado: string | null
  readonly numeros: readonly string[]
  readonly vicios: readonly { readonly palavra: string; readonly vezes: number }[]
  readonly combina: readonly { readonly texto: string; readonly linha: number }[]
  readonly difere: readonly { readonly texto: string; readonly curriculo: string; readonly linha: number }[]
  readonly pergunta: string | null
}

type AnswerJson = {
  readonly tentativa: number
  readonly criado_em: string
  readonly texto: string
  readonly medida: MeasureJson | null
  /** What a model asks further about this answer; null where none was asked. */
  readonly texto_modelo: ModelJson | null
}

export type PracticeJson = {
  readonly id: string
  readonly criado_em: string
  readonly perguntas: readonly {
    readonly numero: number
    readonly tipo: (typeof questionNames)[keyof typeof questionNames]
    readonly pergunta: string
    readonly motivo: string
    readonly trechos: readonly QuoteJson[]
    readonly respostas: readonly AnswerJson[]
  }[]
}
