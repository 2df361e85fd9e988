// From what is known of an account's webhooks to what its page says. Pure.
import { webhooksMax } from '../../domain/accounts/outgoing-webhooks/outgoing-webhooks'
import type { OutgoingWebhook } from '../../domain/accounts/outgoing-webhooks/state'
import type { WebhookTopic } from '../../events/schema/vocabulary'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'

export type WebhooksData = {
  /** Whether the person has a password to be asked for; without one, whether the provider was asked just now. */
  readonly password: boolean
  readonly fresh: boolean
  readonly webhooks: readonly {
    readonly id: string
    readonly url: string
    readonly topics: readonly WebhookTopic[]
    readonly off: OutgoingWebhook['off']
    readonly messages: readonly {
      readonly id: string
      readonly type: string
      readonly at: number
      readonly state: 'waiting' | 'delivered' | 'given-up' | 'dropped'
      readonly attempts: number
      readonly status: number | null
    }[]
  }[]
}

export type WebhooksView = {
  readonly full: boolean
  readonly list: readonly {
    readonly id: string
    readonly url: string
    readonly topics: string
    readonly active: boolean
    /** Why nothing is sent, while nothing is. */
    readonly off: string | null
    readonly remove: string
    readonly messages: readonly {
      readonly id: string
      readonly type: string
      readonly iso: string
      readonly when: string
      readonly state: string
    }[]
  }[]
}

export const webhooksView = ({ webhooks }: WebhooksData, language: Language): WebhooksView => {
  const t = translator(language)
  const { exact } = formats(language)
  return {
    full: webhooks.length >= webhooksMax,
    list: webhooks.map(({ id, url, topics, off, messages }) => ({
      id,
      url,
      active: off === null,
      off: off && t(`account.webhooks.offText.${off}`),
      topics: topics.map((topic) => t(`account.webhooks.topics.${topic}`)).join(', '),
      remove: t('account.webhooks.removeOne', { url }),
      messages: messages.map(({ id: message, type, at, state, attempts, status }) => ({
        id: message,
        type,
        iso: new Date(at).toISOString(),
        when: exact(at),
        state: [
          t(`account.webhooks.states.${state}`),
          ...(attempts > 0 ? [t('account.webhooks.tries', { count: attempts })] : []),
          ...(attempts > 0
            ? [status === null ? t('account.webhooks.noAnswer') : t('account.webhooks.answer', { status })]
            : []),
        ].join(', '),
      })),
    })),
  }
}
