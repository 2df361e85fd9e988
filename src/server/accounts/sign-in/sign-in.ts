// Registration, sign-in and sign-out, shared by the API and the plain forms.

import { account } from '../../../domain/accounts/account'
import { foldEmail } from '../../../domain/accounts/address'
import { accountById } from '../../../projections/accounts/account'
import type { Core } from '../../core/core'
import { networkOf } from '../../http/request/client/client-address'
import { fullDiskBuckets, loginBuckets, registerBucket, signedInBuckets } from '../../security/buckets'
import { sameText } from '../../security/session-token'
import type { KeyedBucket } from '../../security/throttle'
import { accountState } from '../account-state'
import { accountOfAddress } from '../address-owner'
import { proveNewAddress } from '../address-proof/request-proof'
import { pendingNote } from '../second-factor/pending'
import type { Caller } from './caller'
import { createAccount, type Registration, termsDate } from './create-account'
import { endSession, type PassedFactor, startSession } from './sessions'

export type SignedIn = {
  readonly ok: true
  readonly account: string
  /** The session's id and token, for the cookie; the token is stored nowhere else. */
  readonly sessionValue: string
}
export type NotSignedIn =
  | { readonly ok: false; readonly code: 'credentials' | 'account-inactive' | 'email-taken' | 'busy' }
  | { readonly ok: false; readonly code: 'throttled'; readonly waitMs: number }
  /** The first factor was right and the account has a second one. `pending` is the note for this browser's cookie. */
  | { readonly ok: false; readonly code: 'second-factor'; readonly account: string; readonly pending: string }

/** What a session draws from that begins on a full disk, besides what its sign-in does. */
const fullDisk = (core: Core, account: string, { address }: Caller): readonly KeyedBucket[] =>
  core.readOnly() === 'disk-full'
    ? [
        [`full disk ${account}`, fullDiskBuckets.account],
        [`full disk from ${networkOf(address)}`, fullDiskBuckets.network],
      ]
    : []

/** Begins a session or says what is missing; every kind of sign-in ends here, and so the second factor is checked. */
export const enter = async (
  core: Core,
  account: string,
  epoch: number,
  caller: Caller,
  factor: PassedFactor,
): Promise<SignedIn | NotSignedIn> => {
  const buckets = fullDisk(core, account, caller)
  const waitMs = core.throttle.takeAll(buckets, caller.now)
  if (waitMs > 0) return { ok: false, code: 'throttled', waitMs }
  const started = await startSession(core, account, epoch, caller, factor)
  // Nothing was written, and the same person comes again with the second factor.
  if (started === 'second-factor') for (const [key, bucket] of buckets) core.throttle.give(key, bucket, caller.now)
  if (started === 'busy') return { ok: false, code: 'busy' }
  if (started === 'second-factor')
    return { ok: false, code: 'second-factor', account, pending: pendingNote(core, account, epoch, caller.now) }
  if (started) return { ok: true, account, sessionValue: started.sessionValue }
  // The account was deactivated while the password was verified, or the password has changed and is wrong by now.
  const inactive = accountById(core.views.db, account)?.active === false
  return { ok: false, code: inactive ? 'account-inactive' : 'credentials' }
}

export const register = async (
  core: Core,
  input: Omit<Registration, 'role'>,
  caller: Caller,
): Promise<SignedIn | NotSignedIn> => {
  const key = `register ${networkOf(caller.address)}`
  const waitMs = core.throttle.takeAll([[key, registerBucket]], caller.now)
  if (waitMs > 0) return { ok: false, code: 'throttled', waitMs }
  const created = await createAccount(core, { ...input, role: 'usuario' }, { ...caller, terms: termsDate, actor: null })
  if (!created.ok) return created
  proveNewAddress(core, created.account, caller)
  return enter(core, created.account, 0, caller, 'first-factor')
}

/** Whether the browser has signed in to this account before, with the password it has now. */
export const knownDevice = (core: Core, id: string, devices: readonly string[]) => {
  const deviceId = core.secrets.device(id, accountState(core, id).passwords)
  return devices.some((device) => sameText(device, deviceId))
}

/** The buckets a try draws from, with those that get it back when the password is right, and when it is wrong. */
const bucketsOf = (
  core: Core,
  id: string | null,
  claim: string,
  { address, devices }: Caller,
): { readonly failures: readonly KeyedBucket[]; readonly successes: readonly KeyedBucket[] } => {
  const toAccount: KeyedBucket = [`signed in ${claim}`, signedInBuckets.account]
  if (id !== null && knownDevice(core, id, devices))
    return { failures: [[`device ${id}`, loginBuckets.device]], successes: [toAccount] }
  const network = networkOf(address)
  return {
    failures: [
      [`address ${address}`, loginBuckets.address],
      ...(network === address ? [] : [[`network ${network}`, loginBuckets.network] as const]),
      [`pair ${address} ${claim}`, loginBuckets.pair],
      [`account ${claim}`, loginBuckets.account],
    ],
    successes: [[`signed in from ${network}`, signedInBuckets.address], toAccount],
  }
}

/**
 * Signs in. An unknown address and a wrong password get the same answer in the same time. A browser that has signed in to
 * the account before has its own bucket, so that somebody else's guesses never lock the person out.
 */
export const login = async (
  core: Core,
  input: { readonly email: string; readonly password: string },
  caller: Caller,
): Promise<SignedIn | NotSignedIn> => {
  const claim = core.secrets.emailClaim(foldEmail(input.email))
  const id = accountOfAddress(core, input.email)
  const { failures, successes } = bucketsOf(core, id, claim, caller)
  const allBuckets = [...failures, ...successes]
  // Tokens are taken before hashing and returned afterwards, so that a burst is not let through while hashes run.
  const waitMs = core.throttle.takeAll(allBuckets, caller.now)
  if (waitMs > 0) {
    core.security.count('sign-in-throttled')
    return { ok: false, code: 'throttled', waitMs }
  }
  const giveBack = (buckets: readonly KeyedBucket[]) => {
    for (const [key, bucket] of buckets) core.throttle.give(key, bucket, caller.now)
  }

  const { active, password, epoch } = id === null ? account.initial : accountState(core, id)
  const fits = await core.passwords.verify(input.password, password, networkOf(caller.address))
  if (fits === 'busy') {
    giveBack(allBuckets)
    return { ok: false, code: 'busy' }
  }
  giveBack(fits ? failures : successes)
  if (!fits || id === null) {
    core.security.count('sign-in-failed')
    return { ok: false, code: 'credentials' }
  }
  // Only somebody who knows the password learns that the account is inactive: others must not learn that it exists.
  return active ? enter(core, id, epoch, caller, 'first-factor') : { ok: false, code: 'account-inactive' }
}

export const logout = async (core: Core, id: string, sessionId: string, caller: Caller): Promise<void> => {
  await endSession(core, sessionId, 'logout', {
    at: caller.now,
    actor: id,
    correlation: caller.correlation,
    causation: null,
  })
}
