// Which account an email address belongs to. An account keeps its former address reserved while the change can be undone,
// but only its present address signs in or gets mail.
import type { Claim } from '../../events/store/log'
import type { Core } from '../core'
import type { Secrets } from '../runtime/secrets'
import { accountState } from './account-state'

type Store = Pick<Core, 'events' | 'secrets' | 'states'>

export const addressClaim = (
  core: { readonly secrets: Pick<Secrets, 'emailClaim'> },
  email: string,
  stream: string,
): Claim => ({
  kind: 'email',
  value: core.secrets.emailClaim(email),
  stream,
})

const holderOf = (core: Store, email: string): string | null =>
  core.events.claimed('email', core.secrets.emailClaim(email))?.slice('account/'.length) ?? null

/** Id of the account whose present address this is; null if there is none. */
export const accountOfAddress = (core: Store, email: string): string | null => {
  const id = holderOf(core, email)
  if (id === null) return null
  const present = accountState(core, id).email
  return present !== null && core.secrets.emailClaim(present) === core.secrets.emailClaim(email) ? id : null
}

/** The reservation of an address by an account that had it and can no longer take it back (now in ms): another account may claim it. */
export const expiredClaims = (core: Store, email: string, now: number): Claim[] => {
  const id = holderOf(core, email)
  if (id === null) return []
  const { email: present, address } = accountState(core, id)
  const value = core.secrets.emailClaim(email)
  const held = [present, ...address.former.flatMap((one) => (one.until > now ? one.email : []))]
  const isHeld = held.some((one) => one !== null && core.secrets.emailClaim(one) === value)
  return isHeld ? [] : [addressClaim(core, email, `account/${id}`)]
}
