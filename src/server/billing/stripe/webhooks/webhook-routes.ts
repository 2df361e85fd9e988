// The route that receives Stripe's webhook events. Only programs read its answers, so they have no language.
import { Elysia } from 'elysia'
import type { Core } from '../../../core/core'
import { json } from '../../../http/response/responses'
import { processWebhooks } from './process-webhooks'
import { type Received, receive } from './webhook'

const statusOf: Readonly<Record<Received, number>> = { stored: 200, ignored: 200, forged: 400, busy: 503 }

export const stripeRoutes = (core: Core) =>
  new Elysia({ name: 'stripe' }).post(
    '/api/stripe/webhook',
    async ({ request }) => {
      const { stripe } = core.config
      if (!stripe) return json({ code: 'not-found', message: 'This server does not sell through Stripe.' }, 404)
      if (!stripe.webhookSecret)
        return json({ code: 'not-configured', message: 'STRIPE_WEBHOOK_SECRET is not set.' }, 503)
      const body = Buffer.from(await request.arrayBuffer())
      const received = await receive(core, stripe.webhookSecret, body, request.headers.get('stripe-signature') ?? '')
      if (received === 'forged') core.security.count('webhook-forged')
      // Answered once it is stored, so that Stripe does not wait for what follows from it.
      if (received === 'stored') void processWebhooks(core)
      return json({ received }, statusOf[received])
    },
    // The signature is of the very bytes.
    { parse: 'none' },
  )
