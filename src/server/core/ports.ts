// The small ports of the core that have no folder's own port.ts: what routes and jobs call, and open-core.ts builds.
import type { FactorNews, IdentityNews, TokenNews } from '../../events/schema/notifications'
import type { Language } from '../../i18n/locale'

/** The open event streams of signed-in people; see live/live.ts. */
export type Live = {
  /** The event stream of one window, or null when there are too many, of that network or in all. It ends with its session. */
  open(
    who: { readonly account: string; readonly session: string; readonly network: string },
    gone?: AbortSignal,
  ): Response | null
  /** Sends a transient message, no event of the log, to all windows of a person. */
  send(account: string, event: string, data: object): void
  /** Number of open streams. */
  size(): number
  /** Ends all streams and opens no more, so that the server can stop. */
  close(): void
}

export type Passwords = {
  /** The PHC string, or 'busy' when there is no place in the queue for `owner`, the requesting network. */
  hash(password: string, owner: string): Promise<string | 'busy'>
  /** Whether the password matches; a missing hash takes the same time and never matches. */
  verify(password: string, hash: string | null, owner: string): Promise<boolean | 'busy'>
}

export type AccountMail = {
  readonly id: string
  readonly kind:
    | 'reset'
    | 'moved'
    | 'erasing'
    | 'called-off'
    | 'prove'
    | 'change'
    | `factor ${FactorNews | IdentityNews | TokenNews}`
  readonly account: string
  /** The recipient; empty for the account's own address. */
  readonly address: string
  readonly language: Language
  /** When it was requested (ms). */
  readonly at: number
}

export type AccountMails = {
  queue(mail: Omit<AccountMail, 'id'>): void
  /** The oldest, at most `limit`. */
  waiting(limit: number): AccountMail[]
  remove(id: string): void
  /** Called whenever one is queued. */
  onQueued(listener: () => void): void
}

export type SecurityKind =
  | 'sign-in-failed'
  | 'sign-in-throttled'
  | 'password-wrong'
  | 'access-refused'
  | 'cross-site'
  | 'webhook-forged'
  | 'provider-refused'
  | 'second-factor-failed'
  | 'token-refused'

export type SecurityCounts = {
  count(kind: SecurityKind): void
  /** The counts of the last hours, including the present one. */
  within(hours: number): Readonly<Record<SecurityKind, number>>
  close(): void
}

export type SessionUse = {
  /** A browser and its system, such as `Firefox, Windows`; empty when unknown. */
  readonly device: string
  /** The range of its address; empty when unknown. */
  readonly network: string
  readonly lastUsed: number
}

export type SessionUses = {
  begin(session: string, account: string, use: SessionUse): void
  of(session: string): SessionUse | null
  /** Marks it as used now (ms). */
  touch(session: string, now: number): void
}

type PasskeyUse = { readonly lastUsed: number; readonly counter: number }

export type PasskeyUses = {
  of(passkey: string): PasskeyUse | null
  /** `counter` only ever grows: an older answer that is verified later does not set it back. */
  record(passkey: string, account: string, use: PasskeyUse): void
}

/** Signs of a proxy in front that the settings do not know (http/request/client/proxy-signs.ts). */
export type ProxySigns = {
  /** One forwarded request: what it came from, and whether it says that people came by https. */
  look(peer: string, https: boolean, now: number): void
  /** The last of each since the start. */
  seen(): Promise<{
    readonly untrusted: { readonly peer: string; readonly at: number } | null
    readonly https: { readonly at: number } | null
  }>
}

export type TokenUses = {
  /** When a token was last used (ms); null when it was not, or nothing is known of it. */
  of(token: string): number | null
  /** Marks it as used now, to the hour. */
  touch(token: string, account: string, now: number): void
}

type WebhookTry = {
  /** How often a message was sent so far. */
  readonly attempts: number
  /** When it is sent again (ms). */
  readonly next: number
}

export type WebhookTries = {
  of(message: string): WebhookTry | null
  record(message: string, one: WebhookTry): void
  remove(message: string): void
}
