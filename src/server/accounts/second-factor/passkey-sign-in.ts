// Signing in with a passkey. It stands for both factors: the device that is held, and the finger, face or PIN it asks for.
import { accountById } from '../../../projections/accounts/account'
import type { Core } from '../../core/core'
import { networkOf } from '../../http/request/client/client-address'
import type { RequestContext } from '../../http/request/request-context'
import { passkeyBucket, signedInBuckets } from '../../security/buckets'
import type { KeyedBucket } from '../../security/throttle'
import { accountState } from '../account-state'
import { enter, type NotSignedIn, type SignedIn } from '../sign-in/sign-in'
import { challengeOf, newChallenge, relyingParty } from './ceremony'
import { ownerOf, readAssertion, requestOptions, verifyUse } from './passkeys'
import { type Pending, pendingOf } from './pending'

type Refused = { readonly ok: false; readonly code: 'passkey-refused' }
const refused: Refused = { ok: false, code: 'passkey-refused' }

/** Where only the provider lets anybody in, a passkey is the second step after it, and no way in of its own. */
const mayEnter = ({ config }: Core, pending: Pending | null): boolean => config.localLogin || pending !== null

/** What the browser is asked with: any passkey of this site, or those of the account whose password was just right. */
export const passkeyChallenge = (core: Core, ctx: RequestContext, headers: Headers) => {
  const rp = relyingParty(core, ctx)
  if (!rp) return null
  const pending = pendingOf(core, headers, ctx.now)
  if (!mayEnter(core, pending)) return null
  const { value, cookie } = newChallenge(core, { kind: 'enter' }, ctx.now)
  const passkeys = pending ? accountState(core, pending.account).secondFactor.passkeys : []
  return { options: requestOptions(rp, value, passkeys), cookie }
}

/** The passkey of an answer with its owner's state, as the log has them; null when there is none. */
const passkeyOf = (core: Core, ctx: RequestContext, headers: Headers, body: unknown) => {
  const answer = readAssertion(body)
  const pending = pendingOf(core, headers, ctx.now)
  const account = answer && (ownerOf(answer) ?? pending?.account)
  if (!core.config.localLogin && pending?.account !== account) return null
  // The read models first: a made-up id must not push the states of real accounts out of memory.
  if (!account || !accountById(core.views.db, account)) return null
  const state = accountState(core, account)
  const passkey = state.secondFactor.passkeys.find(({ credential }) => credential === answer.id)
  if (!passkey) return null
  const counter = Math.max(passkey.counter, core.passkeyUses.of(passkey.id)?.counter ?? 0)
  return { answer, account, state, passkey: { ...passkey, counter } }
}

/** Signs in whose passkey answers the challenge this browser was given; each challenge is good for one sign-in. */
export const enterByPasskey = async (
  core: Core,
  ctx: RequestContext,
  headers: Headers,
  body: unknown,
): Promise<SignedIn | NotSignedIn | Refused> => {
  const network = networkOf(ctx.address)
  const tries: KeyedBucket = [`passkey from ${network}`, passkeyBucket]
  const proof = passkeyOf(core, ctx, headers, body)
  const owner = proof?.state.email ?? null
  const buckets: readonly KeyedBucket[] = [
    tries,
    [`signed in from ${network}`, signedInBuckets.address],
    ...(owner === null ? [] : [[`signed in ${core.secrets.emailClaim(owner)}`, signedInBuckets.account] as const]),
  ]
  const waitMs = Math.max(...buckets.map(([key, bucket]) => core.throttle.wait(key, bucket, ctx.now)))
  if (waitMs > 0) return { ok: false, code: 'throttled', waitMs }
  core.throttle.take(...tries, ctx.now)
  const rp = relyingParty(core, ctx)
  const challenge = challengeOf(core, headers, { kind: 'enter' }, ctx.now)
  const counter = proof && rp && challenge ? await verifyUse(proof.answer, proof.passkey, rp, challenge) : null
  if (!proof || counter === null) {
    core.security.count('second-factor-failed')
    return refused
  }
  for (const [key, bucket] of buckets.slice(1)) core.throttle.take(key, bucket, ctx.now)
  core.throttle.give(...tries, ctx.now)
  const { account, state, passkey } = proof
  if (!state.active) return { ok: false, code: 'account-inactive' }
  const signed = await enter(core, account, state.epoch, ctx, 'second-factor')
  // An id that is removed meanwhile would stay behind: it is recorded only for a sign-in that stands.
  if (signed.ok) core.passkeyUses.record(passkey.id, account, { lastUsed: ctx.now, counter })
  return signed
}
