// Receives Stripe's webhook events: verified by their signature, stored once by their id, answered at once.

import type Stripe from 'stripe'
import { webhook } from '../../../../domain/billing/webhook'
import { webhookStream } from '../../../../events/schema/billing/webhooks'
import type { Core } from '../../../core/core'
import { systemMetadata } from '../../../runtime/event-metadata'
import { logger } from '../../../runtime/logger'
import { apiVersion } from '../client'
import { deliveryOf } from './delivery'

/** How old a signature may be, in seconds: Stripe's own advice. 0 would mean any age (SDK v23). */
const toleranceSeconds = 300

/** `stored`: now or by an earlier delivery. */
export type Received = 'stored' | 'ignored' | 'forged' | 'busy'

/** Stores an event unless it is known or nothing here follows from it. */
export const storeEvent = async (core: Core, event: Stripe.Event): Promise<Exclude<Received, 'forged'>> => {
  const delivery = deliveryOf(event)
  if (!delivery) return 'ignored'
  const stored = await core.handle(
    webhook,
    webhookStream(event.id),
    { kind: 'receive', delivery },
    systemMetadata(core),
  )
  return stored.ok ? 'stored' : 'busy'
}

const verify = async (stripe: Stripe, secret: string, body: Buffer, header: string, now: number) => {
  try {
    // The SDK refuses signatures that are too old; those with a time in the future are refused here.
    const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.NaN)
    if (!(signedAt * 1000 <= now + toleranceSeconds * 1000)) return null
    return await stripe.webhooks.constructEventAsync(body, header, secret, toleranceSeconds, undefined, now)
  } catch {
    // Without a valid signature the caller refuses the delivery as forged.
    return null
  }
}

let warned: string | null = null
/** Warns once per version that the endpoint's API version differs from ours, which the operator should correct. */
const warnOfVersion = (version: string | null): void => {
  if (version === apiVersion || version === warned) return
  warned = version
  logger.error('stripe.api_version_differs', {
    why: 'the webhook endpoint is of another API version',
    version,
    ours: apiVersion,
  })
}

/** Takes one delivery in, from the very bytes that were signed. */
export const receive = async (core: Core, secret: string, body: Buffer, header: string): Promise<Received> => {
  if (!core.stripe) return 'forged'
  const event = await verify(core.stripe, secret, body, header, core.clock())
  // The shape is what the signature's holder made it; only an id that fits a stream's name is needed of it.
  if (!event || !/^evt_\w{1,100}$/.test(event.id)) return 'forged'
  warnOfVersion(event.api_version)
  return storeEvent(core, event)
}
