// The event stream (server-sent events): its messages and their data.

export const livePath = '/api/notificacoes/ao-vivo'

/**
 * `count` has a CountJson, `model` a ModelStepJson, `queue` a QueuePlaceJson, `optimised` an OptimisedJson, `draft` a
 * DraftChangedJson; after `end`
 * a browser does not reconnect by itself.
 */
export const liveEvents = {
  count: 'contagem',
  model: 'modelo',
  queue: 'fila',
  optimised: 'otimizado',
  draft: 'rascunho',
  end: 'fim',
} as const

/** Dispatched on the document each time the stream opens: what was sent before, since the page was drawn, did not arrive. */
export const liveOpen = 'ao-vivo-aberto'

/** Waiting for its turn, writing, done. */
export const modelSteps = ['fila', 'escrevendo', 'fim'] as const
export type ModelStep = (typeof modelSteps)[number]

/** A model's progress with an analysis. */
export type ModelStepJson = {
  readonly analise: string
  readonly estado: ModelStep
  /** How many wait before it. */
  readonly fila: number
  /** Characters written so far. */
  readonly caracteres: number
}

/** How many documents come before one that this person waits for; 0 when its turn has come. */
export type QueuePlaceJson = { readonly ferramenta: string; readonly fila: number }

/** The check of this analysis's optimised files has ended, whether or not any is offered. */
export type OptimisedJson = { readonly analise: string }

/** A draft has another version than before: a window that shows an older one takes it over. */
export type DraftChangedJson = { readonly rascunho: string; readonly versao: number }
