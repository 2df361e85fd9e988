// Which release last served a data folder, and how long the backup before an upgrade is retained (open-folder.ts).
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { version } from '../../../package.json'
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
/** Where a restore puts the copy before it takes the place of what is in the folder. */
export const staging = 'restoring'
const record = () => z.object({ release: z.string().max(100) })

/** The release that last served the folder; null if none has recorded it. */
export function servedBy(folder: string): string | null {
  try {
    const noted: unknown = JSON.parse(readFileSync(join(folder, recordFile), 'utf8'))
    return record().parse(noted).release
  } catch {
    // No release has recorded itself yet.
    return null
  }
}

/** Records that this release serves the folder now. */
export function noteRelease(folder: string): void {
  if (servedBy(folder) === version) return
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
