// Opens a data folder for serving: first a backup if another release or build served it last, then the log, which must be
// intact.

import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { EventLog } from '../../events/store/log'
import type { MakeRoom } from '../../events/store/log-error'
import { openDamagedLog } from '../../events/store/sqlite/damaged-log'
import { openLog } from '../../events/store/sqlite/sqlite-log'
import { errorDetails, logger } from '../runtime/logger'
import { type Secrets, secretOf, secretsFrom } from '../security/secrets'
import { refuseLostEvents } from './check/lost-events'
import { isThis, noteRelease, type Place, servedBy, staging } from './release'
import { refuseForged } from './unsigned-log'

/** How much of a step is done, and of how much. */
type Progress = (done: number, of: number) => void

/** A smaller log is checked in a moment also from a slow disk. */
const longLogBytes = 64 * 1024 * 1024

/** Loaded where it is needed: most starts follow one of the same build. A copy reads the whole log, too. */
const backUpFirst = async (place: Place, onProgress: Progress | undefined) => {
  if (!isThis(servedBy(place.folder)))
    return (await import('./backups/upgrade-backup')).backUpBeforeUpgrade(place, onProgress)
  const path = join(place.folder, 'events.db')
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (onProgress && size >= longLogBytes) await (await import('./views/read-ahead')).readAhead(path, onProgress)
  return null
}

type OpenFolder = { readonly secrets: Secrets; readonly log: EventLog }

/**
 * Throws LogError with the cause and what to do; nothing has been changed by then, unless the message says otherwise.
 * `onProgress` gets how far the backup before an upgrade is, or the reading of a long log, if one takes a while.
 */
export async function openFolder(
  { folder, secret, backups, acceptUnsigned = false }: Place,
  clock: () => number,
  onProgress?: Progress,
  makeRoom?: MakeRoom,
): Promise<OpenFolder> {
  const secrets = secretsFrom(secretOf(folder, secret))
  const isChainless = refuseForged(folder, acceptUnsigned)
  const upgrade = await backUpFirst({ folder, secret, backups }, onProgress)
  const report = (error: unknown) => logger.error('event_log.listener_failed', errorDetails(error))
  const log = openLog({ folder, masterKey: secrets.master, now: clock, report, makeRoom, acceptUnsigned: isChainless })
  try {
    refuseLostEvents(folder, log)
    // What an interrupted restore left beside a folder that is whole: a second log, with keys of people erased since.
    rmSync(join(folder, staging), { recursive: true, force: true })
    noteRelease(folder)
    if (isChainless) logger.warn('event_log.chain_added', { events: log.position() })
    if (upgrade) logger.info('folder.upgraded', upgrade)
    return { secrets, log }
  } catch (error) {
    await log.close()
    throw error
  }
}

export function openDamagedFolder({ folder, secret }: Place): OpenFolder {
  const secrets = secretsFrom(secretOf(folder, secret))
  return { secrets, log: openDamagedLog(folder, secrets.master) }
}
