// Uploaded files, sealed with their account's key: destroying the key makes them unreadable in every copy.
import { existsSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accountStream } from '../../events/schema/events'
import type { Vault } from '../../events/store/log'
import type { Cluster } from '../cluster/port'
import { writeDurably } from '../runtime/durable-file'
import { errorDetails, logger } from '../runtime/logger'
import { orphansFolder } from './check/orphaned-files'

/** The folder, the keys, and the files of all nodes. */
export type Place = {
  readonly config: { readonly folder: string }
  readonly events: { readonly vault: Pick<Vault, 'sealFile' | 'openFile'> }
  readonly cluster: Cluster | null
}

export const filesFolder = ({ config }: Pick<Place, 'config'>): string => join(config.folder, 'files')
export const folderOf = (core: Pick<Place, 'config'>, account: string): string => join(filesFolder(core), account)
const nameOf = (analysis: string) => `${analysis}.sealed`
const fileOf = (core: Pick<Place, 'config'>, account: string, analysis: string) =>
  join(folderOf(core, account), nameOf(analysis))

/** Durable when it resolves. */
export const storeUpload = async (core: Place, account: string, analysis: string, bytes: Uint8Array): Promise<void> => {
  const sealed = await core.events.vault.sealFile(accountStream(account), bytes)
  await core.cluster?.files.put(account, nameOf(analysis), sealed)
  await writeDurably(fileOf(core, account, analysis), sealed)
}

/** The stored file, or null when it or its key is gone. */
export const readUpload = async (core: Place, account: string, analysis: string): Promise<Uint8Array | null> => {
  const path = fileOf(core, account, analysis)
  if (!existsSync(path) && !(await fetchUpload(core, account, analysis))) return null
  const opened = core.events.vault.openFile(accountStream(account), await readFile(path))
  // A copy that is not a Buffer, because pdf.js refuses those.
  return opened && new Uint8Array(opened)
}

/** Copies under way, by path: several requests may want the same file at once. */
const fetching = new Map<string, Promise<boolean>>()

/** Copies what another node received into this one's folder. False if there is no such file. */
const fetchUpload = (core: Place, account: string, analysis: string): Promise<boolean> => {
  const path = fileOf(core, account, analysis)
  const copy = async () => {
    const sealed = await core.cluster?.files.get(account, nameOf(analysis))
    if (!sealed) return false
    await writeDurably(path, sealed)
    return true
  }
  const running = fetching.get(path) ?? copy().finally(() => fetching.delete(path))
  fetching.set(path, running)
  return running
}

type Files = Pick<Place, 'config' | 'cluster'>

export const removeFile = (core: Files, account: string, analysis: string): void => {
  rmSync(fileOf(core, account, analysis), { force: true })
  // The shared copy belongs to nobody from now on, and the sweep removes what could not be removed here.
  core.cluster?.files.remove(account, nameOf(analysis)).catch((error: unknown) => {
    logger.warn('uploads.shared_copy_left', errorDetails(error))
  })
}

/** Deletes all of an account's files, including its orphans. */
export const removeFiles = async (core: Files, account: string): Promise<void> => {
  for (const folder of [folderOf(core, account), join(orphansFolder(filesFolder(core)), account)])
    rmSync(folder, { recursive: true, force: true })
  await core.cluster?.files.removeAll(account)
}
