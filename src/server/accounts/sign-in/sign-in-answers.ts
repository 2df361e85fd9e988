// The answers to a sign-in, for forms and API calls: cookies after success, a problem after a refusal.

import type { SecondFactorNeededJson } from '../../../api/account/second-factor'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { signInCookies } from '../../http/response/cookies'
import { busy, type Refused, refusedJson, tooMany } from '../../http/response/refusals'
import { json, problem, withCookies } from '../../http/response/responses'
import { savedCookies } from '../profile/settings'
import { clearChallenge } from '../second-factor/ceremony'
import { methodsOf } from '../second-factor/methods'
import { clearPending, pendingCookie } from '../second-factor/pending'
import { userJson } from '../user-json'
import type { NotSignedIn, SignedIn } from './sign-in'

const statuses = {
  credentials: 401,
  'second-factor': 401,
  'code-wrong': 401,
  'passkey-refused': 401,
  'account-inactive': 403,
  'email-taken': 409,
} as const

type NotEntered = NotSignedIn | { readonly ok: false; readonly code: 'code-wrong' | 'passkey-refused' }

export const refusal = (ctx: RequestContext, refused: NotEntered): Refused => {
  if (refused.code === 'throttled') return tooMany(ctx, refused.waitMs)
  if (refused.code === 'busy') return busy(ctx)
  const status = statuses[refused.code]
  const body = problem(ctx, refused.code)
  const fields = refused.code === 'email-taken' ? { fields: { email: body.message } } : {}
  return { status, body: { ...body, ...fields } }
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
  const refused = refusal(ctx, outcome)
  if (outcome.code !== 'second-factor') return refusedJson(refused)
  const metodos: SecondFactorNeededJson['metodos'] = methodsOf(core, ctx, outcome.account)
  return withCookies(refusedJson(refused, { metodos }), [pendingCookie(core, outcome.pending)])
}
