// Adds, tests, resumes and removes a signed-in person's outgoing webhooks.
import {
  type OutgoingWebhookCommand,
  type OutgoingWebhookRefusal,
  outgoingWebhooks,
} from '../../domain/accounts/outgoing-webhooks/outgoing-webhooks'
import { accountStream } from '../../events/schema/events'
import type { WebhookTopic } from '../../events/schema/vocabulary'
import { confirmedByPassword } from '../accounts/sign-in/reauthenticate'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { fieldsRefused, type Refused, refusalsOf, throttleChange } from '../http/response/refusals'
import { webhookUrl } from './destination'
import { newSecret } from './signature'

/** Names of the topics in forms and in the API. */
export const topicNames = { analyses: 'analises', plans: 'planos' } as const satisfies Record<WebhookTopic, string>

const refusal = refusalsOf<OutgoingWebhookRefusal>({
  'account-missing': 404,
  'session-ended': 409,
  'webhook-missing': 404,
  'webhook-off': 409,
  'webhook-known': 409,
  'webhooks-full': 409,
})

const run = async (core: Core, ctx: RequestContext, command: OutgoingWebhookCommand): Promise<Refused | null> => {
  const outcome = await core.handle(outgoingWebhooks, accountStream(personOf(ctx).account), command, eventMetadata(ctx))
  return outcome.ok ? null : refusal(ctx, outcome.code)
}

export type TypedWebhook = { readonly url: string; readonly topics: readonly string[]; readonly password: string }

/** Adds a webhook and returns its secret, once; asks for the password, since it would outlive a session. */
export const addWebhook = async (
  core: Core,
  ctx: RequestContext,
  typed: TypedWebhook,
): Promise<Refused | { readonly id: string; readonly secret: string }> => {
  const allowed = core.config.privateWebhooks
  const topics = (Object.keys(topicNames) as WebhookTopic[]).filter((one) => typed.topics.includes(topicNames[one]))
  // Where a name leads is found out only when something is sent: an answer here would let anybody ask for names of the inner network.
  const url = webhookUrl(typed.url.trim(), allowed)
  if (url === null) return fieldsRefused(ctx, { url: 'webhookUrlInvalid' })
  if (topics.length === 0 || topics.length !== new Set(typed.topics).size)
    return fieldsRefused(ctx, { eventos: 'topicRequired' })
  const confirmed = await confirmedByPassword(core, ctx, typed.password)
  if ('status' in confirmed) return confirmed
  const { epoch } = confirmed
  const [id, secret] = [Bun.randomUUIDv7(), newSecret()]
  return (await run(core, ctx, { kind: 'add', epoch, id, url, secret, topics })) ?? { id, secret }
}

/** Removes, tries or resumes a webhook. */
export const changeWebhook = async (
  core: Core,
  ctx: RequestContext,
  kind: 'remove' | 'test' | 'resume',
  id: string,
): Promise<Refused | null> => (kind === 'remove' ? null : throttleChange(core, ctx)) ?? run(core, ctx, { kind, id })
