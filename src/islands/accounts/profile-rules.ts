// The rules of the profile's form (P40), checked in the browser for quick feedback. The server checks them again.

import { passwordLength } from '../../api/account/accounts'
import type { Texts } from '../../i18n/texts'
import { isEmail } from '../auth/rules'

export type ProfileValues = {
  readonly nome: string
  readonly email: string
  readonly senha_atual: string
  readonly senha_nova: string
  readonly confirmarSenha: string
}

type ProfileField = 'nome' | 'email' | 'senha_atual'
type ProfileSentences = { readonly [field in ProfileField]: string }

type Words = Texts['account']

export type ProfileTexts = Omit<Words['profile'], 'title'> &
  Pick<Words['field'], 'nome' | 'email'> &
  Pick<Words['password'], 'hint' | 'show' | 'hide'> &
  Pick<Words, 'emailMeant' | 'offline'> & { readonly invalid: ProfileSentences }

/** The least characters of a trimmed name. */
const shortestName = 2

const changesAddress = ({ email }: ProfileValues, address: string): boolean =>
  email.trim().toLowerCase() !== address.trim().toLowerCase()

/** A new address needs the present password, without a new one. */
const passwordsFit = (values: ProfileValues, address: string): boolean => {
  const { senha_atual, senha_nova, confirmarSenha } = values
  if (senha_nova + confirmarSenha === '') return senha_atual === '' || changesAddress(values, address)
  return senha_atual !== '' && senha_nova.length >= passwordLength.shortest && confirmarSenha === senha_nova
}

/** The errors of a profile by field; `address` is the account's present address. */
export const checkProfile = (
  values: ProfileValues,
  address: string,
  sentences: ProfileSentences,
): Readonly<Record<string, string>> => ({
  ...(values.nome.trim().length < shortestName && { nome: sentences.nome }),
  ...(!isEmail(values.email) && { email: sentences.email }),
  ...(!passwordsFit(values, address) && { senha_atual: sentences.senha_atual }),
})

/** The fields to send: passwords only if they are filled in. */
export const profileBody = ({ nome, email, senha_atual, senha_nova }: ProfileValues) => ({
  nome,
  email,
  ...(senha_atual !== '' && { senha_atual }),
  ...(senha_nova !== '' && { senha_nova }),
})
