// Moves a whole site between a folder and PostgreSQL: events, keys, claims and uploads, each compared afterwards.
import { Database } from 'bun:sqlite'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LogError } from '../../events/store/log-error'
import type { Ask } from '../../events/store/postgres/ask'
import { type Copied, copyToPostgres } from '../../events/store/postgres/copy'
import { openPostgresLog } from '../../events/store/postgres/postgres-log'
import { separate } from '../../events/store/postgres/replica-state'
import { logProblems } from '../../events/tools/check'
import type { Config, S3Store } from '../config/config'
import { writeDurably } from '../runtime/durable-file'
import { secretOf, secretsFrom } from '../security/secrets'
import { checkFolder, missingInWords, problemsOf } from '../storage/check/folder'
import { refuseForged } from '../storage/unsigned-log'
import { openSharedFiles } from './shared-files'

type Progress = (position: number) => void
type Source = Pick<Config, 'folder' | 'secret' | 'sharedFiles'>

/** The folder's server must be stopped. Rejects with LogError as `copyToPostgres`. */
export async function copyOut(from: Source, url: string, progress: Progress): Promise<Copied> {
  const { folder, secret, sharedFiles } = from
  const { master } = secretsFrom(secretOf(folder, secret))
  refuseForged(folder)
  const problems = await logProblems(folder, master)
  if (problems.length > 0) throw new LogError('damaged', problems.join('; '))
  const files = join(folder, 'files')
  const uploads = (existsSync(files) ? readdirSync(files, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory() && entry.name !== 'strays')
    .flatMap(({ name: account }) =>
      readdirSync(join(files, account))
        .filter((name) => name.endsWith('.sealed'))
        .map((name) => ({ account, name, bytes: () => readFileSync(join(files, account, name)) })),
    )
  const openFiles = (ask: Ask) => openSharedFiles(ask, Date.now, sharedFiles)
  return copyToPostgres({ folder, url, masterKey: master, files: uploads, openFiles, onProgress: progress })
}

/** Into a folder that does not exist yet. Nodes may go on meanwhile; what they write afterwards is not in it. */
export async function copyIn(
  from: { readonly url: string; readonly secret: string; readonly sharedFiles: S3Store | null },
  folder: string,
): Promise<{ readonly events: number; readonly files: number; readonly problems: readonly string[] }> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  const { url, secret, sharedFiles } = from
  const { master } = secretsFrom(secret)
  const { log, ask } = await openPostgresLog({ url, folder, masterKey: master })
  const shared = openSharedFiles(ask, Date.now, sharedFiles)
  let files = 0
  try {
    for await (const key of shared.names()) {
      const [account = '', name = ''] = key.split('/')
      // In the store and in PostgreSQL from before: it is the same.
      if (existsSync(join(folder, 'files', account, name))) continue
      const sealed = await shared.get(account, name)
      if (!sealed) continue
      await writeDurably(join(folder, 'files', account, name), sealed)
      files += 1
    }
  } finally {
    await log.close()
  }
  for (const name of ['events.db', 'keys.db']) {
    const db = new Database(join(folder, name), { readwrite: true })
    separate(db)
    db.close()
  }
  const report = await checkFolder(folder, secret, { deep: true })
  const missing = report.missing.length > 0 ? [missingInWords(report.missing)] : []
  return { events: report.events, files, problems: [...new Set([...problemsOf(report), ...missing])] }
}
