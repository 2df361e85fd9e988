// Being signed in: a session is a token's hash with an end. Each has a stream of its own, `session/<id>`, which ends with
// it: the account's own stream does not grow with every sign-in.
import type { AccountEvent } from '../../events/schema/account'
import { accept, type Decider, refuse } from '../decider'

/** A session ends 30 days after it began, whatever happens. */
export const sessionMs = 30 * 24 * 60 * 60 * 1000
/** And sooner when it is not used for so long. */
export const idleMs = 14 * 24 * 60 * 60 * 1000
/** One person may be signed in on so many devices; the next one ends the oldest. */
export const sessionsMax = 20

type Cause = Extract<AccountEvent, { type: 'SessionEnded' }>['data']['cause']

export type SessionCommand =
  | {
      readonly kind: 'start'
      readonly session: string
      readonly account: string
      readonly token: string
      readonly now: number
      /** The account's when the password shown was found to fit: finding it takes a while. */
      readonly epoch: number
    }
  | { readonly kind: 'end'; readonly session: string; readonly cause: Cause }

export type SessionState = { readonly started: boolean; readonly ended: boolean }

export type SessionRefusal = 'session-exists' | 'session-ended'

export const session: Decider<SessionState, SessionCommand, AccountEvent, SessionRefusal> = {
  initial: { started: false, ended: false },

  evolve: (state, event) => {
    if (event.type === 'SessionStarted') return { ...state, started: true }
    return event.type === 'SessionEnded' ? { ...state, ended: true } : state
  },

  decide: (command, { started, ended }) => {
    if (command.kind === 'end') {
      if (ended) return refuse('session-ended')
      // One of an earlier release began in its account's stream; its end is written here all the same.
      const { session: id, cause } = command
      return accept({ type: 'SessionEnded', data: { session: id, cause }, personal: null })
    }
    if (started || ended) return refuse('session-exists')
    const { session: id, account, token, epoch, now } = command
    return accept({
      type: 'SessionStarted',
      data: { session: id, account, token, epoch, until: now + sessionMs },
      personal: null,
    })
  },
}

/** Of open sessions, oldest first, those that must end so that one more may begin. */
export const surplusOf = <Open>(oldestFirst: readonly Open[]): readonly Open[] =>
  oldestFirst.slice(0, Math.max(0, oldestFirst.length - sessionsMax + 1))
