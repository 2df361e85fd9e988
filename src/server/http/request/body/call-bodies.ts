// The bodies of API calls whose handlers check them field by field, each with a text of its own: what the API's document says
// of them (openapi/document.ts). tests/long/openapi/openapi.test.ts sends what they describe.

import { type TProperties, type TSchema, Type } from '@sinclair/typebox'
import { t } from 'elysia'
import { passwordLength } from '../../../../api/account/accounts'
import { adminReasons } from '../../../../events/schema/vocabulary'
import { batchBody, jsonOrNothing, oneOf } from './schemas'

/** Text that may be missing; its handler says what it has to be. */
const text = (description: string) => Type.Optional(Type.Union([Type.String(), Type.Null()], { description }))
const choice = (names: readonly string[]) => text(oneOf(names))

const described = (type: string, schema: TSchema, required = true) => ({
  detail: { requestBody: { required, content: { [type]: { schema } } } },
})
/** What a route says of its JSON body. */
const callBody = (properties: TProperties) => described('application/json', Type.Object(properties))

/** P16; a call without a body gets the usual figures. */
export const couponBatchBody = {
  parse: jsonOrNothing,
  body: batchBody,
  ...described('application/json', batchBody, false),
}

export const voidCouponsBody = callBody({
  codigo: text('a code, as it is typed'),
  lote: Type.Optional(Type.Boolean({ description: 'with all others of its batch that nobody has used' })),
})

const why = {
  motivo: choice(adminReasons),
  nota: text('up to 500 characters, sealed with the account'),
}
export const reasonBody = callBody(why)
export const toggleBody = callBody({ ativar: choice(['sim', 'nao']), ...why })
export const adminPasswordBody = callBody({
  password: text(`the new password, ${passwordLength.shortest} to 1000 characters`),
  ...why,
})

export const codeBody = callBody({ codigo: text('six digits of the app, or a recovery code') })
export const passwordBody = callBody({ senha: text('the present password') })
export const newTokenBody = callBody({
  nome: text('1 to 60 characters'),
  escopo: choice(['leitura', 'analise']),
  dias: Type.Optional(Type.Union([Type.Integer(), Type.String()], { description: '30, 90 or 365' })),
  senha: text('the present password'),
})
export const newWebhookBody = callBody({
  url: text('https, up to 500 characters'),
  eventos: Type.Optional(Type.Array(Type.String(), { description: 'some of: analises, planos' })),
  senha: text('the present password'),
})
export const passkeyAnswerBody = callBody({
  resposta: Type.Optional(Type.Unknown({ description: 'what navigator.credentials.get() gave, as JSON' })),
})
export const newPasskeyBody = callBody({
  nome: text('1 to 60 characters'),
  resposta: Type.Optional(Type.Unknown({ description: 'what navigator.credentials.create() gave, as JSON' })),
})
export const changedProfileBody = callBody({
  nome: text('at least 2 characters'),
  email: text('another one asks for senha_atual'),
  senha_atual: text('for another address or password'),
  senha_nova: text('6 to 1000 characters'),
})

export const contactBody = callBody({
  name: text('up to 200 characters'),
  email: text('where to answer'),
  subject: text('one of the subjects of the form, or empty'),
  message: text('up to 5000 characters'),
})
export const threadReplyBody = callBody({
  mensagem: text('id of the thread’s first message'),
  texto: text('up to 5000 characters'),
})

export const mentoringBody = callBody({
  acao: choice(['marcar', 'mudar', 'cancelar', 'mostrar', 'esconder', 'anotar']),
  hora: text('id of an hour'),
  reserva: text('id of a booking'),
  assunto: text('what to talk about'),
  texto: text('a note'),
  mostrar: Type.Optional(
    Type.Union([Type.Boolean(), Type.String()], { description: 'whether the mentor sees the results' }),
  ),
})

export const linkedinBody = callBody({
  headline: text('up to 300 characters'),
  about: text('up to 5000 characters'),
  experience: text('up to 20000 characters'),
})
export const advertBody = callBody({
  description: text('the advert, up to 30000 characters'),
  curriculo: Type.Optional(text('oficina: compares the draft of the workbench, not the latest résumé')),
})

export const draftBody = callBody({
  base: Type.Optional(Type.Union([Type.Integer(), Type.String()], { description: 'the version it was written from' })),
  content: Type.Optional(Type.Unknown({ description: '{ parts: [{ id, kind, fields, lines }], skipped }' })),
  cause: choice(['typed', 'undone']),
})
export const draftMeasureBody = callBody({
  content: Type.Optional(Type.Unknown({ description: '{ parts: [{ id, kind, fields, lines }], skipped }' })),
  gains: Type.Optional(
    Type.Boolean({ description: 'false: sooner, without what most answers add and without the number of pages' }),
  ),
  window: text('names the window: a later measure of the same one takes the place of an earlier one that waits'),
})

export const draftWordingBody = callBody({
  parte: text('id of the part that the line is in'),
  texto: text('the line, 12 to 600 characters'),
})

export const newVacancyBody = callBody({
  titulo: text('title of the vacancy'),
  empresa: text('employer'),
  anuncio: text('the advert, or empty'),
})
export const vacancyBody = callBody({
  estado: text('name of a state, as in the answer'),
  enviada_em: text('YYYY-MM-DD, or empty'),
  curriculo: text('id of the analysis of the version sent, or empty'),
  lembrete: text('YYYY-MM-DD, or empty'),
  notas: text('notes'),
})
export const comparisonBody = callBody({
  vagas: Type.Optional(Type.Array(Type.String(), { description: 'ids of vacancies' })),
})

export const practiceBody = callBody({ vaga: text('an advert: job:<id> or vacancy:<id>; none for general questions') })
export const practiceAnswerBody = callBody({
  treino: text('id of the practice'),
  pergunta: Type.Optional(Type.Union([Type.Number(), Type.Null()], { description: 'number of the question, from 1' })),
  texto: text('the answer, up to 8000 characters'),
  segundos: Type.Optional(Type.Union([Type.Number(), Type.Null()], { description: 'how long it was spoken' })),
  falada: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
})

/** What a route says of its multipart body: a file, recognised by its bytes. */
const fileBody = (field: string, description: string) =>
  described('multipart/form-data', Type.Object({ [field]: Type.String({ format: 'binary', description }) }))
export const resumeFile = fileBody('resume', 'PDF or DOCX, up to 10 MB')
export const photoFile = fileBody('photo', 'a picture, up to 5 MB')
export const imageFile = fileBody('image', 'a picture, up to 5 MB')

/** Queries; a missing field has the handler's default. */
export const pageQuery = t.Object({
  page: Type.Optional(Type.String({ description: 'from 1' })),
  search: Type.Optional(Type.String({ description: 'words in name and address' })),
})
export const reasonQuery = t.Object({
  motivo: Type.Optional(Type.String({ description: 'required, as in reset-password' })),
})
export const wordingQuery = t.Object({ id: Type.Optional(Type.String({ description: 'id of the wording' })) })
export const draftEarlierQuery = t.Object({
  rascunho: Type.Optional(Type.String({ description: 'id of the draft' })),
  versao: Type.Optional(Type.String({ description: 'the version whose change is to be taken back' })),
})
export const draftQuery = t.Object({ rascunho: Type.Optional(Type.String({ description: 'id of the draft' })) })
