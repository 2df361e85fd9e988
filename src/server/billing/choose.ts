// Which payment provider a server sells through.
import type { Gateway } from '../../billing/gateway'
import type { Config } from '../config'
import { createTestGateway, type TestGateway } from './test/gateway'

/** `test` is the same adapter with its pages' own actions, null when another provider takes the money. */
export type Chosen = { readonly gateway: Gateway; readonly test: TestGateway | null }

/** Decision 17: without a provider the server sells through its own test checkout. */
export const chooseGateway = (config: Config, clock: () => number): Chosen => {
  const test = createTestGateway({ folder: config.folder, clock })
  return { gateway: test, test }
}

/** Why a server must not start this way; null when it may. */
export const testCheckoutRefusal = ({ production, allowTestCheckout }: Config): string | null =>
  production && !allowTestCheckout
    ? 'No payment provider is set, and with NODE_ENV=production the built-in test checkout, which takes no money, is not used by itself. Set STRIPE_SECRET_KEY, or ALLOW_TEST_CHECKOUT=yes to sell through the test checkout all the same.'
    : null
