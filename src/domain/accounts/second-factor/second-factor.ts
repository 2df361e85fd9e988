// Turning second factors on and off, and using up recovery codes. Whether a code of an app or a signature is right is not
// decided here: it depends on the time and on a key, and is checked before a command is made.
import type { DomainEvent } from '../../../events/schema/events'
import type { AdminReason } from '../../../events/schema/vocabulary'
import { accept, type Decider, refuse } from '../../decider'
import { type AccountState, account } from '../account'
import { codesLeft, hasSecondFactor, type Passkey } from './state'

/** Recovery codes of one set. */
export const codesMax = 10
/** Passkeys of one account. */
export const passkeysMax = 10
/** Characters of a passkey's name. */
export const passkeyNameMax = 60

/** Who changes their factors: the account's epoch when the password was shown, and the session that asks and goes on. */
type Change = { readonly epoch: number; readonly session: string }
/** Hashes of a new set of recovery codes, which is made with the first factor. */
type WithCodes = { readonly hashes: readonly string[] }

export type SecondFactorCommand =
  | ({ readonly kind: 'enable-totp'; readonly secret: string } & Change & WithCodes)
  | ({ readonly kind: 'disable-totp' } & Change)
  | ({ readonly kind: 'add-passkey'; readonly passkey: Passkey } & Change & WithCodes)
  | ({ readonly kind: 'remove-passkey'; readonly passkey: string } & Change)
  | ({ readonly kind: 'make-codes'; readonly epoch: number } & WithCodes)
  /** Signs in with a recovery code of this hash; `epoch` is the account's when the password was shown. */
  | { readonly kind: 'use-code'; readonly hash: string; readonly epoch: number }
  /** An admin or the operator takes all factors away; `own` is true when the account is the admin's own. */
  | { readonly kind: 'remove-all'; readonly reason: AdminReason; readonly note: string; readonly own: boolean }

/** 'session-ended': the account changed since its password was shown. */
export type SecondFactorRefusal =
  | 'account-missing'
  | 'session-ended'
  | 'factor-exists'
  | 'factor-missing'
  | 'passkeys-full'
  | 'code-wrong'
  | 'own-account'

type Decision = ReturnType<typeof secondFactor.decide>

const madeWithFirst = ({ secondFactor }: AccountState, hashes: readonly string[]): DomainEvent[] =>
  hasSecondFactor(secondFactor)
    ? []
    : [{ type: 'RecoveryCodesMade', data: { renewed: false }, personal: { hashes: [...hashes] } }]

const addPasskey = (
  { passkey, session, hashes }: Extract<SecondFactorCommand, { kind: 'add-passkey' }>,
  who: AccountState,
): Decision => {
  const { passkeys } = who.secondFactor
  if (passkeys.length >= passkeysMax) return refuse('passkeys-full')
  if (passkeys.some(({ id, credential }) => id === passkey.id || credential === passkey.credential))
    return refuse('factor-exists')
  const { id, added, transports, ...rest } = passkey
  return accept<DomainEvent>(
    {
      type: 'PasskeyAdded',
      data: { passkey: id, added, survivor: session },
      personal: { ...rest, transports: [...transports] },
    },
    ...madeWithFirst(who, hashes),
  )
}

const consumeCode = (hash: string, { secondFactor }: AccountState): Decision => {
  const index = secondFactor.codes.indexOf(hash)
  if (index < 0) return refuse('code-wrong')
  return accept({ type: 'RecoveryCodeUsed', data: { index, left: codesLeft(secondFactor) - 1 }, personal: null })
}

export const secondFactor: Decider<AccountState, SecondFactorCommand, DomainEvent, SecondFactorRefusal> = {
  initial: account.initial,
  evolve: account.evolve,

  decide: (command, who) => {
    if (!who.registered || who.erased) return refuse('account-missing')
    const { totp, passkeys } = who.secondFactor
    if (command.kind === 'remove-all') {
      if (command.own) return refuse('own-account')
      if (!hasSecondFactor(who.secondFactor)) return refuse('factor-missing')
      const { reason, note } = command
      return accept({ type: 'SecondFactorRemoved', data: { reason }, personal: { note } })
    }
    if (command.epoch !== who.epoch || !who.active) return refuse('session-ended')
    switch (command.kind) {
      case 'enable-totp': {
        if (totp !== null) return refuse('factor-exists')
        const { secret, session, hashes } = command
        return accept<DomainEvent>(
          { type: 'TotpEnabled', data: { survivor: session }, personal: { secret } },
          ...madeWithFirst(who, hashes),
        )
      }
      case 'disable-totp':
        if (totp === null) return refuse('factor-missing')
        return accept({ type: 'TotpDisabled', data: { survivor: command.session }, personal: null })
      case 'add-passkey':
        return addPasskey(command, who)
      case 'remove-passkey': {
        const { passkey, session } = command
        if (!passkeys.some(({ id }) => id === passkey)) return refuse('factor-missing')
        return accept({ type: 'PasskeyRemoved', data: { passkey, survivor: session }, personal: null })
      }
      case 'make-codes':
        if (!hasSecondFactor(who.secondFactor)) return refuse('factor-missing')
        return accept({ type: 'RecoveryCodesMade', data: { renewed: true }, personal: { hashes: [...command.hashes] } })
      case 'use-code':
        return consumeCode(command.hash, who)
    }
  },
}
