// Outgoing webhooks of an account: addresses of a person's own programs, which get messages about analyses and plans. The secret
// that signs what is sent is sealed under the account's key, as is the address.
import { z } from 'zod'
import { event } from '../catalog'
import { exampleId, id as webhook } from '../fields'
import { webhookTopics } from '../vocabulary'

export const outgoingWebhookEvents = {
  /** `secret`: as the Standard Webhooks specification writes it, `whsec_` and base64. */
  OutgoingWebhookAdded: event({
    repeatable: true,
    data: () => z.object({ webhook, topics: z.array(z.enum(webhookTopics)) }),
    personal: () => z.object({ url: z.string(), secret: z.string() }),
    golden: {
      data: { webhook: exampleId(1), topics: ['analyses', 'plans'] },
      personal: { url: 'https://exemplo.com.br/avisos', secret: 'whsec_c2VncmVkbyBkZSBleGVtcGxvIDEyMw==' },
    },
  }),
  OutgoingWebhookRemoved: event({
    repeatable: false,
    data: () => z.object({ webhook }),
    golden: { data: { webhook: exampleId(1) } },
  }),
  /** The person has a message sent to try it. */
  OutgoingWebhookTested: event({
    repeatable: true,
    data: () => z.object({ webhook }),
    golden: { data: { webhook: exampleId(1) } },
  }),
  /** A message about `event` was delivered or given up; `status` is the last answer's, null for none. */
  OutgoingWebhookSettled: event({
    repeatable: false,
    data: () =>
      z.object({
        webhook,
        event: z.uuid(),
        outcome: z.enum(['delivered', 'given-up']),
        attempts: z.number().int().min(1),
        status: z.number().int().min(100).max(599).nullable(),
      }),
    golden: { data: { webhook: exampleId(1), event: exampleId(1), outcome: 'delivered', attempts: 1, status: 204 } },
  }),
  /** Nothing more is sent to it. `gone`: it answered 410. */
  OutgoingWebhookDisabled: event({
    repeatable: false,
    data: () => z.object({ webhook, reason: z.enum(['failures', 'gone']) }),
    golden: { data: { webhook: exampleId(1), reason: 'failures' } },
  }),
  /** The person wants messages again, about what happens from now on. */
  OutgoingWebhookResumed: event({
    repeatable: true,
    data: () => z.object({ webhook }),
    golden: { data: { webhook: exampleId(1) } },
  }),
} as const
