// Notes who was erased, beside the scheduled backups. A copy that is older than an erasure still holds its person: restoring it notes
// which accounts the next start erases again. Only ids of accounts, which say nothing once those are gone; signed.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { writeDurablySync } from '../../runtime/durable-file'
import { operatorsCall } from '../../runtime/executable'
import { sameText } from '../../security/session-token'

export const ledgerFile = 'erased.json'
/** In a restored folder, until its next start. */
const dueFile = 'erase-again.json'
const accountsMax = 1_000_000

const list = z.object({ accounts: z.array(z.uuid()).max(accountsMax), signed: z.string().max(100).optional() })

/** Signs a list with the site's secret: who can write where backups lie must not be able to have anybody erased. */
type Sign = (content: string) => string

const signatureOf = (path: string, accounts: readonly string[], sign: Sign): string =>
  sign(`${basename(path)} ${accounts.join(' ')}`)

/** Lists that the secret did not sign and that were set aside: nobody is erased by them until that is accepted. */
const asidesOf = (path: string): string[] => {
  const name = new RegExp(`^${basename(path, '.json')}\\.unsigned(?:-\\d+)?\\.json$`)
  const folder = dirname(path)
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((each) => name.test(each))
        .map((each) => join(folder, each))
    : []
}

function setAside(path: string): void {
  const others = asidesOf(path).length
  renameSync(path, path.replace(/\.json$/, `.unsigned${others === 0 ? '' : `-${others + 1}`}.json`))
}

type Ledger = { readonly accounts: readonly string[]; readonly isSigned: boolean }

/** Empty where there is no such file; null for one that cannot be read. */
function tryRead(path: string, sign: Sign): Ledger | null {
  if (!existsSync(path)) return { accounts: [], isSigned: true }
  const parsed = list.safeParse(jsonIn(path))
  if (!parsed.success) return null
  const { accounts, signed = '' } = parsed.data
  return { accounts, isSigned: sameText(signed, signatureOf(path, accounts, sign)) }
}

/** Throws for a list that cannot be read: a restore must not forget somebody silently. */
function read(path: string, sign: Sign): Ledger {
  const ledger = tryRead(path, sign)
  if (ledger) return ledger
  throw new Error(
    `${path} is not a list of erased accounts: put it back as it was, or remove it and erase them by hand`,
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

/** Notes all accounts erased so far beside the backups; a list that is not signed is set aside first. */
export function noteErased(backups: string, accounts: readonly string[], sign: Sign): number {
  const path = join(backups, ledgerFile)
  const before = read(path, sign)
  const erasedHere = new Set(accounts)
  const others = before.isSigned ? 0 : before.accounts.filter((account) => !erasedHere.has(account)).length
  if (others > 0) setAside(path)
  const all = [...new Set([...(before.isSigned ? before.accounts : []), ...accounts])].slice(-accountsMax)
  if (!before.isSigned || all.length !== before.accounts.length) write(path, all, sign)
  return others
}

/** Whether a list that is not signed may be gone by. */
type Accept = (accounts: readonly string[]) => boolean
const never: Accept = () => false

/** Throws for a list that is not signed, unless that is accepted. */
function readSigned(path: string, sign: Sign, isAccepted: Accept): readonly string[] {
  const { accounts, isSigned } = read(path, sign)
  if (isSigned || isAccepted(accounts)) return accounts
  throw new Error(
    `${path} names ${accounts.length} erased accounts and is not signed with this secret: whoever can write there could have listed ` +
      'anybody. Remove it and erase them by hand, or, if nobody else can write there, use ' +
      `\`${operatorsCall()} restore --accept-list\``,
  )
}

/** Accounts that the lists in a backup, or beside it, name; null if there is no list. Throws for one that is not signed. */
export function erasedBeside(backup: string, sign: Sign, isAccepted = never): string[] | null {
  const beside = join(dirname(backup), ledgerFile)
  const paths = [join(backup, ledgerFile), beside, ...asidesOf(beside)].filter((path) => existsSync(path))
  return paths.length === 0 ? null : [...new Set(paths.flatMap((path) => readSigned(path, sign, isAccepted)))]
}

/** Accounts that the next start of a folder has to erase. Throws for a note that is not signed. */
export const dueIn = (folder: string, sign: Sign, isAccepted = never): readonly string[] =>
  readSigned(join(folder, dueFile), sign, isAccepted)

/** Sets a note aside that is not signed, or cannot be read; `named` is null then. Null where the note is signed. */
export function setDueAside(folder: string, sign: Sign): { readonly named: number | null } | null {
  const path = join(folder, dueFile)
  const due = tryRead(path, sign)
  if (due?.isSigned) return null
  setAside(path)
  return { named: due?.accounts.length ?? null }
}

/** Accounts that the notes set aside in a folder name, each note with its path; null for one that cannot be read. */
const asideIn = (folder: string): { readonly path: string; readonly accounts: readonly string[] | null }[] =>
  asidesOf(join(folder, dueFile)).map((path) => ({ path, accounts: tryRead(path, () => '')?.accounts ?? null }))

/** For the operator: the notes that were set aside, and the way on. */
export const asideInWords = (folder: string): string[] =>
  asideIn(folder).map(({ path, accounts }) =>
    accounts === null
      ? `${basename(path)} named accounts to be erased and cannot be read: erase them by hand, then remove it`
      : `${basename(path)} names ${accounts.length} accounts to be erased and is not signed with this secret, so none was: ` +
        `\`${operatorsCall()} migrate --accept-list\` has the next start erase them. If you do not know it, remove it`,
  )

/** Has the next start erase the accounts that the notes set aside name; returns how many. The folder must not be in use. */
export function acceptAside(folder: string, sign: Sign): number {
  const taken = asideIn(folder).flatMap(({ path, accounts }) => (accounts === null ? [] : [{ path, accounts }]))
  const accounts = taken.flatMap((each) => each.accounts)
  noteDue(folder, [...new Set([...dueIn(folder, sign), ...accounts])], sign)
  for (const { path } of taken) rmSync(path)
  return accounts.length
}

/** Notes the accounts that the next start of a folder has to erase; without any, there is no note. */
export function noteDue(folder: string, accounts: readonly string[], sign: Sign): void {
  if (accounts.length > 0) write(join(folder, dueFile), accounts, sign)
  else rmSync(join(folder, dueFile), { force: true })
}
