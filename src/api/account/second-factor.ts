// The JSON of second factors. Signing in takes two calls where an account has one: /api/login answers 401 with the code
// `second-factor` and what the account can show, and one of the calls under /api/login/ goes on from there.
import type { Problem } from '../problem'

/** `app`: a code of an authenticator app; `recuperacao`: a recovery code. */
export type SecondFactorMethod = 'app' | 'passkey' | 'recuperacao'

/** What /api/login answers when the password was right and is not enough. */
export type SecondFactorNeededJson = Problem & { readonly metodos: readonly SecondFactorMethod[] }

type PasskeyJson = {
  readonly id: string
  readonly nome: string
  /** ISO 8601. */
  readonly criado_em: string
  readonly ultimo_uso: string | null
}

export type SecondFactorJson = {
  readonly app: boolean
  readonly passkeys: readonly PasskeyJson[]
  readonly codigos_restantes: number
}

/** `codigos`: the recovery codes, made with the first factor and shown this once. */
export type PasskeyAddedJson = SecondFactorJson & { readonly codigos: readonly string[] | null }
