// Folds which second factors an account has. Without any, its password alone signs in.
import type { DomainEvent } from '../../../events/schema/events'

/** A passkey as its authenticator made it; `credential` and `publicKey` in base64url. */
export type Passkey = {
  readonly id: string
  readonly name: string
  readonly credential: string
  readonly publicKey: string
  /** The authenticator's signature counter when the passkey was added; 0 for one that does not count. */
  readonly counter: number
  readonly transports: readonly string[]
  /** When it was added (ms). */
  readonly added: number
}

export type SecondFactorState = {
  /** The secret of the authenticator app, in base32. */
  readonly totp: string | null
  readonly passkeys: readonly Passkey[]
  /** Hashes of the recovery codes; null in the place of one that was used. */
  readonly codes: readonly (string | null)[]
}

export const noSecondFactor: SecondFactorState = { totp: null, passkeys: [], codes: [] }

/** Whether something besides the password is asked for. */
export const hasSecondFactor = ({ totp, passkeys }: SecondFactorState): boolean => totp !== null || passkeys.length > 0

/** How many recovery codes can still be used. */
export const codesLeft = ({ codes }: SecondFactorState): number => codes.filter((code) => code !== null).length

/** Events that change what signs in to an account: each ends its other sessions, as another password does. */
type FactorChange = Extract<
  DomainEvent,
  { type: 'TotpEnabled' | 'TotpDisabled' | 'PasskeyAdded' | 'PasskeyRemoved' | 'SecondFactorRemoved' }
>

/** Recovery codes stand in for a factor: with the last factor they go. */
const settled = (state: SecondFactorState): SecondFactorState => (hasSecondFactor(state) ? state : noSecondFactor)

const added = ({ data, personal }: Extract<DomainEvent, { type: 'PasskeyAdded' }>): readonly Passkey[] =>
  personal === null ? [] : [{ ...personal, id: data.passkey, added: data.added }]

export const evolveFactors = (state: SecondFactorState, event: FactorChange): SecondFactorState => {
  switch (event.type) {
    case 'TotpEnabled':
      return { ...state, totp: event.personal?.secret ?? null }
    case 'TotpDisabled':
      return settled({ ...state, totp: null })
    case 'PasskeyAdded':
      return { ...state, passkeys: [...state.passkeys, ...added(event)] }
    case 'PasskeyRemoved':
      return settled({ ...state, passkeys: state.passkeys.filter(({ id }) => id !== event.data.passkey) })
    case 'SecondFactorRemoved':
      return noSecondFactor
  }
}

/** The state after an event about recovery codes. */
export const evolveCodes = (
  state: SecondFactorState,
  event: Extract<DomainEvent, { type: 'RecoveryCodesMade' | 'RecoveryCodeUsed' }>,
): SecondFactorState =>
  event.type === 'RecoveryCodesMade'
    ? { ...state, codes: event.personal?.hashes ?? [] }
    : { ...state, codes: state.codes.map((code, at) => (at === event.data.index ? null : code)) }
