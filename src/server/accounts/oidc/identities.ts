// Finds the account that an identity belongs to, and links the two: by issuer and subject alone, never by an email address.
import { identity } from '../../../domain/accounts/identity'
import { accountStream, requireAccount } from '../../../events/schema/events'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { busy, type Refused } from '../../http/response/refusals'
import { problem } from '../../http/response/responses'
import { accountState } from '../account-state'
import { accountOfAddress } from '../address-owner'
import { identityClaim } from '../held-claims'
import { mailSignInChange } from '../second-factor/sign-in-change-mail'
import type { ProviderPerson } from './provider-port'

/** Id of the account somebody signs in to; null if they have none. */
export const accountOfIdentity = (
  core: Core,
  { issuer, subject }: Pick<ProviderPerson, 'issuer' | 'subject'>,
): string | null => {
  const { value } = identityClaim(core, { issuer, subject }, '-')
  const stream = core.events.claimed('identity', value)
  if (stream === null) return null
  const account = requireAccount(stream)
  // The claim alone lets nobody in: the account's events decide.
  const { identities } = accountState(core, account)
  return identities.some((one) => one.issuer === issuer && one.subject === subject) ? account : null
}

/** The account whose address the provider verified and which proved it here; any other is linked from inside. */
export const accountToLink = (core: Core, { email, verified }: ProviderPerson): string | null => {
  const account = verified && email ? accountOfAddress(core, email) : null
  return account !== null && accountState(core, account).address.proved ? account : null
}

/** Links who came back from the provider to an account, and announces it; null when done. */
export const linkIdentity = async (
  core: Core,
  ctx: RequestContext,
  account: string,
  { issuer, subject, email }: ProviderPerson,
): Promise<Refused | null> => {
  const stream = accountStream(account)
  const isLinked = accountOfIdentity(core, { issuer, subject }) === account
  const command = { kind: 'link', id: Bun.randomUUIDv7(), issuer, subject, email } as const
  const metadata = { at: ctx.now, actor: account, correlation: ctx.correlation, causation: null }
  const outcome = await core.handle(identity, stream, command, metadata)
  if (outcome.ok) {
    if (!isLinked) mailSignInChange(core, account, 'IdentityLinked', ctx.language)
    return null
  }
  if (outcome.code === 'claimed' || outcome.code === 'identity-limit')
    return { status: 409, body: problem(ctx, 'identity-taken') }
  return outcome.code === 'account-missing' ? { status: 401, body: problem(ctx, 'account-missing') } : busy(ctx)
}

/** Ends the link of the signed-in person to an identity, and announces it; null when done. */
export const unlinkIdentity = async (core: Core, ctx: RequestContext, id: string): Promise<Refused | null> => {
  const { account } = personOf(ctx)
  const command = { kind: 'unlink', identity: id, localLogin: core.config.localLogin } as const
  const outcome = await core.handle(identity, accountStream(account), command, eventMetadata(ctx))
  if (outcome.ok) {
    mailSignInChange(core, account, 'IdentityUnlinked', ctx.language)
    return null
  }
  if (outcome.code === 'identity-missing') return null
  return outcome.code === 'only-way-in' ? { status: 409, body: problem(ctx, 'only-way-in') } : busy(ctx)
}
