// What routes and effects stand on, put together once in serve.ts.
import type Stripe from 'stripe'
import type { Catalogue } from '../billing/catalogue'
import type { Gateway } from '../billing/gateway'
import type { Handle } from '../domain/handle'
import type { EventLog } from '../events/store/log'
import type { Views } from '../projections/engine/views'
import type { LandingOverrides } from '../texts/landing/overrides'
import type { ResultCache } from './analyses/result-cache'
import type { WebhookWork } from './billing/stripe/webhook-work'
import type { TestGateway } from './billing/test-checkout/port'
import type { Config } from './config/config'
import type { PageCache } from './http/response/page-cache'
import type { AccountMails } from './mail/account-mail-queue'
import type { Models } from './models/engines/port'
import type { Reader } from './reader/protocol'
import type { Metrics } from './runtime/metrics'
import type { Serial } from './runtime/mutex'
import type { Passwords } from './runtime/passwords'
import type { Secrets } from './runtime/secrets'
import type { SecurityCounts } from './runtime/security-counts'
import type { StreamStates } from './runtime/stream-states'
import type { Throttle } from './runtime/throttle'
import type { PasskeyUses } from './storage/passkey-use'
import type { RuntimeDb } from './storage/runtime-db'
import type { SessionUses } from './storage/session-use'
import type { SingleUse } from './storage/single-use'

/** The open windows of signed-in people; see notifications/live.ts. */
export type Live = {
  /** The stream of a signed-in window, or null when there are too many. It ends with its session. */
  open(who: { readonly account: string; readonly session: string }, gone?: AbortSignal): Response | null
  /** Tells a person's windows something that is no event of the log; what it is of, the page asks for. */
  send(account: string, event: string, data: object): void
  /** Streams open now. */
  size(): number
  /** Ends all streams and opens no more, so that a server can stop in peace. */
  close(): void
}

/** What the last look at the whole data folder found; nothing amiss before the first look. */
export type Integrity = {
  /** Uploads the log needs that are not there. */
  missingUploads: number
  /** Where the log is not what was written, in words. */
  changed: string | null
}

export type ReadOnly = 'damaged' | 'disk-full'

export type Core = {
  readonly config: Config
  /** The operator's own words on the landing page. */
  readonly landing: LandingOverrides
  readonly catalogue: Catalogue
  /** Who takes the money. */
  readonly gateway: Gateway
  /** Stripe itself, when it is the one. */
  readonly stripe: Stripe | null
  /** The same as `gateway`, when it is the built-in test checkout: what its own pages do. */
  readonly testCheckout: TestGateway | null
  readonly events: EventLog
  readonly views: Views
  /** What streams say as of now, for deciding. */
  readonly states: StreamStates
  readonly handle: Handle
  readonly secrets: Secrets
  readonly passwords: Passwords
  readonly throttle: Throttle
  /** What outlives a restart and is no history. */
  readonly runtimeDb: RuntimeDb
  readonly sessionUses: SessionUses
  /** Codes and challenges that were used and must not be again. */
  readonly singleUse: SingleUse
  readonly passkeyUses: PasskeyUses
  readonly security: SecurityCounts
  readonly accountMails: AccountMails
  readonly reader: Reader
  readonly live: Live
  readonly pages: PageCache
  readonly results: ResultCache
  readonly models: Models
  readonly integrity: Integrity
  readonly metrics: Metrics
  /** Why nothing is written now; null when all is well. While the disk is full people can still sign in and out. */
  readonly readOnly: () => ReadOnly | null
  /** One at a time for each key: an account's money, an admin's acts, the mails to support. */
  readonly exclusive: Serial
  readonly webhookWork: WebhookWork
  /** When the payment provider was last asked about what is overdue (ms), by id. Lost at a restart, which asks again. */
  readonly askedAt: Map<string, number>
  /** Milliseconds since 1970. */
  readonly clock: () => number
}
