// Opens a data folder for serving: first a backup if another release served it last, then the log, which must be
// intact.

import type { EventLog } from '../../events/store/log'
import { openDamagedLog } from '../../events/store/sqlite/damaged-log'
import { openLog } from '../../events/store/sqlite/sqlite-log'
import { errorDetails, logger } from '../runtime/logger'
import { type Secrets, secretOf, secretsFrom } from '../runtime/secrets'
import { refuseLostEvents } from './lost-events'
import { backUpBeforeUpgrade, noteRelease } from './release'

type Place = {
  readonly folder: string
  readonly secret: string | null
  readonly backups: { readonly folder: string } | null
}

export type OpenFolder = { readonly secrets: Secrets; readonly log: EventLog }

/**
 * Throws LogError with the cause and what to do; nothing has been changed by then, unless the message says otherwise.
 */
export async function openFolder({ folder, secret, backups }: Place, clock: () => number): Promise<OpenFolder> {
  const secrets = secretsFrom(secretOf(folder, secret))
  const upgrade = await backUpBeforeUpgrade({ folder, secret, backups: backups?.folder ?? null })
  const report = (error: unknown) => logger.error('event_log.listener_failed', errorDetails(error))
  const log = openLog({ folder, masterKey: secrets.master, now: clock, report })
  try {
    refuseLostEvents(folder, log)
    noteRelease(folder)
    if (upgrade) logger.info('folder.upgraded', upgrade)
    return { secrets, log }
  } catch (error) {
    await log.close()
    throw error
  }
}

/** Opens a damaged folder read-only. */
export function openDamagedFolder({ folder, secret }: Place): OpenFolder {
  const secrets = secretsFrom(secretOf(folder, secret))
  return { secrets, log: openDamagedLog(folder, secrets.master) }
}
