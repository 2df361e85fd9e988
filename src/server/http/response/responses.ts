// The forms of an answer: JSON, a refusal with a stable code and a text, a redirect after a form.

import { passwordLength } from '../../../api/account/accounts'
import type { Problem } from '../../../api/problem'
import type { Tool } from '../../../events/schema/vocabulary'
import { translator } from '../../../i18n'
import { type FileError, failureText } from '../../../i18n/failure'
import type { ptBR } from '../../../i18n/pt-BR'
import { basePathOf } from '../../config/site-address'
import type { RequestContext } from '../request/request-context'
import { noteRefusal } from './refusal-codes'

type Errors = (typeof ptBR)['errors']
type Flat = { [K in keyof Errors]: Errors[K] extends string ? K : never }[keyof Errors]
export type ErrorCode = Exclude<Flat, `throttled_${string}`>
export type FieldError = keyof Errors['fields']
export type AvatarError = keyof Errors['avatar']

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })

/** The log and the metrics record the code, too. */
const noted = (ctx: object, problem: Problem): Problem => {
  noteRefusal(ctx, problem.code)
  return problem
}

export const problem = (ctx: Pick<RequestContext, 'language'>, code: ErrorCode): Problem =>
  noted(ctx, { message: translator(ctx.language)(`errors.${code}`), code })

export const fileProblem = (ctx: RequestContext, code: FileError, tool: Tool): Problem =>
  noted(ctx, {
    message: failureText(translator(ctx.language), code, tool),
    code: `file-${code}`,
  })

export const avatarProblem = (ctx: RequestContext, code: AvatarError): Problem =>
  noted(ctx, {
    message: translator(ctx.language)(`errors.avatar.${code}`),
    code: `photo-${code}`,
  })

export const throttledProblem = (ctx: RequestContext, waitMs: number): Problem =>
  noted(ctx, {
    message: translator(ctx.language)('errors.throttled', { count: Math.ceil(waitMs / 1000) }),
    code: 'throttled',
  })

/** A text for each field; the first one is the message. */
export const fieldsProblem = (ctx: RequestContext, fields: Readonly<Record<string, FieldError>>): Problem => {
  const t = translator(ctx.language)
  const texts = Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field, t(`errors.fields.${code}`, passwordLength)]),
  )
  return noted(ctx, { message: Object.values(texts)[0] ?? t('errors.invalid'), code: 'invalid', fields: texts })
}

/** Redirects by GET after a form or an expired page, and drops what was prefetched. */
export const seeOther = (location: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ location, 'clear-site-data': '"prefetchCache", "prerenderCache"' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Answers nothing but the header of `clearPages`. */
export const clearingPath = '/sair/limpar'

/** At the end of a session the browser drops every stored page of this site, and with them all it has cached of it. */
export const clearPages = (response: Response): Response => {
  response.headers.set('clear-site-data', '"cache", "prefetchCache", "prerenderCache"')
  return response
}

/** Clears a shared device for who leaves by a form; under a path the storage is another site's, too. */
export const clearDevice = (config: { readonly publicUrl: string | null }, response: Response): Response => {
  clearPages(response)
  if (basePathOf(config) === '')
    response.headers.set('clear-site-data', '"cache", "prefetchCache", "prerenderCache", "storage"')
  return response
}

export const withCookies = (response: Response, cookies: readonly string[]): Response => {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  response.headers.set('clear-site-data', '"prefetchCache", "prerenderCache"')
  return response
}
