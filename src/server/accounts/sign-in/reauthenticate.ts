// Asks a signed-in person for their password again before a sensitive change; wrong tries are bounded.

import type { Core } from '../../core'
import { networkOf } from '../../http/request/client-address'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import type { Refused } from '../../http/response/refusals'
import { busy, throttled } from '../../http/response/refusals'
import { problem } from '../../http/response/responses'
import { passwordBucket } from '../../runtime/throttle'
import { accountState } from '../account-state'
import { isFreshAtProvider } from '../oidc/fresh'

/** Whether this is the person's password, or why it was not checked. */
export const passwordFits = async (core: Core, ctx: RequestContext, password: string): Promise<Refused | boolean> => {
  const { account: id } = personOf(ctx)
  const key = `password ${id}`
  const refusal = throttled(core, ctx, key, passwordBucket)
  if (refusal) return refusal
  const account = accountState(core, id)
  // Where no password can be used, a person shows who they are by having done so at the provider just now.
  if ((account.password === null || !core.config.localLogin) && account.identities.length > 0)
    return isFreshAtProvider(core, ctx) || { status: 403, body: problem(ctx, 'sign-in-again') }
  const fits = await core.passwords.verify(password, account.password, networkOf(ctx.address))
  if (fits === 'busy') return busy(ctx)
  if (fits) core.throttle.give(key, passwordBucket, ctx.now)
  else core.security.count('password-wrong')
  return fits
}

/** What a page that asks for the password needs to know: whether there is one, and otherwise whether the provider was asked just now. */
export const proofOf = (core: Core, ctx: RequestContext): { readonly password: boolean; readonly fresh: boolean } => {
  const { password, identities } = accountState(core, personOf(ctx).account)
  return { password: password !== null || identities.length === 0, fresh: isFreshAtProvider(core, ctx) }
}
