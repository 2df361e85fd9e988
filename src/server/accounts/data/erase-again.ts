// Erases again the accounts that a restored backup has brought back (storage/backups/erasure-ledger.ts), before anybody can sign in.
import { operatorMetadata } from '../../admin/operator/operator-identity'
import type { Core } from '../../core/core'
import { logger } from '../../runtime/logger'
import { dueIn, noteDue, setDueAside } from '../../storage/backups/erasure-ledger'
import { eraseAccount } from './erase'

/** Who cannot be erased now, such as the last admin, stays noted for the next start. By a note that is not signed nobody is erased. */
export async function eraseAgain(core: Core): Promise<void> {
  const aside = setDueAside(core.config.folder, core.secrets.link)
  if (aside) logger.warn('erasure.set_aside', { file: 'erase-again.json', accounts: aside.named })
  const due = dueIn(core.config.folder, core.secrets.link)
  const left: string[] = []
  for (const account of due) {
    const outcome = await eraseAccount(core, account, operatorMetadata(core), { by: 'operator' })
    if (outcome !== 'erased' && outcome !== 'account-missing') left.push(account)
  }
  noteDue(core.config.folder, left, core.secrets.link)
  if (due.length > 0) logger.info('erasure.repeated', { accounts: due.length - left.length, left: left.length })
}
