// Notes who was erased, beside the scheduled backups. A copy that is older than an erasure still holds its person: restoring it notes
// which accounts the next start erases again. Only ids of accounts, which say nothing once those are gone; signed.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { writeDurablySync } from '../../runtime/durable-file'
import { sameText } from '../../security/session-token'

export const ledgerFile = 'erased.json'
/** In a restored folder, until its next start. */
const dueFile = 'erase-again.json'
const accountsMax = 1_000_000

const list = z.object({ accounts: z.array(z.uuid()).max(accountsMax), signed: z.string().max(100).optional() })

/** Signs a list with the site's secret: who can write where backups lie must not be able to have anybody erased. */
export type Sign = (content: string) => string

const signatureOf = (path: string, accounts: readonly string[], sign: Sign): string =>
  sign(`${basename(path)} ${accounts.join(' ')}`)

type Ledger = { readonly accounts: readonly string[]; readonly isSigned: boolean }

/** Empty where there is no such file. Throws if it cannot be read: a restore must not forget somebody silently. */
function read(path: string, sign: Sign): Ledger {
  if (!existsSync(path)) return { accounts: [], isSigned: true }
  const parsed = list.safeParse(jsonIn(path))
  if (!parsed.success)
    throw new Error(
      `${path} is not a list of erased accounts: put it back as it was, or remove it and erase them by hand`,
    )
  const { accounts, signed = '' } = parsed.data
  return { accounts, isSigned: sameText(signed, signatureOf(path, accounts, sign)) }
}

/** Throws for a list that is not signed, unless that is accepted. */
function readSigned(path: string, sign: Sign, acceptUnsigned = false): readonly string[] {
  const { accounts, isSigned } = read(path, sign)
  if (isSigned || acceptUnsigned) return accounts
  throw new Error(
    `${path} names ${accounts.length} erased accounts and is not signed with this secret: whoever can write there could have listed ` +
      'anybody. Remove it and erase them by hand, or, if nobody else can write there, use restore --accept-unsigned',
  )
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function write(path: string, accounts: readonly string[], sign: Sign): void {
  // Synced: after a power loss a renamed file may be empty otherwise, and that stops every restore.
  writeDurablySync(path, `${JSON.stringify({ accounts, signed: signatureOf(path, accounts, sign) })}\n`)
}

/**
 * Notes all accounts erased so far beside the backups of a folder; who stands there stays, unless the list is not signed: then those
 * that the log has erased are listed alone.
 */
export function noteErased(backups: string, accounts: readonly string[], sign: Sign): void {
  const path = join(backups, ledgerFile)
  const before = read(path, sign)
  const all = [...new Set([...(before.isSigned ? before.accounts : []), ...accounts])].slice(-accountsMax)
  if (!before.isSigned || all.length !== before.accounts.length) write(path, all, sign)
}

/** Accounts that the ledger in a backup, or beside it, names; null if there is no ledger. Throws for one that is not signed. */
export function erasedBeside(backup: string, sign: Sign, acceptUnsigned = false): string[] | null {
  const paths = [join(backup, ledgerFile), join(dirname(backup), ledgerFile)].filter((path) => existsSync(path))
  return paths.length === 0 ? null : [...new Set(paths.flatMap((path) => readSigned(path, sign, acceptUnsigned)))]
}

/** Accounts that the next start of a folder has to erase. Throws for a note that is not signed. */
export const dueIn = (folder: string, sign: Sign, acceptUnsigned = false): readonly string[] =>
  readSigned(join(folder, dueFile), sign, acceptUnsigned)

/** Notes the accounts that the next start of a folder has to erase; without any, there is no note. */
export function noteDue(folder: string, accounts: readonly string[], sign: Sign): void {
  if (accounts.length > 0) write(join(folder, dueFile), accounts, sign)
  else rmSync(join(folder, dueFile), { force: true })
}
