// An account: who it is, what it may do, which plan it is on.
import type { DomainEvent } from '../../events/schema/events'
import type { Role } from '../../events/schema/vocabulary'
import { accept, type Decider, refuse } from '../decider'
import { type AddressState, addressAfter, noAddress } from './address'
import { type ApiToken, tokensAfter } from './api-tokens/state'
import { erasureAfter } from './erasure-wait'
import { type Identity, identitiesAfter } from './identities'
import { type OutgoingWebhook, webhooksAfter } from './outgoing-webhooks/state'
import { evolveCodes, evolveFactors, noSecondFactor, type SecondFactorState } from './second-factor/state'

type Registered = Extract<DomainEvent, { type: 'AccountRegistered' }>['data']

type AccountCommand =
  | {
      readonly kind: 'register'
      readonly role: Role
      readonly language: Registered['language']
      /** Date of the terms that were accepted; null for an account made from the command line. */
      readonly terms: string | null
      readonly name: string
      readonly email: string
      /** A PHC string, never the password itself; empty for an account whose person signs in by a provider. */
      readonly password: string
      /** For a person identified by a provider; `proved`: it verified the address. */
      readonly provider?: { readonly identity: Identity; readonly proved: boolean } | undefined
    }
  | { readonly kind: 'change-avatar'; readonly photo: string | null; readonly bytes: number }

/** Name, address and password are null once the account's key is destroyed: nobody signs in to it again. */
export type AccountState = {
  readonly registered: boolean
  readonly erased: boolean
  readonly name: string | null
  readonly email: string | null
  readonly address: AddressState
  /** Who the person is at identity providers. */
  readonly identities: readonly Identity[]
  /** Id of the profile photo. */
  readonly photo: string | null
  readonly role: Role
  /** An admin can deactivate an account; its role waits for the day it is reactivated. */
  readonly active: boolean
  /** Null also while the person has none and signs in by a provider. */
  readonly password: string | null
  /** How often all sessions were ended at once: by another password or factor, or by deactivating the account. */
  readonly epoch: number
  /** How often the password was replaced: a browser that signed in with an earlier one is a stranger's. */
  readonly passwords: number
  readonly secondFactor: SecondFactorState
  readonly apiTokens: readonly ApiToken[]
  readonly webhooks: readonly OutgoingWebhook[]
  /** When the account is erased (ms), if its person asked for it while that has to wait. */
  readonly erasure: number | null
}

type AccountRefusal = 'account-exists' | 'account-missing'

const personalFields = (personal: { name: string; email: string; password: string } | null) =>
  personal
    ? { name: personal.name, email: personal.email, password: personal.password || null }
    : { name: null, email: null, password: null }

const linkedAtRegistration = ({ identity, proved }: { identity: Identity; proved: boolean }): DomainEvent[] => {
  const { id, issuer, subject, email } = identity
  return [
    { type: 'IdentityLinked', data: { identity: id, registering: true }, personal: { issuer, subject, email } },
    ...(proved ? [{ type: 'AddressProved', data: { by: 'provider' }, personal: null } as const] : []),
  ]
}

export const account: Decider<AccountState, AccountCommand, DomainEvent, AccountRefusal> = {
  initial: {
    registered: false,
    erased: false,
    role: 'usuario',
    active: true,
    password: null,
    name: null,
    email: null,
    address: noAddress,
    identities: [],
    photo: null,
    epoch: 0,
    passwords: 0,
    secondFactor: noSecondFactor,
    apiTokens: [],
    webhooks: [],
    erasure: null,
  },

  evolve: (before, event) => {
    const address = addressAfter(before, event)
    const due = erasureAfter(before.erasure, event)
    const apiTokens = tokensAfter(before.apiTokens, event)
    const webhooks = webhooksAfter(before.webhooks, event)
    const same = due === before.erasure && apiTokens === before.apiTokens && webhooks === before.webhooks
    const state = same ? before : { ...before, erasure: due, apiTokens, webhooks }
    switch (event.type) {
      case 'AccountRegistered':
        return {
          ...account.initial,
          ...personalFields(event.personal),
          address,
          registered: true,
          role: event.data.role,
        }
      case 'ProfileChanged':
        return { ...state, address, name: event.personal?.name ?? null, email: event.personal?.email ?? null }
      case 'AvatarChanged':
        return { ...state, photo: event.data.photo }
      case 'AccountErased':
        return { ...account.initial, registered: true, erased: true }
      case 'RoleChanged':
        return { ...state, address, role: event.data.role }
      case 'AccountDeactivated':
        return { ...state, address, active: false, epoch: state.epoch + 1 }
      case 'AccountReactivated':
        return { ...state, active: true }
      case 'PasswordChanged':
      case 'PasswordReset':
        return {
          ...state,
          address,
          password: event.personal?.password ?? null,
          epoch: state.epoch + 1,
          passwords: state.passwords + 1,
        }
      case 'IdentityLinked':
      case 'IdentityUnlinked':
        return { ...state, identities: identitiesAfter(state.identities, event) }
      case 'TotpEnabled':
      case 'TotpDisabled':
      case 'PasskeyAdded':
      case 'PasskeyRemoved':
      case 'SecondFactorRemoved':
        return { ...state, secondFactor: evolveFactors(state.secondFactor, event), epoch: state.epoch + 1 }
      case 'RecoveryCodesMade':
      case 'RecoveryCodeUsed':
        return { ...state, secondFactor: evolveCodes(state.secondFactor, event) }
      default:
        return address === state.address ? state : { ...state, address }
    }
  },

  decide: (command, state) => {
    if (command.kind === 'register') {
      if (state.registered) return refuse('account-exists')
      const { role, language, terms, name, email, password, provider } = command
      const personal = { name, email, password }
      return accept<DomainEvent>(
        { type: 'AccountRegistered', data: { role, language, terms }, personal },
        ...(provider ? linkedAtRegistration(provider) : []),
      )
    }
    if (!state.registered || state.erased) return refuse('account-missing')
    const { photo, bytes } = command
    return state.photo === photo ? accept() : accept({ type: 'AvatarChanged', data: { photo, bytes }, personal: null })
  },
}
