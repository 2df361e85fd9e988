// Looks every second whether a message to a webhook waits. What sends is loaded with the first one.
import { nextMessages } from '../../projections/accounts/outgoing-webhook'
import type { Core } from '../core'
import { startEvery, type Worker } from '../runtime/worker'

export const startWebhookSender = (core: Core): Worker => {
  const send = async (stopped: () => boolean): Promise<void> => {
    if (nextMessages(core.views.db).length === 0) return
    const [{ sendMessages }, { createPost }] = await Promise.all([import('./send-messages'), import('./post')])
    await sendMessages(core, createPost({ allowed: core.config.privateWebhooks }), stopped)
  }
  return startEvery({ name: 'webhooks', everyMs: 1_000, run: send })
}
