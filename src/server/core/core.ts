// The type of what routes and jobs depend on: ports whose implementations are built once in open-core.ts.
import type Stripe from 'stripe'
import type { Catalogue } from '../../billing/catalogue'
import type { Gateway } from '../../billing/gateway'
import type { Handle } from '../../domain/handle'
import type { EventLog } from '../../events/store/log'
import type { Views } from '../../projections/engine/views'
import type { LandingOverrides } from '../../texts/landing/overrides'
import type { Provider } from '../accounts/oidc/provider-port'
import type { ResultCache } from '../analyses/results/result-cache'
import type { WebhookWork } from '../billing/stripe/webhooks/webhook-work'
import type { TestGateway } from '../billing/test-checkout/port'
import type { Cluster } from '../cluster/port'
import type { Config } from '../config/config'
import type { Standby, StandbyFeed } from '../follow/port'
import type { RequestContext } from '../http/request/request-context'
import type { Models } from '../models/engines/port'
import type { Reader } from '../reader/protocol'
import type { FairQueue } from '../runtime/fair-queue'
import type { Metrics } from '../runtime/metrics'
import type { Mutex } from '../runtime/mutex'
import type { StreamStates } from '../runtime/stream-states'
import type { Secrets } from '../security/secrets'
import type { SingleUse } from '../security/single-use'
import type { Throttle } from '../security/throttle'
import type { RuntimeDb } from '../storage/runtime-db/runtime-db'
import type { Caches } from './caches'
import type {
  AccountMails,
  Live,
  PasskeyUses,
  Passwords,
  ProxySigns,
  SecurityCounts,
  SessionUses,
  TokenUses,
  WebhookTries,
} from './ports'

export type PageCache = {
  /** The requested page: the cached one, or what `draw` renders, which is cached if allowed. */
  answer(ctx: RequestContext, headers: Headers, draw: () => Promise<Response>): Promise<Response>
  readonly bytes: number
  readonly size: number
}

/** Result of the last check of the whole data folder; no problems before the first check. */
type Integrity = {
  /** Uploads that the log needs and that are missing. */
  missingUploads: number
  /** Differences between the log and what was written, as text. */
  changed: string | null
}

/** `away`: the log's database cannot be reached. `standby`: it follows another server. `stopped`: it cannot go on. */
type ReadOnly = 'damaged' | 'disk-full' | 'away' | 'standby' | 'stopped'

export type Core = {
  readonly config: Config
  /** Whether the folder was filled by `trampolim demo`: every page says so. */
  readonly demonstration: boolean
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
  /** What this node shares with the others; null for a server by itself. */
  readonly cluster: Cluster | null
  /** What a standby follows; null without FOLLOW_TOKEN, and on a standby. */
  readonly feed: StandbyFeed | null
  /** Null unless this server is a standby. */
  readonly standby: Standby | null
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
  readonly proxySigns: ProxySigns
  /** Codes and challenges that were used and must not be again. */
  readonly singleUse: SingleUse
  /** When this folder took the place of the server it followed (ms), which alone knew what had been used; 0 if never. */
  readonly tookOverAt: number
  readonly passkeyUses: PasskeyUses
  readonly tokenUses: TokenUses
  readonly webhookTries: WebhookTries
  readonly security: SecurityCounts
  readonly accountMails: AccountMails
  readonly reader: Reader
  readonly live: Live
  readonly pages: PageCache
  readonly results: ResultCache
  readonly caches: Caches
  /** Versions of drafts far back are read one at a time, accounts in turn. */
  readonly pastDrafts: FairQueue
  readonly models: Models
  readonly integrity: Integrity
  readonly metrics: Metrics
  /** Why nothing can be written at the moment; null when all is well. */
  readonly readOnly: () => ReadOnly | null
  /** Reserves room on the disk for signing in and out; see runtime/disk-space.ts. */
  readonly reserveRoom: () => Promise<void>
  /** One at a time for each key: an account's money, an admin's actions, the mails to support. */
  readonly mutex: Mutex
  readonly webhookWork: WebhookWork
  /** When the payment provider was last asked about something overdue (ms), by id, since the start. */
  readonly askedAt: Map<string, number>
  /** Milliseconds since 1970. */
  readonly clock: () => number
}
