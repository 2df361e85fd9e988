// Creates accounts: by registration, by a provider, and by the operator.
import { account } from '../../../domain/accounts/account'
import type { Identity } from '../../../domain/accounts/identities'
import { accountStream } from '../../../events/schema/events'
import type { Role } from '../../../events/schema/vocabulary'
import type { Core } from '../../core/core'
import { line } from '../../http/request/body/typed-text'
import { networkOf } from '../../http/request/client/client-address'
import { expiredClaims } from '../address-owner'
import type { Caller } from './caller'

/** Date of the terms a person accepts when registering. */
export const termsDate = '2025-05-01'

export type Registration = {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly role: Role
  /** A person identified by a provider; they have no password, which is then empty. */
  readonly provider?: { readonly identity: Identity; readonly proved: boolean } | undefined
}

/** Creates an account; its address is claimed in the same transaction, so two requests cannot both get it. */
export const createAccount = async (
  core: Core,
  input: Registration,
  caller: Pick<Caller, 'language' | 'correlation' | 'now'> & {
    /** The client's address; absent for the operator. */
    readonly address?: string
    readonly terms: string | null
    readonly actor: string | null
    /** The account's id, where only one may be made of several attempts; a new one by default. */
    readonly id?: string
    /** Asked once more when the password is hashed, which takes its time; false makes no account. */
    readonly still?: () => boolean
  },
): Promise<
  { readonly ok: true; readonly account: string } | { readonly ok: false; readonly code: 'email-taken' | 'busy' }
> => {
  const password = input.provider
    ? ''
    : await core.passwords.hash(input.password, networkOf(caller.address ?? 'operator'))
  if (password === 'busy' || caller.still?.() === false) return { ok: false, code: 'busy' }
  const id = caller.id ?? Bun.randomUUIDv7()
  const stream = accountStream(id)
  const { language, terms, correlation, now } = caller
  const name = line(input.name)
  const email = input.email.trim()
  const outcome = await core.handle(
    account,
    stream,
    { kind: 'register', role: input.role, language, terms, name, email, password, provider: input.provider },
    { at: now, actor: caller.actor ?? id, correlation, causation: null },
    { releases: expiredClaims(core, email, now) },
  )
  if (outcome.ok) return { ok: true, account: id }
  return { ok: false, code: outcome.code === 'claimed' ? 'email-taken' : 'busy' }
}
