// An account: who it is, what it may do, which plan it is on.
import type { Openable } from '../billing/catalogue'
import type { AccountEvent } from '../events/account'
import type { Plan, Role } from '../events/vocabulary'
import { accept, type Decider, refuse } from './decider'

type Registered = Extract<AccountEvent, { type: 'AccountRegistered' }>['data']

export type AccountCommand =
  | {
      readonly kind: 'register'
      readonly role: Role
      readonly language: Registered['language']
      /** Date of the terms that were accepted; null for an account made from the command line. */
      readonly terms: string | null
      readonly name: string
      readonly email: string
      /** A PHC string, never the password itself. */
      readonly password: string
    }
  | { readonly kind: 'change-role'; readonly role: Role }
  | { readonly kind: 'change-password'; readonly password: string }
  | { readonly kind: 'assign-plan'; readonly plan: Openable }

/** `password` is null once the account's key is destroyed: nobody signs in to it again. */
export type AccountState = {
  readonly registered: boolean
  readonly role: Role
  readonly plan: Plan
  readonly password: string | null
}

export type AccountRefusal = 'account-exists' | 'account-missing'

export const account: Decider<AccountState, AccountCommand, AccountEvent, AccountRefusal> = {
  initial: { registered: false, role: 'usuario', plan: 'free', password: null },

  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountRegistered':
        return { registered: true, role: event.data.role, plan: 'free', password: event.personal?.password ?? null }
      case 'RoleChanged':
        return { ...state, role: event.data.role }
      case 'PasswordChanged':
        return { ...state, password: event.personal?.password ?? null }
      case 'PlanAssigned':
        return { ...state, plan: event.data.plan }
      default:
        return state
    }
  },

  decide: (command, state) => {
    if (command.kind === 'register') {
      if (state.registered) return refuse('account-exists')
      const { role, language, terms, name, email, password } = command
      return accept({ type: 'AccountRegistered', data: { role, language, terms }, personal: { name, email, password } })
    }
    if (!state.registered) return refuse('account-missing')
    switch (command.kind) {
      case 'change-role':
        return state.role === command.role
          ? accept()
          : accept({ type: 'RoleChanged', data: { role: command.role }, personal: null })
      case 'change-password':
        return accept({ type: 'PasswordChanged', data: {}, personal: { password: command.password } })
      case 'assign-plan':
        return state.plan === command.plan
          ? accept()
          : accept({ type: 'PlanAssigned', data: { plan: command.plan }, personal: null })
    }
  },
}
