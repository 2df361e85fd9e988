// Looks every second whether a message to a webhook waits. What sends is loaded with the first one.
import { nextMessages } from '../../projections/accounts/outgoing-webhook'
import type { Core } from '../core/core'
import { startEvery, type Worker } from '../runtime/worker'
import type { Sending } from './send-messages'

export const startWebhookSender = (core: Core): Worker => {
  let sending: Sending | null = null
  const look = async (stopped: () => boolean): Promise<void> => {
    const next = nextMessages(core.views.db)
    if (next.length === 0) return
    if (!sending) {
      const [{ createSending }, { createPost }] = await Promise.all([import('./send-messages'), import('./post')])
      sending = createSending(core, createPost({ allowed: core.config.privateWebhooks }), stopped)
    }
    // Not waited for: who answers slowly must not hold back what comes meanwhile.
    sending.take(next)
  }
  const looking = startEvery({ name: 'webhooks', everyMs: 1_000, run: look })
  return {
    stop: async () => {
      await looking.stop()
      await sending?.idle()
    },
  }
}
