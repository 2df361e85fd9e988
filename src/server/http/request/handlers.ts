// From a feature's routes to one handler for each row of policies.ts. Each route is an Elysia app of its own with nothing
// else in it, so that however Elysia parses an address, it runs this handler or none. Loaded with the first feature.
import { type AnyElysia, Elysia, ValidationError } from 'elysia'
import type { FieldError } from '../response/responses'
import { fieldErrorsOf } from './body/schemas'
import type { Handler } from './handler'
import { policies } from './policies'
import { type RequestContext, requestContexts, sentBodies } from './request-context'
import { NotAdmin } from './route-context'

/** Why a route did not answer: wrong input, no such resource, somebody who may not, or an error of ours. */
type RouteError =
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, FieldError>> }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-admin'; readonly error: NotAdmin }
  | { readonly kind: 'failed'; readonly error: unknown }

/** The answer of the whole server to it. */
export type AnswerError = (ctx: RequestContext, error: RouteError) => Response | Promise<Response>

/** What was sent is JSON or text, but not a set of fields. */
class NotFields extends Error {}

const routeError = (error: unknown, code: unknown): RouteError => {
  if (error instanceof ValidationError) return { kind: 'invalid', fields: fieldErrorsOf(error) }
  if (error instanceof NotFields) return { kind: 'invalid', fields: {} }
  if (code === 'PARSE') return { kind: 'malformed' }
  if (code === 'NOT_FOUND') return { kind: 'not-found' }
  return error instanceof NotAdmin ? { kind: 'not-admin', error } : { kind: 'failed', error }
}

/** A feature with the server's answers to its errors. */
export const withErrors = (feature: AnyElysia, answer: AnswerError): AnyElysia =>
  new Elysia({ normalize: true })
    .onError(({ error, code, request }) => {
      const ctx = requestContexts.get(request)
      return ctx && answer(ctx, routeError(error, code))
    })
    .use(feature)

/** An app as a list of routes; it never routes by itself. */
export type Routes = Pick<AnyElysia, 'routes'>

/** Refuses a body that is not a set of fields, of which Elysia would make an empty one. */
const onlyFields = ({ body }: { readonly body: unknown }): void => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new NotFields()
}

/** Every route as the handler of its row. Throws if a route has no policy, so that none of its feature is served. */
export const handlersOf = ({ routes }: Routes): ReadonlyMap<string, Handler> =>
  new Map(
    routes.map(({ method, path, handler, hooks }) => {
      const row = `${method} ${path}`
      if (!Object.hasOwn(policies, row)) throw new Error(`${row} has no policy`)
      const single = new Elysia({ normalize: true })
      // Elysia's own parser makes JSON of a form's texts, without a bound.
      if (!hooks.parse) single.onParse(({ request }) => sentBodies.get(request) ?? null)
      if (hooks.body || hooks.detail?.requestBody) single.onTransform(onlyFields)
      single.route(method, path, handler, hooks)
      return [row, (request) => single.handle(request)]
    }),
  )
