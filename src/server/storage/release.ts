// Which release last served a data folder, and the backup made before another one does so for the first time.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { version } from '../../../package.json'
import { lockFolder } from '../../events/store/sqlite/lock'
import { openLogReadOnly } from '../../events/store/sqlite/sqlite-log'
import { secretOf, secretsFrom } from '../runtime/secrets'
import { backUp } from './backup'

/** Days such a backup is retained: it can still open what people have had erased since. */
export const upgradeBackupDays = 30
/** Free bytes required besides the copy. */
const spareBytes = 64 * 1024 * 1024
const recordFile = 'release.json'
const record = z.object({ release: z.string().max(100) })

export type Upgrade = { readonly from: string; readonly to: string; readonly backup: string }

/** The release that last served the folder; null if none has recorded it. */
export function servedBy(folder: string): string | null {
  try {
    return record.parse(JSON.parse(readFileSync(join(folder, recordFile), 'utf8'))).release
  } catch {
    // No release has recorded itself yet.
    return null
  }
}

/** Records that this release serves the folder now. */
export function noteRelease(folder: string): void {
  if (servedBy(folder) === version) return
  const path = join(folder, recordFile)
  writeFileSync(`${path}.part`, `${JSON.stringify({ release: version })}\n`, { mode: 0o600 })
  renameSync(`${path}.part`, path)
}

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0)

type Place = { readonly folder: string; readonly secret: string | null; readonly backups: string | null }

/**
 * Makes and checks a backup if another or an unknown release served the folder last; null if none was needed. Uploads
 * are linked, so it needs space only for the databases. Throws if there is too little space, or if the folder is
 * damaged: then nothing has been changed.
 */
export async function backUpBeforeUpgrade({ folder, secret, backups }: Place): Promise<Upgrade | null> {
  const databases = ['events.db', 'keys.db'].map((name) => join(folder, name))
  const from = servedBy(folder)
  if (from === version || databases.some((path) => sizeOf(path) === 0)) return null
  const position = await positionOf(folder, secret)
  const root = backups ?? join(folder, 'backups')
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
    // Inside the folder the copy is beside the secret anyway, and an older release cannot restore a copy without it.
    await backUp(folder, backup, secret, { link: true, withSecret: backups === null })
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

/** Deletes upgrade backups in a folder that are older than 30 days; returns how many. `now` in ms since 1970. */
export function removeOldUpgradeBackups(root: string, now: number): number {
  if (!existsSync(root)) return 0
  const old = readdirSync(root)
    .filter((name) => name.startsWith('before-'))
    .map((name) => join(root, name))
    .filter((path) => now - statSync(path).mtimeMs > upgradeBackupDays * 24 * 3600 * 1000)
  for (const path of old) rmSync(path, { recursive: true, force: true })
  return old.length
}
