// Decides what an admin may do to an account (P8). A new password and deactivating end its sessions, in the same event.
import type { DomainEvent } from '../../events/schema/events'
import type { AdminReason } from '../../events/schema/vocabulary'
import { accept, type Decider, refuse } from '../decider'
import { type AccountState, account } from './account'
import { unlinked } from './identities'
import { hasSecondFactor } from './second-factor/state'

/** Characters of a note at most. */
export const noteMax = 500
/** How long personal data stays open to the admin who opened it. */
export const openMinutes = 15

type Why = { readonly reason: AdminReason; readonly note: string }
/** Who asks: `own` is true when the account is the admin's own; `others` counts the active admins besides the account. */
type Asks = { readonly own: boolean; readonly others: number }

export type AdministrationCommand =
  /** `to`: whether it is to be active; null for whatever it is not. With it, a second click or another admin undoes nothing. */
  | ({ readonly kind: 'toggle'; readonly to: boolean | null } & Why & Asks)
  | ({
      readonly kind: 'reset-password'
      /** A PHC string, never the password itself. */
      readonly password: string
    } & Why &
      Pick<Asks, 'own'>)
  /** `from`: the account's address as the caller knows it; its claim is released with this command. */
  | ({ readonly kind: 'erase'; readonly from: string; readonly reason: AdminReason } & Asks)
  | ({ readonly kind: 'open' } & Why)
  /** Makes a link for a new password; only for an active account. */
  | ({ readonly kind: 'make-link' } & Why & Pick<Asks, 'own'>)
  /** The operator makes it an admin: with a password that nobody had before and no other way in, and signed in nowhere. */
  | { readonly kind: 'promote'; readonly password: string }
  /** The operator takes the role away; `others` as above. */
  | { readonly kind: 'demote'; readonly others: number }

export type AdministrationRefusal =
  | 'account-missing'
  | 'stale'
  | 'own-account'
  | 'last-admin'
  | 'not-admin'
  | 'link-inactive'

export const administration: Decider<AccountState, AdministrationCommand, DomainEvent, AdministrationRefusal> = {
  initial: account.initial,
  evolve: account.evolve,

  decide: (command, who) => {
    if (!who.registered || who.erased) return refuse('account-missing')
    if (command.kind === 'promote') {
      const why = { reason: 'security', note: '' } as const
      return accept<DomainEvent>(
        {
          type: 'PasswordReset',
          data: { reason: why.reason, survivor: 'none' },
          personal: { password: command.password, note: why.note },
        },
        // A passkey signs in without the password, so one left by the person who made the account would open the panel.
        ...(hasSecondFactor(who.secondFactor)
          ? [{ type: 'SecondFactorRemoved', data: { reason: why.reason }, personal: { note: why.note } } as const]
          : []),
        ...unlinked(who.identities),
        ...(who.active
          ? []
          : [{ type: 'AccountReactivated', data: { reason: why.reason }, personal: { note: why.note } } as const]),
        ...(who.role === 'admin' ? [] : [{ type: 'RoleChanged', data: { role: 'admin' }, personal: null } as const]),
      )
    }
    if (command.kind === 'demote') {
      if (who.role !== 'admin') return refuse('not-admin')
      if (command.others === 0) return refuse('last-admin')
      return accept({ type: 'RoleChanged', data: { role: 'usuario' }, personal: null })
    }
    // A profile asks for the present password, which an open session alone does not know (decision 0850).
    if (command.kind !== 'toggle' && command.kind !== 'open' && command.own) return refuse('own-account')
    const { reason } = command
    switch (command.kind) {
      case 'toggle': {
        const personal = { note: command.note }
        if (command.to === who.active) return accept()
        if (!who.active) return accept({ type: 'AccountReactivated', data: { reason }, personal })
        if (command.own) return refuse('own-account')
        if (who.role === 'admin' && command.others === 0) return refuse('last-admin')
        return accept({ type: 'AccountDeactivated', data: { reason }, personal })
      }
      case 'reset-password': {
        const { password, note } = command
        return accept<DomainEvent>(
          { type: 'PasswordReset', data: { reason, survivor: 'none' }, personal: { password, note } },
          // Somebody without a password has no other way in than the provider.
          ...(who.password === null ? [] : unlinked(who.identities)),
        )
      }
      case 'erase':
        if (who.email !== command.from) return refuse('stale')
        if (who.role === 'admin' && who.active && command.others === 0) return refuse('last-admin')
        return accept(
          { type: 'ErasureOrdered', data: { reason }, personal: null },
          { type: 'AccountErased', data: {}, personal: null },
        )
      case 'make-link':
        if (!who.active) return refuse('link-inactive')
        return accept({ type: 'ResetLinkMade', data: { reason }, personal: { note: command.note } })
      case 'open':
        return accept({ type: 'PersonalDataOpened', data: { reason }, personal: { note: command.note } })
    }
  },
}
