// Changing name, address and password. A new password ends the other sessions in the same event.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'
import { type AccountState, account } from './account'
import { unlinked } from './identities'

export type ProfileCommand =
  | {
      readonly kind: 'change'
      readonly name: string
      readonly email: string
      /** The account's address as the caller knows it; its claim is released with this command. */
      readonly from: string
      /** Null when the password stays. */
      readonly password: {
        /** A PHC string, never the password itself. */
        readonly hash: string
        /** The account's epoch when the present password was verified: verifying takes time. */
        readonly epoch: number
        /** The session that makes the change and stays open. */
        readonly session: string
      } | null
    }
  /** A new password by a link; `epoch` is the account's when the link was made, and a link of an earlier epoch is invalid. */
  | { readonly kind: 'reset'; readonly hash: string; readonly epoch: number }

/** 'stale': the address is another one by now; the caller reads it again. */
type ProfileRefusal = 'account-missing' | 'stale' | 'session-ended'

export const profile: Decider<AccountState, ProfileCommand, DomainEvent, ProfileRefusal> = {
  initial: account.initial,
  evolve: account.evolve,

  decide: (command, who) => {
    if (!who.registered || who.erased) return refuse('account-missing')
    if (command.kind === 'reset') {
      if (command.epoch !== who.epoch || !who.active) return refuse('session-ended')
      return accept<DomainEvent>(
        { type: 'PasswordChanged', data: { survivor: 'none' }, personal: { password: command.hash } },
        ...unlinked(who.identities),
      )
    }
    if (who.email !== command.from) return refuse('stale')
    const { name, email, password } = command
    const events: DomainEvent[] = []
    if (name !== who.name || email !== who.email)
      events.push({ type: 'ProfileChanged', data: {}, personal: { name, email } })
    if (password !== null) {
      // A reset came while the new password was hashed, and the reset must win.
      if (password.epoch !== who.epoch) return refuse('session-ended')
      events.push({
        type: 'PasswordChanged',
        data: { survivor: password.session },
        personal: { password: password.hash },
      })
    }
    return accept(...events)
  },
}
