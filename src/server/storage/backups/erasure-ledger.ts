// Notes who was erased, beside the scheduled backups. A copy that is older than an erasure still holds its person: restoring it notes
// which accounts the next start erases again. Only ids of accounts, which say nothing once those are gone.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { writeDurablySync } from '../../runtime/durable-file'

export const ledgerFile = 'erased.json'
/** In a restored folder, until its next start. */
const dueFile = 'erase-again.json'
const accountsMax = 1_000_000

const list = z.object({ accounts: z.array(z.uuid()).max(accountsMax) })

/** None where there is no such file. Throws if it cannot be read: a restore must not forget somebody silently. */
function read(path: string): string[] {
  if (!existsSync(path)) return []
  const parsed = list.safeParse(jsonIn(path))
  if (!parsed.success)
    throw new Error(
      `${path} is not a list of erased accounts: put it back as it was, or remove it and erase them by hand`,
    )
  return parsed.data.accounts
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function write(path: string, accounts: readonly string[]): void {
  // Synced: after a power loss a renamed file may be empty otherwise, and that stops every restore.
  writeDurablySync(path, `${JSON.stringify({ accounts })}\n`)
}

/** Notes all accounts erased so far beside the backups of a folder; who stands there stays. */
export function noteErased(backups: string, accounts: readonly string[]): void {
  const path = join(backups, ledgerFile)
  const before = read(path)
  const all = [...new Set([...before, ...accounts])].slice(-accountsMax)
  if (all.length !== before.length) write(path, all)
}

/** Accounts that the ledger in a backup, or beside it, names; null if there is no ledger. */
export function erasedBeside(backup: string): string[] | null {
  const paths = [join(backup, ledgerFile), join(dirname(backup), ledgerFile)].filter((path) => existsSync(path))
  return paths.length === 0 ? null : [...new Set(paths.flatMap(read))]
}

/** Accounts that the next start of a folder has to erase. */
export const dueIn = (folder: string): string[] => read(join(folder, dueFile))

/** Notes the accounts that the next start of a folder has to erase; without any, there is no note. */
export function noteDue(folder: string, accounts: readonly string[]): void {
  if (accounts.length > 0) write(join(folder, dueFile), accounts)
  else rmSync(join(folder, dueFile), { force: true })
}
