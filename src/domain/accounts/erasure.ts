// Erasing an account at its owner's request: at once, or, while a change of its address can be undone, once that is over.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'
import { type AccountState, account } from './account'
import { undoable } from './address'

/** `from`: the account's address as the caller knows it; its claim is released with an erasure. Times in ms. */
type ErasureCommand =
  | { readonly kind: 'request'; readonly from: string; readonly now: number }
  /** Erases an account whose time has come, unless its person has called that off. */
  | { readonly kind: 'carry-out'; readonly from: string; readonly now: number }
  /** The operator erases at once: they know who asked. */
  | { readonly kind: 'erase'; readonly from: string }
  | { readonly kind: 'keep' }

/** 'stale': the address is another one by now; the caller reads it again. 'admin-stays': P8. */
type ErasureRefusal = 'account-missing' | 'stale' | 'admin-stays'

/** Until when an erasure waits (ms): until no change of the address can be undone. Null when it does not wait. */
export const erasureWaits = ({ address }: Pick<AccountState, 'address'>, now: number): number | null =>
  undoable(address, now).reduce<number | null>((last, { until }) => Math.max(last ?? 0, until), null)

export const erasure: Decider<AccountState, ErasureCommand, DomainEvent, ErasureRefusal> = {
  initial: account.initial,
  evolve: account.evolve,

  decide: (command, who) => {
    if (!who.registered || who.erased) return refuse('account-missing')
    if (command.kind === 'keep')
      return who.erasure === null ? accept() : accept({ type: 'ErasureCancelled', data: {}, personal: null })
    if (who.email !== command.from) return refuse('stale')
    if (who.role === 'admin') return refuse('admin-stays')
    if (command.kind === 'carry-out' && (who.erasure === null || who.erasure > command.now)) return accept()
    const due = command.kind === 'erase' ? null : erasureWaits(who, command.now)
    if (due === null) return accept({ type: 'AccountErased', data: {}, personal: null })
    return who.erasure === due ? accept() : accept({ type: 'ErasureRequested', data: { due }, personal: null })
  },
}
