// The schemas of request bodies. Each field names the text shown when it is wrong (P40).

import { type TSchema, Type } from '@sinclair/typebox'
import { Value, type ValueErrorIterator } from '@sinclair/typebox/value'
import { t, type ValidationError } from 'elysia'
import { passwordLength } from '../../../../api/account/accounts'
import { billingCycles, subjects } from '../../../../events/schema/vocabulary'
import type { FieldError } from '../../response/responses'

/** A field with the code of its text, `errors.fields.<code>`. */
const wrong = (error: FieldError) => ({ error })

/** What the API's document says of a field that is one of these. */
export const oneOf = (names: readonly string[]): string => `one of: ${names.join(', ')}`

/** One sign of an address: none that is invisible or turns the direction of writing, and none that separates addresses. */
const addressPart =
  '[^\\s@\\x00-\\x1F\\x7F-\\x9F\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF\\uFFFE\\uFFFF,;<>"()]'

// Deliberately simple: one @ and a dot after it. A bounced mail reveals the rest.
const email = t.String({
  maxLength: 254,
  pattern: `^\\s*${addressPart}{1,64}@${addressPart}+\\.${addressPart}{2,63}\\s*$`,
  ...wrong('emailInvalid'),
})

export const loginBody = t.Object({
  email,
  senha: t.String({ minLength: 1, maxLength: 1000, ...wrong('passwordRequired') }),
})

export const forgottenBody = t.Object({ email })

/** 1000 characters are far beyond any use. */
const newPassword = t.String({ minLength: passwordLength.shortest, maxLength: 1000, ...wrong('passwordShort') })
const personName = t.String({ minLength: 1, maxLength: 200, pattern: '\\S', ...wrong('nameRequired') })

/** An account for a person identified by the provider: they choose no password. */
export const newcomerBody = t.Object({
  nome: personName,
  email,
  aceitarTermos: t.Literal(true, wrong('termsRequired')),
})

export const registerBody = t.Object({
  nome: personName,
  email,
  senha: newPassword,
  aceitarTermos: t.Literal(true, wrong('termsRequired')),
})

/** Two non-space characters with anything between them: what is left of a name after trimming. */
const profileName = t.String({ maxLength: 200, pattern: '\\S[\\s\\S]*\\S', ...wrong('nameTooShort') })
const profilePassword = t.String({ maxLength: 1000, ...wrong('passwordsCheck') })

/** That all password fields are filled and agree is a separate rule (profile.ts). */
export const profileBody = t.Object({
  nome: profileName,
  email,
  senha_atual: profilePassword,
  senha_nova: profilePassword,
})

export const settingsBody = t.Object({
  tema: t.Union([t.Literal('system'), t.Literal('light'), t.Literal('dark')], wrong('settingInvalid')),
  idioma: t.Union([t.Literal('pt-BR'), t.Literal('en-US')], wrong('settingInvalid')),
  notificacoes_email: t.Boolean(wrong('settingInvalid')),
})

export const setupBody = t.Object({ nome: personName, email, senha: newPassword })

/** A message to support. The subject is optional (P40), but an unknown one is refused. */
export const supportBody = t.Object({
  name: personName,
  email,
  subject: t.Union([t.Literal(''), ...subjects.map((subject) => t.Literal(subject))], wrong('subjectUnknown')),
  message: t.String({ minLength: 1, maxLength: 5000, ...wrong('messageRequired') }),
})

/** One more text of a thread. */
export const replyBody = t.Object({
  mensagem: t.String({ minLength: 1, maxLength: 60, ...wrong('messageRequired') }),
  texto: t.String({ minLength: 1, maxLength: 5000, ...wrong('messageRequired') }),
})

// Not Elysia's own integer, which also takes text and lets "9999999999999999999999" pass a maximum.
const wholeNumber = (minimum: number, maximum: number, error: FieldError) =>
  t.Optional(Type.Integer({ minimum, maximum, ...wrong(error) }))

/** P16; each figure has a usual value. */
export const batchBody = t.Object({
  quantidade: wholeNumber(1, 100, 'couponCount'),
  desconto: wholeNumber(1, 100, 'couponPercent'),
  dias: wholeNumber(1, 365, 'couponDays'),
})

/** The JSON of a body that may be missing: nothing at all is a set of no fields, and anything else has to be JSON. */
export const jsonOrNothing = async ({ request }: { readonly request: Request }): Promise<unknown> => {
  const text = await request.text()
  return text === '' ? {} : JSON.parse(text)
}
export const couponBody = t.Object({ code: t.String({ minLength: 1, maxLength: 60, ...wrong('couponRequired') }) })
export const checkoutBody = t.Object({
  planId: t.Union([t.String({ maxLength: 60 }), Type.Integer()], wrong('planUnknown')),
  billingCycle: t.Optional(t.String({ maxLength: 20, description: oneOf(billingCycles), ...wrong('cycleUnknown') })),
  couponCode: t.Optional(t.Union([t.String({ maxLength: 60, ...wrong('couponRequired') }), t.Null()])),
})
export const sessionQuery = t.Object({
  session_id: t.String({ minLength: 1, maxLength: 255, ...wrong('sessionRequired') }),
})

/** A plain form's fields: strings, all optional, so that a missing one gets its own text and not a parser's. */
export const formBody = t.Record(t.String({ maxLength: 50 }), t.Unknown())

/** Wrong values looked at in one body. */
const wrongMax = 64

const texts = (values: Iterable<{ readonly path: string; readonly schema: TSchema }>): Record<string, FieldError> => {
  const fields: Record<string, FieldError> = {}
  let seen = 0
  for (const { path, schema } of values) {
    if (++seen > wrongMax) break
    const name = path.slice(1)
    if (typeof schema.error === 'string' && !(name in fields)) fields[name] = schema.error as FieldError
  }
  return fields
}

/** The wrong fields of a value, each with the code of its text; empty when it is valid. */
export const fieldErrors = <T extends TSchema>(schema: T, value: unknown): Record<string, FieldError> =>
  texts(Value.Errors(schema, value) as ValueErrorIterator)

/** The field of a body by its name, whatever the body is. */
export const fieldOf = (body: unknown, name: string): unknown =>
  body && typeof body === 'object' && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined

/** The text of a field; empty where it has none. */
export const formText = (body: unknown, name: string): string => {
  const value = fieldOf(body, name)
  return typeof value === 'string' ? value : ''
}

/** The same for an error that Elysia raised for a body, whose own list throws for some values. */
export const fieldErrorsOf = ({ validator, value }: ValidationError): Record<string, FieldError> =>
  'Errors' in validator ? texts(validator.Errors(value) as ValueErrorIterator) : {}
