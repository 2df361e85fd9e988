// Decides from the log alone how long an uploaded file is retained: a read model may lack a row, and deleted files do
// not come back.
import { existsSync, readdirSync } from 'node:fs'
import { type FileNeeds, fileEvents, fileNeeds } from '../../domain/analyses/files'
import { accountEvents, accountStream } from '../../events/schema/account'
import { knows } from '../../events/schema/kinds'
import { LogError } from '../../events/store/log-error'
import type { Core } from '../core'
import { folderOf, removeFile } from './uploads'

const decisive: ReadonlySet<string> = new Set(fileEvents)

/** What the log says about an account's files; null if one of its events is missing or unreadable. */
export const needsOf = (log: Pick<Core['events'], 'readPlain'>, account: string): FileNeeds | null => {
  const past = log.readPlain(accountStream(account))
  if (past.some((event, index) => event.version !== index + 1 || !knows(accountEvents, event))) return null
  try {
    return fileNeeds(accountEvents.history(past.filter(({ type }) => decisive.has(type))))
  } catch (error) {
    if (error instanceof LogError) return null
    throw error
  }
}

/**
 * Deletes the files that an account's events know and no longer need: a replaced photo or profile photo, a failed
 * upload. Files without an event stay. While events are parked nothing is deleted: the next check of all files does it
 * (uploads-sweep.ts).
 */
export const removeOver = (core: Core, account: string): void => {
  if (core.views.parked().length > 0) return
  const over = needsOf(core.events, account)?.over
  if (!over || !existsSync(folderOf(core, account))) return
  for (const name of readdirSync(folderOf(core, account))) {
    const id = name.replace(/\.sealed$/, '')
    if (name !== id && over.has(id)) removeFile(core, account, id)
  }
}
