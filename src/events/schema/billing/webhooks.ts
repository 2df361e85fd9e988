// Events of the stream webhook/<event>: what a payment provider sent, and what became of it.
import { z } from 'zod'
import { event } from '../catalog'
import { exampleId, id, time } from '../fields'
import { deliveryKinds, deliveryOutcomes } from '../vocabulary'

/** An id made by a provider. */
const reference = z.string().min(1).max(255)

export const webhookStream = (event: string): string => `webhook/${event}`

export const webhookEvents = {
  /**
   * A signed webhook event from Stripe, stored before it is answered, once by its id, in a stream of its own. It only
   * says what to ask about: `about` is the object's id, `account` the account that it names. `made` by Stripe's clock.
   */
  WebhookReceived: event({
    repeatable: false,
    data: () =>
      z.object({
        event: reference,
        type: z.string().min(1).max(100),
        made: time,
        kind: z.enum(deliveryKinds),
        about: reference,
        account: id.nullable(),
      }),
    golden: {
      data: {
        event: 'evt_exemplo',
        type: 'invoice.paid',
        made: 1_797_000_000_000,
        kind: 'payment',
        about: 'in_exemplo',
        account: exampleId(1),
      },
    },
  }),
  /** Its object was fetched and applied to its account's stream, or never will be. */
  WebhookSettled: event({
    repeatable: false,
    data: () => z.object({ event: reference, outcome: z.enum(deliveryOutcomes) }),
    golden: { data: { event: 'evt_exemplo', outcome: 'applied' } },
  }),
} as const
