// Decides whether a request reaches its route: its policy, where it comes from, and whether anything can be written now.
import { bearerToken } from '../../api-tokens/bearer'
import type { Core } from '../../core/core'
import { loginRequiredPage, refusedPage } from '../response/page'
import { renewRefusals } from '../response/refusal-codes'
import { type ErrorCode, json, problem, seeOther } from '../response/responses'
import { fromHere } from '../response/security-headers'
import type { Hosts } from './client/hosts'
import type { Policy } from './policy'
import { personFrom } from './read-request'
import type { Person, RequestContext } from './request-context'
import type { Guard, Renew } from './router'

/** Methods that change nothing. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A refusal as a page for a browser, and as JSON for a call. */
export const refuse = (core: Core, ctx: RequestContext, code: ErrorCode, status: number) =>
  ctx.wantsPage && code !== 'cross-site' && code !== 'too-large'
    ? refusedPage(core, ctx, problem(ctx, code).message, status)
    : json(problem(ctx, code), status)

/** What the policy's access answers instead of the route; null lets the request through. */
const accessRefusal = (core: Core, ctx: RequestContext, { access }: Policy): ReturnType<Guard> => {
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

/** A node that cannot go on answers nothing but its state: pages would show what no longer holds. */
const isStopped = (core: Core, { url }: RequestContext) =>
  core.readOnly() === 'stopped' && !/^\/(healthz|readyz)$/.test(url.pathname)

const requestRefusal = (
  core: Core,
  hosts: Hosts,
  ctx: RequestContext,
  policy: Policy,
  { method, headers }: Request,
): ReturnType<Guard> => {
  if (policy.local && !core.config.localLogin) return refuse(core, ctx, 'local-login-off', 403)
  if (isStopped(core, ctx)) return refuse(core, ctx, 'node-stopped', 503)
  if (safeMethods.has(method)) return accessRefusal(core, ctx, policy)
  if (!policy.signed && !fromHere(headers, hosts, ctx.url.host)) {
    core.security.count('cross-site')
    return refuse(core, ctx, 'cross-site', 403)
  }
  const reason = core.readOnly()
  if (reason === 'away') return refuse(core, ctx, 'database-away', 503)
  if (reason === 'damaged') return refuse(core, ctx, 'read-only', 503)
  if (reason === 'standby') return refuse(core, ctx, 'standby', 503)
  return reason !== null && !policy.always ? refuse(core, ctx, 'disk-full', 507) : accessRefusal(core, ctx, policy)
}

export const createGuard = (core: Core, hosts: Hosts): { readonly guard: Guard; readonly renew: Renew } => ({
  guard: async (ctx, policy, request) => {
    if (bearerToken(request.headers) === null) return requestRefusal(core, hosts, ctx, policy, request)
    // Loaded with the first call that shows a token.
    const { tokenRefusal } = await import('../../api-tokens/guard')
    return tokenRefusal(core, ctx, policy, request.headers) ?? requestRefusal(core, hosts, ctx, policy, request)
  },
  // Somebody whose session ended, or whose rights changed, while their body arrived is asked again what they may do.
  renew: async (before, policy, request) => {
    const now = core.clock()
    const ctx = { ...before, now, person: personFrom(core, request, now) }
    renewRefusals(before, ctx)
    return (
      (isSamePerson(before.person, ctx.person) ? null : await requestRefusal(core, hosts, ctx, policy, request)) ?? ctx
    )
  },
})
