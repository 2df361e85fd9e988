// Erasures that wait while a change of the address can be undone: announcing one, carrying it out, keeping the account.
import { undoable } from '../../../domain/accounts/address'
import { erasure } from '../../../domain/accounts/erasure'
import { accountStream } from '../../../events/schema/events'
import type { EventMetadata } from '../../../events/store/log'
import type { Language } from '../../../i18n'
import { accountsToErase } from '../../../projections/accounts/waiting-erasure'
import { minuteMs } from '../../../time/units'
import type { Core } from '../../core/core'
import type { AccountMail } from '../../core/ports'
import { systemMetadata } from '../../runtime/event-metadata'
import { logger } from '../../runtime/logger'
import { startEvery, type Worker } from '../../runtime/worker'
import { accountState } from '../account-state'
import { eraseAccount } from './erase'

/** Looked for once a minute, so many in one go; the rest waits a minute. */
const everyMs = minuteMs
const atOnce = 100

/** Mails the account's address, and each former one that can still undo its change, with the link that does. */
export const announceErasure = (
  core: Core,
  account: string,
  { kind, language, at }: Pick<AccountMail, 'kind' | 'language' | 'at'> & { readonly kind: 'erasing' | 'called-off' },
): void => {
  if (core.config.smtp === null) return
  const former = undoable(accountState(core, account).address, at).map(({ email }) => email)
  for (const address of ['', ...former]) core.accountMails.queue({ kind, account, address, language, at })
}

/** Calls a waiting erasure off and says so; false when the account is being changed. */
export const keepAccount = async (
  core: Core,
  account: string,
  language: Language,
  metadata: EventMetadata,
): Promise<boolean> => {
  const waited = accountState(core, account).erasure !== null
  const outcome = await core.handle(erasure, accountStream(account), { kind: 'keep' }, metadata)
  if (outcome.ok && waited) announceErasure(core, account, { kind: 'called-off', language, at: metadata.at })
  return outcome.ok
}

/** Erases the accounts whose time has come; answers with how many there were. */
export const eraseDue = async (core: Core): Promise<number> => {
  const due = accountsToErase(core.views.db, core.clock(), atOnce)
  for (const account of due) {
    const outcome = await eraseAccount(core, account, systemMetadata(core), { by: 'calendar' })
    if (outcome !== 'erased' && outcome !== 'waits') logger.warn('erasure.not_carried_out', { code: outcome })
  }
  return due.length
}

export const startErasing = (core: Core): Worker =>
  startEvery({ name: 'waiting erasures', everyMs, run: () => eraseDue(core) })
