// Backs up the data folder while the server runs. Copied are the log, the keys, the files, the secret on request, and the
// operator's own files such as legal texts. Read models are rebuilt. Mails in the outbox are readable and therefore left
// out, so that an erasure holds in every copy made after it.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { accountStream } from '../../../events/schema/events'
import { openLogReadOnly } from '../../../events/store/sqlite/sqlite-log'
import { syncPath } from '../../../events/store/sync-path'
import { secretOf, secretsFrom } from '../../security/secrets'
import { checkFolder, type FolderReport, missingInWords } from '../check/folder'
import { missingUploads } from '../check/missing-files'
import { copyDatabase, copyFiles, copyPlain, databases, isFilled, syncAll } from './folder-copy'

type BackUp = {
  /** Links uploads instead of copying them, if both folders are on one disk: for a copy beside the original. */
  readonly link?: boolean
  /** Copies `secret.key` too: then anybody with the copy can read all of it. */
  readonly withSecret?: boolean
  /** How much of the copied log is compared with its chain, from 0 to 1. */
  readonly onChecked?: (share: number) => void
  /** Called after each part is copied, so that a test can change the folder between two parts. */
  readonly onCopied?: (what: 'files' | 'events.db' | 'keys.db' | 'test-checkout.db') => void | Promise<void>
}

/** Times the databases are copied, each with what came meanwhile, when an erasure in between left the copy contradictory. */
const triesMax = 5

/**
 * Copies a data folder to a new one, checks the copy, and only then renames it: a folder with the final name is
 * complete, however the copying ended. Throws if something exists at `target`, or if the copy is damaged. Uploads
 * missing in the original, and a chain that it lacks, are not an error of the copy: the report names them.
 */
export async function backUp(
  folder: string,
  target: string,
  secret: string | null,
  { link = false, withSecret = false, onChecked, onCopied }: BackUp = {},
): Promise<FolderReport> {
  if (isFilled(target)) throw new Error(`${target} is not empty`)
  if (!existsSync(join(folder, 'events.db'))) throw new Error(`There is no events.db in ${folder}`)
  const part = `${target}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true, mode: 0o700 })
  try {
    const copyAll = async (): Promise<Copied> => {
      // Files before the databases, because the server may delete one as soon as it is replaced, and again after them,
      // because a file is written before its event.
      copyFiles(folder, part, link)
      await onCopied?.('files')
      for (const name of databases(folder)) {
        copyDatabase(join(folder, name), join(part, name))
        await onCopied?.(name)
      }
      await copyNewerFiles(folder, part, link, secret)
      return judged(folder, part, secret, { filesByName: link, acceptUnsigned: true, onChecked })
    }
    copyPlain(folder, part, withSecret && !secret)
    let { report, problems, behind } = await copyAll()
    for (let tries = 1; problems.length > 0 && behind && tries < triesMax; tries++) {
      removeStale(folder, part)
      ;({ report, problems, behind } = await copyAll())
    }
    if (problems.length > 0) throw new Error(`The copy is damaged: ${problems.join('; ')}`)
    // Reading the copy has created these; they contain nothing.
    for (const name of readdirSync(part)) if (/-(wal|shm)$/.test(name)) rmSync(join(part, name))
    rmSync(target, { recursive: true, force: true })
    syncAll(part)
    renameSync(part, target)
    syncPath(dirname(target))
    return report
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw error
  }
}

type Copied = {
  readonly report: FolderReport
  readonly problems: readonly string[]
  /** Whether the original has events that the copy lacks: then one of them may explain a problem. */
  readonly behind: boolean
}

/** Checks a copy; uploads that the original lacks too are no problem of it. */
async function judged(
  folder: string,
  part: string,
  secret: string | null,
  options: Parameters<typeof checkFolder>[2],
): Promise<Copied> {
  const report = await checkFolder(part, secretOf(folder, secret), options)
  if (report.problems.length + report.missing.length === 0) return { report, problems: [], behind: false }
  const { master } = secretsFrom(secretOf(folder, secret))
  const [log, copy] = [openLogReadOnly(folder, master), openLogReadOnly(part, master)]
  try {
    const lost = new Set(report.missing.length > 0 ? missingUploads(folder, log) : [])
    const forgotten = report.missing.filter((id) => !lost.has(id))
    const problems = [...report.problems, ...(forgotten.length > 0 ? [missingInWords(forgotten)] : [])]
    return { report, problems, behind: log.position() > copy.position() }
  } finally {
    await log.close()
    await copy.close()
  }
}

/** Removes the databases of a copy and the uploads that the original no longer has. */
function removeStale(folder: string, part: string): void {
  for (const name of readdirSync(part).filter((each) => /\.db(-wal|-shm)?$/.test(each))) rmSync(join(part, name))
  const files = join(part, 'files')
  if (!existsSync(files)) return
  for (const entry of readdirSync(files, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !existsSync(join(folder, path.slice(part.length)))) rmSync(path)
  }
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
