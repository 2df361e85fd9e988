// The answers to a sign-in, for forms and API calls: cookies after success, a problem after a refusal.

import type { SecondFactorNeededJson } from '../../../api/account/second-factor'
import type { Problem } from '../../../api/problem'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { signInCookies } from '../../http/response/cookies'
import { json, problem, throttledProblem, withCookies } from '../../http/response/responses'
import { savedCookies } from '../profile/settings'
import { clearChallenge } from '../second-factor/ceremony'
import { methodsOf } from '../second-factor/methods'
import { clearPending, pendingCookie } from '../second-factor/pending'
import { userJson } from '../user-json'
import type { NotSignedIn, SignedIn } from './sign-in'

export type SignInRefusal = {
  readonly status: number
  readonly body: Problem
  readonly headers: Record<string, string>
}

const statuses = {
  credentials: 401,
  'second-factor': 401,
  'code-wrong': 401,
  'passkey-refused': 401,
  'account-inactive': 403,
  'email-taken': 409,
  busy: 503,
} as const

export type NotEntered = NotSignedIn | { readonly ok: false; readonly code: 'code-wrong' | 'passkey-refused' }

export const refusal = (ctx: RequestContext, refused: NotEntered): SignInRefusal => {
  if (refused.code === 'throttled') {
    const headers = { 'retry-after': String(Math.ceil(refused.waitMs / 1000)) }
    return { status: 429, body: throttledProblem(ctx, refused.waitMs), headers }
  }
  const status = statuses[refused.code]
  const body = problem(ctx, refused.code)
  const fields = refused.code === 'email-taken' ? { fields: { email: body.message } } : {}
  return { status, body: { ...body, ...fields }, headers: status === 503 ? { 'retry-after': '2' } : {} }
}

/** The cookies of a new session; those of the steps before it are removed. */
export const cookiesFor = (core: Core, ctx: RequestContext, signed: SignedIn): string[] => [
  ...signInCookies(core, ctx, signed.account, signed.sessionValue),
  ...savedCookies(core, signed.account),
  clearPending(core),
  clearChallenge(core),
]

/** The answer of an API call that signs in; `more`: cookies besides those of every new session. */
export const signInJson = (
  core: Core,
  ctx: RequestContext,
  outcome: SignedIn | NotEntered,
  status = 200,
  more: readonly string[] = [],
): Response => {
  if (outcome.ok)
    return withCookies(json(userJson(core, outcome.account, ctx.now), status), [
      ...cookiesFor(core, ctx, outcome),
      ...more,
    ])
  const { status: refusedWith, body, headers } = refusal(ctx, outcome)
  if (outcome.code !== 'second-factor') return json(body, refusedWith, headers)
  const answer: SecondFactorNeededJson = { ...body, metodos: methodsOf(core, ctx, outcome.account) }
  return withCookies(json(answer, refusedWith, headers), [pendingCookie(core, outcome.pending)])
}
