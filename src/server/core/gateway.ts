// Chooses the payment provider.
import { networkInterfaces } from 'node:os'
import type Stripe from 'stripe'
import type { Gateway } from '../../billing/gateway'
import { stripeClient } from '../billing/stripe/client'
import type { TestGateway } from '../billing/test-checkout/port'
import type { Config } from '../config/config'
import { type Interfaces, isPublic } from '../config/reach'

/** `stripe` and `test` are what the two adapters offer beyond the port; null for the one that is not in use. */
type Chosen = {
  readonly gateway: Gateway
  readonly stripe: Stripe | null
  readonly test: TestGateway | null
}

/** P17: Stripe if there is a Stripe key, otherwise the built-in test checkout; only the chosen one is loaded. */
export const chooseGateway = async (config: Config, clock: () => number): Promise<Chosen> => {
  if (config.stripe) {
    const stripe = await stripeClient(config.stripe)
    const { gatewayOf } = await import('../billing/stripe/gateway')
    return { gateway: gatewayOf(stripe), stripe, test: null }
  }
  const { createTestGateway } = await import('../billing/test-checkout/gateway')
  const test = createTestGateway({ folder: config.folder, clock })
  return { gateway: test, stripe: null, test }
}

/** This machine's addresses; null where the system does not give them, as under a unit that forbids to ask. */
const interfacesOf = () => {
  try {
    return networkInterfaces()
  } catch {
    // Not known: they count as public then.
    return null
  }
}

/** Why a server must not start this way; null when it may. */
export const testCheckoutRefusal = (config: Config, interfaces: () => Interfaces = interfacesOf): string | null => {
  const { production, allowTestCheckout, stripe } = config
  if (allowTestCheckout || stripe || !(production || isPublic(config, interfaces))) return null
  const why = production ? 'with NODE_ENV=production' : 'on an address that strangers can reach'
  return `No payment provider is set, and ${why} the built-in test checkout, which takes no money and gives plans away, is not used by itself. Set STRIPE_SECRET_KEY, or ALLOW_TEST_CHECKOUT=yes to sell through the test checkout all the same.`
}
