// Uploaded files, sealed under their account's key: destroying the key makes them unreadable wherever copies lie.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { accountStream } from '../events/account'
import type { Core } from './core'

type Place = Pick<Core, 'config' | 'log'>

const folderOf = ({ config }: Place, account: string) => join(config.folder, 'files', account)
const fileOf = (core: Place, account: string, analysis: string) => join(folderOf(core, account), `${analysis}.sealed`)

/** Durable when it answers: written beside, synced, then renamed into place. */
export const keepFile = async (core: Place, account: string, analysis: string, bytes: Uint8Array): Promise<void> => {
  mkdirSync(folderOf(core, account), { recursive: true, mode: 0o700 })
  const path = fileOf(core, account, analysis)
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(core.log.vault.sealFile(accountStream(account), bytes))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

/** The kept file, or null when it is gone or its key is. */
export const openKept = async (core: Place, account: string, analysis: string): Promise<Uint8Array | null> => {
  const path = fileOf(core, account, analysis)
  if (!existsSync(path)) return null
  const opened = core.log.vault.openFile(accountStream(account), await readFile(path))
  // A copy that is no Buffer: pdf.js refuses those.
  return opened && new Uint8Array(opened)
}

export const removeFile = (core: Place, account: string, analysis: string): void =>
  rmSync(fileOf(core, account, analysis), { force: true })

/** All of an account's files, whatever they are. */
export const removeFiles = (core: Place, account: string): void =>
  rmSync(folderOf(core, account), { recursive: true, force: true })

/** Removes files nothing speaks of: what a crash between writing a file and its event leaves behind. */
export const removeStrays = (core: Place, known: (account: string, analysis: string) => boolean): number => {
  const root = join(core.config.folder, 'files')
  let removed = 0
  if (!existsSync(root)) return removed
  for (const account of readdirSync(root))
    for (const name of readdirSync(join(root, account))) {
      if (name.endsWith('.sealed') && known(account, name.slice(0, -'.sealed'.length))) continue
      rmSync(join(root, account, name), { force: true })
      removed++
    }
  return removed
}
