// Acts for an operator at the CLI or by the environment: creates an admin, gives a plan, erases an account.

import { termsOf } from '../../../billing/offer'
import { administration } from '../../../domain/accounts/administration'
import { billing } from '../../../domain/billing/billing'
import { accountStream } from '../../../events/schema/events'
import type { AdminReason, Plan } from '../../../events/schema/vocabulary'
import { type Erased, eraseAccount } from '../../accounts/data/erase'
import { createAccount } from '../../accounts/sign-in/create-account'
import type { Core } from '../../core/core'
import { accountIdOf, operatorMetadata } from './operator-identity'

type MadeAdmin = 'created' | 'exists' | 'promoted' | 'failed'

/**
 * Creates an admin account. If the address already has an account, the person who registered it may not be its owner, so it
 * becomes an admin only with `existing`; it then gets the new password and its sessions end.
 */
export const makeAdmin = async (
  core: Core,
  { email, password, existing = false }: { email: string; password: string; existing?: boolean | undefined },
): Promise<MadeAdmin> => {
  const id = accountIdOf(core, email)
  if (id) {
    if (!existing) return 'exists'
    const hash = await core.passwords.hash(password, 'operator')
    if (hash === 'busy') return 'failed'

    const command = { kind: 'promote', password: hash } as const
    const changed = await core.handle(administration, accountStream(id), command, operatorMetadata(core))
    return changed.ok ? 'promoted' : 'failed'
  }
  const name = email.split('@')[0] ?? email
  const { at: now, correlation } = operatorMetadata(core)
  const created = await createAccount(
    core,
    { name, email, password, role: 'admin' },
    { language: 'pt-BR', terms: null, actor: 'operator', correlation, now },
  )
  return created.ok ? 'created' : 'failed'
}

/** ADMIN_EMAIL and ADMIN_PASSWORD create the first admin; once the address has an account they change nothing. */
export const ensureAdmin = async (core: Core, admin: { email: string; password: string }): Promise<void> => {
  if (!accountIdOf(core, admin.email)) await makeAdmin(core, admin)
}

/** Gives an account a plan, whatever it has paid for; `free` takes the given plan back (P14 and decision 0130). */
export const assignPlan = async (
  core: Core,
  email: string,
  plan: Plan,
  reason: AdminReason = 'unspecified',
): Promise<'assigned' | 'no such account' | 'the account is full' | 'try again'> => {
  const id = accountIdOf(core, email)
  if (!id) return 'no such account'
  const metadata = operatorMetadata(core)
  const command = { kind: 'assign-plan', plan, reason, now: metadata.at, termsOf: termsOf(core.catalogue) } as const
  const outcome = await core.handle(billing, accountStream(id), command, metadata)
  if (outcome.ok) return 'assigned'
  if (outcome.code === 'account-missing') return 'no such account'
  return outcome.code === 'full' ? 'the account is full' : 'try again'
}

/** Erases the account of an address permanently, at its owner's request to the operator. */
export const eraseByOperator = async (core: Core, email: string): Promise<Erased> => {
  const id = accountIdOf(core, email)
  return id ? eraseAccount(core, id, operatorMetadata(core), { by: 'operator' }) : 'account-missing'
}
