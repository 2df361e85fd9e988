// Words of Stripe's on their way in: proved by their signature, kept once by their id, answered at once.

import type Stripe from 'stripe'
import { webhook } from '../../../domain/billing/webhook'
import { webhookStream } from '../../../events/schema/billing'
import type { Core } from '../../core'
import { systemMetadata } from '../../runtime/event-metadata'
import { logger } from '../../runtime/logger'
import { apiVersion } from './client'
import { deliveryOf } from './delivery'

/** How old a signature may be, in seconds: Stripe's own advice. 0 would mean any age (SDK v23). */
const toleranceSeconds = 300

export type Received = 'stored' | 'ignored' | 'forged' | 'busy'

/** Keeps an event unless it is known; what nothing here follows from is not kept at all. */
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

const verified = async (stripe: Stripe, secret: string, body: Buffer, header: string, now: number) => {
  try {
    // The SDK looks for signatures that are too old; one of the future is as little Stripe's.
    const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.NaN)
    if (!(signedAt * 1000 <= now + toleranceSeconds * 1000)) return null
    return await stripe.webhooks.constructEventAsync(body, header, secret, toleranceSeconds, undefined, now)
  } catch {
    return null
  }
}

let warned: string | null = null
/** Once per version: its endpoint was made with another one than we read Stripe with, which is worth mending. */
const warnOfVersion = (version: string | null): void => {
  if (version === apiVersion || version === warned) return
  warned = version
  logger.error('stripe alert', { why: 'the webhook endpoint is of another API version', version, ours: apiVersion })
}

/** Takes one delivery in, from the very bytes that were signed. */
export const receive = async (core: Core, secret: string, body: Buffer, header: string): Promise<Received> => {
  if (!core.stripe) return 'forged'
  const event = await verified(core.stripe, secret, body, header, core.clock())
  // The shape is what the signature's holder made it; only an id that fits a stream's name is needed of it.
  if (!event || !/^evt_\w{1,100}$/.test(event.id)) return 'forged'
  warnOfVersion(event.api_version)
  return storeEvent(core, event)
}
