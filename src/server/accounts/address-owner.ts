// Finds the account that an email address belongs to. An account keeps its former address reserved while the change can be undone,
// but only its present address signs in or gets mail.
import { accountStream, requireAccount } from '../../events/schema/events'
import type { Claim, LogReader } from '../../events/store/log'
import type { StreamStates } from '../runtime/stream-states'
import type { Secrets } from '../security/secrets'
import { accountState } from './account-state'
import { addressClaim } from './held-claims'

type Store = {
  readonly events: Pick<LogReader, 'claimed'>
  readonly secrets: Pick<Secrets, 'emailClaim'>
  readonly states: StreamStates
}

const holderOf = (core: Store, email: string): string | null => {
  const stream = core.events.claimed('email', core.secrets.emailClaim(email))
  return stream && requireAccount(stream)
}

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
  const addresses = [present, ...address.former.flatMap((one) => (one.until > now ? one.email : []))]
  const isHeld = addresses.some((one) => one !== null && core.secrets.emailClaim(one) === value)
  return isHeld ? [] : [addressClaim(core, email, accountStream(id))]
}
