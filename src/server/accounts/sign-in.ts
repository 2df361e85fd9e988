// Registering, signing in and out: the command side of accounts, called by the API and by the plain forms alike.

import { randomBytes } from 'node:crypto'
import { account } from '../../domain/accounts/account'
import { session } from '../../domain/accounts/session'
import { fold } from '../../domain/decider'
import { accountEvents, accountStream } from '../../events/schema/account'
import type { Role } from '../../events/schema/vocabulary'
import type { EventMetadata } from '../../events/store/log'
import type { Language } from '../../i18n/locale'
import type { Core } from '../core'
import { foldEmail } from '../runtime/secrets'
import { hashToken, sameText } from '../runtime/session-token'
import { loginBuckets, registerBucket } from '../runtime/throttle'

/** Date of the terms a person accepts when registering. */
export const termsDate = '2025-05-01'

export type Caller = {
  readonly address: string
  readonly devices: readonly string[]
  readonly language: Language
  readonly correlation: string
  readonly now: number
}

export type SignedIn = {
  readonly ok: true
  readonly account: string
  /** The session's id and its token: in the cookie, and the token nowhere else. */
  readonly cookie: string
}
export type NotSignedIn =
  | { readonly ok: false; readonly code: 'credentials' | 'account-inactive' | 'email-taken' | 'busy' }
  | { readonly ok: false; readonly code: 'throttled'; readonly waitMs: number }

const metadataOf = (caller: Caller, actor: string | null): EventMetadata => ({
  at: caller.now,
  actor,
  correlation: caller.correlation,
  causation: null,
})

const startSession = async (
  core: Core,
  account: string,
  caller: Caller,
  passwords: number,
): Promise<SignedIn | NotSignedIn> => {
  const token = randomBytes(32).toString('base64url')
  const id = Bun.randomUUIDv7()
  const command = { kind: 'start', session: id, token: hashToken(token), now: caller.now, passwords } as const
  const started = await core.handle(session, accountStream(account), command, metadataOf(caller, account))
  if (started.ok) return { ok: true, account, cookie: `${id}.${token}` }
  if (started.code === 'password-changed') return { ok: false, code: 'credentials' }
  return { ok: false, code: started.code === 'account-inactive' ? 'account-inactive' : 'busy' }
}

export type Registration = {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly role: Role
}

/** Makes an account; its address is claimed in the same transaction, so two at once cannot both have it. */
export const createAccount = async (
  core: Core,
  input: Registration,
  caller: Pick<Caller, 'language' | 'correlation' | 'now'> & {
    readonly terms: string | null
    readonly actor: string | null
  },
): Promise<
  { readonly ok: true; readonly account: string } | { readonly ok: false; readonly code: 'email-taken' | 'busy' }
> => {
  const password = await core.passwords.hash(input.password)
  if (password === 'busy') return { ok: false, code: 'busy' }
  const id = Bun.randomUUIDv7()
  const stream = accountStream(id)
  const { language, terms, correlation, now } = caller
  const name = input.name.trim()
  const email = input.email.trim()
  const made = await core.handle(
    account,
    stream,
    { kind: 'register', role: input.role, language, terms, name, email, password },
    { at: now, actor: caller.actor ?? id, correlation, causation: null },
    [{ kind: 'email', value: core.secrets.emailClaim(email), stream }],
  )
  if (made.ok) return { ok: true, account: id }
  return { ok: false, code: made.code === 'claimed' ? 'email-taken' : 'busy' }
}

export const register = async (
  core: Core,
  input: Omit<Registration, 'role'>,
  caller: Caller,
): Promise<SignedIn | NotSignedIn> => {
  const key = `register ${caller.address}`
  const waitMs = core.throttle.wait(key, registerBucket, caller.now)
  if (waitMs > 0) return { ok: false, code: 'throttled', waitMs }
  core.throttle.take(key, registerBucket, caller.now)
  const made = await createAccount(core, { ...input, role: 'usuario' }, { ...caller, terms: termsDate, actor: null })
  return made.ok ? startSession(core, made.account, caller, 0) : made
}

const knownDevice = (core: Core, id: string, devices: readonly string[]) => {
  const own = core.secrets.device(id)
  return devices.some((shown) => sameText(shown, own))
}

/**
 * Signs in. One answer, in the same time, for an unknown address and a wrong password. A browser that has signed in to
 * the account before draws from its own bucket, which no stranger can empty: guessing never locks the person out.
 */
export const login = async (
  core: Core,
  input: { readonly email: string; readonly password: string },
  caller: Caller,
): Promise<SignedIn | NotSignedIn> => {
  const claim = core.secrets.emailClaim(foldEmail(input.email))
  const stream = core.events.claimed('email', claim)
  const id = stream?.slice('account/'.length) ?? null
  const buckets: [string, (typeof loginBuckets)[keyof typeof loginBuckets]][] =
    id !== null && knownDevice(core, id, caller.devices)
      ? [[`device ${id}`, loginBuckets.device]]
      : [
          [`address ${caller.address}`, loginBuckets.address],
          [`pair ${caller.address} ${claim}`, loginBuckets.pair],
          [`account ${claim}`, loginBuckets.account],
        ]
  const waitMs = Math.max(...buckets.map(([key, bucket]) => core.throttle.wait(key, bucket, caller.now)))
  if (waitMs > 0) return { ok: false, code: 'throttled', waitMs }
  // Taken before the slow part and given back on success, so that a burst cannot slip through while hashes run.
  for (const [key, bucket] of buckets) core.throttle.take(key, bucket, caller.now)

  const history = stream ? accountEvents.history(core.events.read(stream)) : []
  const state = fold(account, history)
  const { passwords } = fold(session, history)
  const fits = await core.passwords.verify(input.password, state.password)
  if (fits === 'busy') return { ok: false, code: 'busy' }
  if (!fits || id === null) return { ok: false, code: 'credentials' }
  for (const [key, bucket] of buckets) core.throttle.give(key, bucket, caller.now)
  // Told only to who knows the password: nobody else learns that the account exists.
  return startSession(core, id, caller, passwords)
}

export const logout = async (core: Core, id: string, sessionId: string, caller: Caller): Promise<void> => {
  await core.handle(
    session,
    accountStream(id),
    { kind: 'end', session: sessionId, cause: 'logout' },
    metadataOf(caller, id),
  )
}
