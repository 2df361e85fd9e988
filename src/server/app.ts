// One request from door to door: read it, check where it comes from and who may, run its route, secure the answer.
import type { Server } from 'bun'
import { Elysia, ValidationError } from 'elysia'
import type { Setup } from './accounts/first-admin'
import { setupRoutes } from './accounts/first-admin-routes'
import { leavingRoutes } from './accounts/leaving-routes'
import { preferenceRoutes } from './accounts/preference-routes'
import { profileRoutes } from './accounts/profile-routes'
import { settingsRoutes } from './accounts/settings-routes'
import { accountRoutes } from './accounts/sign-in-routes'
import { adminRoutes } from './admin/admin-routes'
import { adminLogRoutes } from './admin/log-routes'
import { historyRoutes } from './analyses/history-routes'
import { jobRoutes } from './analyses/job-routes'
import { linkedinRoutes } from './analyses/linkedin-routes'
import { photoRoutes } from './analyses/photo-routes'
import { resumeRoutes } from './analyses/resume-routes'
import { billingRoutes } from './billing/billing-routes'
import { planRoutes } from './billing/plans-routes'
import { payingOrigins } from './billing/stripe/client'
import { stripeRoutes } from './billing/stripe/webhook-routes'
import { testCheckoutRoutes } from './billing/test-checkout-routes'
import type { Core } from './core'
import { addressFrom } from './http/request/client-address'
import { createHosts } from './http/request/hosts'
import type { Policy } from './http/request/policies'
import { personFrom, visitOf } from './http/request/read-request'
import { languageOf, type Visit } from './http/request/request-context'
import { NotAdmin, visits } from './http/request/route-context'
import { createRouter, type Guard, type Routes } from './http/request/router'
import { fieldErrorsOf } from './http/request/schemas'
import { type Target, targetOf } from './http/request/target'
import { compressed } from './http/response/compression'
import { isHttps } from './http/response/cookies'
import { failedPage, loginRequiredPage, notFoundPage, refusedPage } from './http/response/page'
import { type ErrorCode, fieldsProblem, json, problem, seeOther } from './http/response/responses'
import { createSecure, fromHere } from './http/response/security-headers'
import { serveAsset } from './http/response/static-files'
import { notificationRoutes } from './notifications/notification-routes'
import { reloadStream } from './runtime/dev-reload'
import { dashboardRoutes } from './site/dashboard-routes'
import { devRoutes } from './site/dev-routes'
import { healthRoutes } from './site/health-routes'
import { legalRoutes } from './site/legal-routes'
import { templateRoutes } from './site/templates-routes'
import { supportRoutes } from './support/support-routes'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

const refused = (core: Core, visit: Visit, code: ErrorCode, status: number) =>
  visit.wantsPage && code !== 'cross-site' && code !== 'too-large'
    ? refusedPage(core, visit, problem(visit, code).message, status)
    : json(problem(visit, code), status)

/** What a policy answers in place of the route; null lets the request through. */
const barred = (core: Core, visit: Visit, { access }: Policy): Response | Promise<Response> | null => {
  const { person, wantsPage, url } = visit
  if (access === 'public') return null
  if (access === 'visitor') return person ? seeOther('/painel') : null
  if (!person) {
    if (!wantsPage) return json(problem(visit, 'unauthenticated'), 401)
    if (access === 'user-page') return loginRequiredPage(core, visit)
    return seeOther(`/?next=${encodeURIComponent(url.pathname + url.search)}`)
  }
  if (access === 'admin' && person.role !== 'admin')
    return wantsPage ? seeOther('/') : json(problem(visit, 'forbidden'), 403)
  return null
}

/** Every route of the product; policies.ts says who may use each, and router.ts runs them. */
export const routesOf = (core: Core, setup: Setup) =>
  new Elysia({ normalize: true })
    .onError(({ error, code, request }) => {
      const visit = visits.get(request)
      if (!visit) return
      if (error instanceof ValidationError) return json(fieldsProblem(visit, fieldErrorsOf(error)), 422)
      if (code === 'PARSE') return refused(core, visit, 'bad-request', 400)
      if (code === 'NOT_FOUND') return notFound(core, visit)
      if (error instanceof NotAdmin) {
        report(visit, error)
        return refused(core, visit, 'forbidden', 403)
      }
      return failed(core, visit, error)
    })
    .use(healthRoutes(core))
    .use(accountRoutes(core))
    .use(setupRoutes(core, setup))
    .use(preferenceRoutes(core))
    .use(dashboardRoutes(core))
    .use(resumeRoutes(core))
    .use(notificationRoutes(core))
    .use(supportRoutes(core))
    .use(legalRoutes(core))
    .use(templateRoutes(core))
    .use(devRoutes(core))
    .use(leavingRoutes(core))
    .use(profileRoutes(core))
    .use(settingsRoutes(core))
    .use(linkedinRoutes(core))
    .use(photoRoutes(core))
    .use(jobRoutes(core))
    .use(historyRoutes(core))
    .use(adminRoutes(core))
    .use(adminLogRoutes(core))
    .use(billingRoutes(core))
    .use(planRoutes(core))
    .use(testCheckoutRoutes(core))
    .use(stripeRoutes(core))

const notFound = (core: Core, visit: Visit) =>
  visit.wantsPage ? notFoundPage(core, visit) : json(problem(visit, 'not-found'), 404)

/** A fault of ours: its kind and place go to the log under the code the person is given, nothing of theirs does. */
const report = (visit: Visit | null, error: unknown) => {
  const where = error instanceof Error ? error.stack?.split('\n').slice(1, 6).join(' ') : ''
  console.error(
    JSON.stringify({
      at: 'request',
      code: visit?.correlation ?? null,
      error: error instanceof Error ? error.name : typeof error,
      where,
    }),
  )
}

const failed = (core: Core, visit: Visit | null, error: unknown) => {
  report(visit, error)
  if (!visit) return new Response(null, { status: 500 })
  return visit.wantsPage ? failedPage(core, visit) : json(problem(visit, 'internal'), 500)
}

/** Said to whoever asks for another site than ours, or for none: in words, repeating nothing, and without a line in the log. */
const misdirected = ({ headers }: Request, { code, url }: Exclude<Target, { ok: true }>): Response => {
  const said = problem({ language: languageOf(null, headers.get('accept-language')) }, code)
  const status = code === 'host-unknown' ? 421 : 400
  if (url?.pathname.startsWith('/api/')) return json(said, status)
  return new Response(`${said.message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

export type Fetch = (request: Request, server: Server<undefined> | null) => Promise<Response>

export const createFetch = (core: Core, setup: Setup, routes: Routes = routesOf(core, setup)): Fetch => {
  const hosts = createHosts(core.config)
  const addressOf = addressFrom(core.config.trustedProxies)
  const secure = createSecure(isHttps(core), payingOrigins(core.config))

  const guard: Guard = (visit, policy, { method, headers }) =>
    !safe.has(method) && !policy.signed && !fromHere(headers, hosts, visit.url.host)
      ? refused(core, visit, 'cross-site', 403)
      : barred(core, visit, policy)
  const route = createRouter(routes, guard)

  const answer = async (request: Request, visit: Visit): Promise<Response> => {
    const answered = await route(request, visit)
    if (answered === 'not-found') return notFound(core, visit)
    if (answered === 'too-large') return refused(core, visit, 'too-large', 413)
    if (answered === 'bad-request') return refused(core, visit, 'bad-request', 400)
    if (request.method !== 'HEAD') return answered
    // Nobody will read it: a stream that waits for its reader is told so.
    await answered.body?.cancel()
    return new Response(null, answered)
  }

  return async (request, server) => {
    let visit: Visit | null = null
    try {
      const target = targetOf(request, hosts)
      if (!target.ok) return secure(misdirected(request, target))
      const { url } = target
      const asset = safe.has(request.method) ? serveAsset(url.pathname, request) : null
      if (asset) return secure(asset)
      if (process.env.NODE_ENV !== 'production' && url.pathname === '/dev/reload') return secure(reloadStream())
      visit = visitOf(core, addressOf, url, request, server)
      visit = { ...visit, person: personFrom(core, request, visit.now) }
      const answered = await answer(request, visit)
      // Bun cuts a line by what comes in, however much goes out: a stream ends itself (live.ts).
      if (answered.headers.get('content-type') === 'text/event-stream') server?.timeout(request, 0)
      return secure(await compressed(request, answered))
    } catch (error) {
      return secure(await failed(core, visit, error))
    }
  }
}
