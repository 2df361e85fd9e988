// Decides which calls a token may make: the policy of the route says the scope it needs, and a route that says none takes sessions
// only. So a token cannot change what signs in, end an account or open the admin panel, even of an admin.
import type { Core } from '../core/core'
import { networkOf } from '../http/request/client/client-address'
import type { Policy } from '../http/request/policy'
import type { RequestContext } from '../http/request/request-context'
import { type Refused, refusedJson, throttled } from '../http/response/refusals'
import { problem } from '../http/response/responses'
import { tokenBucket, wrongTokenBucket } from '../security/buckets'
import { bearerToken } from './bearer'

const refusalOf = (core: Core, ctx: RequestContext, policy: Policy, headers: Headers): Refused | null => {
  if (bearerToken(headers) === null) return null
  const { person } = ctx
  if (!person?.token) {
    core.security.count('token-refused')
    const often = throttled(core, ctx, `wrong token ${networkOf(ctx.address)}`, wrongTokenBucket)
    return often ?? { status: 401, body: problem(ctx, 'token-wrong') }
  }
  if (policy.token === 'none') return { status: 403, body: problem(ctx, 'token-not-accepted') }
  if (policy.token === 'analyse' && person.token !== 'analyse')
    return { status: 403, body: problem(ctx, 'token-scope') }
  const often = throttled(core, ctx, `token ${person.session}`, tokenBucket)
  if (!often) core.tokenUses.touch(person.session, person.account, ctx.now)
  return often
}

/** The answer to a call whose token does not let it go on; null for every other request. */
export const tokenRefusal = (core: Core, ctx: RequestContext, policy: Policy, headers: Headers): Response | null => {
  const refused = refusalOf(core, ctx, policy, headers)
  if (!refused) return null
  const answer = refusedJson(refused)
  // RFC 6750, section 3.
  if (refused.status === 401) answer.headers.set('www-authenticate', 'Bearer error="invalid_token"')
  return answer
}
