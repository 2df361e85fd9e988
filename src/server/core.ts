// What routes and effects stand on, put together once in serve.ts.
import type Stripe from 'stripe'
import type { Catalogue } from '../billing/catalogue'
import type { Gateway } from '../billing/gateway'
import type { SqliteLog } from '../events/store/sqlite/sqlite-log'
import type { Views } from '../projections/engine/views'
import type { OwnClaims } from '../texts/landing/claims'
import type { TestGateway } from './billing/test-checkout/gateway'
import type { Config } from './config/read'
import type { Models } from './models/engines/engines'
import type { Live } from './notifications/live'
import type { Reader } from './reader/reader'
import type { Handle } from './runtime/command-handler'
import type { Passwords } from './runtime/passwords'
import type { Secrets } from './runtime/secrets'
import type { Throttle } from './runtime/throttle'

export type Core = {
  readonly config: Config
  /** The operator's own words on the landing page. */
  readonly claims: OwnClaims
  readonly catalogue: Catalogue
  /** Who takes the money. */
  readonly gateway: Gateway
  /** Stripe itself, when it is the one. */
  readonly stripe: Stripe | null
  /** The same as `gateway`, when it is the built-in test checkout: what its own pages do. */
  readonly testCheckout: TestGateway | null
  readonly log: SqliteLog
  readonly views: Views
  readonly handle: Handle
  readonly secrets: Secrets
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly reader: Reader
  readonly live: Live
  readonly models: Models
  /** Milliseconds since 1970. */
  readonly clock: () => number
}
