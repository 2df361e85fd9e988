// Remembers how often a message to a webhook was tried and when it is tried next. Lost with runtime.db, after which its tries begin again.
import type { DomainEvent } from '../../../events/schema/events'
import type { EventLog } from '../../../events/store/log'
import type { WebhookTries } from '../../core/ports'
import type { RuntimeDb } from './runtime-db'

/** Events with which waiting messages go. */
const endsMessages: ReadonlySet<string> = new Set([
  'OutgoingWebhookRemoved',
  'AccountErased',
] satisfies DomainEvent['type'][])

/** `waits`: whether a message is still to be sent. */
type Options = { readonly log: Pick<EventLog, 'onCommit'>; readonly waits: (message: string) => boolean }

export const createWebhookTries = ({ prepare }: RuntimeDb, { log, waits }: Options): WebhookTries => {
  const byMessage = prepare<{ readonly attempts: number; readonly next: number }, [string]>(
    'SELECT attempts, next FROM webhook_tries WHERE message = ?',
  )
  const all = prepare<{ readonly message: string }, []>('SELECT message FROM webhook_tries')
  const save = prepare<never, [string, number, number]>('INSERT OR REPLACE INTO webhook_tries VALUES (?, ?, ?)')
  const remove = prepare<never, [string]>('DELETE FROM webhook_tries WHERE message = ?')

  // After the read models, so they know which messages are left. There is at most one row for each webhook that fails.
  log.onCommit('effects', (events) => {
    if (!events.some(({ type }) => endsMessages.has(type))) return
    for (const { message } of all.all()) if (!waits(message)) remove.run(message)
  })

  return {
    of: (message) => byMessage.get(message),
    record: (message, { attempts, next }) => {
      // It may have been removed while it was being sent.
      if (waits(message)) save.run(message, attempts, next)
    },
    remove: (message) => void remove.run(message),
  }
}
