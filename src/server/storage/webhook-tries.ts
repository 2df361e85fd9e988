// How often a message to a webhook was tried and when it is tried next. Lost with runtime.db, after which its tries begin again.
import type { WebhookTries } from '../core'
import type { RuntimeDb } from './runtime-db'

export const createWebhookTries = ({ prepare }: RuntimeDb): WebhookTries => {
  const one = prepare<{ readonly attempts: number; readonly next: number }, [string]>(
    'SELECT attempts, next FROM webhook_tries WHERE message = ?',
  )
  const save = prepare<never, [string, number, number]>('INSERT OR REPLACE INTO webhook_tries VALUES (?, ?, ?)')
  const remove = prepare<never, [string]>('DELETE FROM webhook_tries WHERE message = ?')
  return {
    of: (message) => one.get(message),
    record: (message, { attempts, next }) => void save.run(message, attempts, next),
    remove: (message) => void remove.run(message),
  }
}
