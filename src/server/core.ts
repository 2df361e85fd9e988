// What routes and jobs depend on, built once in serve.ts.
import type Stripe from 'stripe'
import type { Catalogue } from '../billing/catalogue'
import type { Gateway } from '../billing/gateway'
import type { Handle } from '../domain/handle'
import type { EventLog } from '../events/store/log'
import type { Views } from '../projections/engine/views'
import type { LandingOverrides } from '../texts/landing/overrides'
import type { Provider } from './accounts/oidc/provider'
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

/** The open event streams of signed-in people; see notifications/live.ts. */
export type Live = {
  /** The event stream of one window, or null when there are too many. It ends with its session. */
  open(who: { readonly account: string; readonly session: string }, gone?: AbortSignal): Response | null
  /**
   * Sends a transient message, not an event of the log, to all windows of a person; the page then fetches the details.
   */
  send(account: string, event: string, data: object): void
  /** Number of open streams. */
  size(): number
  /** Ends all streams and opens no more, so that the server can stop. */
  close(): void
}

/** Result of the last check of the whole data folder; no problems before the first check. */
export type Integrity = {
  /** Uploads that the log needs and that are missing. */
  missingUploads: number
  /** Differences between the log and what was written, as text. */
  changed: string | null
}

export type ReadOnly = 'damaged' | 'disk-full'

export type Core = {
  readonly config: Config
  /** The operator's own texts for the landing page. */
  readonly landing: LandingOverrides
  readonly catalogue: Catalogue
  /** The payment provider. */
  readonly gateway: Gateway
  /** Stripe, when it is the provider. */
  readonly stripe: Stripe | null
  /** The built-in test checkout, when it is the provider: for its own pages. */
  readonly testCheckout: TestGateway | null
  readonly events: EventLog
  readonly views: Views
  /** The current state of streams, for deciding. */
  readonly states: StreamStates
  readonly handle: Handle
  /** Who else people sign in with; null when nobody. */
  readonly provider: Provider | null
  readonly secrets: Secrets
  readonly passwords: Passwords
  readonly throttle: Throttle
  /** State that outlives a restart and is not history. */
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
  /**
   * Why nothing can be written at the moment; null when all is well. While the disk is full people can still sign in
   * and out.
   */
  readonly readOnly: () => ReadOnly | null
  /** One at a time for each key: an account's money, an admin's actions, the mails to support. */
  readonly exclusive: Serial
  readonly webhookWork: WebhookWork
  /**
   * When the payment provider was last asked about something overdue (ms), by id. Lost at a restart, after which it is
   * asked again.
   */
  readonly askedAt: Map<string, number>
  /** Milliseconds since 1970. */
  readonly clock: () => number
}
