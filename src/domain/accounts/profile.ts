// Changing who one is, and ceasing to be: rules over an account and its sessions at once, so that a new password and
// the end of the other sessions are one fact.
import type { AccountEvent } from '../../events/schema/account'
import { accept, type Decider, refuse } from '../decider'
import { type AccountState, account } from './account'
import { type SessionState, session } from './session'

export type ProfileCommand =
  | {
      readonly kind: 'change'
      readonly name: string
      readonly email: string
      /** The address the caller took it to be, whose claim it gives back with this. */
      readonly from: string
      /** A PHC string, or null to keep the password. */
      readonly password: string | null
      /** The session that asks, which goes on when the password changes. */
      readonly session: string
    }
  | { readonly kind: 'erase'; readonly from: string }

export type ProfileState = { readonly account: AccountState; readonly session: SessionState }

/** 'stale': the address is another one by now; the caller reads it again. 'admin-stays': P8. */
export type ProfileRefusal = 'account-missing' | 'stale' | 'admin-stays' | 'session-ended'

export const profile: Decider<ProfileState, ProfileCommand, AccountEvent, ProfileRefusal> = {
  initial: { account: account.initial, session: session.initial },

  evolve: (state, event) => ({
    account: account.evolve(state.account, event),
    session: session.evolve(state.session, event),
  }),

  decide: (command, { account: who, session: { open } }) => {
    if (!who.registered || who.erased) return refuse('account-missing')
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
      if (!open.has(command.session)) return refuse('session-ended')
      events.push({ type: 'PasswordChanged', data: {}, personal: { password } })
      const others = [...open.keys()].filter((id) => id !== command.session)
      for (const id of others)
        events.push({ type: 'SessionEnded', data: { session: id, cause: 'password' }, personal: null })
    }
    return accept(...events)
  },
}
