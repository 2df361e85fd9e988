// Copies the parts of a data folder: databases, uploads, and the operator's own files. For a backup (backup.ts) and back (restore.ts).

import { Database } from 'bun:sqlite'
import { chmodSync, closeSync, copyFileSync, existsSync, linkSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../../events/error-code'
import { syncPath } from '../../../events/store/sync-path'
import { orphansFolder } from '../check/orphaned-files'
import { plainFiles } from '../plain-files'

export const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

/** Keys after events, because a key is created before its event. */
export const databases = (folder: string) =>
  (['events.db', 'keys.db', 'test-checkout.db'] as const).filter((name) => existsSync(join(folder, name)))

export function copyPlain(from: string, to: string, withSecret: boolean): void {
  for (const name of plainFiles(from, withSecret)) {
    copyFileSync(join(from, name), join(to, name))
    if (name === 'secret.key') chmodSync(join(to, name), 0o600)
  }
}

/** Like the databases of a data folder: readable by their owner only, wherever the copy is moved to. */
export function copyDatabase(from: string, to: string): void {
  closeSync(openSync(to, 'wx', 0o600))
  const source = new Database(from, { readonly: true })
  try {
    source.run('PRAGMA busy_timeout = 5000')
    source.run('VACUUM INTO ?', [to])
  } finally {
    source.close()
  }
}

/** Syncs each file, because SQLite does not sync what VACUUM INTO writes, and each folder, for the names in it. */
export function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  syncPath(folder)
}

/** The accounts' files and their orphans; orphans first, as one may be put back meanwhile. */
export function copyFiles(
  from: string,
  to: string,
  link: boolean,
  isWanted: (account: string) => boolean = () => true,
): void {
  const [source, target] = [join(from, 'files'), join(to, 'files')]
  if (!existsSync(source)) return
  mkdirSync(target, { recursive: true, mode: 0o700 })
  if (existsSync(orphansFolder(source))) copyAccounts(orphansFolder(source), orphansFolder(target), link, isWanted)
  copyAccounts(source, target, link, isWanted)
}

/** One at a time, because the server may delete one; files that are there are not copied again. */
function copyAccounts(from: string, to: string, link: boolean, isWanted: (account: string) => boolean): void {
  const accounts = readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name: account } of accounts.filter(({ name }) => name !== 'strays' && isWanted(name))) {
    mkdirSync(join(to, account), { recursive: true, mode: 0o700 })
    for (const name of sealedIn(join(from, account)))
      copyUpload(join(from, account, name), join(to, account, name), link)
  }
}

/** The uploads in an account's folder; none where the account was erased meanwhile. */
export function sealedIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.sealed'))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

function copyUpload(from: string, to: string, link: boolean): void {
  if (existsSync(to)) return
  try {
    if (link) linkSync(from, to)
    else copyFileSync(from, to)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    // Another disk, or a file system without links.
    if (link) copyFileSync(from, to)
    else throw error
  }
}
