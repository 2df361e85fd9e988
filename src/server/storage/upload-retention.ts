// Deletes uploaded files that are no longer needed.
import { existsSync, readdirSync } from 'node:fs'
import type { LogReader } from '../../events/store/log'
import { needsOf } from './file-needs'
import { folderOf, type Place, removeFile } from './uploads'

type Folder = Place & {
  readonly events: Pick<LogReader, 'readPlain'>
  readonly views: { parked(): readonly unknown[] }
}

/**
 * Deletes the files that an account's events know and no longer need: a replaced photo or profile photo, a failed
 * upload. Files that no event mentions are not looked at. While events are parked nothing is deleted: later the check of all
 * files moves what no event needs to the orphans, where it stays for 30 days (uploads-sweep.ts).
 */
export const removeUnneededUploads = (core: Folder, account: string): void => {
  if (core.views.parked().length > 0) return
  const over = needsOf(core.events, account)?.over
  if (!over || !existsSync(folderOf(core, account))) return
  for (const name of readdirSync(folderOf(core, account))) {
    const id = name.replace(/\.sealed$/, '')
    if (name !== id && over.has(id)) removeFile(core, account, id)
  }
}
