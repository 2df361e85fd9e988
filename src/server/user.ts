import { accountById } from '../projections/account'
import type { Core } from './core'

/** The user as the API tells of one (specification section 3); null once erased. */
export const userJson = (core: Core, id: string) => {
  const account = accountById(core.views.db, id)
  if (!account) return null
  return {
    id: account.id,
    nome: account.name,
    email: account.email,
    papel: account.active ? account.role : 'inativo',
    status_assinatura: account.plan,
    criado_em: new Date(account.createdAt).toISOString(),
    stripe_subscription_id: null,
  }
}
