// The texts that the forms to sign in and to register get from the server.
import type { AuthTab } from '../../api/account/accounts'
import type { Sentences } from './rules'

type Both = { readonly [tab in AuthTab]: string }

/** The texts of both forms. `{nome}` in `welcome` is replaced by the person's name. */
export type AuthTexts = {
  readonly access: string
  readonly tab: Both
  readonly submit: Both
  readonly pending: Both
  readonly failed: Both
  readonly done: Both
  readonly welcome: Both
  readonly tryAgain: string
  readonly offline: string
  readonly forgotten: string
  /** `{email}` is replaced by the address that was probably meant. */
  readonly emailMeant: string
  readonly field: {
    readonly nome: string
    readonly email: string
    readonly senha: string
    readonly confirmarSenha: string
  }
  readonly password: {
    readonly hint: string
    readonly generate: string
    readonly generated: string
    readonly show: string
    readonly hide: string
    readonly showOne: string
    readonly hideOne: string
  }
  readonly terms: {
    readonly before: string
    readonly service: string
    readonly between: string
    readonly privacy: string
  }
  readonly invalid: Sentences
}
