// Payments that should not have been made, of a second subscription or of an erased account's: known until somebody has
// dealt with them. Money does not go with an account, so these outlast it.
import type { DomainEvent } from '../../events/schema/events'
import type { GatewayName, RefundCause } from '../../events/schema/vocabulary'
import { accept, type Decider, refuse } from '../decider'

type RefundState = {
  readonly registered: boolean
  readonly erased: boolean
  /** By the id of the subscription that was paid. */
  readonly refunds: ReadonlyMap<string, 'owed' | 'settled'>
}

type RefundCommand =
  /** A refund was found to be due; repeating the command changes nothing, even once the refund is settled. */
  | {
      readonly kind: 'owe'
      readonly gateway: GatewayName
      readonly subscription: string
      readonly cause: RefundCause
    }
  /** Somebody has given it back, or decided not to. */
  | { readonly kind: 'settle'; readonly subscription: string }

type RefundRefusal = 'account-missing' | 'refund-missing'

export const refund: Decider<RefundState, RefundCommand, DomainEvent, RefundRefusal> = {
  initial: { registered: false, erased: false, refunds: new Map() },

  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountRegistered':
        return { ...state, registered: true }
      case 'AccountErased':
        return { ...state, erased: true }
      case 'RefundOwed':
        return { ...state, refunds: new Map(state.refunds).set(event.data.subscription, 'owed') }
      case 'RefundSettled':
        return { ...state, refunds: new Map(state.refunds).set(event.data.subscription, 'settled') }
      default:
        return state
    }
  },

  decide: (command, { registered, erased, refunds }) => {
    if (!registered) return refuse('account-missing')
    const { subscription } = command
    const current = refunds.get(subscription)
    if (command.kind === 'owe') {
      const { gateway, cause } = command
      return current ? accept() : accept({ type: 'RefundOwed', data: { gateway, subscription, cause }, personal: null })
    }
    if (!current) return refuse('refund-missing')
    return current === 'settled'
      ? accept()
      : accept({ type: 'RefundSettled', data: { subscription, erased }, personal: null })
  },
}
