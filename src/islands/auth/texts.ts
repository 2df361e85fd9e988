// The texts that the forms to sign in and to register get from the server.

import type { AuthTab } from '../../api/account/accounts'
import type { Texts } from '../../i18n/texts'
import type { Sentences } from './rules'

type Words = Texts['account']
type Both = { readonly [tab in AuthTab]: string }

/** The texts of both forms. */
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
  readonly emailMeant: string
  readonly field: Words['field']
  readonly password: Words['password']
  readonly terms: Words['terms']
  readonly invalid: Sentences
}
