// Folds which outgoing webhooks an account has.
import type { DomainEvent } from '../../../events/schema/events'
import type { WebhookTopic } from '../../../events/schema/vocabulary'
import { endsOutsideAccess } from '../outside-access'

export type OutgoingWebhook = {
  readonly id: string
  /** Address and secret are empty once the account's key is destroyed. */
  readonly url: string
  readonly secret: string
  readonly topics: readonly WebhookTopic[]
  /** Why nothing is sent: it failed, or the account got another password; null while messages are sent. */
  readonly off: 'failures' | 'password' | null
  /** Messages given up in a row. */
  readonly failures: number
}

const ends: ReadonlySet<string> = new Set(endsOutsideAccess)

export const webhooksAfter = (webhooks: readonly OutgoingWebhook[], event: DomainEvent): readonly OutgoingWebhook[] => {
  if (ends.has(event.type))
    return webhooks.length === 0 ? webhooks : webhooks.map((one) => ({ ...one, off: one.off ?? 'password' }))
  const change = (changed: (one: OutgoingWebhook) => Partial<OutgoingWebhook>, id: string) =>
    webhooks.map((one) => (one.id === id ? { ...one, ...changed(one) } : one))
  switch (event.type) {
    case 'OutgoingWebhookAdded': {
      const { webhook: id, topics } = event.data
      const { url, secret } = event.personal ?? { url: '', secret: '' }
      return [...webhooks, { id, url, secret, topics, off: null, failures: 0 }]
    }
    case 'OutgoingWebhookRemoved':
      return webhooks.filter(({ id }) => id !== event.data.webhook)
    case 'OutgoingWebhookSettled': {
      const delivered = event.data.outcome === 'delivered'
      return change(({ failures }) => ({ failures: delivered ? 0 : failures + 1 }), event.data.webhook)
    }
    case 'OutgoingWebhookDisabled':
      return change(() => ({ off: 'failures' }), event.data.webhook)
    case 'OutgoingWebhookResumed':
      return change(() => ({ off: null, failures: 0 }), event.data.webhook)
    case 'AccountErased':
      return webhooks.length === 0 ? webhooks : []
    default:
      return webhooks
  }
}

/** Kinds of messages, by the event they are about. */
export const messageTypes = {
  AnalysisCompleted: { type: 'analysis.completed', topic: 'analyses' },
  AnalysisFailed: { type: 'analysis.failed', topic: 'analyses' },
  PlanOpened: { type: 'plan.opened', topic: 'plans' },
  PlanEnding: { type: 'plan.ending', topic: 'plans' },
  PlanEnded: { type: 'plan.ended', topic: 'plans' },
} as const satisfies Partial<Record<DomainEvent['type'], { readonly type: string; readonly topic: WebhookTopic }>>

type Announced = Extract<DomainEvent, { type: keyof typeof messageTypes | 'OutgoingWebhookTested' }>

/** What a message says of its event: ids, scores, plans and times, nothing a person wrote or uploaded. */
export const messageData = (event: Announced): Readonly<Record<string, string | number | null>> => {
  switch (event.type) {
    case 'AnalysisCompleted': {
      const { analysis, tool, score } = event.data
      return { analysis, tool, score }
    }
    case 'AnalysisFailed': {
      const { analysis, tool, reason } = event.data
      return { analysis, tool, reason }
    }
    case 'PlanOpened':
    case 'PlanEnding': {
      const { plan, until } = event.data
      return { plan, until: until === null ? null : new Date(until).toISOString() }
    }
    case 'PlanEnded':
      return { plan: event.data.plan, next: event.data.next }
    case 'OutgoingWebhookTested':
      return {}
  }
}
