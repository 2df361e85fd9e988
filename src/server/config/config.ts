// The server's settings; read.ts reads them from the environment.

import type { ModelPrices } from '../../domain/analyses/model-cost'

/** Lower case, IPv6 in brackets and in its shortest form, no dot at the end; `port` is '' for a default port. */
export type Host = { readonly name: string; readonly port: string }

export type SmtpSettings = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (smtps). */
  readonly secure: boolean
  readonly user: string | null
  readonly password: string | null
}

export type EngineConfig = {
  readonly kind: 'ollama' | 'openai'
  /** Without a trailing slash. */
  readonly url: string
  readonly key: string | null
  /** For texts; null when the engine only receives photos. */
  readonly model: string | null
  /** For photos; null when it receives none. */
  readonly vision: string | null
}

export type ModelConfig = {
  /** In the order in which they are tried; the built-in engine always measures and is not listed. */
  readonly engines: readonly EngineConfig[]
  /** Seconds after which an answer is given up. */
  readonly seconds: number
  readonly prices: ModelPrices
}

export type StripeSettings = {
  readonly secretKey: string
  /** Null until the webhook is set up: then only the return page and the reconciliation see payments. */
  readonly webhookSecret: string | null
  /** Address of Stripe's API, null for Stripe itself. */
  readonly apiBase: string | null
}

/** An OpenID Connect provider that people sign in with. */
export type OidcSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What its button calls it. */
  readonly name: string
}

/** A store that speaks S3. */
export type S3Store = {
  readonly endpoint: string
  readonly bucket: string
  /** Beginning of all keys; empty, or ends with a slash. */
  readonly prefix: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

export type Config = {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly folder: string
  /** Address under which people reach the server, with its path if any, without a trailing slash; null while it is not known. */
  readonly publicUrl: string | null
  /** Further hosts under which people reach the server. */
  readonly allowedHosts: readonly Host[]
  readonly appName: string
  readonly admin: { readonly email: string; readonly password: string } | null
  /** Whether the panel opens only to admins who have a second factor. */
  readonly adminMfa: boolean
  readonly secret: string | null
  /** What a standby shows to follow this server, and this server to its primary; null lets nobody follow. */
  readonly followToken: string | null
  /** Address of the log on PostgreSQL; null for a log in the folder. */
  readonly eventsUrl: string | null
  /** Sender of the product's mails; null to derive it from the public address. */
  readonly mailFrom: string | null
  /** The mail server; null leaves mails in the outbox folder. */
  readonly smtp: SmtpSettings | null
  /** Null when people sign in with a password only. */
  readonly oidc: OidcSettings | null
  /** Whether passwords let anybody in; if not, only the provider does. */
  readonly localLogin: boolean
  readonly trustedProxies: readonly string[]
  readonly rateLimit: boolean
  /** Null when the server does not sell through Stripe. */
  readonly stripe: StripeSettings | null
  readonly models: ModelConfig
  /** NODE_ENV at run time, not at the time of the build. */
  readonly production: boolean
  readonly allowTestCheckout: boolean
  /** Where scheduled backups go, and how many are retained; null for none. */
  readonly backups: { readonly folder: string; readonly keep: number } | null
  /** The S3-compatible store to which backups are also sent; null for none. */
  readonly remoteBackups: S3Store | null
  /** The S3-compatible store of uploads when there are several nodes; null for PostgreSQL. */
  readonly sharedFiles: S3Store | null
  /** How many backups are retained there, as in the folder. */
  readonly backupsRetained: number
  /** Whether people's webhooks may be addresses of the server's own networks, and plain http. */
  readonly privateWebhooks: boolean
  /** Where to report a vulnerability, a mailto: or https: address for security.txt; null for no such file. */
  readonly securityContact: string | null
  /** Where Prometheus metrics are served; null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** Level and format of the program's own log. */
  readonly log: { readonly level: 'debug' | 'info' | 'warn' | 'error'; readonly format: 'json' | 'text' }
}
