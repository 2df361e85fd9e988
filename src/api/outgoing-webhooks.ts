// The JSON of outgoing webhooks.

type WebhookTopicJson = 'analises' | 'planos'

export type WebhookJson = {
  readonly id: string
  readonly url: string
  readonly eventos: readonly WebhookTopicJson[]
  /** False after too many failures in a row: nothing more is sent. */
  readonly ativo: boolean
}

/** `segredo`: signs every message; shown this once. */
export type WebhookMadeJson = WebhookJson & { readonly segredo: string }

export type WebhookMessageJson = {
  /** As in the message's header webhook-id. */
  readonly id: string
  /** Such as `analysis.completed`. */
  readonly tipo: string
  /** ISO 8601. */
  readonly criado_em: string
  readonly situacao: 'esperando' | 'entregue' | 'desistiu' | 'descartado'
  readonly tentativas: number
  /** Status of the last answer; null for none. */
  readonly resposta: number | null
}
