// A model's text as the API answers it: beside the measured result, never in it.

export const modelStates = { asked: 'escrevendo', answered: 'pronto', 'gave-up': 'sem_texto' } as const

type Answered = {
  readonly estado: typeof modelStates.answered
  readonly motor: string
  readonly modelo: string
  readonly endereco: string
  readonly local: boolean
  readonly versao_prompt: string
  readonly tokens_entrada: number
  readonly tokens_saida: number
  readonly tempo_ms: number
  readonly trechos_retirados: number
  readonly linhas_nao_enviadas: number
}

export type ModelTextJson = {
  readonly headline: string | null
  readonly resumo: string | null
  readonly frases: readonly { readonly original: string; readonly sugestao: string }[]
  readonly areas_melhoria: readonly { readonly verificacao: string; readonly texto: string }[]
  readonly carta: string | null
}

export type ModelPhotoJson = {
  readonly expressao: string
  readonly olhar: string
  readonly lugar: string
  readonly fundo: readonly string[]
}

/** One further question about an answer of interview practice. */
export type FollowUpJson = { readonly pergunta: string; readonly sobre: string }

/** `texto_modelo` of a record. */
export type ModelJson =
  | { readonly estado: typeof modelStates.asked; readonly fila: number; readonly caracteres: number }
  | { readonly estado: (typeof modelStates)['gave-up']; readonly motivo: string }
  | (Answered & (ModelTextJson | ModelPhotoJson | FollowUpJson))
