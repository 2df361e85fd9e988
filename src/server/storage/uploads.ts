// Uploaded files, sealed with their account's key: destroying the key makes them unreadable in every copy.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accountStream } from '../../events/schema/account'
import type { Vault } from '../../events/store/log'
import { writeDurably } from '../runtime/durable-file'
import { orphansFolder } from './orphaned-files'

/** The folder and the keys. */
export type Place = {
  readonly config: { readonly folder: string }
  readonly events: { readonly vault: Pick<Vault, 'sealFile' | 'openFile'> }
}

export const filesFolder = ({ config }: Pick<Place, 'config'>): string => join(config.folder, 'files')
export const folderOf = (core: Pick<Place, 'config'>, account: string): string => join(filesFolder(core), account)
const fileOf = (core: Place, account: string, analysis: string) => join(folderOf(core, account), `${analysis}.sealed`)

/** Durable when it resolves. */
export const storeUpload = async (core: Place, account: string, analysis: string, bytes: Uint8Array): Promise<void> => {
  mkdirSync(folderOf(core, account), { recursive: true, mode: 0o700 })
  await writeDurably(fileOf(core, account, analysis), core.events.vault.sealFile(accountStream(account), bytes))
}

/** The stored file, or null when it or its key is gone. */
export const readUpload = async (core: Place, account: string, analysis: string): Promise<Uint8Array | null> => {
  const path = fileOf(core, account, analysis)
  if (!existsSync(path)) return null
  const opened = core.events.vault.openFile(accountStream(account), await readFile(path))
  // A copy that is not a Buffer, because pdf.js refuses those.
  return opened && new Uint8Array(opened)
}

export const removeFile = (core: Place, account: string, analysis: string): void =>
  rmSync(fileOf(core, account, analysis), { force: true })

/** Deletes all of an account's files, including its orphans. */
export const removeFiles = (core: Place, account: string): void => {
  for (const folder of [folderOf(core, account), join(orphansFolder(filesFolder(core)), account)])
    rmSync(folder, { recursive: true, force: true })
}
