// Decides from the log alone which of an account's uploaded files are needed: a read model may lack a row, and deleted files
// do not come back.
import { type FileNeeds, fileEvents, fileNeeds } from '../../domain/analyses/files'
import { accountStream, domainEvents } from '../../events/schema/events'
import { knows } from '../../events/schema/kinds'
import type { LogReader } from '../../events/store/log'
import { LogError } from '../../events/store/log-error'

const decisive: ReadonlySet<string> = new Set(fileEvents)

/** What the log says about an account's files; null if one of its events is missing or unreadable. */
export const needsOf = (log: Pick<LogReader, 'readPlain'>, account: string): FileNeeds | null => {
  const past = log.readPlain(accountStream(account))
  if (past.some((event, index) => event.version !== index + 1 || !knows(domainEvents, event))) return null
  try {
    return fileNeeds(domainEvents.history(past.filter(({ type }) => decisive.has(type))))
  } catch (error) {
    if (error instanceof LogError) return null
    throw error
  }
}
