// Handles one request: reads it, asks the guard, runs its route, and adds the security headers.
import type { Server } from 'bun'
import { accountById } from '../projections/accounts/account'
import type { Setup } from './accounts/first-admin'
import { payingOrigins } from './billing/stripe/client'
import { isForgotten, isLogUnavailable, isReadOnly } from './cluster/is-log-unavailable'
import { basePathOf } from './config/site-address'
import type { Core } from './core/core'
import { features } from './features'
import { addressFrom } from './http/request/client/client-address'
import { createHosts } from './http/request/client/hosts'
import { createGuard, refuse, safeMethods } from './http/request/guard'
import type { HandlerOf } from './http/request/handler'
import type { AnswerError } from './http/request/handlers'
import { personFrom, readRequest } from './http/request/read-request'
import { pageLanguage, type RequestContext } from './http/request/request-context'
import { createRouter } from './http/request/router'
import { type Target, targetOf } from './http/request/target'
import { compress } from './http/response/compression'
import { changedCookie, isHttps, sessionCookie, signOutCookie } from './http/response/cookies'
import { failedPage, notFoundPage, refusedPage } from './http/response/page'
import { createRequestLog } from './http/response/request-log'
import { clearPages, fieldsProblem, fileProblem, json, problem, seeOther } from './http/response/responses'
import { createSecure } from './http/response/security-headers'
import { serveAsset } from './http/response/static-files'
import { handlerLoader } from './routes'
import { reloadStream } from './runtime/dev-reload'
import { isDiskFull } from './runtime/disk-space'
import { errorDetails, logger } from './runtime/logger'
import { inSources } from './runtime/source-places'

/** Closes the connection with the answer: what still arrives of the body is not waited for. */
const closeAfter = (answer: Response): Response => {
  answer.headers.set('connection', 'close')
  return answer
}

/** Says that the same request may succeed in two seconds. */
const askToRetry = (answer: Response): Response => {
  answer.headers.set('retry-after', '2')
  return answer
}

const fileTooLarge = (core: Core, ctx: RequestContext, tool: 'photo' | 'resume') => {
  const answer = fileProblem(ctx, 'too-large', tool)
  return ctx.wantsPage ? refusedPage(core, ctx, answer.message, 413) : json(answer, 413)
}

const notFound = (core: Core, ctx: RequestContext) =>
  ctx.wantsPage ? notFoundPage(core, ctx) : json(problem(ctx, 'not-found'), 404)

/** An unexpected error: logs its name, cause and stack under the id that the person sees, and never request data. */
const report = (ctx: RequestContext | null, error: unknown) => {
  const stack = (error instanceof Error && error.stack) || ''
  const where = inSources(stack.split('\n').slice(1, 6).join(' '))
  logger.error('request.failed', { id: ctx?.correlation ?? null, ...errorDetails(error), where })
}

/** What somebody wrote to was erased meanwhile: the account, or else a draft alone. */
const erasedAnswer = (core: Core, ctx: RequestContext) =>
  ctx.person && !accountById(core.views.db, ctx.person.account)
    ? refuse(core, ctx, 'account-missing', 401)
    : refuse(core, ctx, 'draft-missing', 404)

const answerFailure = (core: Core, ctx: RequestContext | null, error: unknown) => {
  if (ctx && isForgotten(error)) return erasedAnswer(core, ctx)
  report(ctx, error)
  if (!ctx) return new Response(null, { status: 500 })
  if (isDiskFull(error)) return refuse(core, ctx, 'disk-full', 507)
  if (core.standby && isReadOnly(error)) return refuse(core, ctx, 'standby', 503)
  if (core.cluster && isLogUnavailable(error)) return refuse(core, ctx, 'database-away', 503)
  return ctx.wantsPage ? failedPage(core, ctx) : json(problem(ctx, 'internal'), 500)
}

/** The answers where a route gave none. */
export const answerError =
  (core: Core): AnswerError =>
  (ctx, error) => {
    if (error.kind === 'invalid') return json(fieldsProblem(ctx, error.fields), 422)
    if (error.kind === 'malformed') return refuse(core, ctx, 'bad-request', 400)
    if (error.kind === 'not-found') return notFound(core, ctx)
    if (error.kind === 'failed') return answerFailure(core, ctx, error.error)
    // A mistake in the policies let somebody come this far.
    report(ctx, error.error)
    return refuse(core, ctx, 'forbidden', 403)
  }

/** The answer to a foreign host or a path outside the site's: plain text that repeats nothing, and no log line. */
const misdirectedAnswer = (
  { headers }: Request,
  { code, url }: Exclude<Target, { ok: true }>,
  base: string,
): Response => {
  if (code === 'not-found' && url?.pathname === base) return seeOther('/')
  const answer = problem({ language: pageLanguage(null, headers.get('accept-language')) }, code)
  const status = code === 'host-unknown' ? 421 : code === 'not-found' ? 404 : 400
  if (url?.pathname.startsWith('/api/')) return json(answer, status)
  return new Response(`${answer.message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** Whether a page drops the cookie of a session that is over; an API call's answer could remove a new one. */
const carriesEndedSession = (
  core: Core,
  { method, headers }: Request,
  { person, wantsPage }: RequestContext,
): boolean =>
  person === null &&
  wantsPage &&
  method === 'GET' &&
  new Bun.CookieMap(headers.get('cookie') ?? '').has(sessionCookie(isHttps(core)))

const clearEndedSession = (core: Core, answered: Response): void => {
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

  const { guard, renew } = createGuard(core, hosts)
  const route = createRouter(handlerOf, guard, renew)
  const logRequest = createRequestLog(core)

  const answer = async (request: Request, ctx: RequestContext): Promise<Response> => {
    const answered = await route(request, ctx)
    if (answered === 'not-found') return notFound(core, ctx)
    if (answered === 'photo-too-large' || answered === 'resume-too-large')
      return fileTooLarge(core, ctx, answered === 'photo-too-large' ? 'photo' : 'resume')
    if (answered === 'too-large') return refuse(core, ctx, 'too-large', 413)
    if (answered === 'busy') return askToRetry(await refuse(core, ctx, 'busy', 503))
    if (answered === 'too-slow') return closeAfter(await refuse(core, ctx, 'too-slow', 408))
    if (answered === 'bad-request') return refuse(core, ctx, 'bad-request', 400)
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
      if (!target.ok) return secure(misdirectedAnswer(request, target, base))
      const { url } = target
      const asset = safeMethods.has(request.method) ? serveAsset(url.pathname, request) : null
      if (asset) return secure(asset)
      if (process.env.NODE_ENV !== 'production' && url.pathname === '/dev/reload') return secure(reloadStream())
      if (core.cluster) await core.cluster.catchUp(request)
      ctx = readRequest(core, addressOf, url, request, server)
      ctx = { ...ctx, person: personFrom(core, request, ctx.now) }
      const answered = await answer(request, ctx)
      logRequest(ctx, route.rowOf(ctx) ?? 'none', answered.status, performance.now() - begun)
      // Bun's idle timeout counts only received bytes, so event streams disable it and close themselves (live.ts).
      if (answered.headers.get('content-type') === 'text/event-stream') server?.timeout(request, 0)
      if (carriesEndedSession(core, request, ctx)) clearEndedSession(core, answered)
      if (ctx.person && !ctx.person.token && !safeMethods.has(request.method))
        answered.headers.append('set-cookie', changedCookie(core, ctx.now))
      core.cluster?.stamp(request, answered)
      return secure(await compress(request, answered))
    } catch (error) {
      return secure(await answerFailure(core, ctx, error))
    }
  }
}
