// The JSON of API tokens.

/** `leitura`: reads results, quotas and plans. `analise`: also sends analyses, which count as if sent on the site. */
type TokenScopeJson = 'leitura' | 'analise'

export type TokenJson = {
  readonly id: string
  readonly nome: string
  readonly escopo: TokenScopeJson
  /** ISO 8601. */
  readonly criado_em: string
  readonly vence_em: string
  /** To the hour; null when it was not used, or nothing is known of it. */
  readonly ultimo_uso: string | null
}

/** `token`: shown this once. */
export type TokenMadeJson = TokenJson & { readonly token: string }
