// Changing who one is, and ceasing to be. With a new password the other sessions end, in the same event.
import type { AccountEvent } from '../../events/schema/account'
import { accept, type Decider, refuse } from '../decider'
import { type AccountState, account } from './account'

export type ProfileCommand =
  | {
      readonly kind: 'change'
      readonly name: string
      readonly email: string
      /** The address the caller took it to be, whose claim it gives back with this. */
      readonly from: string
      /** Null when the password stays. */
      readonly password: {
        /** A PHC string, never the password itself. */
        readonly hash: string
        /** The account's when the present password was found to fit: finding it takes a while. */
        readonly epoch: number
        /** The session that asks, which goes on. */
        readonly session: string
      } | null
    }
  /** A new password by a link: `epoch` is the account's when the link was made, and a link of an earlier one is over. */
  | { readonly kind: 'reset'; readonly hash: string; readonly epoch: number }
  | { readonly kind: 'erase'; readonly from: string }

/** 'stale': the address is another one by now; the caller reads it again. 'admin-stays': P8. */
export type ProfileRefusal = 'account-missing' | 'stale' | 'admin-stays' | 'session-ended'

export const profile: Decider<AccountState, ProfileCommand, AccountEvent, ProfileRefusal> = {
  initial: account.initial,
  evolve: account.evolve,

  decide: (command, who) => {
    if (!who.registered || who.erased) return refuse('account-missing')
    if (command.kind === 'reset') {
      if (command.epoch !== who.epoch || !who.active) return refuse('session-ended')
      return accept({ type: 'PasswordChanged', data: { survivor: 'none' }, personal: { password: command.hash } })
    }
    if (who.email !== command.from) return refuse('stale')
    if (command.kind === 'erase') {
      if (who.role === 'admin') return refuse('admin-stays')
      return accept({ type: 'AccountErased', data: {}, personal: null })
    }
    const { name, email, password } = command
    const events: AccountEvent[] = []
    if (name !== who.name || email !== who.email)
      events.push({ type: 'ProfileChanged', data: {}, personal: { name, email } })
    if (password !== null) {
      // Ended while the new password was hashed: by a reset, which must be the last word.
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
