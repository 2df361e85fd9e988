// Records which release and build last served a data folder, and how long the backup before an upgrade is retained (open-folder.ts).
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { version } from '../../../package.json'
import { openDatabaseReadOnly } from '../../events/store/sqlite/database'
import { isMigrated } from '../../events/store/sqlite/migrate'
import { eventsMigrations, keysMigrations } from '../../events/store/sqlite/migrations'
import { dayMs } from '../../time/units'
import { writeDurablySync } from '../runtime/durable-file'

declare const TRAMPOLIM_BUILD: string

/** Sixteen hexadecimal digits over the sources of this executable, put here by scripts/build.ts; null when it is run from the sources. */
export const build: string | null = typeof TRAMPOLIM_BUILD === 'undefined' ? null : TRAMPOLIM_BUILD

/** A data folder, how it is opened, and where its backups go. */
export type Place = {
  readonly folder: string
  readonly secret: string | null
  readonly backups: { readonly folder: string } | null
  /** Also gives a log without a chain one that is not as release 0.1.0 left it, instead of refusing it. */
  readonly acceptUnsigned?: boolean | undefined
}

/** Days such a backup is retained: it can still open what people have had erased since. */
const upgradeBackupDays = 30
/** Days after which one that was never completed is removed. */
const partialDays = 1
export const recordFile = 'release.json'
const databases = [
  ['events.db', eventsMigrations],
  ['keys.db', keysMigrations],
] as const
/** Where a restore puts the copy before it takes the place of what is in the folder. */
export const staging = 'restoring'
const record = () => z.object({ release: z.string().max(100), build: z.string().max(100).nullish() })

/** What served a folder. Releases before builds were noted, and a run from the sources, have no build. */
export type Served = { readonly release: string; readonly build: string | null }

/** This program. */
export const self: Served = { release: version, build }

const recordedIn = (folder: string): Served | null => {
  try {
    const noted: unknown = JSON.parse(readFileSync(join(folder, recordFile), 'utf8'))
    const { release, build: notedBuild = null } = record().parse(noted)
    return { release, build: notedBuild }
  } catch {
    // No release has recorded itself yet.
    return null
  }
}

/** Whether a database of the folder lacks a migration of this release; false for one that cannot be read. */
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

/** What last served the folder; null if nothing has recorded it, or its databases are another release's. */
export function servedBy(folder: string): Served | null {
  const served = recordedIn(folder)
  return served?.release === version && lacksMigrations(folder) ? null : served
}

/** Whether this build served it last; run from the sources, which have no build: whether this release did. */
export const isThis = (served: Served | null, me: Served = self): boolean =>
  served?.release === me.release && (me.build === null || served.build === me.build)

/** In words of the log: `0.2.0`, or with its build where both are of one release. */
export const nameOf = (served: Served, other: Served | null): string =>
  served.build !== null && other?.release === served.release
    ? `${served.release} (build ${served.build})`
    : served.release

/** Records that `me`, by default this program, serves the folder now. */
export function noteRelease(folder: string, me: Served = self): void {
  if (isThis(recordedIn(folder), me)) return
  writeDurablySync(join(folder, recordFile), `${JSON.stringify(me.build === null ? { release: me.release } : me)}\n`)
}

/** Deletes upgrade backups older than 30 days and parts of one older than a day; returns how many. `now` is in ms. */
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
