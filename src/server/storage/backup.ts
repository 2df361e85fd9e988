// Backs up the data folder while the server runs, and restores it. Copied are the log, the keys, the files, the secret
// on request, and the operator's own files such as legal texts. Read models are rebuilt. Mails in the outbox are
// readable and therefore left out, so that an erasure holds in every copy made after it.
import { Database } from 'bun:sqlite'
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { accountStream } from '../../events/schema/accounts/account'
import { lockFolder } from '../../events/store/sqlite/lock'
import { openLogReadOnly } from '../../events/store/sqlite/sqlite-log'
import { secretOf, secretsFrom } from '../security/secrets'
import { checkFolder, type FolderReport, missingInWords, problemsOf } from './check/folder'
import { missingUploads, acceptMissing as noteLost } from './check/missing-files'
import { orphansFolder } from './check/orphaned-files'
import { plainFiles } from './plain-files'
import { runtimeFile } from './runtime-db/runtime-db'

const filled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

/**
 * Keys after events, because a key is created before its event. The test checkout's state is part of the folder too.
 */
const databases = (folder: string): string[] =>
  ['events.db', 'keys.db', 'test-checkout.db'].filter((name) => existsSync(join(folder, name)))

function copyPlain(from: string, to: string, withSecret: boolean): void {
  for (const name of plainFiles(from, withSecret)) {
    copyFileSync(join(from, name), join(to, name))
    if (name === 'secret.key') chmodSync(join(to, name), 0o600)
  }
}

/** Like the databases of a data folder: readable by their owner only, wherever the copy is moved to. */
function copyDatabase(from: string, to: string): void {
  closeSync(openSync(to, 'wx', 0o600))
  const source = new Database(from, { readonly: true })
  try {
    source.run('PRAGMA busy_timeout = 5000')
    source.run('VACUUM INTO ?', [to])
  } finally {
    source.close()
  }
}

type BackUp = {
  /** Links uploads instead of copying them, if both folders are on one disk: for a copy beside the original. */
  readonly link?: boolean
  /** Copies `secret.key` too: then anybody with the copy can read all of it. */
  readonly withSecret?: boolean
}

/**
 * Copies a data folder to a new one, checks the copy, and only then renames it: a folder with the final name is
 * complete, however the copying ended. Throws if something exists at `target`, or if the copy is damaged. Uploads
 * missing in the original are not an error of the copy: the report names them.
 */
export async function backUp(
  folder: string,
  target: string,
  secret: string | null,
  { link = false, withSecret = false }: BackUp = {},
): Promise<FolderReport> {
  if (filled(target)) throw new Error(`${target} is not empty`)
  if (!existsSync(join(folder, 'events.db'))) throw new Error(`There is no events.db in ${folder}`)
  const part = `${target}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true, mode: 0o700 })
  try {
    // Files before the databases, because the server may delete one as soon as it is replaced, and again after them,
    // because a file is written before its event.
    copyFiles(folder, part, link)
    for (const name of databases(folder)) copyDatabase(join(folder, name), join(part, name))
    copyPlain(folder, part, withSecret && !secret)
    await copyNewerFiles(folder, part, link, secret)
    const report = await checkFolder(part, secretOf(folder, secret), { filesByName: link })
    const lost = report.missing.length > 0 ? await missingIn(folder, secret) : new Set<string>()
    const forgotten = report.missing.filter((id) => !lost.has(id))
    const problems = [...report.problems, ...(forgotten.length > 0 ? [missingInWords(forgotten)] : [])]
    if (problems.length > 0) throw new Error(`The copy is damaged: ${problems.join('; ')}`)
    // Reading the copy has created these; they contain nothing.
    for (const name of readdirSync(part)) if (/-(wal|shm)$/.test(name)) rmSync(join(part, name))
    rmSync(target, { recursive: true, force: true })
    syncAll(part)
    renameSync(part, target)
    syncFolder(dirname(target))
    return report
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw error
  }
}

/** The uploads that the original folder lacks. */
async function missingIn(folder: string, secret: string | null): Promise<ReadonlySet<string>> {
  const log = openLogReadOnly(folder, secretsFrom(secretOf(folder, secret)).master)
  try {
    return new Set(missingUploads(folder, log))
  } finally {
    await log.close()
  }
}

/** A rename is durable once its folder is synced. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Syncs each file: SQLite does not sync what VACUUM INTO writes. */
function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = openSync(join(entry.parentPath, entry.name), 'r')
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  }
}

/**
 * The accounts' files and their orphans, which a backup includes while they wait. Orphans first: one that is put back
 * meanwhile is then copied in one place or the other.
 */
function copyFiles(from: string, to: string, link: boolean, isWanted: (account: string) => boolean = () => true): void {
  const [source, target] = [join(from, 'files'), join(to, 'files')]
  if (!existsSync(source)) return
  mkdirSync(target, { recursive: true, mode: 0o700 })
  if (existsSync(orphansFolder(source))) copyAccounts(orphansFolder(source), orphansFolder(target), link, isWanted)
  copyAccounts(source, target, link, isWanted)
}

/** What came while the databases were copied, except of accounts that are newer than the copied log. */
async function copyNewerFiles(folder: string, part: string, link: boolean, secret: string | null): Promise<void> {
  const log = openLogReadOnly(part, secretsFrom(secretOf(folder, secret)).master)
  try {
    copyFiles(folder, part, link, (account) => log.known(accountStream(account)))
  } finally {
    await log.close()
  }
}

/**
 * One at a time, because the server may delete one at any moment; files that are already there are not copied again.
 */
function copyAccounts(from: string, to: string, link: boolean, isWanted: (account: string) => boolean): void {
  const accounts = readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name: account } of accounts.filter(({ name }) => name !== 'strays' && isWanted(name))) {
    mkdirSync(join(to, account), { recursive: true, mode: 0o700 })
    for (const name of readdirSync(join(from, account)).filter((each) => each.endsWith('.sealed')))
      copyUpload(join(from, account, name), join(to, account, name), link)
  }
}

function copyUpload(from: string, to: string, link: boolean): void {
  if (existsSync(to)) return
  try {
    if (link) linkSync(from, to)
    else copyFileSync(from, to)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // Another disk, or a file system without links.
    if (link && code !== 'ENOENT') copyFileSync(from, to)
    else if (code !== 'ENOENT') throw error
  }
}

type Restore = {
  /** Replaces the folder's content. */
  readonly force?: boolean
  /** Accepts a copy that lacks uploads, and records them as lost. */
  readonly acceptMissing?: boolean
  /** The secret that opens the copy, if neither the copy nor the folder has one. */
  readonly keep?: string | null
}

/**
 * The secret that opens a copy: the configured or given one, otherwise the copy's own, otherwise the target folder's.
 */
export function secretFor(backup: string, folder: string, given: string | null): string {
  if (given) return given
  const found = [backup, folder].find((each) => existsSync(join(each, 'secret.key')))
  if (found) return secretOf(found, null)
  throw new Error(
    'The copy contains no secret.key, as is usual. Set SECRET_KEY, or name the file that was stored separately: --secret <file>',
  )
}

/**
 * Replaces a data folder with a copy. keys.db is removed first and restored last: a log without its keys is not opened,
 * so a half-restored folder is never served; restoring again completes it. Throws if the copy is damaged, if the folder
 * is in use, or if it is not empty and `force` is not set. `keep`: a secret that becomes the folder's own.
 */
export async function restore(
  backup: string,
  folder: string,
  secret: string | null,
  { force = false, acceptMissing = false, keep = null }: Restore = {},
): Promise<FolderReport> {
  const report = await checkFolder(backup, secretFor(backup, folder, secret ?? keep))
  const problems = acceptMissing ? report.problems : problemsOf(report)
  if (problems.length > 0) throw new Error(`The copy is damaged: ${problems.join('; ')}`)
  if (filled(folder) && !force) throw new Error(`${folder} is not empty; use --force to replace its content`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(folder)
  try {
    const staged = join(folder, 'restoring')
    rmSync(staged, { recursive: true, force: true })
    mkdirSync(staged, { mode: 0o700 })
    for (const name of databases(backup)) copyDatabase(join(backup, name), join(staged, name))
    copyFiles(backup, staged, false)
    copyPlain(backup, staged, !secret && !keep)
    if (keep && !secret) writeFileSync(join(staged, 'secret.key'), keep, { mode: 0o600 })
    if (report.missing.length > 0) noteLost(staged, report.missing)
    syncAll(staged)
    swap(staged, folder)
    return report
  } finally {
    unlock()
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
  place('keys.db')
  rmSync(staged, { recursive: true, force: true })
}
