// Proving an address, and changing it: the new one counts once it is proved, and the former one can undo the change.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'
import { type AccountState, account } from './account'
import { type FormerAddress, formerMax, sameAddress, undoable, undoMs } from './address'
import { unlinked } from './identities'

/** Times in ms. */
export type AddressProofCommand =
  /** `email`: the address that was shown to be the person's. */
  | { readonly kind: 'prove'; readonly email: string; readonly by: 'mail' | 'provider' }
  /** `from`: the account's address as the caller knows it. */
  | {
      readonly kind: 'request'
      readonly email: string
      readonly from: string
      readonly until: number
      readonly now: number
    }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'confirm'; readonly email: string; readonly from: string; readonly now: number }
  /** `password` is a hash of an unknown password, because the person who made the change may know the present one. */
  | {
      readonly kind: 'undo'
      readonly email: string
      readonly from: string
      readonly until: number
      readonly now: number
      readonly password: string
    }

/** 'stale': the address is another one by now, and the caller reads it again. */
type AddressProofRefusal = 'account-missing' | 'link-over' | 'stale' | 'address-changes'

/** Takes away the factors and identities added since a change of address: the person who made the change may have added them. */
const addedSince = ({ secondFactor, identities }: AccountState, { totp, ways }: FormerAddress): DomainEvent[] => [
  ...(secondFactor.totp !== null && secondFactor.totp !== totp
    ? [{ type: 'TotpDisabled', data: { survivor: 'none' }, personal: null } as const]
    : []),
  ...secondFactor.passkeys
    .filter(({ id }) => !ways.includes(id))
    .map(({ id }) => ({ type: 'PasskeyRemoved', data: { passkey: id, survivor: 'none' }, personal: null }) as const),
  ...unlinked(identities.filter(({ id }) => !ways.includes(id))),
]

export const addressProof: Decider<AccountState, AddressProofCommand, DomainEvent, AddressProofRefusal> = {
  initial: account.initial,
  evolve: account.evolve,

  decide: (command, who) => {
    const { name, email, address } = who
    if (!who.registered || who.erased || name === null || email === null) return refuse('account-missing')
    switch (command.kind) {
      case 'prove':
        if (!sameAddress(command.email, email)) return refuse('link-over')
        return address.proved
          ? accept()
          : accept({ type: 'AddressProved', data: { by: command.by }, personal: null } as const)
      case 'request': {
        if (command.from !== email) return refuse('stale')
        if (sameAddress(command.email, email)) return accept()
        if (undoable(address, command.now).length >= formerMax) return refuse('address-changes')
        const { until } = command
        return accept({ type: 'AddressChangeRequested', data: { until }, personal: { email: command.email } } as const)
      }
      case 'cancel':
        return address.pending
          ? accept({ type: 'AddressChangeCancelled', data: {}, personal: null } as const)
          : accept()
      case 'confirm': {
        const { pending, proved } = address
        if (!who.active || !pending || pending.until <= command.now) return refuse('link-over')
        if (!sameAddress(pending.email, command.email)) return refuse('link-over')
        if (command.from !== email) return refuse('stale')
        if (undoable(address, command.now).length >= formerMax) return refuse('address-changes')
        const undoUntil = proved ? command.now + undoMs : null
        return accept<DomainEvent>(
          { type: 'AddressChangeConfirmed', data: { undoUntil }, personal: null },
          { type: 'ProfileChanged', data: {}, personal: { name, email: pending.email } },
          { type: 'AddressProved', data: { by: 'mail' }, personal: null },
        )
      }
      case 'undo': {
        const former = address.former.find(
          (one) => one.until === command.until && sameAddress(one.email, command.email),
        )
        if (!who.active || !former || former.until <= command.now) return refuse('link-over')
        if (command.from !== email) return refuse('stale')
        return accept<DomainEvent>(
          { type: 'ProfileChanged', data: {}, personal: { name, email: former.email } },
          { type: 'AddressProved', data: { by: 'undo' }, personal: null },
          { type: 'PasswordChanged', data: { survivor: 'none' }, personal: { password: command.password } },
          ...addedSince(who, former),
        )
      }
    }
  },
}
