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

const passwordsFit = ({ senha_atual, senha_nova, confirmarSenha }: ProfileValues): boolean =>
  senha_atual + senha_nova + confirmarSenha === '' ||
  (senha_atual !== '' && senha_nova.length >= shortestPassword && confirmarSenha === senha_nova)

/** What is wrong with a profile, by field; empty when nothing is. */
export const checkProfile = (values: ProfileValues, sentences: ProfileSentences): Readonly<Record<string, string>> => ({
  ...(values.nome.trim().length < shortestName && { nome: sentences.nome }),
  ...(!isEmail(values.email) && { email: sentences.email }),
  ...(!passwordsFit(values) && { senha_atual: sentences.senha_atual }),
})

/** What the server is sent: passwords only when there is one to change. */
export const profileBody = ({ nome, email, senha_atual, senha_nova }: ProfileValues) =>
  senha_nova === '' ? { nome, email } : { nome, email, senha_atual, senha_nova }
