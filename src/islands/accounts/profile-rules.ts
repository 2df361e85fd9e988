// The rules of the profile's form (P40), checked early for the person's sake. The server's count.
import { isEmail, shortestPassword } from '../auth/rules'

export type ProfileValues = {
  readonly nome: string
  readonly email: string
  readonly senha_atual: string
  readonly senha_nova: string
  readonly confirmarSenha: string
}

export type ProfileField = 'nome' | 'email' | 'senha_atual'
export type ProfileSentences = { readonly [field in ProfileField]: string }

export type ProfileTexts = {
  readonly [name in
    | 'nome'
    | 'email'
    | 'who'
    | 'passwords'
    | 'passwordsHint'
    | 'current'
    | 'fresh'
    | 'confirm'
    | 'hint'
    | 'save'
    | 'pending'
    | 'cancel'
    | 'done'
    | 'failed'
    | 'show'
    | 'hide'
    | 'offline']: string
} & { readonly invalid: ProfileSentences }

/** Characters of a name at least, once trimmed. */
export const shortestName = 2

const changesAddress = ({ email }: ProfileValues, address: string): boolean =>
  email.trim().toLowerCase() !== address.trim().toLowerCase()

/** The present password goes alone with a new address: the server asks for it there. */
const passwordsFit = (values: ProfileValues, address: string): boolean => {
  const { senha_atual, senha_nova, confirmarSenha } = values
  if (senha_nova + confirmarSenha === '') return senha_atual === '' || changesAddress(values, address)
  return senha_atual !== '' && senha_nova.length >= shortestPassword && confirmarSenha === senha_nova
}

/** What is wrong with a profile whose address is `address` so far, by field; empty when nothing is. */
export const checkProfile = (
  values: ProfileValues,
  address: string,
  sentences: ProfileSentences,
): Readonly<Record<string, string>> => ({
  ...(values.nome.trim().length < shortestName && { nome: sentences.nome }),
  ...(!isEmail(values.email) && { email: sentences.email }),
  ...(!passwordsFit(values, address) && { senha_atual: sentences.senha_atual }),
})

/** What the server is sent: passwords only where they are filled in. */
export const profileBody = ({ nome, email, senha_atual, senha_nova }: ProfileValues) => ({
  nome,
  email,
  ...(senha_atual !== '' && { senha_atual }),
  ...(senha_nova !== '' && { senha_nova }),
})
