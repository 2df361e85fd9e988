// A session: a token's hash with an expiry, in a stream of its own.

import type { Survivor } from '../../events/schema/accounts/sessions'
import type { DomainEvent } from '../../events/schema/events'
import { dayMs } from '../../time/units'
import { accept, type Decider, refuse } from '../decider'

/** A session ends 30 days after it began, whatever happens. */
export const sessionMs = 30 * dayMs
/** A session ends sooner when it is not used for so long. */
export const idleMs = 14 * dayMs
/** Open sessions of one account; a further one ends the oldest. */
export const sessionsMax = 20

/** Events that end all sessions of an account, except one that the event may name. */
export const endsSessions = [
  'PasswordChanged',
  'PasswordReset',
  'AccountDeactivated',
  'TotpEnabled',
  'TotpDisabled',
  'PasskeyAdded',
  'PasskeyRemoved',
  'SecondFactorRemoved',
  'AccountErased',
] as const satisfies readonly DomainEvent['type'][]

/** The session that such an event leaves open. An event added to the list does not compile before it has its case. */
export const survivorOf = (event: Extract<DomainEvent, { type: (typeof endsSessions)[number] }>): Survivor => {
  switch (event.type) {
    case 'PasswordChanged':
    case 'PasswordReset':
    case 'TotpEnabled':
    case 'TotpDisabled':
    case 'PasskeyAdded':
    case 'PasskeyRemoved':
      return event.data.survivor
    case 'AccountDeactivated':
    case 'SecondFactorRemoved':
    case 'AccountErased':
      return 'none'
  }
}

type Cause = Extract<DomainEvent, { type: 'SessionEnded' }>['data']['cause']

type SessionCommand =
  | {
      readonly kind: 'start'
      readonly session: string
      readonly account: string
      readonly token: string
      readonly now: number
      /** The account's epoch when the person was identified: the account may change while a password is verified. */
      readonly epoch: number
    }
  | { readonly kind: 'end'; readonly session: string; readonly cause: Cause }

type SessionState = { readonly started: boolean; readonly ended: boolean }

type SessionRefusal = 'session-exists' | 'session-ended'

export const session: Decider<SessionState, SessionCommand, DomainEvent, SessionRefusal> = {
  initial: { started: false, ended: false },

  evolve: (state, event) => {
    if (event.type === 'SessionStarted') return { ...state, started: true }
    return event.type === 'SessionEnded' ? { ...state, ended: true } : state
  },

  decide: (command, { started, ended }) => {
    if (command.kind === 'end') {
      if (ended) return refuse('session-ended')
      // A session of an earlier release began in its account's stream; its end is still written here.
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

/** The open sessions, oldest first, that must end before one more may begin. */
export const surplusOf = <Open>(oldestFirst: readonly Open[]): readonly Open[] =>
  oldestFirst.slice(0, Math.max(0, oldestFirst.length - sessionsMax + 1))
