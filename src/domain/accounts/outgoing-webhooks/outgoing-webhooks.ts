// Adding, trying and removing an account's outgoing webhooks, and what follows from a message that was sent.
import type { DomainEvent } from '../../../events/schema/events'
import type { WebhookTopic } from '../../../events/schema/vocabulary'
import { accept, type Decider, refuse } from '../../decider'
import { type AccountState, account } from '../account'

/** Webhooks of one account. */
export const webhooksMax = 3
/** Characters of an address. */
export const webhookUrlMax = 500
/** Messages given up in a row after which nothing more is sent. */
export const failuresMax = 3

type Settled = Extract<DomainEvent, { type: 'OutgoingWebhookSettled' }>['data']

export type OutgoingWebhookCommand =
  | {
      readonly kind: 'add'
      /** The account's epoch when its password was shown. */
      readonly epoch: number
      readonly id: string
      readonly url: string
      readonly secret: string
      readonly topics: readonly WebhookTopic[]
    }
  | { readonly kind: 'remove' | 'test' | 'resume'; readonly id: string }
  /** `gone`: the address answered that it will never accept anything again. */
  | { readonly kind: 'settle'; readonly settled: Settled; readonly gone: boolean }

/** 'session-ended': the account changed since its password was shown. */
export type OutgoingWebhookRefusal =
  | 'account-missing'
  | 'session-ended'
  | 'webhook-missing'
  | 'webhook-off'
  | 'webhook-known'
  | 'webhooks-full'

const disabled = (webhook: string, reason: 'failures' | 'gone'): DomainEvent => ({
  type: 'OutgoingWebhookDisabled',
  data: { webhook, reason },
  personal: null,
})

export const outgoingWebhooks: Decider<AccountState, OutgoingWebhookCommand, DomainEvent, OutgoingWebhookRefusal> = {
  initial: account.initial,
  evolve: account.evolve,

  decide: (command, { registered, erased, epoch, webhooks }) => {
    if (!registered || erased) return refuse('account-missing')
    if (command.kind === 'add') {
      const { id, url, secret, topics } = command
      if (command.epoch !== epoch) return refuse('session-ended')
      if (webhooks.some((one) => one.url === url)) return refuse('webhook-known')
      if (webhooks.length >= webhooksMax) return refuse('webhooks-full')
      const data = { webhook: id, topics: [...topics] }
      return accept({ type: 'OutgoingWebhookAdded', data, personal: { url, secret } })
    }
    const id = command.kind === 'settle' ? command.settled.webhook : command.id
    const webhook = webhooks.find((one) => one.id === id)
    if (!webhook) return refuse('webhook-missing')
    const data = { webhook: id }
    switch (command.kind) {
      case 'remove':
        return accept({ type: 'OutgoingWebhookRemoved', data, personal: null })
      case 'test':
        return webhook.off === null
          ? accept({ type: 'OutgoingWebhookTested', data, personal: null })
          : refuse('webhook-off')
      case 'resume':
        return webhook.off === null ? accept() : accept({ type: 'OutgoingWebhookResumed', data, personal: null })
      case 'settle': {
        if (webhook.off !== null) return refuse('webhook-off')
        const { settled, gone } = command
        const settling: DomainEvent = { type: 'OutgoingWebhookSettled', data: settled, personal: null }
        if (settled.outcome === 'delivered') return accept(settling)
        if (gone) return accept(settling, disabled(id, 'gone'))
        return webhook.failures + 1 < failuresMax ? accept(settling) : accept(settling, disabled(id, 'failures'))
      }
    }
  },
}
