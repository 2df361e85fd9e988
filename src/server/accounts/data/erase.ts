// Erasing an account (P34). The event is written first, so that the next start finishes what a crash interrupted: the key,
// the files and the rows of the read models are removed. Without the key no copy of what it encrypted can be read.

import { setImmediate } from 'node:timers/promises'
import { administration } from '../../../domain/accounts/administration'
import { profile } from '../../../domain/accounts/profile'
import { accountStream } from '../../../events/schema/account'
import type { AdminReason } from '../../../events/schema/vocabulary'
import type { EventMetadata } from '../../../events/store/log'
import { type ErasureRow, erasedAccounts } from '../../../projections/accounts/account'
import { forgetDrafts } from '../../drafts/forget'
import { cancelPending, closeCheckouts } from '../../billing/apply'
import type { Core } from '../../core'
import { clearOutbox } from '../../mail/outbox'
import { triesMax } from '../../runtime/command-handler'
import { logger } from '../../runtime/logger'
import { removeFiles } from '../../storage/uploads'
import { accountState } from '../account-state'
import { claimsOf } from '../held-claims'

/** What remains to be done once AccountErased is in the log. It may be repeated. */
export const forgetAccount = (core: Pick<Core, 'events' | 'views' | 'config'>, account: string): void => {
  try {
    core.events.forget(accountStream(account))
    forgetDrafts(core, account)
  } finally {
    removeFiles(core, account)
    clearOutbox(core, account)
  }
}

/** Whether the log has the erasure. The read models only give its position: a key is never destroyed because of them alone. */
const isErased = ({ events: log }: Pick<Core, 'events'>, { account, position }: ErasureRow): boolean => {
  const event = log.readAll(position - 1, 1)[0]
  return event?.type === 'AccountErased' && event.stream === accountStream(account)
}

/** Finishes earlier erasures that a crash interrupted. */
export const finishErasures = async (core: Core, stopped: () => boolean): Promise<void> => {
  for (const [index, row] of erasedAccounts(core.views.db).entries()) {
    if (stopped()) return
    if (isErased(core, row)) forgetAccount(core, row.account)
    // Each takes a fraction of a millisecond, but there may be thousands, and requests are being answered meanwhile.
    if (index % 50 === 49) await setImmediate()
  }
  core.views.scrub()
}

export type Erased = 'erased' | 'account-missing' | 'admin-stays' | 'own-account' | 'last-admin' | 'busy'

/** What an admin's deletion needs besides; see domain/accounts/administration.ts. */
export type AdminErasure = { readonly reason: AdminReason; readonly own: boolean; readonly others: number }

/** Erases an account. The caller checks that it is allowed. With `byAdmin` it is an admin who deletes it. */
export const eraseAccount = async (
  core: Core,
  account: string,
  metadata: EventMetadata,
  byAdmin?: AdminErasure,
): Promise<Erased> => {
  const stream = accountStream(account)
  await closeCheckouts(core, account, metadata)
  for (let tries = 0; tries < triesMax; tries++) {
    const state = accountState(core, account)
    const from = state.email
    if (from === null) return 'account-missing'
    const held = claimsOf(core, stream, state)
    const done = byAdmin
      ? await core.handle(administration, stream, { kind: 'erase', from, ...byAdmin }, metadata, [], held)
      : await core.handle(profile, stream, { kind: 'erase', from }, metadata, [], held)
    if (done.ok) {
      clean(core, account)
      // If the payment provider cannot be reached now, the next sweep cancels there.
      await cancelPending(core)
      return 'erased'
    }
    if (done.code === 'account-missing' || done.code === 'admin-stays') return done.code
    if (done.code === 'own-account' || done.code === 'last-admin') return done.code
  }
  return 'busy'
}

/** The account is already inaccessible; if a file is in use, cleaning it is left to the next start. */
const clean = (core: Core, account: string): void => {
  try {
    forgetAccount(core, account)
    if (!core.views.scrub()) throw new Error('a reader is in the way')
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error
    logger.warn('erasure.delayed', { error: kind })
  }
}
