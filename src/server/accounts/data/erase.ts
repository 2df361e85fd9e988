// Erasing an account (P34). The event comes first, so that whatever is interrupted after it is done at the next
// start: key, files and read models go, and with the key every copy of what was sealed under it.

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

/** What is left to do once AccountErased is in the log. Doing it again does nothing new. */
export const forgetAccount = (core: Pick<Core, 'events' | 'views' | 'config'>, account: string): void => {
  try {
    core.events.forget(accountStream(account))
    forgetDrafts(core, account)
  } finally {
    removeFiles(core, account)
    clearOutbox(core, account)
  }
}

/** The read models only say where to look: a key is never destroyed on their word. */
const isErased = ({ events: log }: Pick<Core, 'events'>, { account, position }: ErasureRow): boolean => {
  const event = log.readAll(position - 1, 1)[0]
  return event?.type === 'AccountErased' && event.stream === accountStream(account)
}

/** Makes good what a crash left of earlier erasures. */
export const finishErasures = async (core: Core, stopped: () => boolean): Promise<void> => {
  for (const [index, row] of erasedAccounts(core.views.db).entries()) {
    if (stopped()) return
    if (isErased(core, row)) forgetAccount(core, row.account)
    // Each is a fraction of a millisecond, but there may be thousands, and the server is answering already.
    if (index % 50 === 49) await setImmediate()
  }
  core.views.scrub()
}

export type Erased = 'erased' | 'account-missing' | 'admin-stays' | 'own-account' | 'last-admin' | 'busy'

/** What an admin's deleting carries; see domain/accounts/administration.ts. */
export type AdminErasure = { readonly reason: AdminReason; readonly own: boolean; readonly others: number }

/** Erases an account, whoever asks: that they may is for the caller to know. With an order it is an admin who does. */
export const eraseAccount = async (
  core: Core,
  account: string,
  metadata: EventMetadata,
  byAdmin?: AdminErasure,
): Promise<Erased> => {
  const stream = accountStream(account)
  await closeCheckouts(core, account, metadata)
  for (let tries = 0; tries < triesMax; tries++) {
    const from = accountState(core, account).email
    if (from === null) return 'account-missing'
    const claim = { kind: 'email', value: core.secrets.emailClaim(from), stream }
    const done = byAdmin
      ? await core.handle(administration, stream, { kind: 'erase', from, ...byAdmin }, metadata, [], [claim])
      : await core.handle(profile, stream, { kind: 'erase', from }, metadata, [], [claim])
    if (done.ok) {
      clean(core, account)
      // What the provider cannot be told now, the next sweep tells it.
      await cancelPending(core)
      return 'erased'
    }
    if (done.code === 'account-missing' || done.code === 'admin-stays') return done.code
    if (done.code === 'own-account' || done.code === 'last-admin') return done.code
  }
  return 'busy'
}

/** The account is gone for everyone by now; a reader in the way only puts off the cleaning of a file to the next start. */
const clean = (core: Core, account: string): void => {
  try {
    forgetAccount(core, account)
    if (!core.views.scrub()) throw new Error('a reader is in the way')
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error
    logger.warn('erasure left to the next start', { error: kind })
  }
}
