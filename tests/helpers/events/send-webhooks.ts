// Sends each message to a webhook that is due, as the server does every second, and waits for the answers.
import { nextMessages } from '../../../src/projections/accounts/outgoing-webhook'
import { createPost } from '../../../src/server/outgoing-webhooks/post'
import { createSending } from '../../../src/server/outgoing-webhooks/send-messages'
import type { TestApp } from '../app'

export const sendWebhooks = ({ core }: TestApp, timeoutMs: number): Promise<void> => {
  const post = createPost({ allowed: core.config.privateWebhooks, timeoutMs })
  const sending = createSending(core, post, () => false)
  sending.take(nextMessages(core.views.db))
  return sending.idle()
}
