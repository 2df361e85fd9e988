// Opens a data folder for serving: first a backup if another release served it last, then the log, which must be
// intact.

import { existsSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '../../../package.json'
import type { EventLog } from '../../events/store/log'
import { openDamagedLog } from '../../events/store/sqlite/damaged-log'
import { lockFolder } from '../../events/store/sqlite/lock'
import { openLog, openLogReadOnly } from '../../events/store/sqlite/sqlite-log'
import { errorDetails, logger } from '../runtime/logger'
import { type Secrets, secretOf, secretsFrom } from '../security/secrets'
import { refuseLostEvents } from './check/lost-events'
import { noteRelease, servedBy } from './release'

type Place = {
  readonly folder: string
  readonly secret: string | null
  readonly backups: { readonly folder: string } | null
}

export type Upgrade = { readonly from: string; readonly to: string; readonly backup: string }

/** Free bytes required besides the copy. */
const spareBytes = 64 * 1024 * 1024

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0)

/**
 * Makes and checks a backup if another or an unknown release served the folder last; null if none was needed. Uploads
 * are linked, so it needs space only for the databases. Throws if there is too little space, or if the folder is
 * damaged: then nothing has been changed.
 */
async function backUpBeforeUpgrade({ folder, secret, backups: to }: Place): Promise<Upgrade | null> {
  const databases = ['events.db', 'keys.db'].map((name) => join(folder, name))
  const from = servedBy(folder)
  if (from === version || databases.some((path) => sizeOf(path) === 0)) return null
  const position = await positionOf(folder, secret)
  const root = to?.folder ?? join(folder, 'backups')
  const backup = join(root, `before-${version}-at-${position}`)
  const upgrade = { from: from ?? 'an earlier release', to: version, backup }
  // An earlier start that was refused afterwards has already made it.
  if (existsSync(backup)) return upgrade
  const needed = databases.reduce((sum, path) => sum + sizeOf(path) + sizeOf(`${path}-wal`), spareBytes)
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < needed)
    throw new Error(
      `There is no room for the backup that is taken before release ${version} serves this folder: it needs ` +
        `${Math.ceil(needed / 1e6)} MB, ${Math.floor((bavail * bsize) / 1e6)} MB are free. Nothing was changed.`,
    )
  const unlock = lockFolder(folder)
  try {
    // Loaded where it is needed: most starts follow one of the same release.
    const { backUp } = await import('./backup')
    // Inside the folder the copy is beside the secret anyway, and an older release cannot restore a copy without it.
    await backUp(folder, backup, secret, { link: true, withSecret: to === null })
  } finally {
    unlock()
  }
  return upgrade
}

async function positionOf(folder: string, secret: string | null): Promise<number> {
  const log = openLogReadOnly(folder, secretsFrom(secretOf(folder, secret)).master)
  try {
    return log.position()
  } finally {
    await log.close()
  }
}

export type OpenFolder = { readonly secrets: Secrets; readonly log: EventLog }

/**
 * Throws LogError with the cause and what to do; nothing has been changed by then, unless the message says otherwise.
 */
export async function openFolder({ folder, secret, backups }: Place, clock: () => number): Promise<OpenFolder> {
  const secrets = secretsFrom(secretOf(folder, secret))
  const upgrade = await backUpBeforeUpgrade({ folder, secret, backups })
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
