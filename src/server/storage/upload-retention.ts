// How long an uploaded file stays. The log alone decides: a read model may lack a row, and what is removed is gone.
import { existsSync, readdirSync } from 'node:fs'
import { type FileNeeds, fileEvents, fileNeeds } from '../../domain/analyses/files'
import { accountEvents, accountStream } from '../../events/schema/account'
import { knows } from '../../events/schema/kinds'
import { LogError } from '../../events/store/log-error'
import type { Core } from '../core'
import { folderOf, removeFile } from './uploads'

const decisive: ReadonlySet<string> = new Set(fileEvents)

/** What the log says of an account's files; null if one of its events is missing or cannot be read. */
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
 * Removes the files that an account's events know and need no more: a photo or profile photo that another has taken the
 * place of, an upload that failed. What no event speaks of stays. While events are parked nothing is removed: the next
 * look at all files makes up for it (tidy.ts).
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
