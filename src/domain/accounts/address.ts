// Folds what is known of an account's email address: whether it is proved, and which change waits or can be undone.
import type { DomainEvent } from '../../events/schema/events'
import { dayMs } from '../../time/units'
import type { Identity } from './identities'
import type { SecondFactorState } from './second-factor/state'

/** A link that proves an address is valid for 24 hours (ms). */
export const proofMs = dayMs
/** A change of address can be undone from the former address for 7 days (ms). */
export const undoMs = 7 * dayMs
/** Changes that can still be undone, at most: a further one is refused, so that nobody can push out the first. */
export const formerMax = 8

export type AddressState = {
  readonly proved: boolean
  /** The address that replaces the present one if it is proved before `until` (ms). */
  readonly pending: { readonly email: string; readonly until: number } | null
  /** Addresses the account had, oldest first; each can take its change back until `until` (ms). */
  readonly former: readonly FormerAddress[]
}

export type FormerAddress = {
  readonly email: string
  readonly until: number
  /** Secret of the authenticator app, and ids of passkeys and identities, when the address changed: undoing keeps these. */
  readonly totp: string | null
  readonly ways: readonly string[]
}

export const noAddress: AddressState = { proved: false, pending: null, former: [] }

/** How addresses are compared: without surrounding space, in lower case. */
export const foldEmail = (email: string): string => email.trim().toLowerCase()

/** Whether two addresses are one: case and surrounding space do not count. */
export const sameAddress = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && foldEmail(one) === foldEmail(other)

/** Terms are null where the operator created the account, and with it vouches for the address (decision 0230). */
export const isProvedAtRegistration = ({ terms }: { readonly terms: string | null }): boolean => terms === null

type Before = {
  readonly address: AddressState
  readonly email: string | null
  readonly secondFactor: SecondFactorState
  readonly identities: readonly Identity[]
}

/** The state after an event; `email` is the account's address before it. Password events cancel a change that waits. */
export const addressAfter = (before: Before, event: DomainEvent): AddressState => {
  const { address, email } = before
  switch (event.type) {
    case 'AccountRegistered':
      return { ...noAddress, proved: isProvedAtRegistration(event.data) }
    case 'ProfileChanged':
      return { ...address, proved: address.proved && sameAddress(email, event.personal?.email ?? null) }
    case 'AddressProved':
      return {
        ...address,
        proved: true,
        former: event.data.by === 'undo' ? formerBefore(address.former, email) : address.former,
      }
    case 'AddressChangeRequested':
      return { ...address, pending: event.personal && { email: event.personal.email, until: event.data.until } }
    case 'AddressChangeConfirmed': {
      const { undoUntil } = event.data
      const undo = undoUntil === null || email === null ? [] : [{ email, until: undoUntil, ...waysIn(before) }]
      const now = undoUntil === null ? 0 : undoUntil - undoMs
      return { ...address, pending: null, former: [...undoable(address, now), ...undo] }
    }
    // Who had the account before it became an admin's takes nothing back.
    case 'RoleChanged':
      return event.data.role === 'admin' ? { ...address, former: [] } : address
    case 'AddressChangeCancelled':
    case 'PasswordChanged':
    case 'PasswordReset':
    case 'AccountDeactivated':
      return address.pending ? { ...address, pending: null } : address
    default:
      return address
  }
}

const waysIn = ({ secondFactor, identities }: Before): Pick<FormerAddress, 'totp' | 'ways'> => ({
  totp: secondFactor.totp,
  ways: [...secondFactor.passkeys, ...identities].map(({ id }) => id),
})

/** The former addresses whose change can still be undone at a moment (ms). */
export const undoable = ({ former }: AddressState, now: number): AddressState['former'] =>
  former.filter(({ until }) => until > now)

/** Those before the first that is `email`: what was changed since then can no longer be undone. */
const formerBefore = (former: AddressState['former'], email: string | null): AddressState['former'] => {
  const index = former.findIndex((one) => sameAddress(one.email, email))
  return index < 0 ? former : former.slice(0, index)
}
