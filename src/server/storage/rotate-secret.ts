// Another secret for a site: a checked copy of the data folder under a new one. The original stays as it is until the operator
// puts the copy in its place, so that nothing is lost however this ends.
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Claim } from '../../events/store/log'
import { lockFolder } from '../../events/store/sqlite/lock'
import { rewrap } from '../../events/store/sqlite/rewrap'
import { openLogReadOnly } from '../../events/store/sqlite/sqlite-log'
import { syncPath } from '../../events/store/sync-path'
import { writeDurably } from '../runtime/durable-file'
import { type Secrets, secretOf, secretsFrom } from '../security/secrets'
import { backUp } from './backups/backup'
import { claimsAfter } from './check/claims'
import { checkFolder, type FolderReport } from './check/folder'

/** What the log's events claim, as another secret hides it. Claims are stored beside the log, so they are calculated again. */
const claimsUnder = async (folder: string, master: Uint8Array, secrets: Secrets): Promise<Claim[]> => {
  const log = openLogReadOnly(folder, master)
  try {
    return [...claimsAfter(log, log.position(), secrets).values()]
  } finally {
    await log.close()
  }
}

/**
 * Copies the data folder to `target` under a new secret, which is written to `secret.key` there, and checks the copy, each
 * personal part opened. The server must be stopped. Throws if the folder is in use or damaged, or something is at `target`.
 */
export const rotateSecret = async (folder: string, target: string, secret: string | null): Promise<FolderReport> => {
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty`)
  const unlock = lockFolder(folder)
  const working = `${target}.rotating`
  try {
    rmSync(working, { recursive: true, force: true })
    await backUp(folder, working, secretOf(folder, secret))
    const fresh = randomBytes(32).toString('base64url')
    const [{ master: from }, secrets] = [secretsFrom(secretOf(folder, secret)), secretsFrom(fresh)]
    rewrap(working, { from, to: secrets.master, claims: await claimsUnder(working, from, secrets) })
    await writeDurably(join(working, 'secret.key'), Buffer.from(fresh))
    const report = await checkFolder(working, fresh, { deep: true })
    // Uploads that were already missing in the folder are warnings of the report, not problems, and do not stop the rotation.
    if (report.problems.length > 0) throw new Error(`The copy is not whole: ${report.problems.join('; ')}`)
    for (const name of readdirSync(working)) if (/-(wal|shm)$/.test(name)) rmSync(join(working, name))
    rmSync(target, { recursive: true, force: true })
    renameSync(working, target)
    syncPath(dirname(target))
    return report
  } finally {
    rmSync(working, { recursive: true, force: true })
    unlock()
  }
}
