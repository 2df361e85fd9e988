// The rules of the two forms (P40), checked in the browser for quick feedback. The server checks them again.
import { type AuthErrors, type AuthField, passwordLength } from '../../api/account/accounts'

/** The sentences of the rules, in the person's language. */
export type Sentences = {
  readonly nome: string
  readonly email: string
  readonly senhaRequired: string
  readonly senhaShort: string
  readonly confirmarSenha: string
  readonly mismatch: string
  readonly aceitarTermos: string
}

export type LoginValues = { readonly email: string; readonly senha: string }
export type RegisterValues = LoginValues & {
  readonly nome: string
  readonly confirmarSenha: string
  readonly aceitarTermos: boolean
}

/** Characters a field takes at most; an address cannot be longer (RFC 5321), the others have no need to be. */
export const longest = { nome: 200, email: 254, senha: 200 } as const

// What <input type="email"> takes, and a dot in the domain: nobody registers from a bare host name.
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Whether this can be an address someone registers with. */
export const isEmail = (text: string) => text.length <= longest.email && address.test(text)

const errorsOf = (entries: readonly (readonly [AuthField, string | false])[]): AuthErrors =>
  Object.fromEntries(entries.filter(([, sentence]) => sentence !== false))

/** What is wrong with a login, by field; empty when nothing is. */
export const checkLogin = ({ email, senha }: LoginValues, sentences: Sentences): AuthErrors =>
  errorsOf([
    ['email', !isEmail(email) && sentences.email],
    ['senha', senha === '' && sentences.senhaRequired],
  ])

const confirmation = ({ senha, confirmarSenha }: RegisterValues, sentences: Sentences) => {
  if (confirmarSenha === '') return sentences.confirmarSenha
  return confirmarSenha !== senha && sentences.mismatch
}

/** What is wrong with a registration, by field; empty when nothing is. */
export const checkRegister = (values: RegisterValues, sentences: Sentences): AuthErrors =>
  errorsOf([
    ['nome', values.nome.trim() === '' && sentences.nome],
    ['email', !isEmail(values.email) && sentences.email],
    ['senha', values.senha.length < passwordLength.shortest && sentences.senhaShort],
    ['confirmarSenha', confirmation(values, sentences)],
    ['aceitarTermos', !values.aceitarTermos && sentences.aceitarTermos],
  ])
