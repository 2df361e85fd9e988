// Being signed in: a session is a token's hash with an end. Ending it is an event, so that it is ended everywhere.
import type { AccountEvent } from '../../events/schema/account'
import { accept, type Decider, refuse } from '../decider'

/** A session ends 30 days after it began, whatever happens. */
export const sessionMs = 30 * 24 * 60 * 60 * 1000
/** One person may be signed in on so many devices; the next one ends the oldest. */
export const sessionsMax = 20

type Cause = Extract<AccountEvent, { type: 'SessionEnded' }>['data']['cause']

export type SessionCommand =
  | {
      readonly kind: 'start'
      readonly session: string
      readonly token: string
      readonly now: number
      /** How many passwords the account had had when the one shown was found to fit: finding it takes a while. */
      readonly passwords: number
    }
  | { readonly kind: 'end'; readonly session: string; readonly cause: Cause }
  /** Ends all but one, when `except` names it. */
  | { readonly kind: 'end-all'; readonly cause: Cause; readonly except?: string }

/** Open sessions in the order they began, with the time (ms) each ends by itself. */
export type SessionState = {
  readonly registered: boolean
  /** False while an admin has the account deactivated. */
  readonly active: boolean
  readonly open: ReadonlyMap<string, number>
  /** Passwords it has had before the present one. */
  readonly passwords: number
}

export type SessionRefusal = 'account-missing' | 'account-inactive' | 'session-missing' | 'password-changed'

const ended = (session: string, cause: Cause): AccountEvent => ({
  type: 'SessionEnded',
  data: { session, cause },
  personal: null,
})

export const session: Decider<SessionState, SessionCommand, AccountEvent, SessionRefusal> = {
  initial: { registered: false, active: true, open: new Map(), passwords: 0 },

  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountRegistered':
        return { ...session.initial, registered: true }
      case 'PasswordChanged':
      case 'PasswordReset':
        return { ...state, passwords: state.passwords + 1 }
      case 'AccountDeactivated':
        return { ...state, active: false }
      case 'AccountReactivated':
        return { ...state, active: true }
      case 'SessionStarted':
        return { ...state, open: new Map(state.open).set(event.data.session, event.data.until) }
      case 'SessionEnded':
        return { ...state, open: new Map([...state.open].filter(([id]) => id !== event.data.session)) }
      case 'AccountErased':
        return session.initial
      default:
        return state
    }
  },

  decide: (command, { registered, active, open, passwords }) => {
    if (!registered) return refuse('account-missing')
    if (command.kind === 'end')
      return open.has(command.session) ? accept(ended(command.session, command.cause)) : refuse('session-missing')
    if (command.kind === 'end-all')
      return accept(...[...open.keys()].filter((id) => id !== command.except).map((id) => ended(id, command.cause)))
    if (!active) return refuse('account-inactive')
    // Its sessions ended with the old password; one that was on its way must not come after them.
    if (command.passwords !== passwords) return refuse('password-changed')
    const { session, token, now } = command
    const alive = [...open].filter(([, until]) => until > now).map(([id]) => id)
    const surplus = alive.slice(0, Math.max(0, alive.length - sessionsMax + 1))
    return accept(...surplus.map((id) => ended(id, 'replaced')), {
      type: 'SessionStarted',
      data: { session, token, until: now + sessionMs },
      personal: null,
    })
  },
}
