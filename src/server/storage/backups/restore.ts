// Puts a backup in place of a data folder, so that an interruption never leaves a half that would be served.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountStream } from '../../../events/schema/events'
import { lockFolder } from '../../../events/store/sqlite/lock'
import { addChain, openLogReadOnly } from '../../../events/store/sqlite/sqlite-log'
import { syncPath } from '../../../events/store/sync-path'
import { secretOf, secretsFrom } from '../../security/secrets'
import { checkFolder, type FolderReport, problemsOf } from '../check/folder'
import { acceptMissing as noteLost } from '../check/missing-files'
import { staging } from '../release'
import { runtimeFile } from '../runtime-db/runtime-db'
import { chainlessLog } from '../unsigned-log'
import { dueIn, erasedBeside, ledgerFile, noteDue } from './erasure-ledger'
import { copyDatabase, copyFiles, copyPlain, databases, isFilled, syncAll } from './folder-copy'

type Restore = {
  /** Replaces the folder's content. */
  readonly force?: boolean
  /** Accepts a copy that lacks uploads, and records them as lost. */
  readonly acceptMissing?: boolean
  /** Accepts a log without a chain that a release later than 0.1.0 wrote, and gives it one. */
  readonly acceptUnsigned?: boolean
  /** Accepts a list of erased accounts that is not signed. */
  readonly acceptList?: boolean
  /** The secret that opens the copy, if neither the copy nor the folder has one. */
  readonly keep?: string | null
}

/** The secret that opens a copy: the given one, else the copy's own, else the target folder's. */
export function secretFor(backup: string, folder: string, given: string | null): string {
  if (given) return given
  const holder = [backup, folder].find((each) => existsSync(join(each, 'secret.key')))
  if (holder) return secretOf(holder, null)
  throw new Error(
    'The copy contains no secret.key, as is usual. Set SECRET_KEY, or name the file that was stored separately: --secret <file>',
  )
}

/** `erasedAgain`: how many accounts the next start erases again; null where no ledger names any. */
type Restored = FolderReport & { readonly erasedAgain: number | null }

/**
 * Replaces a data folder with a copy. keys.db is removed first and restored last: a log without its keys is not opened,
 * so a half-restored folder is never served; restoring again completes it. Throws if the copy is damaged or no start would serve it, if the folder
 * is in use, or if it is not empty and `force` is not set. `keep`: a secret that becomes the folder's own.
 */
export async function restore(
  backup: string,
  folder: string,
  secret: string | null,
  { force = false, acceptMissing = false, acceptUnsigned = false, acceptList = false, keep = null }: Restore = {},
): Promise<Restored> {
  const opens = secretFor(backup, folder, secret ?? keep)
  const report = await checkFolder(backup, opens, { acceptUnsigned, target: folder })
  const problems = problemsOf(acceptMissing ? { ...report, missing: [] } : report)
  if (problems.length > 0) throw new Error(`The copy cannot be restored: ${problems.join('; ')}`)
  const { master, link: sign } = secretsFrom(opens)
  const isForged = chainlessLog(backup, folder)?.later != null
  const { due, erasedAgain } = await erasuresAfter(backup, opens, acceptList)
  // A running server comes first: --force would not help.
  if (existsSync(join(folder, 'lock.db'))) lockFolder(folder)()
  if (isFilled(folder) && !force) throw new Error(`${folder} is not empty; use --force to replace its content`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(folder)
  try {
    const staged = join(folder, staging)
    rmSync(staged, { recursive: true, force: true })
    mkdirSync(staged, { mode: 0o700 })
    for (const name of databases(backup)) copyDatabase(join(backup, name), join(staged, name))
    copyFiles(backup, staged, false)
    copyPlain(backup, staged, !secret && !keep)
    if (keep && !secret) writeFileSync(join(staged, 'secret.key'), keep, { mode: 0o600 })
    if (report.missing.length > 0) noteLost(staged, report.missing)
    rmSync(join(staged, ledgerFile), { force: true })
    noteDue(staged, due, sign)
    if (isForged) addChain(staged, master)
    syncAll(staged)
    swap(staged, folder)
    return {
      ...report,
      notes: isForged ? ['The log had no chain; it has one as it is now.'] : report.notes,
      erasedAgain,
    }
  } finally {
    unlock()
  }
}

/** The accounts that the next start has to erase. A list that is not signed matters only where it names one that the copy holds. */
async function erasuresAfter(backup: string, secret: string, acceptList: boolean) {
  const { master, link: sign } = secretsFrom(secret)
  const log = openLogReadOnly(backup, master)
  try {
    const isHeld = (account: string): boolean => {
      const events = log.readPlain(accountStream(account))
      return events.length > 0 && !events.some(({ type }) => type === 'AccountErased')
    }
    const isAccepted = (accounts: readonly string[]) => acceptList || !accounts.some(isHeld)
    const erased = erasedBeside(backup, sign, isAccepted)?.filter(isHeld) ?? null
    const due = [...new Set([...dueIn(backup, sign, isAccepted), ...(erased ?? [])])]
    return { due, erasedAgain: erased === null ? null : erased.length }
  } finally {
    await log.close()
  }
}

function swap(staged: string, folder: string): void {
  const remove = (...names: string[]) => {
    for (const name of names) rmSync(join(folder, name), { recursive: true, force: true })
  }
  const place = (name: string) => {
    if (existsSync(join(staged, name))) renameSync(join(staged, name), join(folder, name))
  }
  remove('keys.db', 'keys.db-wal', 'keys.db-shm')
  remove('events.db-wal', 'events.db-shm', 'test-checkout.db', 'test-checkout.db-wal', 'test-checkout.db-shm')
  place('events.db')
  const madeAnew = readdirSync(folder).filter((name) => name.startsWith('views-') || name.startsWith(runtimeFile))
  remove('files', 'outbox', ...madeAnew)
  for (const name of readdirSync(staged).filter((each) => each !== 'keys.db')) place(name)
  // Not every file system keeps the order of what is not synced.
  syncPath(folder)
  place('keys.db')
  rmSync(staged, { recursive: true, force: true })
  syncPath(folder)
}
