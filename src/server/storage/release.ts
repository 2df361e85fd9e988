// Records which release last served a data folder, and how long the backup before an upgrade is retained (open-folder.ts).
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { version } from '../../../package.json'
import { openDatabaseReadOnly } from '../../events/store/sqlite/database'
import { isMigrated } from '../../events/store/sqlite/migrate'
import { eventsMigrations, keysMigrations } from '../../events/store/sqlite/migrations'
import { dayMs } from '../../time/units'
import { writeDurablySync } from '../runtime/durable-file'

/** A data folder, how it is opened, and where its backups go. */
export type Place = {
  readonly folder: string
  readonly secret: string | null
  readonly backups: { readonly folder: string } | null
}

/** Days such a backup is retained: it can still open what people have had erased since. */
const upgradeBackupDays = 30
/** Days after which one that was never completed is removed. */
const partialDays = 1
const recordFile = 'release.json'
const databases = [
  ['events.db', eventsMigrations],
  ['keys.db', keysMigrations],
] as const
/** Where a restore puts the copy before it takes the place of what is in the folder. */
export const staging = 'restoring'
const record = () => z.object({ release: z.string().max(100) })

const recordedIn = (folder: string): string | null => {
  try {
    const noted: unknown = JSON.parse(readFileSync(join(folder, recordFile), 'utf8'))
    return record().parse(noted).release
  } catch {
    // No release has recorded itself yet.
    return null
  }
}

/** Whether a database of the folder lacks a migration of this release. False for one that is missing or cannot be read: opening it says why. */
const lacksMigrations = (folder: string): boolean =>
  databases.some(([name, migrations]) => {
    const path = join(folder, name)
    if (!existsSync(path) || statSync(path).size === 0) return false
    try {
      const { db, close } = openDatabaseReadOnly(path)
      try {
        return !isMigrated(db, migrations)
      } finally {
        close()
      }
    } catch {
      // Damaged, or no database: the log says so when it is opened.
      return false
    }
  })

/**
 * The release that last served the folder; null if none has recorded it, and if the databases are those of another one: the record
 * stays when an older release restores its backup over the folder.
 */
export function servedBy(folder: string): string | null {
  const release = recordedIn(folder)
  return release === version && lacksMigrations(folder) ? null : release
}

/** Records that this release serves the folder now. */
export function noteRelease(folder: string): void {
  if (recordedIn(folder) === version) return
  writeDurablySync(join(folder, recordFile), `${JSON.stringify({ release: version })}\n`)
}

/** Deletes upgrade backups in a folder that are older than 30 days, and parts of one after a day; returns how many. `now` in ms since 1970. */
export function removeOldUpgradeBackups(root: string, now: number): number {
  if (!existsSync(root)) return 0
  const old = readdirSync(root)
    .filter((name) => name.startsWith('before-'))
    .map((name) => join(root, name))
    .filter((path) => {
      const days = path.endsWith('.part') ? partialDays : upgradeBackupDays
      return now - statSync(path).mtimeMs > days * dayMs
    })
  for (const path of old) rmSync(path, { recursive: true, force: true })
  return old.length
}
