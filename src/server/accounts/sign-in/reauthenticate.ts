// Asks a signed-in person for their password again before a sensitive change; wrong tries are bounded.
import { passwordLength } from '../../../api/account/accounts'
import type { Core } from '../../core/core'
import { networkOf } from '../../http/request/client/client-address'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { busy, fieldsRefused, type Refused, throttleChange, throttled } from '../../http/response/refusals'
import { problem } from '../../http/response/responses'
import { passwordBucket } from '../../security/buckets'
import { accountState } from '../account-state'
import { isFreshAtProvider } from '../oidc/fresh'

/** Whether this is the person's password, or why it was not checked. */
export const passwordFits = async (core: Core, ctx: RequestContext, password: string): Promise<Refused | boolean> => {
  // None is set that is longer, so nothing is hashed or counted as a try.
  if (password.length > passwordLength.longest) return false
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

/** The account's epoch with which a change is made, if the password is the person's; or why it is not made. */
export const confirmedByPassword = async (
  core: Core,
  ctx: RequestContext,
  password: string,
): Promise<{ readonly epoch: number } | Refused> => {
  // Before the password is looked at: a change of it meanwhile takes back what was shown.
  const { epoch } = accountState(core, personOf(ctx).account)
  const fits = await passwordFits(core, ctx, password)
  if (typeof fits === 'object') return fits
  if (!fits) return fieldsRefused(ctx, { senha: 'passwordWrong' })
  return throttleChange(core, ctx) ?? { epoch }
}

/** What a page that asks for the password needs to know: whether there is one, and otherwise whether the provider was asked just now. */
export const proofOf = (core: Core, ctx: RequestContext): { readonly password: boolean; readonly fresh: boolean } => {
  const { password, identities } = accountState(core, personOf(ctx).account)
  return { password: password !== null || identities.length === 0, fresh: isFreshAtProvider(core, ctx) }
}
