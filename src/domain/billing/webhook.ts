// Records a provider's webhook events: each is stored once and settled once, however often it is delivered.
import type { DomainEvent } from '../../events/schema/events'
import type { DeliveryOutcome } from '../../events/schema/vocabulary'
import { accept, type Decider, refuse } from '../decider'

/** A signed webhook event as it is stored. */
export type Delivery = Extract<DomainEvent, { type: 'WebhookReceived' }>['data']

type WebhookCommand =
  | ({ readonly kind: 'receive' } & { readonly delivery: Delivery })
  | { readonly kind: 'settle'; readonly event: string; readonly outcome: DeliveryOutcome }

type WebhookState = 'unknown' | 'pending' | 'settled'

export const webhook: Decider<WebhookState, WebhookCommand, DomainEvent, 'webhook-missing'> = {
  initial: 'unknown',

  evolve: (state, event) =>
    event.type === 'WebhookReceived' ? 'pending' : event.type === 'WebhookSettled' ? 'settled' : state,

  decide: (command, state) => {
    // Nothing to record of one that came before, and no refusal: its sender would deliver it again.
    if (command.kind === 'receive')
      return state === 'unknown'
        ? accept({ type: 'WebhookReceived', data: command.delivery, personal: null })
        : accept<DomainEvent>()
    if (state === 'unknown') return refuse('webhook-missing')
    const { event, outcome } = command
    return state === 'settled'
      ? accept<DomainEvent>()
      : accept({ type: 'WebhookSettled', data: { event, outcome }, personal: null })
  },
}
