// From a request to its handler. A row of policies.ts is looked up once, its policy is asked, and then the handler of the
// same row runs, so that neither is used without the other. A handler is loaded when its row is first asked for.
import { type BodyRefusal, bodyRooms, boundedBody, maxSmallBytes } from './body/body-limit'
import { readBody, sentType } from './body/read-body'
import { createRoom, type Place } from './body/room'
import { networkOf } from './client/client-address'
import type { HandlerOf } from './handler'
import { policies } from './policies'
import type { Policy } from './policy'
import { type RequestContext, requestContexts, sentBodies } from './request-context'

/** What a policy answers instead of the route; null lets the request through. */
export type Guard = (
  ctx: RequestContext,
  policy: Policy,
  request: Request,
) => Response | null | Promise<Response | null>

/** Reads session and clock again after a body has arrived; a Response if access has ended meanwhile. */
export type Renew = (
  ctx: RequestContext,
  policy: Policy,
  request: Request,
) => RequestContext | Response | Promise<RequestContext | Response>

/** Why a request was answered without its route: no such route, or a body that could not be read or has no room. */
type Unrouted = 'not-found' | 'photo-too-large' | 'resume-too-large' | BodyRefusal

/** `ctx.url` is what is routed; only method, headers and body come from the request. */
type Router = {
  (request: Request, ctx: RequestContext): Promise<Response | Unrouted>
  /** The matched row of policies.ts; null for none. */
  rowOf(ctx: RequestContext): string | null
}

/** A path parameter that cannot be decoded would reach its handler as undefined. */
const decodable = (segment: string): boolean => {
  try {
    return decodeURIComponent(segment) !== ''
  } catch {
    // decodeURIComponent throws for a malformed escape.
    return false
  }
}

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length &&
  pattern.every((part, at) => (part.startsWith(':') ? decodable(parts[at] ?? '') : part === parts[at]))

/** Finds the match for `GET /a/b`. A literal row goes before one in which `:name` matches any one segment. */
export const matcher = <Found>(rows: ReadonlyMap<string, Found>): ((asked: string) => Found | undefined) => {
  const patterns = [...rows].flatMap(([row, found]) => (row.includes('/:') ? [{ parts: row.split('/'), found }] : []))
  return (asked) => {
    const exact = rows.get(asked)
    if (exact !== undefined) return exact
    const parts = asked.split('/')
    return patterns.find((pattern) => fits(pattern.parts, parts))?.found
  }
}

/** Handlers see one fixed host, whatever the request names, because Elysia looks for the path from a fixed position. */
const inside = 'http://localhost'

/** The answer to HEAD has no body; otherwise HEAD behaves like GET. */
const methodOf = ({ method }: Request): string => (method === 'HEAD' ? 'GET' : method)

type Route = { readonly row: string; readonly policy: Policy }
const rows: ReadonlyMap<string, Route> = new Map(
  Object.entries(policies).map(([row, policy]) => [row, { row, policy }]),
)

type OpenPlace = (giveWay: () => boolean) => Place
const leave = (place: Place | null) => place?.leave()

export const createRouter = (handlerOf: HandlerOf, guard: Guard, renew: Renew = (ctx) => ctx): Router => {
  const routeOf = matcher(rows)
  const matched = new WeakMap<RequestContext, string>()
  const [small, large] = [createRoom(bodyRooms.small), createRoom(bodyRooms.large)]
  const run = async (request: Request, ctx: RequestContext, { row, policy }: Route, open: OpenPlace) => {
    const type = sentType(request.headers.get('content-type'))
    // What is sent to a route of files and is no form with parts is not even received, and counts as one without a file.
    const isUnread = policy.file !== undefined && type.kind !== 'parts'
    const body = isUnread ? null : await boundedBody(request, policy.body, open)
    if (body === 'too-large') return policy.file ? (`${policy.file}-too-large` as const) : body
    if (typeof body === 'string') return body
    const read = isUnread ? { sent: {} } : body && !policy.signed ? readBody(body, type) : { sent: undefined }
    if (typeof read === 'string') return read
    const { pathname, search } = ctx.url
    const forwarded = new Request(`${inside}${pathname}${search}`, {
      method: methodOf(request),
      headers: request.headers,
      signal: request.signal,
      body,
    })
    sentBodies.set(forwarded, read.sent)
    const now = body === null ? ctx : await renew(ctx, policy, request)
    if (now instanceof Response) return now
    requestContexts.set(forwarded, now)
    return (await handlerOf(row))(forwarded)
  }
  const answer = async (request: Request, ctx: RequestContext): Promise<Response | Unrouted> => {
    const route = routeOf(`${methodOf(request)} ${ctx.url.pathname}`)
    if (!route) return 'not-found'
    matched.set(ctx, route.row)
    const refused = await guard(ctx, route.policy, request)
    if (refused) return refused
    const owner = { account: ctx.person?.account ?? null, network: networkOf(ctx.address) }
    let place: Place | null = null
    const open: OpenPlace = (giveWay) => {
      place = (route.policy.body <= maxSmallBytes ? small : large).open(owner, giveWay)
      return place
    }
    try {
      return await run(request, ctx, route, open)
    } finally {
      leave(place)
    }
  }
  return Object.assign(answer, { rowOf: (ctx: RequestContext) => matched.get(ctx) ?? null })
}
