// The signed-in user in the form of the API.
import type { UserJson } from '../../api/account/accounts'
import { accountById } from '../../projections/accounts/account'
import { entitlementsOf } from '../../projections/billing/entitlement'
import { planNow } from '../billing/allowance'
import { subscriptionId } from '../billing/plans-json'
import type { Core } from '../core/core'

/** The user as the API returns it (P39); null once erased. */
export const userJson = (core: Core, id: string, now: number): UserJson | null => {
  const account = accountById(core.views.db, id)
  if (!account) return null
  const entitlements = entitlementsOf(core.views.db, id)
  return {
    id: account.id,
    nome: account.name,
    email: account.email,
    papel: account.active ? account.role : 'inativo',
    status_assinatura: planNow(core, id, now) ?? '',
    criado_em: new Date(account.createdAt).toISOString(),
    stripe_subscription_id: subscriptionId(entitlements, now),
  }
}
