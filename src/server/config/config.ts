// What a server can be set to; read.ts takes it from the environment.

import type { Prices } from '../../domain/analyses/model-cost'
import type { Level, LogFormat } from '../runtime/logger'

/** Small letters, IPv6 in brackets and in its shortest form, no dot at the end; `port` is '' when it is a usual one. */
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
  /** For texts; null when only photos are looked at. */
  readonly model: string | null
  /** For photos; null when none are looked at. */
  readonly vision: string | null
}

export type ModelConfig = {
  /** In the order they are tried; the built-in engine measures always and is not among them. */
  readonly engines: readonly EngineConfig[]
  /** Seconds an answer may take before it is left out. */
  readonly seconds: number
  readonly prices: Prices
}

export type StripeSettings = {
  readonly secretKey: string
  /** Null until the webhook is set up: then payments are seen by the return page and by reconciling only. */
  readonly webhookSecret: string | null
  /** Where Stripe's API is, null for Stripe itself. */
  readonly apiBase: string | null
}

export type Config = {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly folder: string
  /** Origin people reach the server at, without a trailing slash; null while it is not known. */
  readonly publicUrl: string | null
  /** Hosts people reach the server at besides. */
  readonly allowedHosts: readonly Host[]
  readonly appName: string
  readonly admin: { readonly email: string; readonly password: string } | null
  /** Whether the panel opens only to admins who have a second factor. */
  readonly adminMfa: boolean
  readonly secret: string | null
  /** Sender of the product's mails; null for one made from the public address. */
  readonly mailFrom: string | null
  /** The mail server; null to leave mails in the outbox folder. */
  readonly smtp: SmtpSettings | null
  readonly trustedProxies: readonly string[]
  readonly rateLimit: boolean
  /** Null when nobody takes money by Stripe. */
  readonly stripe: StripeSettings | null
  readonly models: ModelConfig
  /** NODE_ENV as it is when the server runs, not as it was when the executable was built. */
  readonly production: boolean
  readonly allowTestCheckout: boolean
  /** Where scheduled backups go, and how many stay; null for none. */
  readonly backups: { readonly folder: string; readonly keep: number } | null
  /** Where figures for Prometheus are answered; null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** What the program's own log holds, and how a line looks. */
  readonly log: { readonly level: Level; readonly format: LogFormat }
}
