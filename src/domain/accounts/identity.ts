// Sign-in by an identity provider: which of its people an account belongs to. Roles never come from a provider.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'
import { type AccountState, account } from './account'
import { type Identity, identitiesMax } from './identities'

type IdentityCommand =
  | ({ readonly kind: 'link' } & Identity)
  /** `localLogin`: whether a password lets anybody in. */
  | { readonly kind: 'unlink'; readonly identity: string; readonly localLogin: boolean }

/** 'only-way-in': without this identity nobody could sign in to the account. */
type IdentityRefusal = 'account-missing' | 'identity-missing' | 'identity-limit' | 'only-way-in'

export const identity: Decider<AccountState, IdentityCommand, DomainEvent, IdentityRefusal> = {
  initial: account.initial,
  evolve: account.evolve,

  decide: (command, who) => {
    if (!who.registered || who.erased || !who.active) return refuse('account-missing')
    const { identities } = who
    if (command.kind === 'link') {
      const { id, issuer, subject, email } = command
      if (identities.some((one) => one.issuer === issuer && one.subject === subject)) return accept()
      // One person of each provider: a second one would be somebody else.
      if (identities.some((one) => one.issuer === issuer) || identities.length >= identitiesMax)
        return refuse('identity-limit')
      const data = { identity: id, registering: false }
      return accept({ type: 'IdentityLinked', data, personal: { issuer, subject, email } } as const)
    }
    if (!identities.some(({ id }) => id === command.identity)) return refuse('identity-missing')
    const otherWay = (command.localLogin && who.password !== null) || identities.length > 1
    if (!otherWay) return refuse('only-way-in')
    return accept({ type: 'IdentityUnlinked', data: { identity: command.identity }, personal: null } as const)
  },
}
