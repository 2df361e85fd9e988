// Handles one request: reads it, checks its origin and policy, runs its route, and adds the security headers.
import type { Server } from 'bun'
import { accountById } from '../projections/accounts/account'
import type { Setup } from './accounts/first-admin'
import { bearerToken } from './api-tokens/bearer'
import { payingOrigins } from './billing/stripe/client'
import { isForgotten, isLogUnavailable, isReadOnly } from './cluster/is-log-unavailable'
import { basePathOf } from './config/site-address'
import type { Core } from './core/core'
import { features } from './features'
import { addressFrom } from './http/request/client/client-address'
import { createHosts } from './http/request/client/hosts'
import type { HandlerOf } from './http/request/handler'
import type { AnswerError } from './http/request/handlers'
import type { Policy } from './http/request/policy'
import { personFrom, readRequest } from './http/request/read-request'
import { type Person, pageLanguage, type RequestContext } from './http/request/request-context'
import { createRouter, type Guard, type Renew } from './http/request/router'
import { type Target, targetOf } from './http/request/target'
import { compressed } from './http/response/compression'
import { changedCookie, isHttps, sessionCookie, signOutCookie } from './http/response/cookies'
import { failedPage, loginRequiredPage, notFoundPage, refusedPage } from './http/response/page'
import { renewRefusals } from './http/response/refusal-codes'
import { createRequestLog } from './http/response/request-log'
import {
  clearPages,
  type ErrorCode,
  fieldsProblem,
  fileProblem,
  json,
  problem,
  seeOther,
} from './http/response/responses'
import { createSecure, fromHere } from './http/response/security-headers'
import { serveAsset } from './http/response/static-files'
import { handlerLoader } from './routes'
import { reloadStream } from './runtime/dev-reload'
import { isDiskFull } from './runtime/disk-space'
import { errorDetails, logger } from './runtime/logger'
import { inSources } from './runtime/source-places'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

const refused = (core: Core, ctx: RequestContext, code: ErrorCode, status: number) =>
  ctx.wantsPage && code !== 'cross-site' && code !== 'too-large'
    ? refusedPage(core, ctx, problem(ctx, code).message, status)
    : json(problem(ctx, code), status)

/** Closes the connection with the answer: what still arrives of the body is not waited for. */
const hungUp = (answer: Response): Response => {
  answer.headers.set('connection', 'close')
  return answer
}

const retried = (answer: Response): Response => {
  answer.headers.set('retry-after', '2')
  return answer
}

const fileTooLarge = (core: Core, ctx: RequestContext, tool: 'photo' | 'resume') => {
  const answer = fileProblem(ctx, 'too-large', tool)
  return ctx.wantsPage ? refusedPage(core, ctx, answer.message, 413) : json(answer, 413)
}

/** What a policy answers instead of the route; null lets the request through. */
const barred = (core: Core, ctx: RequestContext, { access }: Policy): Response | Promise<Response> | null => {
  const { person, wantsPage, url } = ctx
  if (access === 'public') return null
  if (access === 'admin' && person?.role !== 'admin') core.security.count('access-refused')
  if (access === 'visitor') return person ? seeOther('/painel') : null
  if (!person) {
    if (!wantsPage) return json(problem(ctx, 'unauthenticated'), 401)
    if (access === 'user-page') return loginRequiredPage(core, ctx)
    return seeOther(`/?next=${encodeURIComponent(url.pathname + url.search)}`)
  }
  if (access === 'admin' && person.role !== 'admin')
    return wantsPage ? seeOther('/') : json(problem(ctx, 'forbidden'), 403)
  if (access === 'admin' && person.needsSecondFactor)
    return wantsPage ? seeOther('/conta/seguranca') : json(problem(ctx, 'second-factor-required'), 403)
  return null
}

const isSamePerson = (one: Person | null, other: Person | null): boolean =>
  one?.session === other?.session &&
  one?.role === other?.role &&
  one?.token === other?.token &&
  one?.needsSecondFactor === other?.needsSecondFactor

const notFound = (core: Core, ctx: RequestContext) =>
  ctx.wantsPage ? notFoundPage(core, ctx) : json(problem(ctx, 'not-found'), 404)

/** An unexpected error: logs its name, cause and stack under the id that the person sees, and never request data. */
const report = (ctx: RequestContext | null, error: unknown) => {
  const stack = (error instanceof Error && error.stack) || ''
  const where = inSources(stack.split('\n').slice(1, 6).join(' '))
  logger.error('request.failed', { id: ctx?.correlation ?? null, ...errorDetails(error), where })
}

/** What somebody wrote to was erased meanwhile: the account, or else a draft alone. */
const erasedMeanwhile = (core: Core, ctx: RequestContext) =>
  ctx.person && !accountById(core.views.db, ctx.person.account)
    ? refused(core, ctx, 'account-missing', 401)
    : refused(core, ctx, 'draft-missing', 404)

const failed = (core: Core, ctx: RequestContext | null, error: unknown) => {
  if (ctx && isForgotten(error)) return erasedMeanwhile(core, ctx)
  report(ctx, error)
  if (!ctx) return new Response(null, { status: 500 })
  if (isDiskFull(error)) return refused(core, ctx, 'disk-full', 507)
  if (core.standby && isReadOnly(error)) return refused(core, ctx, 'standby', 503)
  if (core.cluster && isLogUnavailable(error)) return refused(core, ctx, 'database-away', 503)
  return ctx.wantsPage ? failedPage(core, ctx) : json(problem(ctx, 'internal'), 500)
}

/** The answers where a route gave none. */
export const answerError =
  (core: Core): AnswerError =>
  (ctx, error) => {
    if (error.kind === 'invalid') return json(fieldsProblem(ctx, error.fields), 422)
    if (error.kind === 'malformed') return refused(core, ctx, 'bad-request', 400)
    if (error.kind === 'not-found') return notFound(core, ctx)
    if (error.kind === 'failed') return failed(core, ctx, error.error)
    // A mistake in the policies let somebody come this far.
    report(ctx, error.error)
    return refused(core, ctx, 'forbidden', 403)
  }

/**
 * The answer to a request for a foreign or missing host, or for a path outside the site's: plain text that repeats nothing of it,
 * and no log line.
 */
const misdirected = ({ headers }: Request, { code, url }: Exclude<Target, { ok: true }>, base: string): Response => {
  if (code === 'not-found' && url?.pathname === base) return seeOther('/')
  const answer = problem({ language: pageLanguage(null, headers.get('accept-language')) }, code)
  const status = code === 'host-unknown' ? 421 : code === 'not-found' ? 404 : 400
  if (url?.pathname.startsWith('/api/')) return json(answer, status)
  return new Response(`${answer.message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/**
 * A browser whose session was ended elsewhere or has expired drops the cookie and its cached pages with the next page.
 * Not with an API call: its answer may arrive after that of a new sign-in and would remove the new cookie.
 */
const carriesEndedSession = (
  core: Core,
  { method, headers }: Request,
  { person, wantsPage }: RequestContext,
): boolean =>
  person === null &&
  wantsPage &&
  method === 'GET' &&
  new Bun.CookieMap(headers.get('cookie') ?? '').has(sessionCookie(isHttps(core)))

const endedSession = (core: Core, answered: Response): void => {
  const name = `${sessionCookie(isHttps(core))}=`
  // A browser that has just signed in again stays signed in.
  if (!answered.headers.getSetCookie().some((line) => line.startsWith(name)))
    answered.headers.append('set-cookie', signOutCookie(core))
  clearPages(answered)
}

export type Fetch = (request: Request, server: Server<undefined> | null) => Promise<Response>

export const createFetch = (
  core: Core,
  setup: Setup,
  handlerOf: HandlerOf = handlerLoader(features, core, setup, answerError(core)),
): Fetch => {
  const base = basePathOf(core.config)
  const hosts = createHosts(core.config)
  const addressOf = addressFrom(core.config.trustedProxies)
  const secure = createSecure(isHttps(core), payingOrigins(core.config), base)

  /** A node that cannot go on answers nothing but its state: pages would show what no longer holds. */
  const isStopped = ({ url }: RequestContext) =>
    core.readOnly() === 'stopped' && !/^\/(healthz|readyz)$/.test(url.pathname)

  const refusalNow = (ctx: RequestContext, policy: Policy, { method, headers }: Request): ReturnType<Guard> => {
    if (policy.local && !core.config.localLogin) return refused(core, ctx, 'local-login-off', 403)
    if (isStopped(ctx)) return refused(core, ctx, 'node-stopped', 503)
    if (safe.has(method)) return barred(core, ctx, policy)
    if (!policy.signed && !fromHere(headers, hosts, ctx.url.host)) {
      core.security.count('cross-site')
      return refused(core, ctx, 'cross-site', 403)
    }
    const reason = core.readOnly()
    if (reason === 'away') return refused(core, ctx, 'database-away', 503)
    if (reason === 'damaged') return refused(core, ctx, 'read-only', 503)
    if (reason === 'standby') return refused(core, ctx, 'standby', 503)
    return reason !== null && !policy.always ? refused(core, ctx, 'disk-full', 507) : barred(core, ctx, policy)
  }
  const guard: Guard = async (ctx, policy, request) => {
    if (bearerToken(request.headers) === null) return refusalNow(ctx, policy, request)
    // Loaded with the first call that shows a token.
    const { tokenBarred } = await import('./api-tokens/guard')
    return tokenBarred(core, ctx, policy, request.headers) ?? refusalNow(ctx, policy, request)
  }
  /** Somebody whose session ended, or whose rights changed, while their body arrived is asked again what they may do. */
  const renew: Renew = async (before, policy, request) => {
    const now = core.clock()
    const ctx = { ...before, now, person: personFrom(core, request, now) }
    renewRefusals(before, ctx)
    return (isSamePerson(before.person, ctx.person) ? null : await refusalNow(ctx, policy, request)) ?? ctx
  }
  const route = createRouter(handlerOf, guard, renew)
  const logRequest = createRequestLog(core)

  const answer = async (request: Request, ctx: RequestContext): Promise<Response> => {
    const answered = await route(request, ctx)
    if (answered === 'not-found') return notFound(core, ctx)
    if (answered === 'photo-too-large' || answered === 'resume-too-large')
      return fileTooLarge(core, ctx, answered === 'photo-too-large' ? 'photo' : 'resume')
    if (answered === 'too-large') return refused(core, ctx, 'too-large', 413)
    if (answered === 'busy') return retried(await refused(core, ctx, 'busy', 503))
    if (answered === 'too-slow') return hungUp(await refused(core, ctx, 'too-slow', 408))
    if (answered === 'bad-request') return refused(core, ctx, 'bad-request', 400)
    if (request.method !== 'HEAD') return answered
    // Nobody reads the body, so a stream that waits for its reader must be cancelled.
    await answered.body?.cancel()
    return new Response(null, answered)
  }

  return async (request, server) => {
    let ctx: RequestContext | null = null
    const begun = performance.now()
    try {
      const target = targetOf(request, hosts, base)
      if (!target.ok) return secure(misdirected(request, target, base))
      const { url } = target
      const asset = safe.has(request.method) ? serveAsset(url.pathname, request) : null
      if (asset) return secure(asset)
      if (process.env.NODE_ENV !== 'production' && url.pathname === '/dev/reload') return secure(reloadStream())
      if (core.cluster) await core.cluster.catchUp(request)
      ctx = readRequest(core, addressOf, url, request, server)
      ctx = { ...ctx, person: personFrom(core, request, ctx.now) }
      const answered = await answer(request, ctx)
      logRequest(ctx, route.rowOf(ctx) ?? 'none', answered.status, performance.now() - begun)
      // Bun's idle timeout counts only received bytes, so event streams disable it and close themselves (live.ts).
      if (answered.headers.get('content-type') === 'text/event-stream') server?.timeout(request, 0)
      if (carriesEndedSession(core, request, ctx)) endedSession(core, answered)
      if (ctx.person && !ctx.person.token && !safe.has(request.method))
        answered.headers.append('set-cookie', changedCookie(core, ctx.now))
      core.cluster?.stamp(request, answered)
      return secure(await compressed(request, answered))
    } catch (error) {
      return secure(await failed(core, ctx, error))
    }
  }
}
