// The live line (server-sent events): what its messages are called and what they carry.

export const livePath = '/api/notificacoes/ao-vivo'

/** `count` carries a CountJson, `model` a ModelStepJson, `queue` a QueuePlaceJson,
 * `optimised` an OptimisedJson; after `end` a browser does not connect again by itself. */
export const liveEvents = {
  count: 'contagem',
  model: 'modelo',
  queue: 'fila',
  optimised: 'otimizado',
  end: 'fim',
} as const

/** Waiting for its turn, writing, done. */
export const modelSteps = ['fila', 'escrevendo', 'fim'] as const
export type ModelStep = (typeof modelSteps)[number]

/** How far a model is with its words about an analysis. */
export type ModelStepJson = {
  readonly analise: string
  readonly estado: ModelStep
  /** How many wait before it. */
  readonly fila: number
  /** How many characters it has written. */
  readonly caracteres: number
}

/** How many documents are read before one that this person waits for; 0 when its turn has come. */
export type QueuePlaceJson = { readonly ferramenta: string; readonly fila: number }

/** The optimised files of this analysis are there, or it is known that none is offered. */
export type OptimisedJson = { readonly analise: string }
